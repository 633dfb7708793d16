import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { sourcePart } from '@/content-types/parts/source';
import { defaultLocale } from '@/content-types/locales';
import { addressOf } from '@/content-types/registry';
import { formatDate } from '@/lib/i18n/format/date';
import { calendarPlace, nextDateOf, receivesUpdates } from '@/lib/site/scheduledDate';
import type { DatedEntry } from '@/lib/site/scheduledDate';
import { licenceAddress } from '@/lib/site/licence';
import { linkContext } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { correctionAnchor, newestCorrection, versionDay } from '@/lib/site/versionDay';
import { DateInWords, LateMark } from './CalendarDate';
import { Link } from '../../Link';
import { Facts, isKnown } from '../../ui/Facts/Facts';
import type { Fact } from '../../ui/Facts/Facts';
import { Fold } from '../../ui/Fold/Fold';

type Source = Shape<(typeof sourcePart)['fields']>;

export interface SourceNamesProps {
  readonly sources: readonly Source[];
  /** What the sources are of, for screen readers, in their links. */
  readonly subject?: string | undefined;
  readonly context: PageContext;
}

/** The sources by name, linked if they have an address. */
export function SourceNames({ sources, subject, context }: SourceNamesProps): ReactNode {
  return sources.map(({ name, url }) => (
    <span key={`${name} ${url ?? ''}`} className="source-facts-source">
      {url === null ? (
        name
      ) : (
        <Link address={url} context={context}>
          {name}
          {subject !== undefined && <span className="visually-hidden"> ({subject})</span>}
        </Link>
      )}
    </span>
  ));
}

export interface SourceFactsProps {
  readonly entry: DatedEntry;
  readonly context: PageContext;
  /** Whether it is shown on another page than the entry's own, which lists the corrections. */
  readonly isElsewhere?: boolean;
}

/** Returns the terms of use, linked if their German wording is known. */
export function licenceOf(entry: DatedEntry, context: PageContext): ReactNode {
  const { license: words, meta, title } = entry;
  const german = context.content.getIn(defaultLocale, meta) ?? entry;
  const address = licenceAddress(german.license);
  if (words === null || address === null) return words;
  return (
    <a href={address} rel="license">
      {words}
      <span className="visually-hidden"> ({title})</span>
    </a>
  );
}

function dateOf({ next_update: day, next_update_text: text, meta }: DatedEntry, context: PageContext): ReactNode {
  if (day !== null) return formatDate(day, context.language);
  return text === null ? null : <DateInWords text={text} language={meta.locale} context={context} />;
}

/** Returns the date of the next update, linked to its line in the calendar. */
function nextUpdateFact(entry: DatedEntry, context: PageContext): Fact {
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

/** A link to the newest correction. */
function correctionFact(entry: DatedEntry, context: PageContext): Fact {
  const { labels } = context.messages;
  const newest = newestCorrection(entry);
  const page = addressOf(entry.meta);
  const value = newest !== undefined && page !== undefined && (
    <Link address={`${page}#${correctionAnchor(newest)}`} context={linkContext(context, entry.meta.locale)}>
      {formatDate(newest, context.language)}
      <span className="visually-hidden"> ({entry.title})</span>
    </Link>
  );
  return { label: labels.correctionBox, value };
}

interface FactGroups {
  readonly main: readonly Fact[];
  readonly more: readonly Fact[];
}

function factsOf({ entry, context, isElsewhere = false }: SourceFactsProps): FactGroups {
  const { labels } = context.messages;
  const day = (date: string | null): string | null => (date === null ? null : formatDate(date, context.language));
  const sources = entry.sources.length > 0 && (
    <SourceNames sources={entry.sources} subject={entry.title} context={context} />
  );
  return {
    main: [
      { label: entry.sources.length > 1 ? labels.sources : labels.source, value: sources },
      { label: labels.asOf, value: day(entry.data_as_of) },
      ...(isElsewhere ? [correctionFact(entry, context)] : []),
      nextUpdateFact(entry, context),
    ],
    more: [
      // An article has a day of its own; this is the day of its data.
      { label: labels.lastUpdate, value: day('revision_date' in entry ? entry.last_update : versionDay(entry)) },
      { label: labels.frequency, value: entry.frequency },
      { label: labels.referencePeriod, value: entry.reference_period },
      { label: labels.license, value: licenceOf(entry, context) },
    ],
  };
}

/** Returns the main facts: source, day of the data, next update. */
export function sourceFacts(props: SourceFactsProps): readonly Fact[] {
  return factsOf(props).main;
}

/** The same in one line. */
export function SourceLine(props: SourceFactsProps): ReactNode {
  return <Facts facts={sourceFacts(props)} display="line" />;
}

/** Returns the facts that the line leaves out; null if there are none, and in Leichte Sprache, which shows little at a time. */
export function moreSourceFacts(props: SourceFactsProps): ReactNode {
  const { more } = factsOf(props);
  return props.context.language !== 'ls' && more.some(isKnown) ? <Facts facts={more} /> : null;
}

/** The main facts in a line, the others on demand. */
export function SourceFacts(props: SourceFactsProps): ReactNode {
  const { entry, context } = props;
  const more = moreSourceFacts(props);
  return (
    <div>
      <SourceLine {...props} />
      {more && (
        <Fold context={context} summary={context.messages.labels.aboutData} subject={entry.title}>
          {more}
        </Fold>
      )}
    </div>
  );
}
