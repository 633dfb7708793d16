import { describe, expect, it } from 'vitest';
import { replaceFailingEntries } from '@/lib/build/replaceFailingEntries';
import type { Snapshot } from '@/lib/content/snapshot';
import { entryIn, idsIn, silenceProgress, snapshotOf } from '../content/reading';
import { article, indicator, indicatorSet, record, singles, theme, wireChapter } from '../content/records';

silenceProgress();

const home = record('home-page', { title: 'Basel zählt' });
const term = record('glossars', { slug: 'quote', term: 'Quote', short: 'Ein Anteil.', definition: 'Ein Anteil.' });
const before = [home, theme('wohnen'), article('alt'), term];

/** What is left when these pages fail. */
function left(snapshot: Snapshot, published: Snapshot | undefined, ...failed: readonly string[]): Snapshot {
  const given = replaceFailingEntries(snapshot, published, failed);
  if (given === undefined) throw new Error('Nothing is dropped.');
  return given.snapshot;
}

describe('an entry whose page cannot be made', () => {
  it('is as it was in the site before, is named, and what else has changed is published', async () => {
    const published = await snapshotOf(before);
    const changed = [home, theme('wohnen', { title: 'Neu' }), article('alt', { title: 'Schlimm' }), term];
    const snapshot = await snapshotOf(changed, { previous: published, cmsUrl: undefined });
    const given = replaceFailingEntries(snapshot, published, ['/artikel/alt', '/fr/artikel/alt', '/']);
    expect(given && entryIn(given.snapshot, 'articles/alt/de')).toMatchObject({
      stale: true,
      values: { title: 'Artikel alt' },
    });
    expect(given && entryIn(given.snapshot, 'display-themes/wohnen/de').values['title']).toBe('Neu');
    expect(given?.problems).toMatchObject([{ severity: 'error', type: 'articles', key: 'alt', locale: 'de' }]);
    expect(given?.problems[0]?.values).toEqual({ pages: '/artikel/alt, /fr/artikel/alt, /' });
  });

  it('is dropped in the language that fails alone', async () => {
    const published = await snapshotOf(before);
    const french = article('alt', { title: 'Horrible' }, { locale: 'fr' });
    const snapshot = await snapshotOf([...before, french]);
    expect(idsIn(left(snapshot, published, '/fr/artikel/alt'))).toEqual(idsIn(published));
  });
});

describe('a page that belongs to that of an entry', () => {
  const set = (title: string): ReturnType<typeof record> => indicatorSet('markt', { chapters: [wireChapter(title)] });
  const link = (label: string): ReturnType<typeof record> =>
    record('header-links', { type: 'main', path: '/themen', label });
  const areaData = (value: number, number = 7, name = 'Riehen'): ReturnType<typeof record> =>
    indicator(number, {
      spatial_units: ['Gemeinde'],
      columns: [
        { key: 'ort', label: 'Ort', role: 'area' },
        { key: 'wert', label: 'Wert', role: 'value' },
      ],
      data_rows: [[name, value]],
    });

  it.each([
    ['a chapter', '/fr/indikatorenset/markt/preise/miete', 'indikatorensets/markt'],
    ['a file of data', '/daten/indikator/7.csv', 'products/7'],
    ['an area', '/gebiet/riehen', 'products/7'],
  ])('such as %s is named with this entry, whatever else has changed', async (_, page, entry) => {
    const elsewhere = (value: number): ReturnType<typeof record> => areaData(value, 8, 'Bettingen');
    const published = await snapshotOf([
      home,
      set('Preise'),
      areaData(1),
      elsewhere(1),
      link('Themen'),
      article('alt'),
    ]);
    const others = [elsewhere(2), link('Alles'), article('alt', { title: 'Neu' })];
    const changed = [home, set('Mieten'), areaData(2), ...others];
    const snapshot = await snapshotOf(changed, { previous: published, cmsUrl: undefined });
    const given = replaceFailingEntries(snapshot, published, [page]);
    expect(given?.problems.map(({ type, key }) => `${type}/${key}`)).toEqual([entry]);
  });
});

describe('in the first site', () => {
  const articles = ['b', 'c', 'd', 'e', 'f'].map((slug, index) => article(slug, {}, { id: index + 10 }));

  it('an entry whose page cannot be made is left out, however few there are of its type', async () => {
    const snapshot = await snapshotOf([...before, article('neu', {}, { id: 2 })]);
    expect(idsIn(left(snapshot, undefined, '/artikel/neu', '/'))).toEqual(idsIn(await snapshotOf(before)));
  });

  it('more than a fifth of a type is not left out: the pages are at fault', async () => {
    const snapshot = await snapshotOf([...before, ...articles]);
    expect(replaceFailingEntries(snapshot, undefined, ['/artikel/b', '/artikel/c'])).toBeUndefined();
  });
});

describe('pages that fail though their own entries are as before', () => {
  it('cause what has no page of its own to be dropped', async () => {
    const published = await snapshotOf(before);
    const changed = [
      home,
      theme('wohnen', { title: 'Neu' }),
      article('alt'),
      { ...term, record: { ...term.record, attributes: { ...term.record.attributes, term: 'Schlimm' } } },
    ];
    const snapshot = left(await snapshotOf(changed), published, '/artikel/alt', '/');
    expect(entryIn(snapshot, 'glossars/quote/de').values['term']).toBe('Quote');
    expect(entryIn(snapshot, 'display-themes/wohnen/de').values['title']).toBe('Neu');
  });

  it('finally cause all that changed to be dropped', async () => {
    const published = await snapshotOf(before);
    const snapshot = await snapshotOf([home, theme('wohnen', { title: 'Neu' }), article('alt'), term]);
    expect(entryIn(left(snapshot, published, '/artikel/alt'), 'display-themes/wohnen/de').values['title']).toBe(
      'Thema wohnen',
    );
  });

  it('are nothing of the content if nothing has changed', async () => {
    const published = await snapshotOf([...singles()]);
    expect(replaceFailingEntries(await snapshotOf([...singles()]), published, ['/'])).toBeUndefined();
  });
});
