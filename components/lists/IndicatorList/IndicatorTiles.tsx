import type { ReactNode } from 'react';
import { headlineValue } from '@/lib/site/charts/headlineValue';
import { latestDetail, latestParts } from '@/lib/site/charts/latestText';
import { unitSpace } from '@/lib/language/format/number';
import { fill } from '@/lib/language/fill';
import { languageTag } from '@/lib/language/paths';
import type { Indicator } from '@/lib/site/indicators';
import { inLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { Sparkline } from '../../charts/Sparkline/Sparkline';
import { EntryLink } from '../EntryLink';
import styles from './IndicatorTiles.module.scss';

interface TileProps {
  readonly indicator: Indicator;
  readonly context: PageContext;
}

/** The value that stands for an indicator, and its period or area. */
function TileValue({ indicator, context }: TileProps): ReactNode {
  const { labels, charts } = context.messages;
  const { language } = context;
  const headline = headlineValue(indicator);
  if (headline === undefined) {
    const isEmpty = (indicator.data_rows ?? []).length === 0;
    return isEmpty && <p className={styles.note}>{labels.noData}</p>;
  }
  const { period, name } = headline;
  const { number, unit } = latestParts(headline, language);
  return (
    <p className={styles.foot}>
      <span className="visually-hidden">{period === null ? '' : `${labels.currentValue}: `}</span>
      <b className={styles.value}>
        {number}
        {unit !== null && <span className={styles.unit}>{`${unitSpace(unit)}${unit}`}</span>}
      </b>{' '}
      <span className={styles.note}>
        {period === null ? fill(charts.highest, { name }) : latestDetail(headline, indicator.title, language)}
      </span>
    </p>
  );
}

function Tile({ indicator, context: pageContext }: TileProps): ReactNode {
  // Value, unit and period are read as one with the title, so they are in its language.
  const context = inLanguage(pageContext, indicator.meta.locale);
  const isForeign = context !== pageContext;
  const { language } = context;
  return (
    <li className={styles.tile} lang={isForeign ? languageTag[language] : undefined}>
      <div>
        <span className={styles.title}>
          <EntryLink entry={indicator} context={pageContext} className={styles.link} />
        </span>
        {indicator.subtitle !== null && <span className={styles.subtitle}>{indicator.subtitle}</span>}
      </div>
      <div className={styles.shape}>
        <Sparkline indicator={indicator} />
      </div>
      <TileValue indicator={indicator} context={context} />
    </li>
  );
}

export interface IndicatorTilesProps {
  readonly indicators: readonly Indicator[];
  readonly context: PageContext;
}

/** Indicators as tiles: title, shape of the series, and the value that stands for it. */
export function IndicatorTiles({ indicators, context }: IndicatorTilesProps): ReactNode {
  if (indicators.length === 0) return null;
  return (
    <ul className={styles.tiles}>
      {indicators.map((indicator) => (
        <Tile key={indicator.meta.key} indicator={indicator} context={context} />
      ))}
    </ul>
  );
}
