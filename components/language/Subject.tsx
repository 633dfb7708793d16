import type { ReactNode } from 'react';
import type { TextContext } from '@/lib/site/pageContext';

export interface SubjectProps {
  readonly context: TextContext;
  readonly children: ReactNode;
}

/** What a button or a link is about, after its name. For screen readers only, as a page may have many of the same name. */
export function Subject({ context: { messages }, children }: SubjectProps): ReactNode {
  return (
    <span className="visually-hidden">
      {messages.colon}
      {children}
    </span>
  );
}
