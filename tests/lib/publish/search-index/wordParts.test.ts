import { describe, expect, it } from 'vitest';
import { wordParts } from '@/lib/publish/search-index/wordParts';
import { sampleDocuments } from '../../../support/sampleDocuments';

function partsOf(text: string): readonly string[] {
  return wordParts(sampleDocuments('de')).partsIn([text]).split(' ');
}

describe('the parts of German compounds', () => {
  it('B8.4 are each part, and the parts of it', () => {
    expect(partsOf('Leerwohnungsquote')).toEqual(expect.arrayContaining(['leerwohnung', 'leer', 'wohnung', 'quote']));
  });

  it('B8.4 are written as people with and without umlauts type them', () => {
    expect(partsOf('Strassenverkehrsunfälle')).toEqual(expect.arrayContaining(['unfalle', 'unfaelle', 'verkehr']));
  });

  it('are only of words that are put together from words of the documents', () => {
    expect(wordParts(sampleDocuments('de')).partsIn(['Haushalt, Quartier und Xylophonkonzert'])).toBe('');
  });

  it('B8.4 leave long words that they do not know to the dictionary of the server', () => {
    expect(wordParts(sampleDocuments('de')).wholeIn(['Xylophonkonzert im Leerwohnungsquartier'])).toBe(
      'Xylophonkonzert',
    );
  });

  it('are not looked for in words of other languages', () => {
    expect(wordParts([]).partsIn(['Leerwohnungsquote'])).toBe('');
  });
});
