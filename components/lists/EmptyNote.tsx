import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';

/** Replaces a list that is still empty, as an overview without any text looks broken. */
export function EmptyNote({ context }: { readonly context: PageContext }): ReactNode {
  return <p className="note">{context.messages.overview.nothingYet}</p>;
}
