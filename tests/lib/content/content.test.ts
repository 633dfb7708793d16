import { describe, expect, it } from 'vitest';
import { createContents } from '@/lib/content/content';
import type { Content } from '@/lib/content/content';
import { MissingSingleError } from '@/lib/content/contentErrors';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { contentType, singleNames } from '@/content-types/registry';
import { silenceProgress, snapshotOf } from './reading';
import { article, asOf, pointers, record, theme } from './records';

silenceProgress();

const records = [
  theme('wohnen', { rank: 1 }, { id: 1 }),
  theme('arbeit', { highlight_articles: pointers('slug', ['zweiter', 'erster']) }, { id: 2 }),
  theme('umwelt', {}, { id: 3 }),
  theme('arbeit', { title: 'Travail' }, { locale: 'fr', id: 4 }),
  article('erster', {}, { id: 1 }),
  article('zweiter', {}, { id: 2 }),
  record('home-page', { title: 'Basel zählt' }),
  record('home-page', { title: 'Bâle compte' }, { locale: 'fr', id: 2 }),
];

async function contentIn(locale: Locale): Promise<Content> {
  return createContents(await snapshotOf(records))(locale);
}

describe('the content of a language', () => {
  it("has every entry, in the editors' order, in German if the translation is missing", async () => {
    const content = await contentIn('fr');
    expect(content.locale).toBe('fr');
    expect(content.all('display-themes').map(({ title, meta }) => [title, meta.locale])).toEqual([
      ['Thema wohnen', 'de'],
      ['Travail', 'fr'],
      ['Thema umwelt', 'de'],
    ]);
  });

  it('finds nothing under a name of another kind, or of JavaScript', async () => {
    const content = await contentIn('de');
    expect(content.find('articles', 'wohnen')).toBeUndefined();
    expect(content.find('articles', 'constructor')).toBeUndefined();
    expect(content.all('teasers')).toEqual([]);
  });

  it('knows in which languages an entry exists', async () => {
    const content = await contentIn('de');
    const exists = (locale: Locale): boolean => content.isTranslated('display-themes', 'arbeit', locale);
    expect([exists('de'), exists('fr'), exists('ls')]).toEqual([true, true, false]);
    expect(content.isTranslated('home-page', 'home-page', 'fr')).toBe(true);
  });
});

describe('a single type', () => {
  it('is in the language, else in German', async () => {
    expect((await contentIn('fr')).single('home-page').title).toBe('Bâle compte');
    expect((await contentIn('ls')).single('home-page')).toMatchObject({ title: 'Basel zählt', meta: { locale: 'de' } });
  });

  it('is never German if it is the search page in Leichte Sprache: it would be a page without a search', async () => {
    const contents = createContents(
      await snapshotOf([...records, record('search-page', { title: 'Suche nach Zahlen' })]),
    );
    expect(contents('fr').single('search-page').title).toBe('Suche nach Zahlen');
    expect(contents('ls').single('search-page').meta.locale).toBe('ls');
  });

  it('cannot be missing if it is the home page', () => {
    const content = createContents({ asOf, entries: [] })('de');
    expect(() => content.single('home-page')).toThrow(MissingSingleError);
    expect(() => content.single('home-page')).toThrow(
      'The CMS has no published German entry of the single type «home-page». Publish it in the CMS and build again.',
    );
  });

  it.each(locales)('has its plainest form in %s if it was never published', (locale) => {
    const content = createContents({ asOf, entries: [] })(locale);
    const others = singleNames.filter((name) => name !== 'home-page');
    for (const name of others) {
      const entry = content.single(name);
      expect(entry.meta).toMatchObject({ type: name, key: name, locale });
      const { fields } = contentType(name);
      expect(Object.keys(entry).sort()).toEqual([...Object.keys(fields), 'meta'].sort());
      expect('title' in entry ? entry.title : 'no title').not.toBe('');
    }
    expect(content.single('theme-page')).toBe(content.single('theme-page'));
  });
});

describe('Leichte Sprache', () => {
  const lead = 'Das ist ein Satz. Das ist noch einer.';

  it('has each sentence of a plain text on its own line, other languages do not', async () => {
    const snapshot = await snapshotOf([
      ...records,
      article('dritter', { lead }, { id: 3 }),
      article('dritter', { lead, title: 'Leicht' }, { id: 3, locale: 'ls' }),
    ]);
    const contents = createContents(snapshot);
    expect(contents('ls').find('articles', 'dritter')?.lead).toBe('Das ist ein Satz.\nDas ist noch einer.');
    expect(contents('de').find('articles', 'dritter')?.lead).toBe(lead);
  });
});
