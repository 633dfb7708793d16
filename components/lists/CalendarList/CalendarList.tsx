import type { ReactNode } from 'react';
import type { CalendarLine } from '@/lib/calendar/calendarLine';
import { labelsInLine } from '@/lib/i18n/format/midSentence';
import { formatDate } from '@/lib/i18n/format/date';
import { fill } from '@/lib/i18n/fill';
import { entryName, entryTitle } from '@/lib/site/entryAddresses';
import type { PageContext } from '@/lib/site/pageContext';
import { kindLabels, kindsOfLine } from '@/lib/calendar/calendarKinds';
import { canBeLate } from '@/lib/calendar/calendarLines';
import { eventAddress } from '@/lib/calendar/follow/calendarFile';
import { Subject } from '../../language/Subject';
import { TextIn } from '../../language/TextIn';
import { EntryList } from '../EntryList/EntryList';
import { EntryLinks } from '../EntryLinks';
import { CalendarDate, LateMark } from '../../figures/SourceFacts/CalendarDate';
import { clockTime } from './clockTime';

interface PartProps {
  readonly line: CalendarLine;
  readonly context: PageContext;
}

/** A link to the date as a file for the visitor's calendar. */
function SaveLink({ line, context }: PartProps): ReactNode {
  const file = eventAddress(line, context);
  return (
    file !== null && (
      <a className="calendar-list-save screen-only" href={file} download={`${line.anchor}.ics`}>
        {context.messages.calendar.save}
        <Subject context={context}>{entryTitle(line.entry)}</Subject>
      </a>
    )
  );
}

function When({ line, context }: PartProps): ReactNode {
  const { when, words, instant } = line;
  const date = <CalendarDate line={line} context={context} />;
  if (words !== null) return date;
  return (
    <time dateTime={instant ?? when}>
      {date}
      {instant !== null && `, ${clockTime(instant, context)}`}
    </time>
  );
}

/** The earlier days of a confirmed date, and why it was moved. */
function Changes({ line: { entry }, context }: PartProps): ReactNode {
  if (!('date_changes' in entry)) return null;
  const [before = '', after = ''] = context.messages.calendar.movedFrom.split('{reason}');
  return entry.date_changes.map(({ previous_date: date, reason, when }) => (
    <span key={`${when} ${date}`}>
      <br />
      {fill(before, { date: formatDate(date, context.language) })}
      <TextIn language={entry.meta.locale} context={context}>
        {reason}
      </TextIn>
      {fill(after, { when: formatDate(when, context.language) })}
    </span>
  ));
}

function Detail({ line, context }: PartProps): ReactNode {
  const { messages, content } = context;
  const { statuses } = messages.calendar;
  const themes = line.themes.flatMap((key) => content.find('display-themes', key) ?? []);
  return (
    <>
      {line.vaguer?.map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {labelsInLine(
        kindsOfLine(line).map((kind) => kindLabels(messages)[kind]),
        context.language,
      )}
      {themes.map((theme) => (
        <span key={theme.url}>
          {' · '}
          <TextIn language={theme.meta.locale} context={context}>
            {entryName(theme)}
          </TextIn>
        </span>
      ))}
      {line.status !== 'published' && ` · ${statuses[line.status]}`}
      {['provisional', 'confirmed', 'moved'].includes(line.status) && canBeLate(line) && (
        <LateMark when={line.when} context={context} />
      )}
      <Changes line={line} context={context} />
      {line.correction !== null && (
        <>
          <br />
          <TextIn language={line.entry.meta.locale} context={context}>
            {line.correction}
          </TextIn>
        </>
      )}
      {line.entry.meta.type === 'releases' && line.entries.length > 0 && (
        <>
          <br />
          <EntryLinks entries={line.entries} context={context} />
        </>
      )}
    </>
  );
}

interface CalendarListProps {
  readonly lines: readonly CalendarLine[];
  /** Whether each line offers a file for the visitor's calendar. */
  readonly isSaved?: boolean;
  readonly context: PageContext;
}

/** Lines of the calendar: date, title, kind, theme and status. */
export function CalendarList({ lines, isSaved = false, context }: CalendarListProps): ReactNode {
  const items = lines.map((line) => ({
    entry: line.entry,
    lead: <When line={line} context={context} />,
    detail: (
      <>
        <Detail line={line} context={context} />
        {isSaved && <SaveLink line={line} context={context} />}
      </>
    ),
    attributes: {
      id: line.anchor,
      'data-kind': kindsOfLine(line).join(' '),
      'data-theme': line.themes.join(' '),
    },
  }));
  return <EntryList items={items} context={context} display="dated" />;
}
