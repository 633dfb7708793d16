/** Puts together what the files of sample content hold. `README.md` says how they are written. */
import path from 'node:path';
import { z } from 'zod';
import { collectionNames, contentNames, contentType } from '../registry';
import type { ContentName, SampleContent, SampleTranslation } from '../registry';
import { defaultLocale, translationLocales } from '../locales';
import type { TranslationLocale } from '../locales';
import { dataRows } from './dataRows';
import { fieldsSchema } from '../fileSchemas';
import { SampleFiles } from './sampleFiles';
import type { EntryFile } from './sampleFiles';

export interface Sample {
  readonly sampleContent: SampleContent;
  readonly sampleTranslations: { readonly [Translation in TranslationLocale]: SampleTranslation };
}

/** Files of sample content that cannot be read, each with what is wrong. */
export class SampleError extends Error {
  override readonly name: string = 'SampleError';
  constructor({ folder, problems }: SampleFiles) {
    const found = problems.map((problem) => `- ${problem}`).join('\n');
    const advice =
      'docs/editors.md lists the fields; text that looks like a number, or like true and false, needs quotes.';
    super(`The sample content in ${path.relative('', folder)} cannot be read:\n${found}\n${advice}`);
  }
}

type Values = Readonly<Record<string, unknown>>;

const orderFile = 'order.yaml';
const orderSchema = z.partialRecord(z.enum(collectionNames), z.array(z.coerce.string()));
const ofGerman = {
  updated: z.iso.datetime('must be an instant in UTC, such as 2026-08-19T06:30:00Z'),
  draft: z.boolean().optional(),
};

/** A key as it may stand in the name of a file: that of `/suche` is `suche`. */
function stemOf(key: string): string {
  return key.replace(/^(https?:)?\/+/, '').replaceAll(/[^\p{L}\p{N}._-]+/gu, '-');
}

/** The rows in the file beside an indicator. */
function rowsBeside(file: string, { columns, data_rows: rows }: Values, files: SampleFiles): Values {
  const data = file.replace(/yaml$/, 'csv');
  if (!files.has(data)) return {};
  if (rows !== undefined) files.tell(file, `has data_rows, and so has ${data}: keep one of them`);
  return {
    data_rows: dataRows(files.text(data), columns, (problem) => {
      files.tell(data, problem);
    }),
  };
}

/** What all languages of an entry share, and its German text; undefined if the file cannot be read. */
function readGerman({ file, name, stem }: EntryFile, schema: z.ZodType<Values>, files: SampleFiles) {
  const values = files.read(file, schema);
  if (values === undefined) return undefined;
  const type = contentType(name);
  const key = type.kind === 'collection' ? String(values[type.key]) : name;
  if (stemOf(key) !== stem) files.tell(file, `is called ${stemOf(key)}.yaml if its key is «${key}», in every language`);
  const all = Object.entries({ ...values, ...rowsBeside(file, values, files) });
  const part = (isShared: boolean): Values =>
    Object.fromEntries(all.filter(([field]) => type.fields[field]?.shared === isShared));
  const { updated, draft } = values;
  return { key, entry: { shared: part(true), text: part(false), updated, ...(draft !== undefined && { draft }) } };
}

type Germans = ReadonlyMap<string, NonNullable<ReturnType<typeof readGerman>>>;

/** The German entries of a content type in their order, by the names of their files. */
function readGermans(name: ContentName, order: readonly string[], files: SampleFiles): Germans {
  const { kind, fields } = contentType(name);
  const schema = fieldsSchema(fields, ofGerman);
  const own = files.of(defaultLocale, name);
  if (kind === 'single' && own.length === 0)
    files.tell(`de/${name}.yaml`, 'is missing: there is one of each single type');
  for (const stem of order)
    if (!own.some((entry) => entry.stem === stem)) files.tell(orderFile, `names «${stem}», which is not in de/${name}`);
  const placeOf = ({ stem }: EntryFile): number => (order.includes(stem) ? order.indexOf(stem) : order.length);
  const entries = own.toSorted((left, right) => placeOf(left) - placeOf(right));
  return new Map(
    entries.flatMap((entry) => {
      const german = readGerman(entry, schema, files);
      return german === undefined ? [] : [[entry.stem, german] as const];
    }),
  );
}

/** The entries of a content type in another language, by their keys and in the order of the German ones. */
function readTexts(name: ContentName, locale: TranslationLocale, germans: Germans, files: SampleFiles): Values {
  const localized = Object.entries(contentType(name).fields).filter(([, { shared }]) => !shared);
  const schema = fieldsSchema(Object.fromEntries(localized));
  const stems = [...germans.keys()];
  const own = files.of(locale, name).toSorted((left, right) => stems.indexOf(left.stem) - stems.indexOf(right.stem));
  const texts = own.flatMap(({ file, stem }) => {
    const german = germans.get(stem);
    if (!files.has(file.replace(locale, defaultLocale)))
      files.tell(file, `has no German entry, ${file.replace(locale, defaultLocale)}: write that first`);
    const text = files.read(file, schema);
    return german && text ? [[german.key, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** Throws SampleError, which names everything that is wrong. */
export function readSample(folder: string): Sample {
  const files = new SampleFiles(folder);
  const order = new Map(Object.entries(files.has(orderFile) ? (files.read(orderFile, orderSchema) ?? {}) : {}));
  const germans = contentNames.map((name) => [name, readGermans(name, order.get(name) ?? [], files)] as const);
  const translations = translationLocales.map((locale) => {
    const types = germans.map(([name, entries]) => [name, readTexts(name, locale, entries, files)] as const);
    return [locale, Object.fromEntries(types.filter(([, texts]) => Object.keys(texts).length > 0))] as const;
  });
  if (files.problems.length > 0) throw new SampleError(files);
  const sample: unknown = {
    sampleContent: Object.fromEntries(
      germans.map(([name, entries]) => [name, [...entries.values()].map(({ entry }) => entry)]),
    ),
    sampleTranslations: Object.fromEntries(translations),
  };
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the schemas are made of the same fields as the types, which TypeScript cannot follow
  return sample as Sample;
}
