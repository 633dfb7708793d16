import type { ReactNode } from 'react';
import type { DataState } from '@/lib/content/dataHistory';
import { fill } from '@/lib/i18n/fill';
import { formatDate } from '@/lib/i18n/format/date';
import { formatFileSize } from '@/lib/i18n/format/file';
import { changeText } from '@/lib/open-data/history/changeText';
import { stateAddress } from '@/lib/open-data/dataFiles';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { Fold } from '../../ui/Fold/Fold';
import { Section } from '../../ui/Section/Section';
import { Revisions } from './Revisions';

interface DataHistoryProps {
  readonly indicator: Indicator;
  readonly context: PageContext;
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
