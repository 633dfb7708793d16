import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '@/lib/browser/search/document';
import { withEditorsWords } from '@/lib/site/search/editorsWords';
import { documentOf } from '../../../fixtures/searchDocuments';
import { tinySite, tinySiteTranslations } from '../../../fixtures/tinySite';
import { loadSite, tinyMedia } from '../../../support/site';

const documents = [
  documentOf({ id: 'rhine', bezeichnung: 'Wie warm ist der Rhein?', text: 'Die Rheintemperatur, Tag für Tag.' }),
  documentOf({ id: 'waste', bezeichnung: 'Abfall', beschreibung: 'Was aus dem Kehricht wird.' }),
  documentOf({ id: 'energy', bezeichnung: 'Energie', text: 'Energie aus Abfall und Kehricht.' }),
];

/** The documents with these groups of words, as id and the keywords that were added. */
function taught(...groups: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  const text = { synonyms: groups.map((words) => ({ words })), answers: [] };
  const content = { ...tinySite, 'search-words': [{ shared: {}, text, updated: '2026-08-20T08:00:00.000Z' }] };
  const { contents } = loadSite({ content, translations: tinySiteTranslations, media: tinyMedia });
  const taughtDocuments = withEditorsWords(documents, contents('de'));
  const added = ({ schlagworte }: SearchDocument, place: number): readonly string[] =>
    schlagworte.filter((word) => !documents[place]?.schlagworte.includes(word));
  return taughtDocuments
    .map((document, place) => [document.id, added(document, place)] as const)
    .filter(([, words]) => words.length > 0);
}

describe('a pinned answer', () => {
  it.each(['/unterthema/x', ' /unterthema/x ', '/unterthema/x/', '/fr/unterthema/x'])(
    'leads to the page as «%s»',
    (page) => {
      const text = { synonyms: [], answers: [{ query: 'Medianmiete', page }] };
      const content = { ...tinySite, 'search-words': [{ shared: {}, text, updated: '2026-08-20T08:00:00.000Z' }] };
      const { contents } = loadSite({ content, translations: tinySiteTranslations, media: tinyMedia });
      const pinned = documentOf({ id: 'x', bezeichnung: 'Mieten', url: '/unterthema/x' });
      const [found] = withEditorsWords([pinned], contents('de'));
      expect(found?.schlagworte).toContain('Medianmiete');
      expect(found?.antwort_auf).toHaveLength(1);
    },
  );
});

describe('a group of words of editors', () => {
  it('finds the pages that are called by one of them, and no others that only speak of it', () => {
    expect(taught('Müllabfuhr, abfall')).toEqual([['waste', ['Müllabfuhr']]]);
  });

  it('finds those that say one of them in their description, if none is called by one', () => {
    expect(taught('Müllabfuhr, Kehricht')).toEqual([['waste', ['Müllabfuhr', 'Kehricht']]]);
  });

  it('finds those that say one of them anywhere, if no other does', () => {
    expect(taught('Velostation, Rheintemperatur')).toEqual([['rhine', ['Velostation', 'Rheintemperatur']]]);
  });

  it('finds nothing if no page has a word of it', () => {
    expect(taught('Velostation, Veloparking', ' , ')).toEqual([]);
  });
});
