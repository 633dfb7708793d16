import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/lib/browser/search/spelling';
import { joinAddress, splitAddress } from '@/lib/browser/search/shipped/addresses';
import { packColumn, unpackColumn } from '@/lib/browser/search/shipped/column';
import {
  joinRows,
  packNumbers,
  packSet,
  splitRows,
  unpackNumbers,
  unpackSet,
} from '@/lib/browser/search/shipped/numbers';
import { isGap, joinTokens, tokensOf } from '@/lib/browser/search/words/tokens';
import { packWords, unpackWords } from '@/lib/browser/search/shipped/wordList';

const number = fc.nat({ max: 1_000_000 });

const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });

const words = fc.array(anyText).map((texts) => texts.flatMap(wordsOf).toSorted());

describe('lists of numbers', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.array(number), (numbers) => {
        expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
      }),
    );
  });

  it('come back sorted and once each from a set', () => {
    fc.assert(
      fc.property(fc.uniqueArray(number), (numbers) => {
        const sorted = numbers.toSorted((left, right) => left - right);
        expect(unpackSet(packSet([...numbers, ...numbers]))).toEqual(sorted);
      }),
    );
  });

  it('come back row by row', () => {
    fc.assert(
      fc.property(fc.array(fc.array(number), { minLength: 1 }), (rows) => {
        expect(splitRows(joinRows(rows.map(packNumbers))).map(unpackNumbers)).toEqual(rows);
      }),
    );
  });

  it('need no escapes in JSON, up to the largest', () => {
    fc.assert(
      fc.property(number, (single) => {
        expect(JSON.stringify(packNumbers([single]))).toBe(`"${packNumbers([single])}"`);
      }),
    );
  });

  it('take one byte for the first 92 and two up to 1980', () => {
    const bytes = (single: number) => Buffer.byteLength(packNumbers([single]));
    expect([0, 91, 92, 1979, 1980].map(bytes)).toEqual([1, 1, 2, 2, 3]);
  });

  it('refuse what is no such number', () => {
    expect(() => packNumbers([2_000_000])).toThrow(RangeError);
  });
});

describe('texts', () => {
  it('come back character by character from their words and what is between them', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tokens = tokensOf(text).map((token) => ({ text: token, isWord: !isGap(token) }));
        expect(joinTokens(tokens)).toBe(text);
      }),
    );
  });

  it('leave out the space between two words', () => {
    expect(tokensOf('Leere Wohnungen, 2026')).toEqual(['Leere', 'Wohnungen', ', ', '2026']);
  });
});

describe('lists of words', () => {
  it('come back in their order', () => {
    fc.assert(
      fc.property(words, (list) => {
        expect(unpackWords(packWords(list))).toEqual(list);
      }),
    );
  });

  it('hold of each word what differs from the one before', () => {
    expect(packWords(['Leer', 'Leerstand', 'Leerwohnung'])).toBe(' Leer%stand%wohnung');
  });
});

describe('columns', () => {
  it('come back value by value', () => {
    const values = fc.array(fc.oneof(fc.constant(null), anyText, fc.integer(), fc.array(anyText)));
    fc.assert(
      fc.property(values, (list) => {
        expect(unpackColumn(packColumn(list))).toEqual(list);
      }),
    );
  });

  it('write each value once, the frequent first', () => {
    expect(packColumn(['Kanton', 'Wohnviertel', 'Wohnviertel'])).toEqual({
      values: ['Wohnviertel', 'Kanton'],
      rows: '#!!',
    });
  });

  it('say which value is missing', () => {
    expect(() => unpackColumn({ values: ['Kanton'], rows: '#' })).toThrow('no value number 1 of 1');
  });
});

describe('addresses', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(anyText, anyText, (id, url) => {
        expect(joinAddress(splitAddress(id, url))).toEqual({ id, url });
      }),
    );
  });

  it('share the key of the id', () => {
    expect(splitAddress('products-5813', '/fr/indikatorenportal/5813')).toEqual({
      idType: 'products-',
      idKey: '5813',
      url: ['/fr/indikatorenportal/', ''],
    });
  });
});
