import type { ReactNode } from 'react';
import { formatDate } from '@/lib/i18n/format/date';
import { nextDateOf, calendarPlace, receivesUpdates } from '@/lib/site/scheduledDate';
import type { DatedEntry } from '@/lib/site/scheduledDate';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import type { Fact } from '../../ui/Facts/Facts';
import { DateInWords } from './CalendarDate';
import { LateMark } from './LateMark';

function dateOf({ next_update: day, next_update_text: text, meta }: DatedEntry, context: PageContext): ReactNode {
  if (day !== null) return formatDate(day, context.language);
  return text === null ? null : <DateInWords text={text} language={meta.locale} context={context} />;
}

/** Returns the date of the next update, linked to its line in the calendar. */
export function nextUpdateFact(entry: DatedEntry, context: PageContext): Fact {
  const date = dateOf(entry, context);
  const awaited = nextDateOf(entry);
  const place = calendarPlace(entry);
  const value: ReactNode =
    awaited === undefined || place === undefined ? (
      date
    ) : (
      <>
        <Link address={place} context={context}>
          {date}
        </Link>
        {receivesUpdates(entry) && <LateMark when={awaited.when} context={context} />}
      </>
    );
  return { label: context.messages.labels.nextUpdate, value };
}
