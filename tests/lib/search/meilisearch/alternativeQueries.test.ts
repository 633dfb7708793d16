import { describe, expect, it } from 'vitest';
import { alternativeQueries, firstLetterVariants } from '@/lib/search/meilisearch/alternativeQueries';
import { rulesByLocale } from '../../../support/searchRules';
import { prepareRules } from '@/lib/search/words/searchQuery';

const { de } = rulesByLocale;
const context = {
  index: 'search_de',
  language: 'deu',
  rules: prepareRules(de),
};

/** What is asked for in place of the unknown words, by a server that holds so many documents with each word. */
function replaced(words: readonly string[], unknown: readonly string[], held: Readonly<Record<string, number>>) {
  const others = alternativeQueries(words, unknown, context);
  const answers = others.queries.map(({ q: word }) => {
    const total = held[word?.replaceAll('"', '') ?? ''] ?? 0;
    return { documents: [], total, counts: {} };
  });
  // What means the same is asked for as a beginning, what is like the word exactly.
  const exact = others.queries.filter(({ q }) => q?.startsWith('"'));
  return { asked: exact.length, words: others.replaced(answers) };
}

describe('words with another beginning', () => {
  it.each([
    ['oendler', 'pendler'],
    ['nflation', 'inflation'],
    ['mmiete', 'miete'],
    ['niwohner', 'inwohner'],
  ])('B8.4 of «%s» one is «%s»', (word, meant) => {
    expect(firstLetterVariants(word)).toContain(meant);
  });

  it('B8.4 are each named once, without the word itself', () => {
    const others = firstLetterVariants('aabend');
    expect(new Set(others).size).toBe(others.length);
    expect(others).not.toContain('aabend');
  });
});

describe('unknown words', () => {
  it('B8.4 are replaced by the word that most documents hold', () => {
    expect(replaced(['oendler'], ['oendler'], { pendler: 9, sendler: 2 }).words).toEqual(['pendler']);
  });

  it('B8.4 are replaced by the parts of a compound first', () => {
    const held = { wohnungs: 1, wohnung: 3, leerstand: 4 };
    expect(replaced(['wohnungsleerstand'], ['wohnungsleerstand'], held).words.slice(-1)).toEqual(['leerstand']);
  });

  it('B8.4 are replaced by what means the same if words that are held begin so', () => {
    expect(replaced(['stempeln'], ['stempeln'], { arbeitslos: 1, Stellenlose: 3 }).words).toEqual(['arbeitslos']);
  });

  it('B8.4 stay as they are if nothing like them is held, and so do all others', () => {
    expect(replaced(['oendler', 'riehen'], ['oendler'], {}).words).toEqual(['oendler', 'riehen']);
  });

  it.each(['miete', 'bus', '2026', 'hunde '])(
    'B8.4 are not asked for otherwise if no mistake is supposed: «%s»',
    (word) => {
      expect(replaced([word], [word], { liete: 1 })).toEqual({ asked: 0, words: [word] });
    },
  );

  it('B8.4 are asked for otherwise twice at most', () => {
    const words = ['oendler', 'qnfaelle', 'xiete', 'yreise'];
    expect(replaced(words, words, {}).asked).toBeLessThanOrEqual(2 * 54 + 40);
  });
});
