/** Rules that one field alone cannot check. */
import type { ContentType } from '@/content-types/contentType';
import type { Reporter } from './findings';
import { mediaEnding, mediaEndings, mimeFault } from './fileKinds';
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
  for (const name of missing)
    report.error(name, 'is empty, but mandatory for indicators', 'Fill in the field in the CMS.');
};

/** Each row has one cell per column. */
const rowsFitColumns: ContentRule = (type, values, report) => {
  const { columns, data_rows: rows } = values;
  if (type.name !== 'products' || !Array.isArray(columns) || !Array.isArray(rows)) return;
  const wrong = rows.findIndex((row) => !Array.isArray(row) || row.length !== columns.length);
  if (wrong === -1) return;
  const row: unknown = rows[wrong];
  const found = Array.isArray(row) ? row.length : 0;
  report.error(
    `data_rows.${wrong}`,
    `has ${found} cells; expected ${columns.length}, one per column`,
    'Correct the data.',
  );
};

const embeddedNeedsDescription: ContentRule = (type, values, report) => {
  if (type.name !== 'background-page-articles' || values['interactive_type'] === 'content') return;
  for (const name of ['url', 'purpose', 'long_description']) {
    if (!isFilled(values[name]))
      report.error(name, 'is empty, but mandatory for embedded content', 'Fill in the field.');
  }
};

const placeholder = /<bitte\b|\blorem ipsum\b|\bxxx\b/i;
const tagBegins = /<\/?(?:p|br|b|i|a|div|span|sup|sub|ul|li|table|img|script|font)\b/i;

/** Not by one expression: where no tag ends, it would look for the end behind each that begins. */
function holdsHtml(text: string): boolean {
  const begin = text.search(tagBegins);
  return begin !== -1 && text.includes('>', begin);
}

const noLeftovers: ContentRule = (_type, values, report) => {
  visitTexts(values, '', (text, path) => {
    if (placeholder.test(text)) report.warning(path, 'still holds a placeholder', 'Write the text or empty the field.');
    else if (holdsHtml(text)) report.warning(path, 'holds HTML, which is shown as text', 'Use Markdown.');
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
    report.error(
      `${path}.alt`,
      'is empty, but the image is not marked as decorative',
      'Describe what the image shows.',
    );
  });
};

const filesAreAccepted: ContentRule = (type, values, report) => {
  replaceValues(type.fields, values, '', {
    media(file, path) {
      if (mediaEnding(file) === undefined)
        report.error(
          path,
          `the file «${file.name}» (${file.url}) has an ending that the site does not accept; ` +
            `expected ${mediaEndings.join(', ')}`,
          'Upload the file in another format or remove it.',
        );
      const fault = mimeFault(file);
      if (fault !== undefined)
        report.error(
          path,
          `the file «${file.name}» (${file.url}) ${fault}`,
          'Upload it with the ending of what it is.',
        );
      return file;
    },
  });
};

export const contentRules: readonly ContentRule[] = [
  textsAreWhole,
  framesCanBeNamed,
  indicatorIsComplete,
  rowsFitColumns,
  embeddedNeedsDescription,
  noLeftovers,
  imagesHaveAlternatives,
  filesAreAccepted,
  partsAreShown,
];
