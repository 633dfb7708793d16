import type { ReactNode } from 'react';
import type { LinkedEntry } from '@/lib/site/entryAddresses';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryLink } from '../language/EntryLink';

export interface EntryLinksProps {
  readonly entries: readonly LinkedEntry[];
  readonly context: PageContext;
}

/** Links to entries in one line. */
export function EntryLinks({ entries, context }: EntryLinksProps): ReactNode {
  return entries.map((entry, index) => (
    <span key={`${entry.meta.type}/${entry.meta.key}`}>
      {index > 0 && ', '}
      <EntryLink entry={entry} context={context} />
    </span>
  ));
}

/** Returns the same as the value of a fact; null if there are none, so that the fact is left out. */
export function entryLinks(props: EntryLinksProps): ReactNode {
  return props.entries.length === 0 ? null : <EntryLinks {...props} />;
}
