import { expect, it } from 'vitest';
import type { Content } from '@/lib/content/content';
import { views } from '@/lib/content/views';
import { DependencyRecorder } from '@/lib/content/dependencies';
import { trackContents } from '@/lib/content/trackContents';
import type { Locale } from '@/content-types/locales';
import { site } from '../../support/site';

/** The dependencies that `use` reads of a language. */
function readsOf(use: (content: Content) => unknown, locale: Locale = 'de'): readonly string[] {
  const reads = new DependencyRecorder();
  use(trackContents(site.contents, reads)(locale));
  return reads.dependencies();
}

const [firstProduct] = site.contents('de').all('products');
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

it('a group counts as itself, whatever other entries there are', () => {
  const theme = firstProduct?.display_themes[0]?.key ?? '';
  const dependencies = readsOf((content) => content.group(views.indicatorsOfTheme, theme).length, 'fr');
  expect(dependencies).toEqual([`fr/indicatorsOfTheme?${theme}`]);
  const first = readsOf((content) => content.group(views.indicatorsOfTheme, theme)[0]?.title);
  expect(first).toEqual([`de/indicatorsOfTheme?${theme}`, expect.stringMatching(/^de\/products\/\d+#title$/)]);
});

it('the same field of more than two hundred entries is that of all', () => {
  const reads = new DependencyRecorder();
  for (let number = 1; number <= 201; number += 1) reads.noteField('de', 'products', String(number), 'title');
  reads.noteField('de', 'products', '7', 'unit');
  expect(reads.dependencies()).toEqual(['de/products/*#title', 'de/products/7#unit']);
});
