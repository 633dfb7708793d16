import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';

/** Marks a date that has passed. `lib/client/dayMarks.ts` shows it, as the page may have been built before. */
export function LateMark({ when, context }: { readonly when: string; readonly context: PageContext }): ReactNode {
  return (
    <strong data-until={when} hidden>
      {' · '}
      {context.messages.calendar.statuses.late}
    </strong>
  );
}
