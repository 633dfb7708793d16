import { describe, expect, it } from 'vitest';
import type { Locale } from '@/content-types/locales';
import { WordIndex } from '@/lib/search/ranking/wordIndex';
import { rulesByLocale } from '../../../support/searchRules';
import { prepareRules } from '@/lib/search/words/searchQuery';

const nothing = {
  subtitle: '',
  description: '',
  keywords: '',
  subjects: '',
  indicatorSets: '',
  text: '',
};

function indexOf(titles: readonly string[], locale: Locale = 'de', compounds: readonly string[] = []): WordIndex {
  const texts = titles.map((title) => ({ ...nothing, title }));
  const index = new WordIndex(texts, compounds, prepareRules(rulesByLocale[locale]));
  index.addAll();
  return index;
}

/** The titles that are found for a complete word. */
function titlesFor(word: string, titles: readonly string[], locale: Locale = 'de'): readonly string[] {
  const { scores } = indexOf(titles, locale).findTyped(word, false).scores;
  return titles.filter((_, place) => (scores[place] ?? 0) > 0);
}

describe('B8.4 a typed word', () => {
  it('may have two letters in each other’s place, beside words that differ in one', () => {
    expect(titlesFor('Meiten', ['Mieten', 'Zeiten', 'Abfall'])).toEqual(['Mieten', 'Zeiten']);
  });

  it('is no form of another one if the rules say so', () => {
    expect(titlesFor('tassa', ['Tassa sui cani', 'Tasso di disoccupazione', 'Tassi'], 'it')).toEqual([
      'Tassa sui cani',
    ]);
  });

  it.each(['\u0301\u0301\u0301', ''])('of marks alone finds nothing: %j', (word) => {
    const index = indexOf(['Leerwohnungsquote'], 'de', ['Leer_wohnungs_quote']);
    expect(index.findTyped(word, true).scores.count).toBe(0);
  });

  it('of a number is no beginning of another one, unless it is being typed', () => {
    const index = indexOf(['5813 Wohnungen']);
    expect(index.findTyped('58', false).scores.count).toBe(0);
    expect(index.findTyped('58', true).scores.count).toBe(1);
  });
});
