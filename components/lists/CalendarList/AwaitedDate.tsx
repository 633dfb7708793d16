import type { ReactNode } from 'react';
import { formatDate } from '@/lib/language/format/date';
import { namesPeriod } from '@/lib/site/calendar/awaited';
import type { CalendarLine } from '@/lib/site/calendar/calendarLine';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../../language/TextIn';

interface AwaitedDateProps {
  readonly line: Pick<CalendarLine, 'when' | 'words' | 'entry'>;
  readonly context: PageContext;
}

/** A date of the calendar, in the words of the editors if these say more than a month: «Frühling 2027». */
export function AwaitedDate({ line: { when, words, entry }, context }: AwaitedDateProps): ReactNode {
  const { locale } = entry.meta;
  if (words === null || namesPeriod(words, locale)) return formatDate(when, context.language);
  return (
    <TextIn language={locale} context={context}>
      {words}
    </TextIn>
  );
}
