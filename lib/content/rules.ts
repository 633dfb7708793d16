/** Rules that one field alone cannot check. */
import { isRecord } from '@/lib/base/isRecord';
import type { ContentType } from '@/content-types/contentType';
import type { Reporter } from './findings';
import { mediaEnding, mimeFault, unacceptedEnding } from './files/fileKinds';
import { framesCanBeNamed, textsAreWhole } from './publishable';
import { partsAreShown } from './textRules';
import { replaceValues, visitTexts } from './visit';

type Values = Readonly<Record<string, unknown>>;

type ContentRule = (type: ContentType, values: Values, report: Reporter) => void;

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

const indicatorFields = ['lesehilfe', 'long_description', 'unit', 'columns', 'data_rows'];

/** An indicator can only be shown and read aloud when these are there; other products have none of them. */
const indicatorIsComplete: ContentRule = (type, values, report) => {
  if (type.name !== 'products' || values['produkt'] !== 'Indikator') return;
  // An indicator without data yet is allowed: the list is there and empty.
  const missing = indicatorFields.filter(
    (name) => !isFilled(values[name]) && !(name === 'data_rows' && Array.isArray(values[name])),
  );
  for (const name of missing) report.error(name, { code: 'indicator-field-empty' });
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

/** What stands for an indicator in lists is one of its values. */
const headlineIsColumn: ContentRule = (type, { headline, columns }, report) => {
  if (type.name !== 'products' || typeof headline !== 'string' || !Array.isArray(columns)) return;
  const values = columns.filter(isRecord).filter(({ role }) => role === 'value');
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

const placeholder = /<bitte\b|\blorem ipsum\b|\bxxx\b/i;
const tagBegins = /<\/?(?:p|br|b|i|a|div|span|sup|sub|ul|li|table|img|script|font)\b/i;

/** Not by one expression: if no tag ends, it would look for the end after each one that begins. */
function holdsHtml(text: string): boolean {
  const begin = text.search(tagBegins);
  return begin !== -1 && text.includes('>', begin);
}

const noLeftovers: ContentRule = (_type, values, report) => {
  visitTexts(values, '', (text, path) => {
    if (placeholder.test(text)) report.warning(path, { code: 'placeholder-left' });
    else if (holdsHtml(text)) report.warning(path, { code: 'html-in-text' });
  });
};

/** Calls `visit` for each image part inside a value. */
function visitImages(value: unknown, path: string, visit: (image: Values, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('decorative' in value && 'file' in value) visit({ ...value }, path);
  for (const [name, inner] of Object.entries(value)) visitImages(inner, path === '' ? name : `${path}.${name}`, visit);
}

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
  indicatorIsComplete,
  rowsFitColumns,
  headlineIsColumn,
  embeddedNeedsDescription,
  noLeftovers,
  imagesHaveAlternatives,
  filesAreAccepted,
  partsAreShown,
];
