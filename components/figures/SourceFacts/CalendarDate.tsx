import type { ReactNode } from 'react';
import { formatDate } from '@/lib/i18n/format/date';
import { namedPeriod } from '@/lib/i18n/format/namedPeriod';
import type { ScheduledDate, DateWords } from '@/lib/site/scheduledDate';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../../language/TextIn';

interface DateInWordsProps extends DateWords {
  readonly context: PageContext;
}

/** A date in words: a month or a season in the language of the page, anything else as the editors wrote it. */
export function DateInWords({ text, language, context }: DateInWordsProps): ReactNode {
  return (
    namedPeriod(text, language, context.language) ?? (
      <TextIn language={language} context={context}>
        {text}
      </TextIn>
    )
  );
}

interface CalendarDateProps {
  readonly line: ScheduledDate;
  readonly context: PageContext;
}

/** A date of the calendar. */
export function CalendarDate({ line: { when, words }, context }: CalendarDateProps): ReactNode {
  return words === null ? formatDate(when, context.language) : <DateInWords {...words} context={context} />;
}

/** Marks a date that has passed. `lib/client/dayMarks.ts` shows it, as the page may have been built before. */
export function LateMark({ when, context }: { readonly when: string; readonly context: PageContext }): ReactNode {
  return (
    <strong data-until={when} hidden>
      {' · '}
      {context.messages.calendar.statuses.late}
    </strong>
  );
}
