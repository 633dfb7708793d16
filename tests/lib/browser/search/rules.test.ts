import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { rulesByLocale } from '@/lib/browser/search/rules';
import { foldAccents } from '@/lib/browser/foldAccents';
import { monthName } from '@/lib/language/format/date';
import { wordsOf } from '@/lib/browser/search/spelling';

function repeated(words: readonly string[]): readonly string[] {
  const folded = words.map(foldAccents);
  return words.filter((_, index) => folded.indexOf(folded[index] ?? '') < index);
}

function outOfOrder(words: readonly string[]): readonly string[] {
  const folded = words.map(foldAccents);
  return words.filter((_, index) => (folded[index] ?? '') < (folded[index - 1] ?? ''));
}

/** A search server leaves the stop words out of a synonym: what remains must say the same. */
function spoiledByStopWords(locale: Locale): readonly string[] {
  const stopWords = new Set(rulesByLocale[locale].stopWords.map(foldAccents));
  return rulesByLocale[locale].synonyms.flat().filter((synonym) => {
    const words = wordsOf(foldAccents(synonym));
    const kept = words.filter((word) => !stopWords.has(word));
    return kept.length < Math.min(words.length, 2);
  });
}

describe.each(locales)('the rules of the search in %s', (locale) => {
  const { months, stopWords, lightWords, synonyms, sameValue, exactWords } = rulesByLocale[locale];

  it('B8.4 name the months as the texts do', () => {
    expect(months).toEqual(Array.from({ length: 12 }, (_, index) => monthName(index + 1, locale)));
  });

  it('B8.4 name every stop word once, in order', () => {
    expect(stopWords.length).toBeGreaterThan(100);
    expect(repeated(stopWords)).toEqual([]);
    expect(outOfOrder(stopWords)).toEqual([]);
  });

  it('B8.4 name every light word once, in order, and no stop word', () => {
    expect(repeated(lightWords)).toEqual([]);
    expect(outOfOrder(lightWords)).toEqual([]);
    expect(lightWords.filter((word) => stopWords.includes(word))).toEqual([]);
  });

  it('B8.4 have every synonym in one group only, whatever its accents', () => {
    expect(repeated(synonyms.flat())).toEqual([]);
    expect(synonyms.filter((group) => group.length < 2)).toEqual([]);
  });

  it('B8.4 have every word that asks for a value in one group only', () => {
    expect(repeated(sameValue.flat())).toEqual([]);
    expect(sameValue.filter((group) => group.length < 2)).toEqual([]);
  });

  it('B8.4 have no synonym that means something else without stop words', () => {
    expect(spoiledByStopWords(locale)).toEqual([]);
  });

  it('B8.4 name every exact word once, and no phrases', () => {
    expect(repeated(exactWords)).toEqual([]);
    expect(exactWords.filter((word) => wordsOf(word).length !== 1)).toEqual([]);
    expect(exactWords.filter((word) => stopWords.includes(word))).toEqual([]);
  });

  it('B9 are written as in Switzerland', () => {
    expect([...stopWords, ...synonyms.flat(), ...exactWords].filter((word) => word.includes('ß'))).toEqual([]);
  });
});

describe('the groups of synonyms', () => {
  it.each(locales.filter((locale) => locale !== 'ls'))('are in order in %s', (locale) => {
    expect(outOfOrder(rulesByLocale[locale].synonyms.map(([first = '']) => first))).toEqual([]);
  });
});
