import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { sourcePart } from '@/content-types/parts/source';
import { formatDate } from '@/lib/format/date';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from './Link';
import { Facts } from './ui/Facts/Facts';

type Source = Shape<(typeof sourcePart)['fields']>;

/** What an entry with figures says about their origin. */
export interface Provenance {
  readonly sources: readonly Source[];
  readonly data_as_of: string | null;
  readonly last_update: string | null;
  readonly next_update: string | null;
  readonly next_update_text: string | null;
  readonly frequency: string | null;
  readonly reference_period: string | null;
  readonly license: string | null;
}

/** The sources by name, linked where they have an address. */
export function SourceNames({
  sources,
  context,
}: {
  readonly sources: readonly Source[];
  readonly context: PageContext;
}): ReactNode {
  return sources.map(({ name, url }, index) => (
    <span key={name}>
      {index > 0 && '; '}
      {url === null ? (
        name
      ) : (
        <Link address={url} context={context}>
          {name}
        </Link>
      )}
    </span>
  ));
}

/** Source, state and next update in one row. */
export function SourceFacts({
  entry,
  context,
}: {
  readonly entry: Provenance;
  readonly context: PageContext;
}): ReactNode {
  const { labels } = context.messages;
  const day = (date: string | null): string | null => (date === null ? null : formatDate(date, context.language));
  const sources = entry.sources.length === 0 ? null : <SourceNames sources={entry.sources} context={context} />;
  return (
    <Facts
      facts={[
        { label: entry.sources.length > 1 ? labels.sources : labels.source, value: sources },
        { label: labels.asOf, value: day(entry.data_as_of) },
        { label: labels.lastUpdate, value: day(entry.last_update) },
        { label: labels.nextUpdate, value: entry.next_update_text ?? day(entry.next_update) },
        { label: labels.frequency, value: entry.frequency },
        { label: labels.referencePeriod, value: entry.reference_period },
        { label: labels.license, value: entry.license },
      ]}
    />
  );
}
