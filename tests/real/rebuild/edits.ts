/** What editors do in the CMS, done to sample content at random places. */
import type { ContentName, SampleContent } from '@/content-types/registry';
import type { Translations } from '@/lib/cms/sample-cms/sampleStore';
import { chooseBy } from '../../support/random';
import type { Random } from '../../support/random';

/** The content of a sample CMS. */
export interface EditedContent {
  readonly content: SampleContent;
  readonly translations: Translations;
}

/** One change by an editor; `number` differs from edit to edit. */
export type Edit = (edited: EditedContent, random: Random, number: number) => EditedContent;

/** Puts `replacement` in the place of one of the occurrences. */
function replaceOne(edited: EditedContent, wanted: string, replacement: string, random: Random): EditedContent {
  const parts = JSON.stringify(edited).split(wanted);
  const place = 1 + Math.floor(random() * (parts.length - 1));
  // oxlint-disable-next-line typescript/no-unsafe-return -- the same shape with another text
  return JSON.parse(parts.slice(0, place).join(wanted) + replacement + parts.slice(place).join(wanted));
}

function replaceAll(edited: EditedContent, wanted: string, replacement: string): EditedContent {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the same shape with another text
  return JSON.parse(JSON.stringify(edited).replaceAll(wanted, replacement));
}

/** Changes the entries of one type. */
function withEntries<Name extends ContentName>(
  { content, translations }: EditedContent,
  type: Name,
  change: (entries: SampleContent[Name]) => SampleContent[Name],
): EditedContent {
  return { content: { ...content, [type]: change(content[type]) }, translations };
}

function toggled<Entry extends { readonly draft?: boolean }>(
  entries: readonly Entry[],
  random: Random,
): readonly Entry[] {
  const chosen = chooseBy(random)(entries);
  return entries.map((entry) => (entry === chosen ? { ...entry, draft: entry.draft !== true } : entry));
}

/** Types whose entries come and go. */
const toggles: readonly Edit[] = [
  (edited, random) => withEntries(edited, 'apps', (entries) => toggled(entries, random)),
  (edited, random) => withEntries(edited, 'articles', (entries) => toggled(entries, random)),
  (edited, random) => withEntries(edited, 'display-subthemes', (entries) => toggled(entries, random)),
  (edited, random) => withEntries(edited, 'glossars', (entries) => toggled(entries, random)),
  (edited, random) => withEntries(edited, 'products', (entries) => toggled(entries, random)),
  (edited, random) => withEntries(edited, 'team-members', (entries) => toggled(entries, random)),
  (edited, random) => withEntries(edited, 'teasers', (entries) => toggled(entries, random)),
];

/** The article is there in the language, with its German text. */
function withTranslation(edited: EditedContent, locale: 'en' | 'ls', slug: string): EditedContent {
  const { content, translations } = edited;
  const german = content.articles.find(({ shared }) => shared.slug === slug);
  const articles = { ...translations[locale]?.articles, ...(german && { [slug]: german.text }) };
  return { content, translations: { ...translations, [locale]: { ...translations[locale], articles } } };
}

function anArticle({ content }: EditedContent, random: Random): string {
  return chooseBy(random)(content.articles).shared.slug;
}

/** Changes what one of the articles has in all languages. */
function withArticle(
  edited: EditedContent,
  random: Random,
  change: Partial<SampleContent['articles'][number]['shared']>,
): EditedContent {
  return withEntries(edited, 'articles', (articles) => {
    const chosen = chooseBy(random)(articles);
    return articles.map((entry) => (entry === chosen ? { ...entry, shared: { ...entry.shared, ...change } } : entry));
  });
}

/** In UTC. */
export const embargoEnd = '2027-02-01T07:30:00Z';

/** Another figure in each indicator. */
export const changeFigures: Edit = (edited, _random, number) =>
  withEntries(edited, 'products', (products) =>
    products.map((product) => {
      const [first, ...rows] = product.shared.data_rows ?? [];
      if (first === undefined) return product;
      const [period = null, , ...others] = first;
      const figures = [[period, number + 0.5, ...others], ...rows];
      return { ...product, shared: { ...product.shared, data_rows: figures } };
    }),
  );

/**
 * Every kind of edit; the content is that of `tests/fixtures/tinySite.ts`, whose German texts end with `[de]`. Those of a step are built
 * together: they are seen on different pages, so that none hides what was missed of another. What many pages show is built first.
 */
export const steps: readonly (readonly Edit[])[] = [
  [
    // An entry of the menu.
    (edited, random, number) =>
      withEntries(edited, 'header-links', (links) => {
        const chosen = chooseBy(random)(links);
        return links.map((link) => (link === chosen ? { ...link, text: { label: `Menü ${number} [de]` } } : link));
      }),
    // Another order.
    (edited, random) =>
      withEntries(edited, 'display-themes', (themes) =>
        themes.map((theme) => ({ ...theme, shared: { ...theme.shared, rank: Math.floor(random() * 9) } })),
      ),
    // Another address.
    (edited, _random, number) => replaceAll(edited, 'pendeln-2025', `pendeln-2025-${number}`),
    changeFigures,
  ],
  [
    (edited, random, number) => replaceOne(edited, '[de]"', `Nummer ${number} [de]"`, random),
    (edited, random, number) => replaceOne(edited, '[fr]"', `numéro ${number} [fr]"`, random),
    (edited, random) => withTranslation(edited, 'en', anArticle(edited, random)),
    (edited, random) => withTranslation(edited, 'ls', anArticle(edited, random)),
    (edited, random) => replaceOne(edited, '"bild.svg"', '"flaeche.svg"', random),
    // An entry that was saved without a change.
    (edited, random) => replaceOne(edited, '"2026-03-01T12:00:00Z"', '"2026-04-01T12:00:00Z"', random),
  ],
  [
    ({ content, translations }) => ({ content, translations: { ...translations, en: {} } }),
    (edited, random, number) => chooseBy(random)(toggles)(edited, random, number),
    // A new indicator.
    (edited, random, number) =>
      withEntries(edited, 'products', (products) => {
        const like = chooseBy(random)(products);
        return [...products, { ...like, shared: { ...like.shared, stata_id: 1000 + number }, draft: false }];
      }),
    // Other relations.
    (edited, random) => withArticle(edited, random, { display_themes: [chooseBy(random)(['wohnen', 'bevoelkerung'])] }),
    // A figure of an area.
    (edited, random, number) =>
      withEntries(edited, 'products', (products) => {
        const ofAreas = products.filter(({ text }) => text.columns?.some(({ role }) => role === 'area'));
        const chosen = chooseBy(random)(ofAreas);
        return products.map((product) => {
          if (product !== chosen) return product;
          const rows = product.shared.data_rows ?? [];
          const figure = chooseBy(random)(rows);
          const changed = rows.map((row) => (row === figure ? [...row.slice(0, -1), number / 10] : row));
          return { ...product, shared: { ...product.shared, data_rows: changed } };
        });
      }),
    (edited, random) => withArticle(edited, random, { publish_at: embargoEnd }),
  ],
];

/** Another explanation of the first indicator, which nothing but its own page shows. */
export function editIndicator(edited: EditedContent, erlaeuterungen: string): EditedContent {
  return withEntries(edited, 'products', ([first, ...others]) =>
    first === undefined ? [] : [{ ...first, text: { ...first.text, erlaeuterungen } }, ...others],
  );
}
