import { describe, expect, it } from 'vitest';
import type { Locale } from '@/content-types/locales';
import { term } from '@/lib/search-index/documentKinds';
import { documentsOf } from '@/lib/search-index/documents';
import type { SearchDocument } from '@/lib/search/document';
import { site } from '../../support/site';

function documents(locale: Locale): readonly SearchDocument[] {
  return documentsOf(site.contents(locale));
}

function find(locale: Locale, id: string): SearchDocument | undefined {
  return documents(locale).find((document) => document.id === id);
}

describe('the documents of the search', () => {
  it('are of every kind that visitors look for', () => {
    const kinds = new Set(documents('de').map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([
      'app',
      'article',
      'container',
      'dataset',
      'glossary',
      'indicator',
      'indicatorSet',
      'interactive',
      'page',
      'person',
      'quiz',
      'statistic',
      'subTheme',
      'theme',
    ]);
  });

  it('B8.2 are told apart in the characters that the search server takes', () => {
    const ids = documents('de').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[\w-]{1,500}$/.test(id))).toEqual([]);
  });

  it('explain a term as the glossary does, which is no Markdown', () => {
    const content = site.contents('de');
    const [entry] = content.all('glossars');
    const short = '1. Säule: die AHV, in Gemeinden mit > 10 000 Einwohnern ~3 Monate';
    expect(entry && term({ ...entry, short }, content)).toMatchObject({ description: short });
  });

  it('hold the newest value of an indicator with unit and period', () => {
    expect(find('de', 'products-100')).toMatchObject({
      kind: 'indicator',
      stata_id: '100',
      url: '/indikatorenportal/100',
      themes: ['wohnen'],
      year: 2026,
      updated: '2026-06-01',
      value: { text: '0,79\u202f%', number: 0.785, unit: '%', period: 'Quote [de], 2026' },
    });
  });

  it('lead to the page in the language that is searched, and name their own', () => {
    expect(find('fr', 'articles-leerstand-2026')).toMatchObject({ url: '/fr/artikel/leerstand-2026', language: 'fr' });
    expect(find('fr', 'articles-pendeln-2025')).toMatchObject({ url: '/fr/artikel/pendeln-2025', language: 'de' });
  });

  it('lead to another website if the product is there', () => {
    expect(find('de', 'products-400')).toMatchObject({ kind: 'dataset', url: 'https://daten.example.org/wohnungen' });
  });

  it('in Leichte Sprache are those written in it, and no others', () => {
    const languages = new Set(documents('ls').map(({ language }) => language));
    expect([...languages]).toEqual(['de-simple']);
    expect(find('ls', 'products-100')?.value?.text).toBe('1\u202fvon 100');
  });

  it('explain a term of the glossary, and are found by its other forms', () => {
    const term = find('de', 'glossars-leerwohnung');
    expect(term?.keywords).toContain('LW');
    expect(term?.url).toBe('/interaktiv/glossar#begriff-leerwohnung');
  });

  it('name the page if a person answers questions', () => {
    expect(find('de', 'team-members-muster')?.url).toBe('/thema/wohnen#liste-auskunft');
  });

  it('B8.4 hold their words as people without umlauts write them', () => {
    expect(find('de', 'products-200')?.spellings.split(' ')).toEqual(
      expect.arrayContaining(['wohnbevolkerung', 'wohnbevoelkerung']),
    );
  });

  it('B8.4 hold what kind of page they are of', () => {
    expect(find('de', 'display-themes-wohnen')?.text.split(' ')).toContain('Thema');
    expect(find('fr', 'display-themes-wohnen')?.text.split(' ')).toContain('Thème');
  });

  it('are also of the pages that list others, if they list something in this language', () => {
    expect(find('de', 'page-theme-list')).toMatchObject({ kind: 'page', url: '/thema', title: 'Alle Themen' });
    const [lists, lsLists] = [documents('de'), documents('ls')].map((all) => all.filter(({ kind }) => kind === 'page'));
    expect(lists?.map(({ id }) => id)).toEqual(expect.arrayContaining(['page-article-list', 'page-indicator-portal']));
    expect(lsLists?.map(({ id }) => id)).not.toContain('page-app-list');
  });

  it('of other websites weigh less', () => {
    expect(documents('de').find(({ url }) => url.startsWith('https:'))?.weight).toBeLessThan(1);
  });

  it('do not hold drafts', () => {
    expect(JSON.stringify(documents('de'))).not.toContain('Entwurf');
  });
});
