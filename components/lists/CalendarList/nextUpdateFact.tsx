import type { ReactNode } from 'react';
import { formatDate } from '@/lib/language/format/date';
import { awaitedOf, calendarPlace, isUpdated, nextUpdateOf } from '@/lib/site/calendar/awaited';
import type { DatedEntry } from '@/lib/site/calendar/awaited';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import type { Fact } from '../../ui/Facts/Facts';
import { LateMark } from './LateMark';

/** When the entry is updated next, with the way to its line in the calendar. */
export function nextUpdateFact(entry: DatedEntry, context: PageContext): Fact {
  const text = nextUpdateOf(entry, (day) => formatDate(day, context.language));
  const awaited = awaitedOf(entry);
  const place = calendarPlace(entry);
  const value: ReactNode =
    awaited === undefined || place === undefined ? (
      text
    ) : (
      <>
        <Link address={place} context={context}>
          {text}
        </Link>
        {isUpdated(entry) && <LateMark when={awaited.when} context={context} />}
      </>
    );
  return { label: context.messages.labels.nextUpdate, value };
}
