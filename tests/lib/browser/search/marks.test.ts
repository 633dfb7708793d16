import { assert, property, string, constantFrom, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedRanges } from '@/lib/browser/search/marks';
import { textParts } from '@/lib/browser/search/textRanges';

function marked(text: string, words: string, stopWords: readonly string[] = []): readonly string[] {
  return markedRanges(text, words, stopWords).map(({ start, end }) => text.slice(start, end));
}

const words = array(
  constantFrom('Bevölkerung', 'entwicklung', 'ß', 'é', 'ö', 'oe', ' ', '-', '2,5', 'a\u0308', 'Œ', 'İ'),
  {
    maxLength: 8,
  },
).map((list) => list.join(''));

describe('marks', () => {
  it('marks whole words and beginnings', () => {
    expect(marked('Leerwohnungsquote und Leerstand', 'leer')).toEqual(['Leer', 'Leer']);
  });

  it('B8.4 marks inner parts of compounds', () => {
    expect(marked('Bevölkerungsentwicklung', 'Entwicklung')).toEqual(['entwicklung']);
    expect(marked('Wohnungsbau', 'bau')).toEqual(['bau']);
  });

  it.each(['Bevolkerung', 'BEVOELKERUNG', 'Bevölkerung', 'Bevo\u0308lkerung'])(
    'B8.4 marks the same part for the spelling %s',
    (spelling) => {
      expect(marked('Die Wohnbevölkerung 2026', spelling)).toEqual(['bevölkerung']);
    },
  );

  it('takes a letter with its accents as one', () => {
    expect(marked('Bevo\u0308lkerung', 'bevo')).toEqual(['Bevo\u0308']);
    expect(marked('Bevölkerung', 'bevoe')).toEqual(['Bevö']);
    expect(marked('Straße', 'stras')).toEqual(['Straß']);
  });

  it('does not begin inside a letter', () => {
    expect(marked('Bevölkerung', 'elkerung')).toEqual([]);
  });

  it('marks one and two letters only if they are the whole word', () => {
    expect(marked('An der Kante im Kanton', 'an')).toEqual(['An']);
    expect(marked('Vitamin C', 'c')).toEqual(['C']);
  });

  it('marks three letters only at the beginning or the end of a word', () => {
    expect(marked('Anstalten', 'alt')).toEqual([]);
  });

  it('does not look for numbers inside of numbers', () => {
    expect(marked('12026 und 2026', '2026')).toEqual(['2026']);
  });

  it('does not mark stop words', () => {
    expect(marked('Die Bevölkerung', 'die bevölkerung', ['die'])).toEqual(['Bevölkerung']);
  });

  it('joins marks that touch', () => {
    expect(marked('Leerwohnung', 'leer wohnung')).toEqual(['Leerwohnung']);
  });

  it('takes markup as text', () => {
    expect(marked('Was <script> ist', '<script>')).toEqual(['script']);
    expect(textParts('<b>', markedRanges('<b>', 'script'))).toEqual([{ text: '<b>', isMarked: false }]);
  });

  it('is quick with a huge search', () => {
    expect(marked('Leerstand', 'leerstand '.repeat(10_000))).toEqual(['Leerstand']);
  });

  it('gives ranges in order that do not touch and lie within the text', () => {
    assert(
      property(words, words, (text, search) => {
        const edges = markedRanges(text, search).flatMap(({ start, end }) => [start, end]);
        expect(edges).toEqual([...new Set(edges)].toSorted((left, right) => left - right));
        expect(edges.every((edge) => edge >= 0 && edge <= text.length)).toBe(true);
      }),
    );
  });

  it('loses nothing of the text', () => {
    assert(
      property(string({ unit: 'binary' }), string({ unit: 'binary' }), (text, search) => {
        const parts = textParts(text, markedRanges(text, search));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });

  it('marks a text wholly when its only word is searched', () => {
    assert(
      property(constantFrom('Bevölkerung', 'Straße', 'ŒUVRE', 'İstanbul', 'co2', 'Ä', 'vélo'), (word) => {
        expect(marked(word, word.toUpperCase())).toEqual([word]);
      }),
    );
  });
});
