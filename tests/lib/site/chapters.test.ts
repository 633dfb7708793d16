import { describe, expect, it } from 'vitest';
import type { SampleContent } from '@/content-types/registry';
import { keyAt } from '@/content-types/routes';
import { addressPartFault } from '@/content-types/siteAddresses';
import { chapterPages, chaptersAbove } from '@/lib/site/chapters';
import type { ChapterPage } from '@/lib/site/chapters';
import { tinySite, tinySiteTranslations } from '../../fixtures/tinySite';
import { loadSite, tinyMedia } from '../../support/site';
import type { LoadedSite } from '../../support/site';

type Chapters = SampleContent['indikatorensets'][number]['text']['chapters'];

function siteOf(chapters: Chapters, french?: Chapters): LoadedSite {
  const sets = tinySite.indikatorensets.map((set) => ({ ...set, text: { ...set.text, chapters } }));
  const translated = { wohnungsmarkt: { title: 'Marché', lead: 'Lead.', chapters: french ?? [] } };
  const fr = { ...tinySiteTranslations.fr, ...(french && { indikatorensets: translated }) };
  return loadSite({
    content: { ...tinySite, indikatorensets: sets },
    translations: { ...tinySiteTranslations, fr },
    media: tinyMedia,
  });
}

function pagesOf({ contents }: LoadedSite, locale: 'de' | 'fr' = 'de'): readonly ChapterPage[] {
  const [set] = contents(locale).all('indikatorensets');
  return set === undefined ? [] : chapterPages(contents(locale), set);
}

const deep: Chapters = [
  { number: '1', title: 'Wohnen', level: 1, indicators: ['100'] },
  { number: '1.1', title: 'Preise', level: 2 },
  { number: '1.1.1', title: 'Miete', level: 3 },
  { number: '1.1.1.1', title: 'Neu', level: 4 },
  { number: '1.1.1.1.1', title: 'Grösse', level: 5, indicators: ['200', '100'] },
  { number: '2', title: 'Wohnen', level: 1 },
  { number: '2.1', title: 'Preise', level: 2 },
];

describe('the chapters of an indicator set', () => {
  it('have addresses below each other, on five levels, none twice', () => {
    expect(pagesOf(siteOf(deep)).map(({ address }) => address.replace('/indikatorenset/wohnungsmarkt', ''))).toEqual([
      '/wohnen',
      '/wohnen/preise',
      '/wohnen/preise/miete',
      '/wohnen/preise/miete/neu',
      '/wohnen/preise/miete/neu/groesse',
      '/wohnen-2',
      '/wohnen-2/preise',
    ]);
  });

  it('are at most one deeper than the one before', () => {
    const [, second] = pagesOf(siteOf([{ title: 'Eins' }, { title: 'Zwei', level: 5 }, { title: 'Drei', level: 2 }]));
    expect(second && chaptersAbove(second).map(({ title }) => title)).toEqual(['Eins']);
  });

  it('have the German addresses in every language, and German texts if the translation has none', () => {
    const site = siteOf(deep.slice(0, 2), [{ number: '1', title: 'Logement' }]);
    expect(pagesOf(site, 'fr').map(({ key, title, locale }) => [key, title, locale])).toEqual([
      ['wohnungsmarkt/wohnen', '1 Logement', 'fr'],
      ['wohnungsmarkt/wohnen/preise', '1.1 Preise', 'de'],
    ]);
  });

  it.each([
    [
      'of many words',
      'Bevölkerungsentwicklungsszenarien für die Quartiere und Gemeinden des Kantons '.repeat(4).slice(0, 255),
    ],
    ['of one word', 'ä'.repeat(255)],
    ['in another script', '人'.repeat(255)],
    ['that is the name of a file', 'Index'],
  ])('have addresses that the site knows on all levels with titles %s', (_, title) => {
    const chapters = [1, 2, 3, 4, 5, 5].map((level) => ({ title, level }));
    const pages = pagesOf(siteOf(chapters));
    expect(pages.map(({ address }) => keyAt('indicator-set-chapter', address))).toEqual(pages.map(({ key }) => key));
    const parts = pages.flatMap(({ key }) => key.split('/'));
    expect(parts.map(addressPartFault).filter((fault) => fault !== undefined)).toEqual([]);
    expect(new Set(pages.map(({ address }) => address)).size).toBe(chapters.length);
    expect(Math.max(...pages.map(({ address }) => encodeURI(address).length))).toBeLessThan(2000);
  });
});
