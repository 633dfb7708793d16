import { describe, expect, it } from 'vitest';
import { wordParts } from '@/lib/search-index/server/wordParts';
import { documentOf } from '../../../fixtures/searchDocuments';

const documents = [
  documentOf({
    id: 'a',
    title: 'Leerwohnungen',
    text: 'Wohnungen stehen leer. Eine Leerwohnung, die Wohnung, die Quote',
  }),
  documentOf({
    id: 'b',
    title: 'Strassenverkehr',
    text: 'Strassen, Strasse, Verkehr, Unfälle, Haushalt, Quartier',
  }),
];

function partsOf(text: string): readonly string[] {
  return wordParts(documents).partsIn([text]).split(' ');
}

describe('the parts of German compounds', () => {
  it('B8.4 are each part, and the parts of it', () => {
    expect(partsOf('Leerwohnungsquote')).toEqual(expect.arrayContaining(['leerwohnung', 'leer', 'wohnung', 'quote']));
  });

  it('B8.4 are written as people with and without umlauts type them', () => {
    expect(partsOf('Strassenverkehrsunfälle')).toEqual(expect.arrayContaining(['unfalle', 'unfaelle', 'verkehr']));
  });

  it('are only of words that are put together from words of the documents', () => {
    expect(wordParts(documents).partsIn(['Haushalt, Quartier und Xylophonkonzert'])).toBe('');
  });

  it('B8.4 leave long words that they do not know to the dictionary of the server', () => {
    expect(wordParts(documents).wholeIn(['Xylophonkonzert im Leerwohnungsquartier'])).toBe('Xylophonkonzert');
  });

  it('are not looked for in words of other languages', () => {
    expect(wordParts([]).partsIn(['Leerwohnungsquote'])).toBe('');
  });
});
