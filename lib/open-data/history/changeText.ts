/** Describes changes of data in words. */
import type { Locale } from '@/content-types/locales';
import type { DataChange, Revision } from '@/lib/content/dataHistory';
import { formatCell, valueIn } from '@/lib/data/dataColumns';
import { fill } from '@/lib/i18n/fill';
import { formatDate } from '@/lib/i18n/format/date';
import { formatNumber, formatRange, withUnit } from '@/lib/i18n/format/number';
import type { Indicator } from '@/lib/site/indicators';
import type { TextContext } from '@/lib/site/pageContext';

interface Counted {
  readonly one: string;
  readonly many: string;
}

/** Returns a summary of a change: `1 neuer Wert für 2025; 3 Werte revidiert`. */
export function changeText(change: DataChange, { messages, language }: TextContext): string {
  const { dataNews } = messages;
  if (change.isStructure) return dataNews.structure;
  const count = (number: number, { one, many }: Counted): readonly string[] =>
    number === 0 ? [] : [number === 1 ? one : fill(many, { count: formatNumber(number, language) })];
  const [from, to = from] = change.periods.map((period) => formatDate(period, language));
  const added = count(change.added, dataNews.added).map((values) =>
    from === undefined || to === undefined
      ? values
      : fill(dataNews.forPeriod, { values, period: formatRange(from, to) }),
  );
  return [
    ...added,
    ...count(change.revised, dataNews.revised),
    ...count(change.removed, dataNews.removed),
    ...count(change.described, dataNews.described),
  ].join('; ');
}

/** Rounded as elsewhere, or in full if both would look the same. */
function valuesOf(
  indicator: Indicator,
  { column: key, from, to }: Revision,
  language: Locale,
): readonly [string, string] {
  const column = indicator.columns.find((one) => one.key === key);
  if (column === undefined) return [from, to];
  const [before, after] = [from, to].map((cell) => formatCell(indicator, column, cell, language));
  if (before !== undefined && after !== undefined && before !== after)
    return [before, valueIn(to).value === null ? after : withUnit(after, column.unit ?? indicator.unit, language)];
  return [formatNumber(valueIn(from).value, language), formatNumber(valueIn(to).value, language)];
}

/** The names of the row: in the language of the indicator if its row has the same value, else in German. */
function rowName(indicator: Indicator, { row, names, column, to }: Revision, language: Locale): string {
  const { columns, data_rows: rows } = indicator;
  const own = rows?.[row];
  const place = columns.findIndex(({ key }) => key === column);
  const isSame = own !== undefined && valueIn(own[place]).value === valueIn(to).value;
  const naming = columns.flatMap(({ role }, index) =>
    role === 'period' || role === 'area' || role === 'category' ? [{ role, own: own?.[index] }] : [],
  );
  const said = names.map((name, index) => {
    const { role, own: cell } = naming[index] ?? {};
    const text = isSame && cell !== null && cell !== undefined ? String(cell) : name;
    return role === 'period' ? formatDate(text, language) : text;
  });
  const series = columns.filter(({ role }) => role !== 'note' && role !== 'status').length > naming.length + 1;
  const label = series ? columns[place]?.label : undefined;
  return [...said, ...(label === undefined ? [] : [label])].filter((part) => part !== '').join(', ');
}

/** Returns a revision in words: `2023, Riehen: 4,1 → 4,2 %`. */
export function revisionText(indicator: Indicator, revision: Revision, { messages, language }: TextContext): string {
  const [from, to] = valuesOf(indicator, revision, language);
  return fill(messages.dataNews.revision, { name: rowName(indicator, revision, language), from, to });
}
