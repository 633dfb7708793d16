import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { sourcePart } from '@/content-types/parts/source';
import { formatDate } from '@/lib/language/format/date';
import type { DatedEntry } from '@/lib/site/calendar/awaited';
import type { PageContext } from '@/lib/site/pageContext';
import { nextUpdateFact } from '../../lists/CalendarList/nextUpdateFact';
import { Link } from '../../Link';
import { Facts, isKnown } from '../../ui/Facts/Facts';
import type { Fact } from '../../ui/Facts/Facts';
import { Fold } from '../../ui/Fold/Fold';
import styles from './SourceFacts.module.scss';

type Source = Shape<(typeof sourcePart)['fields']>;

export interface SourceNamesProps {
  readonly sources: readonly Source[];
  /** What the sources are of: said, not shown, in their links. */
  readonly subject?: string | undefined;
  readonly context: PageContext;
}

/** The sources by name, linked if they have an address. */
export function SourceNames({ sources, subject, context }: SourceNamesProps): ReactNode {
  return sources.map(({ name, url }) => (
    <span key={`${name} ${url ?? ''}`} className={styles.source}>
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

interface FactGroups {
  readonly main: readonly Fact[];
  readonly more: readonly Fact[];
}

function factsOf(entry: DatedEntry, context: PageContext): FactGroups {
  const { labels } = context.messages;
  const day = (date: string | null): string | null => (date === null ? null : formatDate(date, context.language));
  const sources = entry.sources.length > 0 && (
    <SourceNames sources={entry.sources} subject={entry.title} context={context} />
  );
  return {
    main: [
      { label: entry.sources.length > 1 ? labels.sources : labels.source, value: sources },
      { label: labels.asOf, value: day(entry.data_as_of) },
      nextUpdateFact(entry, context),
    ],
    more: [
      { label: labels.lastUpdate, value: day(entry.last_update) },
      { label: labels.frequency, value: entry.frequency },
      { label: labels.referencePeriod, value: entry.reference_period },
      { label: labels.license, value: entry.license },
    ],
  };
}

/** Source, state and next update in one line, the rest on demand; in Leichte Sprache the line alone. */
export function SourceFacts({
  entry,
  context,
}: {
  readonly entry: DatedEntry;
  readonly context: PageContext;
}): ReactNode {
  const { main, more } = factsOf(entry, context);
  // Leichte Sprache says little at a time.
  const isMore = context.language !== 'ls' && more.some(isKnown);
  if (!isMore && !main.some(isKnown)) return null;
  return (
    <div>
      <Facts facts={main} display="line" />
      {isMore && (
        <Fold summary={context.messages.labels.aboutData} subject={entry.title}>
          <Facts facts={more} />
        </Fold>
      )}
    </div>
  );
}
