import { expect, it } from 'vitest';
import type { Content } from '@/lib/content/content';
import { indexes } from '@/lib/content/indexes';
import { Reads } from '@/lib/content/reads';
import { derive, deriveOfEntry, trackContents } from '@/lib/content/track';
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { site } from '../../support/site';

/** The cells that `use` reads of a language. */
function readsOf(use: (content: Content) => unknown, locale: Locale = 'de'): readonly string[] {
  const reads = new Reads();
  use(trackContents(site.contents, reads)(locale));
  return reads.close();
}

const [firstProduct, secondProduct] = site.contents('de').all('products');
const key = firstProduct?.meta.key ?? '';
const [article] = site.contents('de').all('articles');
const slug = article?.slug ?? '';

it('an entry that is looked up counts as read, its fields only when they are', () => {
  expect(readsOf((content) => content.find('products', key))).toEqual([`de/products/${key}#meta.exists`]);
  expect(readsOf((content) => content.find('products', key)?.title)).toEqual([
    `de/products/${key}#meta.exists`,
    `de/products/${key}#title`,
  ]);
});

it('what is not there counts as read, because it may come', () => {
  expect(readsOf((content) => content.find('articles', 'fehlt'))).toEqual(['de/articles/fehlt#meta.exists']);
});

it('a list counts as its keys and their order', () => {
  expect(readsOf((content) => content.all('articles').length)).toEqual(['articles']);
});

it('the language and the last change of an entry are read like fields, its name is not', () => {
  expect(readsOf((content) => content.all('articles')[0]?.meta.key)).toEqual(['articles']);
  expect(readsOf((content) => content.all('articles')[0]?.meta.updatedAt, 'fr')).toEqual([
    'articles',
    `fr/articles/${slug}#meta.updatedAt`,
  ]);
});

it('references count whether there is an entry behind them, in Leichte Sprache also its language', () => {
  const references = [{ type: 'articles', key: slug } as const];
  expect(readsOf((content) => content.list(references))).toEqual([`de/articles/${slug}#meta.exists`]);
  expect(readsOf((content) => content.list(references), 'ls')).toEqual([
    `ls/articles/${slug}#meta.exists`,
    `ls/articles/${slug}#meta.locale`,
  ]);
});

it('what is looked up in another language is read as its pages see it', () => {
  const reference = { type: 'products', key } as const;
  expect(readsOf((content) => content.getIn('it', reference)?.title)).toEqual([
    `it/products/${key}#meta.exists`,
    `it/products/${key}#title`,
  ]);
  expect(readsOf((content) => content.getIn('it', null))).toEqual([]);
});

it('whether something is translated is read in the other language', () => {
  expect(readsOf((content) => content.isTranslated('articles', slug, 'it'))).toEqual([
    `it/articles/${slug}#meta.exists`,
    `it/articles/${slug}#meta.locale`,
  ]);
});

it('the day and the year are read on their own', () => {
  expect(readsOf(({ today }) => today)).toEqual(['today']);
  expect(readsOf(({ year }) => year)).toEqual(['year']);
});

it('a copy of an entry has read all of its fields', () => {
  const cells = readsOf((content) => ({ ...content.find('articles', slug) }));
  expect(cells).toContain(`de/articles/${slug}#content`);
  expect(cells).toContain(`de/articles/${slug}#noindex`);
});

it('a group counts as itself, whatever other entries there are', () => {
  const theme = firstProduct?.display_themes[0]?.key ?? '';
  const cells = readsOf((content) => content.group(indexes.indicatorsOfTheme, theme).length, 'fr');
  expect(cells).toEqual([`fr/indicatorsOfTheme?${theme}`]);
  const first = readsOf((content) => content.group(indexes.indicatorsOfTheme, theme)[0]?.title);
  expect(first).toEqual([`de/indicatorsOfTheme?${theme}`, expect.stringMatching(/^de\/products\/\d+#title$/)]);
});

it('the same field of more than two hundred entries is that of all', () => {
  const reads = new Reads();
  for (let number = 1; number <= 201; number += 1) reads.noteField('de', 'products', String(number), 'title');
  reads.noteField('de', 'products', '7', 'unit');
  expect(reads.close()).toEqual(['de/products/*#title', 'de/products/7#unit']);
});

it('the same field of all entries there are is that of all', () => {
  const [first, ...others] = site.contents('de').all('articles');
  const titles = (content: Content): readonly string[] => content.all('articles').map(({ title }) => title);
  expect(readsOf(titles)).toEqual(['articles', 'de/articles/*#title']);
  expect(others.length).toBeGreaterThan(0);
  expect(readsOf((content) => content.all('articles')[0]?.title)).toEqual([
    'articles',
    `de/articles/${first?.slug}#title`,
  ]);
});

it('an entry is always the same one, whichever way it is reached', () => {
  const content = trackContents(site.contents, new Reads())('de');
  const found = content.find('products', key);
  expect(found).toBe(content.all('products')[0]);
  expect(found).toBe(content.list([{ type: 'products', key }])[0]);
  expect(content.all('products').map((product) => product === found)).toContain(true);
});

it('an entry shows what it holds', () => {
  const content = trackContents(site.contents, new Reads())('fr');
  expect(content.all('articles')).toEqual(site.contents('fr').all('articles'));
  expect(JSON.stringify(content.single('footer'))).toBe(JSON.stringify(site.contents('fr').single('footer')));
});

it('a value for all pages is made once, and each page has read what it was made of', () => {
  let made = 0;
  const titles = derive((content) => {
    made += 1;
    return content.all('articles').map(({ title }) => title);
  });
  const first = readsOf(titles);
  expect(readsOf(titles)).toEqual(first);
  expect(first).toContain('de/articles/*#title');
  expect(first).toContain('articles');
  expect(titles(site.contents('de'))).toContain(article?.title);
  expect(made).toBe(1);
});

it('a value for all pages must not hand out entries', () => {
  const entries = derive((content) => content.all('products'));
  expect(() => readsOf((content) => entries(content)[1]?.title)).toThrow(
    `«de/products/${secondProduct?.meta.key}#title» was read after the reads had been counted`,
  );
});

it('a value of an entry is made once for all languages, and each page has read what it was made of', () => {
  let made = 0;
  const lengthOf = deriveOfEntry((entry: Entry<'products'>) => {
    made += 1;
    return entry.title.length;
  });
  const reference = { type: 'products', key } as const;
  const cells = [`de/products/${key}#meta.exists`, `de/products/${key}#title`];
  expect(readsOf((content) => lengthOf(content, 'de', reference))).toEqual(cells);
  expect(readsOf((content) => lengthOf(content, 'de', reference), 'fr')).toEqual(cells);
  expect(made).toBe(1);
  expect(lengthOf(site.contents('fr'), 'de', { ...reference, key: '999' })).toBeUndefined();
});
