/** Rules that one field alone cannot check. */
import { isRecord } from '@/lib/shared/browser/isRecord';
import { office } from '@/lib/shared/office';
import { isMeasured, seriesRoles } from '@/content-types/dataCells';
import type { ContentType } from '@/content-types/contentType';
import { describeValue } from '@/content-types/describeValue';
import type { Reporter } from './findings';
import { cellFault, CellFaults } from '@/lib/data/files/cellFaults';
import { duplicateRows } from '@/lib/data/files/duplicateRows';
import { periodFaults } from '@/lib/data/files/periodFaults';
import { headlineFaults, isTable } from '@/lib/data/files/headlineFaults';
import { normalizeRowPeriods } from '@/lib/data/files/periodReader';
import { dataEndings, mapEndings, mediaEnding, mimeFault, unacceptedEnding } from '@/lib/data/files/fileKinds';
import { framesCanBeNamed, textsAreWhole } from './publishable';
import { isFilled } from './isFilled';
import { partsAreShown } from './textRules';
import { isMedia, replaceValues, visitImages, visitTexts } from './visit';

type Values = Readonly<Record<string, unknown>>;

type ContentRule = (type: ContentType, values: Values, report: Reporter) => void;

/** Fields with data files; the second holds upcoming data until editors move them. */
const fileFields = ['data_file', 'upcoming_data_file'];

const indicatorFields = ['lesehilfe', 'long_description', 'unit', 'columns', 'data_rows'];

/** Only indicators need these fields, to be shown and read aloud; other products have none of them. */
const indicatorIsComplete: ContentRule = (type, values, report) => {
  if (type.name !== 'products' || values['produkt'] !== 'Indikator') return;
  // An indicator without data yet is allowed: the list is there and empty.
  const hasData =
    Array.isArray(values['data_rows']) || [...fileFields, 'data_url'].some((name) => isFilled(values[name]));
  const missing = indicatorFields.filter((name) => !isFilled(values[name]) && !(name === 'data_rows' && hasData));
  for (const name of missing) report.error(name, { code: 'indicator-field-empty' });
};

/** The kinds of areas are those of the office. */
const areaKindsAreKnown: ContentRule = (type, { spatial_units: units }, report) => {
  if (type.name !== 'products' || !Array.isArray(units)) return;
  const known = office().kinds.map(({ key }) => key);
  for (const [index, unit] of units.entries()) {
    if (known.includes(String(unit))) continue;
    const values = { found: describeValue(unit), allowed: known.join(', ') };
    report.error(`spatial_units.${index}`, { code: 'unknown-choice', values });
  }
};

/** Each row has one cell per column. */
const rowsFitColumns: ContentRule = (type, values, report) => {
  const { columns, data_rows: rows } = values;
  if (type.name !== 'products' || !Array.isArray(columns) || !Array.isArray(rows)) return;
  const wrong = rows.findIndex((row) => !Array.isArray(row) || row.length !== columns.length);
  if (wrong === -1) return;
  const row: unknown = rows[wrong];
  const found = Array.isArray(row) ? row.length : 0;
  report.error(`data_rows.${wrong}`, { code: 'row-length', values: { found, expected: columns.length } });
};

/** Each cell fits the role of its column: a number, a sign or a status. No row occurs twice. */
const cellsAreReadable: ContentRule = (type, { columns, data_rows: rows, decimals: ofAll }, report) => {
  if (type.name !== 'products' || !Array.isArray(columns) || !isTable(rows)) return;
  const faults = new CellFaults();
  for (const [index, row] of rows.entries()) {
    for (const [place, column] of columns.entries()) {
      const cell = row[place];
      if (!isRecord(column) || cell === undefined) continue;
      const { role, key } = column;
      const decimals = column['decimals'] ?? ofAll;
      const at = { row: index + 1, column: String(key) };
      const fault = cellFault(cell, role, at);
      if (fault !== undefined) faults.add(fault);
      else if (isMeasured(column)) faults.noteMark(cell, at, typeof decimals === 'number' ? decimals : null);
    }
  }
  const roles = columns.map((column: unknown) => (isRecord(column) ? column['role'] : undefined));
  const known = normalizeRowPeriods(rows, roles);
  const numberOf = (index: number): number => index + 1;
  for (const fault of [...periodFaults(known, roles, numberOf), ...duplicateRows(known, roles, numberOf)])
    faults.add(fault);
  for (const fault of faults.all) report.error('data_rows', fault);
};

/** The data are in one place only, and in a readable format. */
const dataFileIsTable: ContentRule = (type, values, report) => {
  const { data_rows: rows, data_url: address } = values;
  if (isFilled(address) && (isFilled(rows) || fileFields.some((name) => isFilled(values[name]))))
    report.error('data_url', { code: 'data-twice' });
  for (const field of fileFields) {
    const file = values[field];
    if (type.name !== 'products' || !isMedia(file)) continue;
    if (isFilled(rows)) report.error(field, { code: 'data-twice' });
    const ending = mediaEnding(file);
    // `filesAreAccepted` reports files that the site does not accept at all.
    if (ending === undefined || dataEndings.includes(ending)) continue;
    report.error(field, { code: 'data-file-ending', values: { file: file.name, allowed: dataEndings.join(', ') } });
  }
};

/** The areas of a map are in one place only, and in a readable format. */
const mapFileIsMap: ContentRule = (type, { geometry_file: file, geometry }, report) => {
  if (type.name !== 'products' || !isMedia(file)) return;
  if (isFilled(geometry)) report.error('geometry_file', { code: 'map-twice' });
  const ending = mediaEnding(file);
  if (ending === undefined || mapEndings.includes(ending)) return;
  const values = { file: file.name, allowed: mapEndings.join(', ') };
  report.error('geometry_file', { code: 'map-file-ending', values });
};

/** The area and the group of the headline exist in the data; data in files are checked later. */
const headlineIsInData: ContentRule = (type, values, report) => {
  const { data_rows: rows } = values;
  if (type.name !== 'products' || !isTable(rows)) return;
  for (const [field, fault] of headlineFaults(values, rows)) report.error(field, fault);
};

/** The headline, which represents an indicator in lists, is one of its value columns. */
const headlineIsColumn: ContentRule = (type, { headline, columns }, report) => {
  if (type.name !== 'products' || typeof headline !== 'string' || !Array.isArray(columns)) return;
  const values = columns.filter(isRecord).filter(({ role }) => seriesRoles.some((series) => series === role));
  if (values.some(({ key }) => key === headline)) return;
  const expected = values.map(({ key }) => `«${String(key)}»`).join(', ');
  report.error('headline', { code: 'not-value-column', values: { found: headline, expected } });
};

const embeddedNeedsDescription: ContentRule = (type, values, report) => {
  if (type.name !== 'background-page-articles' || values['interactive_type'] === 'content') return;
  for (const name of ['url', 'purpose', 'long_description']) {
    if (!isFilled(values[name])) report.error(name, { code: 'embedded-field-empty' });
  }
};

const tagBegins = /<\/?(?:p|br|b|i|u|a|s|em|strong|small|mark|div|span|sup|sub|ul|ol|li|table|img|script|font|h\d)\b/i;

/** Not by one expression: without a closing `>`, it would search to the end of the text from each opening tag. */
function holdsHtml(text: string): boolean {
  const begin = text.search(tagBegins);
  return begin !== -1 && text.includes('>', begin);
}

const textsHoldNoHtml: ContentRule = (_type, values, report) => {
  visitTexts(values, '', (text, path) => {
    if (holdsHtml(text)) report.warning(path, { code: 'html-in-text' });
  });
};

const imagesHaveAlternatives: ContentRule = (_type, values, report) => {
  visitImages(values, '', (image, path) => {
    if (image['decorative'] === true || isFilled(image['alt'])) return;
    report.error(`${path}.alt`, { code: 'alternative-missing' });
  });
};

const filesAreAccepted: ContentRule = (type, values, report) => {
  replaceValues(type.fields, values, '', {
    media(file, path) {
      const fault = mediaEnding(file) === undefined ? unacceptedEnding(file) : mimeFault(file);
      if (fault !== undefined) report.error(path, fault);
      return file;
    },
  });
};

export const contentRules: readonly ContentRule[] = [
  textsAreWhole,
  framesCanBeNamed,
  areaKindsAreKnown,
  indicatorIsComplete,
  rowsFitColumns,
  cellsAreReadable,
  headlineIsInData,
  dataFileIsTable,
  mapFileIsMap,
  headlineIsColumn,
  embeddedNeedsDescription,
  textsHoldNoHtml,
  imagesHaveAlternatives,
  filesAreAccepted,
  partsAreShown,
];
