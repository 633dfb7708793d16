import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { statisticItemPart } from '@/content-types/parts/statisticItem';
import { normalizeQuery } from '@/lib/data/normalizeQuery';
import { changeOf } from '@/lib/data/valueChanges';
import { valueOf } from '@/lib/data/indicatorValues';
import type { LatestValue } from '@/lib/data/indicatorValues';
import { certaintyText } from '@/lib/data/latestText';
import { trendText } from '@/lib/drawing/model/trendText';
import { formatDate } from '@/lib/i18n/format/date';
import { formatNumber, missingValue, unitSpace } from '@/lib/i18n/format/number';
import { roundedQuantity, shareInUnit } from '@/lib/i18n/format/roundedQuantity';
import type { Share } from '@/lib/i18n/format/roundedQuantity';
import { entryAddress } from '@/lib/site/entryAddresses';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { Sparkline } from '@/lib/charts/preview/Sparkline';
import { Link } from '../../Link';
import { Proportion } from '../Proportion/Proportion';
import { MissingValue } from '../MissingValue';

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
  readonly indicator: Indicator | undefined;
  /** Only in Leichte Sprache, if the figure can be drawn. */
  readonly share: Share | null;
}

/** Longer units are words and stand below the number. */
const longestSign = 4;

/** Longer numbers are set smaller, as a number never breaks. */
const longNumber = 9;

/** The words of a text in lower case, each between single spaces. */
function wordsOf(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[\s,]+/g, ' ')} `;
}

/** `1’686’289 Logiernächte` above `Logiernächte` would be redundant. */
function saysUnit(label: string, unit: string | null): boolean {
  return unit !== null && unit.length > longestSign && wordsOf(label).includes(wordsOf(unit));
}

type ShownFigure = Pick<ResolvedFigure, 'number' | 'unit' | 'share'>;

/** Value and unit; Leichte Sprache rounds what comes from an indicator. */
function shownFigure({ item, context: { language } }: FigureProps, latest: LatestValue | undefined): ShownFigure {
  const unit = item.unit ?? latest?.unit ?? null;
  if (language === 'ls' && latest) return roundedQuantity(latest.value, unit);
  const decimals = latest ? latest.decimals : (item.decimals ?? undefined);
  return {
    number: formatNumber(latest?.value ?? item.value, language, { decimals }),
    unit,
    share: language === 'ls' ? shareInUnit(item.value, unit) : null,
  };
}

/** The period, unless label or text name its year, followed by the text. */
function figureDetail({ item, context }: FigureProps, latest: LatestValue | undefined): string | null {
  const { label, supporting_text: text } = item;
  if (latest === undefined) return text;
  const isSaid = `${label} ${text ?? ''}`.includes(latest.period.slice(0, 'YYYY'.length));
  const date = text !== null && isSaid ? '' : formatDate(latest.period, context.language);
  const certainty = certaintyText(latest, context.language);
  return [[date, certainty].filter((part) => part !== '').join(', '), text ?? '']
    .filter((part) => part !== '')
    .join(context.language === 'ls' ? '. ' : ' · ');
}

/** Returns the figure of an item: from its indicator if it names one, in the language of the text, else the value entered by hand. */
export function resolveKeyFigure({ item, context }: FigureProps): ResolvedFigure {
  const indicator = context.content.getIn(context.language, item.indicator);
  const latest = indicator && valueOf(indicator, normalizeQuery(indicator, item));
  return {
    ...shownFigure({ item, context }, latest),
    detail: figureDetail({ item, context }, latest),
    indicator,
    address: item.url ?? (indicator ? entryAddress(indicator) : null),
  };
}

/** The number with its unit; a missing one is put into words for screen readers. */
function FigureNumber({
  number,
  unit,
  context,
}: Pick<ResolvedFigure, 'number' | 'unit'> & Pick<FigureProps, 'context'>): ReactNode {
  if (number === missingValue) return <MissingValue context={context} />;
  // Units in words go on a line of their own, which begins without the space.
  const isLong = unit !== null && unit.length > longestSign;
  return (
    <>
      {number}
      {unit !== null && !isLong && (
        <span className="figures-unit">{`${unitSpace(unit, context.language)}${unit}`}</span>
      )}
      {isLong && (
        <>
          {unitSpace(unit, context.language)}
          <span className="figures-word-unit">{unit}</span>
        </>
      )}
    </>
  );
}

/** The trend of a figure: an arrow and words. */
function Trend({ item, context, indicator }: FigureProps & Pick<ResolvedFigure, 'indicator'>): ReactNode {
  const change = indicator && changeOf(indicator, normalizeQuery(indicator, item));
  const text = trendText(item, change, context.language);
  if (text === '') return null;
  return (
    <span className="figures-trend">
      {change !== undefined && (
        <svg className={`figures-arrow figures-${change.direction}`} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M1 6h9M6.5 2 10.5 6l-4 4" />
        </svg>
      )}
      {text}
    </span>
  );
}

/** One figure, large, with what it measures. */
export function Figure({ item, context }: FigureProps): ReactNode {
  const { number, unit, detail, address, share, indicator } = resolveKeyFigure({ item, context });
  return (
    <>
      <p className="figures-item">
        <b className={`figures-number ${number.length > longNumber ? 'figures-long' : ''}`}>
          <FigureNumber number={number} unit={saysUnit(item.label, unit) ? null : unit} context={context} />
        </b>
        {share !== null && <Proportion share={share} things={unit ?? ''} />}
        <span className="figures-label">
          {address === null ? (
            item.label
          ) : (
            <Link address={address} context={context}>
              {item.label}
            </Link>
          )}
        </span>
        {detail !== null && <span className="figures-detail">{detail}</span>}
        <Trend item={item} context={context} indicator={indicator} />
      </p>
      {item.sparkline && indicator !== undefined && (
        <div className="figures-sparkline">
          <Sparkline indicator={indicator} series={item.series} />
        </div>
      )}
    </>
  );
}

export interface FiguresProps {
  readonly items: readonly StatisticItem[];
  readonly context: PageContext;
}

/** Returns the items with a number. It is missing if the indicator no longer exists and no value was entered. */
export function keyFiguresWithNumber({ items, context }: FiguresProps): readonly StatisticItem[] {
  return items.filter((item) => resolveKeyFigure({ item, context }).number !== missingValue);
}

/** Key figures in one ruled line. */
export function Figures({ items, context }: FiguresProps): ReactNode {
  const shown = keyFiguresWithNumber({ items, context });
  if (shown.length === 0) return null;
  return (
    <div className="figures">
      <ul className={`figures-line figures-columns${Math.min(shown.length, 6)}`}>
        {shown.map((item, index) => (
          <li key={`${index} ${item.label}`} className="figures-cell">
            <Figure item={item} context={context} />
          </li>
        ))}
      </ul>
    </div>
  );
}
