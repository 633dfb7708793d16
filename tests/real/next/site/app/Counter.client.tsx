'use client';

import type { ReactNode } from 'react';

export function Counter({ count }: { readonly count: number }): ReactNode {
  return <p className="box-special">Noch {count} Stück</p>;
}
