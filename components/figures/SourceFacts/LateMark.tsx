import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';

/** Says that a date is over, as soon as it is: the page may have been made before (`lib/client/dayMarks.ts`). */
export function LateMark({ when, context }: { readonly when: string; readonly context: PageContext }): ReactNode {
  return (
    <strong data-until={when} hidden>
      {' · '}
      {context.messages.calendar.statuses.late}
    </strong>
  );
}
