import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { SearchDocument } from '@/lib/browser/search/document';
import { sampleDocuments } from '../../../support/sampleDocuments';

function find(locale: Locale, id: string): SearchDocument | undefined {
  return sampleDocuments(locale).find((document) => document.id === id);
}

describe('the documents of the sample content', () => {
  it.each(locales)('B8.2 are told apart in the characters that the search server takes, in %s', (locale) => {
    const ids = sampleDocuments(locale).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[\w-]{1,500}$/.test(id))).toEqual([]);
  });

  it('B8.4 are found by their German titles if they are translated', () => {
    expect(find('fr', 'products-5813')).toMatchObject({ bezeichnung: 'Taux de logements vacants' });
    expect(find('fr', 'products-5813')?.schlagworte).toContain('Leerwohnungsquote');
    expect(find('it', 'glossars-median')?.schlagworte).toContain('Median');
  });

  it('name a title once if the translation is missing', () => {
    expect(find('fr', 'products-1201')?.schlagworte).not.toContain('Ausländeranteil');
    expect(find('de', 'products-5813')?.schlagworte).not.toContain('Leerwohnungsquote');
  });

  it('B8.4 are found by the words that Leichte Sprache divides', () => {
    expect(find('ls', 'glossars-wohnviertel')?.schreibweisen.split(' ')).toContain('wohnviertel');
    expect(find('ls', 'articles-barrierefreiheit')?.schreibweisen.split(' ')).toContain('barrierefreiheit');
  });

  it('B8.4 are found by the areas and the series of their data', () => {
    expect(find('de', 'products-5814')?.text).toContain('Gundeldingen');
    expect(find('de', 'products-1601')?.text).toContain('Fossile Träger zusammen');
  });
});
