import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { monthName } from '@/lib/i18n/format/date';
import { languageWords } from '@/lib/search-index/languages';

function repeated(words: readonly string[]): readonly string[] {
  const folded = words.map(foldAccents);
  return words.filter((_, index) => folded.indexOf(folded[index] ?? '') < index);
}

function outOfOrder(words: readonly string[]): readonly string[] {
  const folded = words.map(foldAccents);
  return words.filter((_, index) => (folded[index] ?? '') < (folded[index - 1] ?? ''));
}

describe.each(locales)('the words of the language of %s', (locale) => {
  const { months, stopWords, lightWords } = languageWords[locale];

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

  it('B9 are written as in Switzerland', () => {
    expect([...stopWords, ...lightWords].filter((word) => word.includes('ß'))).toEqual([]);
  });
});
