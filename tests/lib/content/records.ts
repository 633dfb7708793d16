/** Records as a CMS sends them, with as little as their types allow. */
import { strapiBlockName } from '@/content-types/block';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { BlockKind } from '@/content-types/blocks/blockTypes';
import type { Fields } from '@/content-types/definition';
import type { Locale } from '@/content-types/locales';
import { contentType, singleNames } from '@/content-types/registry';
import type { ContentName } from '@/content-types/registry';
import { checkRecords } from '@/lib/content/check';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { emptyAttributes } from '@/lib/content/emptyAttributes';
import { describeProblem } from '@/lib/faults/problem';
import type { Fault } from '@/lib/faults/faults';
import type { SourceRecord } from '@/lib/content/readSource';

/** The time at which every test takes place. */
export const asOf = '2026-08-21T10:00:00.000Z';

/** When every record was last changed. */
export const changed = '2026-08-20T08:00:00.000Z';

type Attributes = Readonly<Record<string, unknown>>;

interface RecordOptions {
  readonly locale?: Locale;
  readonly id?: number;
  /** Strapi 5 only. */
  readonly documentId?: string;
}

/** Everything populated, and empty but for `attributes`. */
export function record(
  type: ContentName,
  attributes: Attributes,
  { locale = 'de', id = 1, documentId }: RecordOptions = {},
): SourceRecord {
  const own = { publishedAt: changed, updatedAt: changed, locale, ...attributes };
  const all = { ...emptyAttributes(contentType(type).fields), ...own };
  return { type, locale, record: { id, documentId: documentId ?? null, attributes: all } };
}

/** The same for a block. */
export function wireBlock(kind: BlockKind, attributes: Attributes): Attributes {
  const fields: Fields = blockTypes.find((block) => block.kind === kind)?.fields ?? {};
  return { __component: strapiBlockName(kind), ...emptyAttributes(fields), ...attributes };
}

/** What a relation to many sends. */
export function pointers(name: string, keys: readonly (string | number)[]): unknown {
  return { data: keys.map((key, index) => ({ id: index + 1, attributes: { [name]: key } })) };
}

/** What a relation to one sends. */
export function pointer(name: string, key: string | number): unknown {
  return { data: { id: 1, attributes: { [name]: key } } };
}

/** What a file of the media library sends. */
export function wireFile(url: string, attributes: Attributes = {}): unknown {
  const name = url.split('/').at(-1);
  return { data: { id: 1, attributes: { url, name, mime: 'image/svg+xml', width: 1, height: 1, ...attributes } } };
}

export function wireImage(url: string): Attributes {
  return { file: wireFile(url), alt: 'Eine Fläche', decorative: false };
}

export function wireText(body: string): Attributes {
  return { __component: 'blocks.text', body };
}

export function theme(url: string, attributes: Attributes = {}, options?: RecordOptions): SourceRecord {
  return record(
    'display-themes',
    { url, number: '01', title: `Thema ${url}`, lead: 'Worum es geht.', ...attributes },
    options,
  );
}

/** A sub-theme of the theme `wohnen`. */
export function subTheme(url: string, attributes: Attributes = {}, options?: RecordOptions): SourceRecord {
  return record(
    'display-subthemes',
    { url, title: `Unterthema ${url}`, display_theme: pointer('url', 'wohnen'), ...attributes },
    options,
  );
}

/** An article of the theme `wohnen`. */
export function article(slug: string, attributes: Attributes = {}, options?: RecordOptions): SourceRecord {
  return record(
    'articles',
    {
      slug,
      title: `Artikel ${slug}`,
      lead: 'Die Aussage.',
      publication_date: '2026-08-21',
      content: [wireText('Ein Absatz.')],
      display_themes: pointers('url', ['wohnen']),
      ...attributes,
    },
    options,
  );
}

export function indicator(number: number, attributes: Attributes = {}, options?: RecordOptions): SourceRecord {
  return record(
    'products',
    {
      stata_id: number,
      produkt: 'Indikator',
      title: `Indikator ${number}`,
      lesehilfe: 'Im Jahr 2026 waren es 0,9 %.',
      long_description: 'Eine Linie, die steigt.',
      unit: '%',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'wert', label: 'Wert', role: 'value' },
      ],
      data_rows: [['2026', 0.9]],
      ...attributes,
    },
    options,
  );
}

/** A chapter of an indicator set, without indicators. */
export function wireChapter(title: string): Attributes {
  return { title, indicators: pointers('stata_id', []) };
}

/** With one chapter. */
export function indicatorSet(slug: string, attributes: Attributes = {}): SourceRecord {
  const chapters = [wireChapter('Preise')];
  return record('indikatorensets', { slug, title: `Set ${slug}`, lead: 'Worum es geht.', chapters, ...attributes });
}

const singleTexts = [
  'title',
  'text',
  'site_name',
  'picker_label',
  'picker_placeholder',
  'accept_all_label',
  'accept_partial_label',
  'settings_label',
  'external_content_text',
  'external_content_label',
];

/** Every single type in German, without which a site is not published. */
export function singles(): readonly SourceRecord[] {
  const attributes = Object.fromEntries(singleTexts.map((name) => [name, 'Ein Wort.']));
  return singleNames.map((name) => record(name, attributes));
}

/** The published ones among the records, checked; throws when one is invalid. */
export function checked(...records: readonly SourceRecord[]): readonly CheckedEntry[] {
  const { entries, invalid, problems } = checkRecords(records, { asOf, drafts: false });
  if (invalid.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return entries;
}

/** What a fault says: its code, then its values. */
export function said({ code, values }: Fault): string {
  return [code, ...Object.values(values ?? {}).map(String)].join(' ');
}
