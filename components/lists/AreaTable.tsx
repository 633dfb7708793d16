import type { ReactNode } from 'react';
import { valueIn } from '@/lib/data/dataColumns';
import { changeText, differenceText } from '@/lib/data/valueChanges';
import { certaintyText } from '@/lib/data/latestText';
import { rankText } from '@/lib/data/valueRank';
import { regionKind } from '@/lib/i18n/areaKinds';
import { labelsInLine } from '@/lib/i18n/format/midSentence';
import { formatDate } from '@/lib/i18n/format/date';
import { formatQuantity, unitSpace } from '@/lib/i18n/format/number';
import { languageTag } from '@/lib/i18n/paths';
import type { AreaLine } from '@/lib/content/areaLines';
import type { Indicator } from '@/lib/site/indicators';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { CellValue } from '../figures/TableCell/TableCell';
import { TableScroller } from '../text/TableScroller/TableScroller';
import { TextIn } from '../language/TextIn';
import { MissingValue } from '../figures/MissingValue';
import { EntryLink } from '../language/EntryLink';

export interface AreaTableRow {
  readonly indicator: Indicator;
  /** Empty if the indicator has too many values per area. */
  readonly lines: readonly AreaLine[];
}

export interface AreaTableProps {
  readonly rows: readonly AreaTableRow[];
  /** For screen readers only. */
  readonly caption: string;
  readonly context: PageContext;
}

interface LineProps {
  readonly indicator: Indicator;
  readonly line: AreaLine;
  readonly context: PageContext;
}

/** What is measured, unless the title says so, and when. */
function detailOf({ indicator, line: { name, period } }: LineProps): string {
  const { locale } = indicator.meta;
  const when = period === null ? null : formatDate(period, locale);
  return labelsInLine([name, when], locale);
}

function Value({ indicator, line: { column, unit, cell, status }, context }: LineProps): ReactNode {
  if (cell === undefined) return <MissingValue context={context} />;
  const own = contextInLanguage(context, indicator.meta.locale);
  const isKnown = valueIn(cell).value !== null;
  return (
    <>
      <CellValue indicator={indicator} column={column} cell={cell} status={status} context={own} />
      {isKnown && unit !== null && `${unitSpace(unit, indicator.meta.locale)}${unit}`}
    </>
  );
}

function regionText({ region }: AreaLine, { meta: { locale } }: Indicator): string | null {
  if (region === null) return null;
  const certainty = certaintyText(region, locale);
  const value = formatQuantity(region.value, region.unit, locale, region);
  return certainty === '' ? value : `${value} (${certainty})`;
}

/** Shown below the value: its change, its rank, and the value of the region. */
function Comparison({ indicator, line, context }: LineProps): ReactNode {
  const { areas, colon } = context.messages;
  const { rank, change, regionChange } = line;
  const place = rank && rankText(rank, context.language);
  const { locale } = indicator.meta;
  const canton = [regionText(line, indicator), regionChange && differenceText(regionChange, locale)]
    .filter((text) => text !== null)
    .join(', ');
  return (
    <>
      {change !== null && context.language !== 'ls' && (
        <span className="indicator-table-subtitle">{changeText(change, context.language)}</span>
      )}
      {place !== null && (
        <span className="indicator-table-subtitle">
          {rank?.end ? `${areas.ends[rank.end]}${colon}${place}` : place}
        </span>
      )}
      {canton !== '' && (
        <span className="indicator-table-subtitle">
          {regionKind(context.language)}
          {colon}
          <TextIn language={locale} context={context}>
            {canton}
          </TextIn>
        </span>
      )}
    </>
  );
}

function Line(props: LineProps & { readonly isFirst: boolean }): ReactNode {
  const { indicator, context, isFirst } = props;
  const { locale } = indicator.meta;
  const language = locale === context.language ? undefined : languageTag[locale];
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className="indicator-table-title">
        {isFirst && <EntryLink entry={indicator} context={context} />}
        <span className="indicator-table-subtitle" lang={language}>
          {detailOf(props)}
        </span>
      </th>
      {/* eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell is not interactive */}
      <td role="cell" className="indicator-table-value">
        <span className="indicator-table-figure" lang={language}>
          <Value {...props} />
        </span>
        <Comparison {...props} />
      </td>
    </tr>
  );
}

/** The indicators of one area as a table: the newest value, its rank, and the value of the region if known. */
export function AreaTable({ rows, caption, context }: AreaTableProps): ReactNode {
  const { labels, kinds, areas } = context.messages;
  return (
    <TableScroller label={caption}>
      <table role="table" className="indicator-table-table indicator-table-stacked">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr role="row">
            <th scope="col" role="columnheader">
              {kinds.indicator}
            </th>
            <th scope="col" role="columnheader" className="indicator-table-value">
              {labelsInLine([labels.currentValue, areas.rank], context.language)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ indicator, lines }) =>
            lines.map((line, index) => (
              <Line
                key={`${indicator.meta.key}/${line.name ?? ''}`}
                indicator={indicator}
                line={line}
                context={context}
                isFirst={index === 0}
              />
            )),
          )}
        </tbody>
      </table>
    </TableScroller>
  );
}
