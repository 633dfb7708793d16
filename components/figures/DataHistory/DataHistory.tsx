import type { ReactNode } from 'react';
import type { DataChange, DataState } from '@/lib/content/dataHistory';
import { fill } from '@/lib/i18n/fill';
import { formatDate } from '@/lib/i18n/format/date';
import { formatFileSize } from '@/lib/i18n/format/file';
import { changeText, revisionText } from '@/lib/open-data/history/changeText';
import { stateAddress } from '@/lib/open-data/dataFiles';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { Fold } from '../../ui/Fold/Fold';
import { Section } from '../../ui/Section/Section';

interface DataHistoryProps {
  readonly indicator: Indicator;
  readonly context: PageContext;
}

/** Longer lists open on demand. */
const mostShown = 3;

interface RevisionsProps extends DataHistoryProps {
  readonly change: DataChange;
}

/** The revised values, old and new; nothing if there are too many to list. */
function Revisions({ indicator, change: { revisions }, context }: RevisionsProps): ReactNode {
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

/** Earlier states, each with its file and what was new in it. */
function EarlierStates({ states, ...props }: DataHistoryProps & { readonly states: readonly DataState[] }): ReactNode {
  const { indicator, context } = props;
  const { language, messages } = context;
  return (
    <Fold context={context} summary={messages.dataNews.states} subject={indicator.title}>
      <ul>
        {states.map(({ day, bytes, change }) => (
          <li key={day}>
            <a href={stateAddress(indicator.meta.key, day)} download>
              {fill(messages.dataNews.state, {
                date: formatDate(day, language),
                size: formatFileSize(bytes, language),
              })}
            </a>
            {change !== null && `${messages.colon}${changeText(change, context)}`}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** What was new in the data when they last changed, and their earlier states; nothing if they have never changed. */
export function DataHistory({ indicator, context }: DataHistoryProps): ReactNode {
  const history = context.content.history(indicator.meta.key);
  const { day, change = null } = history?.current ?? {};
  if (day === undefined || history === undefined || change === null) return null;
  const title = fill(context.messages.dataNews.newOn, { date: formatDate(day, context.language) });
  return (
    <Section title={title} level={2} anchor="liste-staende">
      <p>{changeText(change, context)}.</p>
      <Revisions indicator={indicator} change={change} context={context} />
      <EarlierStates indicator={indicator} context={context} states={history.earlier} />
    </Section>
  );
}
