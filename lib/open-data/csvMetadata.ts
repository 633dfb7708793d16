/** Metadata of the CSV file of an indicator: «CSV on the Web» (CSVW) of the W3C. */
import { defaultLocale } from '@/content-types/locales';
import { isMeasured, kindSigns } from '@/content-types/dataCells';
import { addressOf } from '@/content-types/registry';
import type { DataColumn } from '@/lib/data/dataColumns';
import { fileRows } from './csv';
import type { Contents } from '@/lib/site/contents';
import { dataFileAddress } from './dataFiles';
import type { Indicator } from '@/lib/site/indicators';
import { licenceAddress } from '@/lib/site/licence';
import { permanentAddress, publisher } from '@/lib/site/permanentAddress';
import { versionDay } from '@/lib/site/versionDay';
import { textsOf } from './datasets';
import { markScenarios } from './withScenarios';

/** CSVW uses column names in addresses. */
function columnName(key: string): string {
  return encodeURIComponent(key).replace(/[-!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Cells without a number. */
const nullSigns = ['', kindSigns.secret, kindSigns.uncertain];

const periods: readonly (readonly [shape: RegExp, datatype: string])[] = [
  [/^\d{4}$/, 'gYear'],
  [/^\d{4}-(?:0[1-9]|1[0-2])$/, 'gYearMonth'],
  [/^\d{4}-\d{2}-\d{2}$/, 'date'],
];

function periodType(cells: readonly string[]): string {
  return periods.find(([shape]) => cells.every((cell) => shape.test(cell)))?.[1] ?? 'string';
}

/** A column with other signs, or with uncertain numbers, is text for programs. */
function valueType(cells: readonly (string | number | null)[]): object {
  const isNumber = cells.every((cell) => typeof cell === 'number' || cell === null || nullSigns.includes(cell));
  return isNumber ? { datatype: 'number', null: nullSigns } : { datatype: 'string' };
}

/** The heading of a column in each language of the indicator; `und` is the heading in the file. */
function titlesOf({ key }: DataColumn, { meta }: Indicator, contents: Contents): Readonly<Record<string, string>> {
  const written = textsOf(contents, meta, ({ columns }) => columns.find((column) => column.key === key)?.label ?? null);
  return { und: key, ...written };
}

function columnsOf(indicator: Indicator, contents: Contents): readonly object[] {
  const rows = fileRows(indicator);
  return indicator.columns.map((column, place) => {
    const cells = rows.map((row) => row[place] ?? null);
    const type = isMeasured(column)
      ? valueType(cells)
      : { datatype: column.role === 'period' ? periodType(cells.map(String)) : 'string' };
    const unit = isMeasured(column) ? (column.unit ?? indicator.unit) : null;
    return {
      name: columnName(column.key),
      titles: titlesOf(column, indicator, contents),
      ...type,
      ...(unit === null ? {} : { 'schema:unitText': unit }),
    };
  });
}

function keysOf({ columns }: Indicator): object {
  const keys = columns.flatMap(({ key, role }) =>
    role === 'period' || role === 'area' || role === 'category' ? [columnName(key)] : [],
  );
  return keys.length === 0 ? {} : { primaryKey: keys };
}

/** Returns the address of the metadata: next to the CSV file, as the standard requires. */
export function csvMetadataAddress(indicator: Pick<Indicator, 'meta'>): string {
  return `${dataFileAddress(indicator, 'csv')}-metadata.json`;
}

/** Returns the metadata as a JSON object. */
export function csvMetadata(indicator: Indicator, contents: Contents): object {
  const { meta, title, description, sources, license, data_as_of: asOf } = indicator;
  const day = versionDay(indicator) ?? asOf;
  const terms = licenceAddress(license);
  return {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': defaultLocale }],
    url: `${meta.key}.csv`,
    dialect: { commentPrefix: '#', encoding: 'utf-8', header: true },
    'dc:title': title,
    'dc:description': description ?? indicator.subtitle ?? title,
    'dc:publisher': publisher(defaultLocale),
    'dc:source': sources.map(({ name }) => name),
    ...(terms === null ? {} : { 'dc:license': { '@id': terms } }),
    ...(license === null ? {} : { 'dc:rights': license }),
    ...(day === null ? {} : { 'dc:modified': { '@value': day, '@type': 'xsd:date' } }),
    'schema:url': permanentAddress({ locale: defaultLocale, path: addressOf(meta) ?? '/' }),
    tableSchema: { columns: columnsOf(markScenarios(indicator), contents), ...keysOf(indicator) },
  };
}
