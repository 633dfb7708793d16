import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { changesOf, changeText } from '@/lib/data/valueChanges';
import { headlineValue } from '@/lib/data/headlineValue';
import { headlineDetail } from '@/lib/data/headlineDetail';
import { latestParts } from '@/lib/data/latestText';
import { unitSpace } from '@/lib/i18n/format/number';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';

export interface HeadlineProps {
  readonly indicator: Indicator;
  /** In the language of the indicator. */
  readonly context: PageContext;
  /** Below each other in a tile; in a line above a chart. */
  readonly display: 'tile' | 'line';
}

/** The main value of an indicator, its period or area, and its changes; nothing if it has no main value. */
export function Headline({ indicator, context, display }: HeadlineProps): ReactNode {
  const { language, messages } = context;
  const headline = headlineValue(indicator);
  if (headline === undefined) return null;
  const { number, unit } = latestParts(headline, language);
  const changes = changesOf(indicator)
    .map((change) => changeText(change, language))
    .filter((text) => text !== '');
  return (
    <p className={`headline-${display}`}>
      <span className="visually-hidden">
        {headline.period === null ? '' : `${messages.labels.currentValue}${messages.colon}`}
      </span>
      <b className="headline-value">
        {unit === null ? number : `${number}${unitSpace(unit, language)}`}
        {unit !== null && <span className="headline-unit">{unit}</span>}
      </b>{' '}
      <span className="headline-note">{headlineDetail(headline, indicator, language)}</span>{' '}
      {changes.map((change) => (
        <Fragment key={change}>
          <span className="headline-change">{change}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
