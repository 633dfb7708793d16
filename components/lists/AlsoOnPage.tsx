import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { entryTitle } from '@/lib/site/addresses';
import type { LinkedEntry } from '@/lib/site/addresses';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../language/TextIn';

export interface AlsoOnPageProps {
  /** What a list omits because the page shows it elsewhere. */
  readonly entries: readonly LinkedEntry[];
  readonly context: PageContext;
}

/** Completes a list that omits what is elsewhere on its page; nothing if it omits nothing. */
export function AlsoOnPage({ entries, context }: AlsoOnPageProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <p className="note">
      {context.messages.detail.alsoOnPage}{' '}
      {entries.map((entry, index) => (
        <Fragment key={`${entry.meta.type}/${entry.meta.key}`}>
          {index > 0 && ', '}
          <TextIn language={entry.meta.locale} context={context}>
            {entryTitle(entry)}
          </TextIn>
        </Fragment>
      ))}
    </p>
  );
}
