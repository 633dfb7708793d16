import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { statisticItemPart } from '@/content-types/parts/statisticItem';
import { valueOf } from '@/lib/charts/indicatorData';
import type { LatestValue } from '@/lib/charts/indicatorData';
import { formatDate } from '@/lib/format/date';
import { formatNumber, missingValue, narrowSpace } from '@/lib/format/number';
import { roundedFigure, shareInUnit } from '@/lib/format/rounded';
import type { Share } from '@/lib/format/rounded';
import { entryAddress } from '@/lib/site/addresses';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { Proportion } from '../../Proportion/Proportion';
import styles from './Figures.module.scss';

export type StatisticItem = Shape<(typeof statisticItemPart)['fields']>;

interface FigureProps {
  readonly item: StatisticItem;
  readonly context: PageContext;
}

interface ResolvedFigure {
  readonly number: string;
  readonly unit: string | null;
  readonly detail: string | null;
  readonly address: string | null;
  /** In Leichte Sprache, where the figure can be drawn. */
  readonly share: Share | null;
}

type ShownFigure = Pick<ResolvedFigure, 'number' | 'unit' | 'share'>;

/** Value and unit; Leichte Sprache rounds what comes from an indicator. */
function shownFigure({ item, context: { language } }: FigureProps, latest: LatestValue | undefined): ShownFigure {
  const unit = item.unit ?? latest?.unit ?? null;
  if (language === 'ls' && latest) return roundedFigure(latest.value, unit);
  const decimals = latest ? latest.decimals : (item.decimals ?? undefined);
  return {
    number: formatNumber(latest?.value ?? item.value, language, { decimals }),
    unit,
    share: language === 'ls' ? shareInUnit(item.value, unit) : null,
  };
}

/** The figure of an item: from its indicator where it names one, else the value typed in. */
export function resolveFigure({ item, context }: FigureProps): ResolvedFigure {
  const indicator = context.content.get(item.indicator);
  const latest = indicator && valueOf(indicator, item);
  return {
    ...shownFigure({ item, context }, latest),
    detail: item.supporting_text ?? (latest ? formatDate(latest.period, context.language) : null),
    address: item.url ?? (indicator ? entryAddress(indicator) : null),
  };
}

/** The number with its unit; a missing one is spoken. */
function FigureNumber({
  number,
  unit,
  context,
}: Pick<ResolvedFigure, 'number' | 'unit'> & Pick<FigureProps, 'context'>): ReactNode {
  if (number === missingValue) {
    return (
      <>
        <span aria-hidden="true">{number}</span>
        <span className="visually-hidden">{context.messages.labels.missingValue}</span>
      </>
    );
  }
  return (
    <>
      {number}
      {unit !== null && <span className={styles.unit}>{`${narrowSpace}${unit}`}</span>}
    </>
  );
}

/** One figure, large, with what it measures. */
export function Figure({ item, context }: FigureProps): ReactNode {
  const { number, unit, detail, address, share } = resolveFigure({ item, context });
  return (
    <p className={styles.item}>
      <b className={styles.number}>
        <FigureNumber number={number} unit={unit} context={context} />
      </b>
      {share !== null && <Proportion share={share} things={unit ?? ''} />}
      <span className={styles.label}>
        {address === null ? (
          item.label
        ) : (
          <Link address={address} context={context}>
            {item.label}
          </Link>
        )}
      </span>
      {detail !== null && <span className={styles.detail}>{detail}</span>}
      {item.trend_text !== null && <span className={styles.detail}>{item.trend_text}</span>}
    </p>
  );
}

export interface FiguresProps {
  readonly items: readonly StatisticItem[];
  readonly context: PageContext;
}

/** Figures in one ruled line. */
export function Figures({ items, context }: FiguresProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className={styles.line}>
      {items.map((item, index) => (
        <li key={`${index} ${item.label}`}>
          <Figure item={item} context={context} />
        </li>
      ))}
    </ul>
  );
}
