/** An indicator of an office as its editor would enter it: what the file leaves open is said in the form. */
import type { ChartKind } from '@/content-types/chartKinds';
import { office } from '@/lib/shared/office';
import type { ChartOptions } from '@/content-types/indicatorData';
import type { SampleContent } from '@/content-types/registry';
import { withoutMarkup } from './office';
import type { OfficeIndicator } from './office';
import { arePeriods, numbersIn, officeTable, withOwnNames } from './officeTable';
import type { OfficeTable } from './officeTable';

type Product = SampleContent['products'][number];
type Column = NonNullable<Product['text']['columns']>[number];

export interface OfficeProduct {
  readonly product: Product;
  /** What is uploaded. */
  readonly file: string;
}

const ofSecondAxis = /rechte Skala/i;
const ofShares = /prozent|anteil|quote(?!.*pro)|%/i;
const lowerBound = /Untergrenze|Untere Grenze/i;
const upperBound = /Obergrenze|Obere Grenze/i;
const ofTotals = /^(?:total|gesamt|insgesamt)/i;
const ofNames = /name|wohnviertel$|gemeindedescr|altersgruppe|zimmerzahl|nutzung/i;
/** Keys, ranks and years that stand beside the names of rows. */
const besideNames = /_?id(?:_kdm)?$|^rang$|^lat$|^lon$|^category$|^jahr_?(?:num|kw|char)?$|^statistikjahr$|^monat$/i;

function isWheel({ template }: OfficeIndicator): boolean {
  return template.startsWith('spider');
}

/** What is counted, as far as a text says it; null if only the title does. */
function unitIn(text: string): string | null {
  if (/indexiert|indexwert|\bIndex\b/i.test(text)) return 'Indexpunkte';
  if (/\b(?:Franken|CHF)\b/.test(text)) return 'Franken';
  if (/\bAnzahl\b/.test(text)) return null;
  if (ofShares.test(text)) return '%';
  return /\bin (m²|Tonnen|Hektaren|GWh|Kilometer|Tage)/.exec(text)?.[1] ?? null;
}

function unitOf({ title, subtitle, template }: OfficeIndicator): string | null {
  return template.startsWith('spider') ? null : unitIn(`${title}, ${withoutMarkup(subtitle)}`);
}

/** Rates above that are amounts beside them. */
const greatestRate = 500;

/** The unit of a column: what its heading says, else that of the indicator if its numbers can be of it. */
function unitOfColumn(table: OfficeTable, index: number, own: string | null): string | null {
  const label = table.head[index] ?? '';
  const said = unitIn(label);
  if (said !== null || /\bAnzahl\b/.test(label)) return said;
  const numbers = numbersIn(table, index) ?? [];
  return own === '%' && numbers.some((value) => Math.abs(value) > greatestRate) ? null : own;
}

/** The column that names the rows. */
function nameColumn(table: OfficeTable, { template }: OfficeIndicator): number {
  const isOverTime = arePeriods(table.rows.map(([name = '']) => name));
  const isOneTime = new Set(table.rows.map(([name]) => name)).size < table.rows.length;
  if (isOverTime && !isOneTime && !template.startsWith('map')) return 0;
  const found = table.head.findIndex(
    (heading, index) => ofNames.test(heading) && numbersIn(table, index) === undefined,
  );
  return Math.max(found, 0);
}

function roleOf(table: OfficeTable, index: number, names: number): Column['role'] {
  const heading = table.head[index] ?? '';
  if (index === names) {
    if (arePeriods(table.rows.map((row) => row[index] ?? ''))) return 'period';
    return /wohnviertel|gemeinde|kanton/i.test(heading) ? 'area' : 'category';
  }
  if (numbersIn(table, index) === undefined || (besideNames.test(heading) && heading !== 'Rang')) return 'note';
  if (lowerBound.test(heading)) return 'low';
  if (upperBound.test(heading)) return 'high';
  return ofTotals.test(heading) ? 'total' : 'value';
}

/** Whether a sentence about the data has one of the numbers, with one or two digits behind its comma. */
function tells(sentence: string, numbers: readonly number[]): boolean {
  const said = new Set([...sentence.matchAll(/\d+[,.]\d{1,2}/g)].map(([text]) => Number(text.replace(',', '.'))));
  return numbers.some((value) => [1, 2].some((digits) => value % 1 !== 0 && said.has(Number(value.toFixed(digits)))));
}

/** Shares that the file holds as parts of one; a sentence about them may show that they are small percentages. */
function isShareOfOne(numbers: readonly number[], unit: string | null, sentence: string): boolean {
  const mayBe =
    unit === '%' && numbers.every((value) => Math.abs(value) <= 1) && numbers.some((value) => value % 1 !== 0);
  const percentages = numbers.map((value) => value * 100);
  return mayBe && (tells(sentence, percentages) || !tells(sentence, numbers));
}

/** In per cent, if its unit is that. */
function inPercent(table: OfficeTable, units: readonly (string | null)[], sentence: string): OfficeTable {
  const areShares = table.head.map((_, index) =>
    isShareOfOne(numbersIn(table, index) ?? [], units[index] ?? null, sentence),
  );
  const percent = (cell: string): string => (cell === '' ? '' : String(Number((Number(cell) * 100).toPrecision(12))));
  const rows = table.rows.map((row) => row.map((cell, index) => (areShares[index] === true ? percent(cell) : cell)));
  return { head: table.head, rows };
}

function sumsToWhole({ rows }: OfficeTable, places: readonly number[]): boolean {
  const sums = rows.map((row) => places.reduce((sum, place) => sum + Number(row[place]), 0));
  return places.length > 1 && sums.every((sum) => Math.abs(sum - 100) < 1.5);
}

const kindsByTemplate: readonly (readonly [beginning: string, kind: ChartKind])[] = [
  ['line', 'line'],
  ['stock', 'line'],
  ['befragungen', 'survey'],
  ['populationPyramid', 'pyramid'],
  ['map', 'map'],
  ['dotplot', 'dot'],
  ['spider', 'spider'],
  ['pie', 'pie'],
];

function kindOf({ template }: OfficeIndicator, table: OfficeTable, columns: readonly Column[]): ChartKind {
  if (columns.some(({ label }) => ofSecondAxis.test(label))) return 'combo';
  const known = kindsByTemplate.find(([beginning]) => template.startsWith(beginning))?.[1];
  if (known !== undefined) return known;
  const places = columns.flatMap(({ role }, index) => (role === 'value' ? [index] : []));
  const hasTotal = columns.some(({ role }) => role === 'total');
  return places.length > 1 && (hasTotal || sumsToWhole(table, places)) ? 'stacked' : 'column';
}

/** Kinds that show one measure, or two groups; more columns stay in the table. */
const columnsOfKinds: { readonly [Kind in ChartKind]?: number } = { map: 1, dot: 1, pie: 1, pyramid: 4 };

/** In a file of all districts the columns of the one that the subtitle names; all if there are none of it. */
function ofOwnDistrict(columns: readonly Column[], { subtitle }: OfficeIndicator): readonly Column[] {
  const district = /^(?:Bezirk|Wohnviertel|Gemeinde) ([^,]+)/.exec(withoutMarkup(subtitle))?.[1];
  const own = district === undefined ? [] : columns.filter(({ label }) => label.endsWith(` ${district}`));
  return own.length > 0 ? own : columns;
}

function optionsOf(kind: ChartKind, columns: readonly Column[], indicator: OfficeIndicator): ChartOptions | undefined {
  const second = columns.flatMap(({ label, key }) => (ofSecondAxis.test(label) ? [key] : []));
  const values = columns.filter(({ role }) => role === 'value');
  const keys = ofOwnDistrict(values, indicator).map(({ key }) => key);
  const most = columnsOfKinds[kind] ?? keys.length;
  if (kind === 'combo' && second.length > 0) return { secondAxis: second };
  return Math.min(most, keys.length) < values.length ? { visible: keys.slice(0, most) } : undefined;
}

/** Real editors leave the digits to the data now and then. */
const leavesDecimalsOpen = 3;

function decimalsOf({ id }: OfficeIndicator, unit: string | null): number | undefined {
  if (id % leavesDecimalsOpen === 0) return undefined;
  return unit === '%' || unit === 'Indexpunkte' ? 1 : undefined;
}

function fileOf({ head, rows }: OfficeTable): string {
  return [head, ...rows].map((cells) => cells.join('\t')).join('\n');
}

/** Three decimals that could be thousands: whoever enters the column says so. */
function hasThousandths({ rows }: OfficeTable, index: number): boolean {
  const marked = rows.flatMap((row) => /\.\d+$/.exec(row[index] ?? '')?.[0] ?? []);
  return marked.length > 0 && marked.every((decimals) => decimals.length === '.000'.length);
}

function columnsOf(table: OfficeTable, indicator: OfficeIndicator): readonly Column[] {
  const names = nameColumn(table, indicator);
  const own = unitOf(indicator);
  return table.head.map((label, index): Column => {
    const role = roleOf(table, index, names);
    const unit = isWheel(indicator) ? own : unitOfColumn(table, index, own);
    const precise = hasThousandths(table, index) ? { decimals: 3 } : {};
    const differs = role === 'value' && unit !== own;
    return { key: `spalte_${index + 1}`, label, role, ...(differs ? { unit: unit ?? 'Anzahl' } : {}), ...precise };
  });
}

/** The chart says itself on which axis a series is. */
function withoutAxis(label: string): string {
  return label.replace(/\s*\(rechte Skala\)/i, '');
}

function textOr(text: string, other: string): string {
  return text === '' || text.startsWith('<') ? other : text;
}

/** The product and its file, which is called `name`. */
export function officeProduct(indicator: OfficeIndicator, name: string): OfficeProduct {
  const plain = officeTable(indicator);
  const tidy = withOwnNames(plain, nameColumn(plain, indicator));
  const columns = columnsOf(tidy, indicator);
  const unit = unitOf(indicator);
  const lesehilfe = withoutMarkup(indicator.lesehilfe);
  const units = columns.map((column) => column.unit ?? unit);
  const table = inPercent(tidy, units, lesehilfe);
  const kind = kindOf(indicator, table, columns);
  const options = optionsOf(kind, columns, indicator);
  const decimals = decimalsOf(indicator, unit);
  const title = withoutMarkup(indicator.title);
  const day = indicator.aktualisierungsdatum.slice(0, 10);
  return {
    product: {
      shared: {
        stata_id: indicator.id,
        produkt: 'Indikator',
        display_themes: ['wohnen'],
        spatial_units: office().kinds.flatMap(({ key }) => (indicator.raeumlicheGliederung.includes(key) ? [key] : [])),
        chart_type: kind,
        data_file: name,
        last_update: day,
        data_as_of: day,
        ...(options === undefined ? {} : { chart_options: options }),
        ...(decimals === undefined ? {} : { decimals }),
      },
      text: {
        title,
        subtitle: withoutMarkup(indicator.subtitle),
        lesehilfe: textOr(lesehilfe, title),
        long_description: title,
        unit: unit ?? 'Anzahl',
        columns: columns.map((column) => ({ ...column, label: withoutAxis(column.label) })),
        sources: indicator.quellenangabe.map((source) => ({ name: withoutMarkup(source) })),
      },
      updated: '2026-08-21T00:00:00Z',
    },
    file: fileOf({ ...table, head: table.head.map(withoutAxis) }),
  };
}
