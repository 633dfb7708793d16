'use client';

import type { ReactNode } from 'react';
import styles from './Box.module.scss';

export function Counter({ count }: { readonly count: number }): ReactNode {
  return <p className={styles['special']}>Noch {count} Stück</p>;
}
