import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { entryTitle } from '@/lib/site/addresses';
import type { LinkedEntry } from '@/lib/site/addresses';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../language/TextIn';

export interface AlsoOnPageProps {
  /** What a list leaves out because the page shows it elsewhere. */
  readonly entries: readonly LinkedEntry[];
  readonly context: PageContext;
}

/** Completes a list that leaves out what stands elsewhere on its page; nothing if it leaves out nothing. */
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
