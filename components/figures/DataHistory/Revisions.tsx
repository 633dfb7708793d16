import type { ReactNode } from 'react';
import type { DataChange } from '@/lib/content/dataHistory';
import { revisionText } from '@/lib/open-data/history/changeText';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { Fold } from '../../ui/Fold/Fold';

/** Longer lists open on demand. */
const mostShown = 3;

interface RevisionsProps {
  readonly indicator: Indicator;
  readonly change: DataChange;
  readonly context: PageContext;
}

/** The revised values, old and new; nothing if there are too many to list. */
export function Revisions({ indicator, change: { revisions }, context }: RevisionsProps): ReactNode {
  if (revisions.length === 0) return null;
  const list = (
    <ul>
      {revisions.map((revision) => (
        <li key={`${revision.row} ${revision.column}`}>{revisionText(indicator, revision, context)}</li>
      ))}
    </ul>
  );
  if (revisions.length <= mostShown) return list;
  return (
    <Fold context={context} summary={context.messages.dataNews.revisions} subject={indicator.title}>
      {list}
    </Fold>
  );
}
