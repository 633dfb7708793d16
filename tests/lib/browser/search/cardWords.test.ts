/** Which words the search answers with a value, and with which. */
import { expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { groupBy } from '@/lib/base/groupBy';
import { answeredValue } from '@/lib/browser/search/answeredValue';
import { rulesByLocale } from '@/lib/browser/search/rules';
import { createShippedEngine } from '@/lib/browser/search/shipped/shippedEngine';
import { languageTag } from '@/lib/language/paths';
import { buildIndex } from '@/lib/site/search/buildIndex';
import { cardWords } from '../../../fixtures/searchAnswers/cardWords';
import { ask, searchEach } from '../../../support/relevance';
import { sampleDocuments } from '../../../support/sampleDocuments';

/** Each word once, whatever its capitals. */
function wordsOfSite(locale: Locale): readonly string[] {
  const { synonyms, sameValue } = rulesByLocale[locale];
  const names = sampleDocuments(locale).flatMap(({ bezeichnung, schlagworte }) => [bezeichnung, ...schlagworte]);
  const words = [...synonyms.flat(), ...sameValue.flat(), ...names];
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

interface Answer {
  readonly word: string;
  /** What is shown. */
  readonly card: string;
}

/** A line for each value that answers, with the words that lead to it. */
async function answersOf(locale: Locale): Promise<readonly string[]> {
  const index = buildIndex(sampleDocuments(locale), rulesByLocale[locale], languageTag[locale]);
  const engine = createShippedEngine(index);
  const answers = await searchEach(wordsOfSite(locale), async (word): Promise<readonly Answer[]> => {
    const { value } = await ask(engine, word);
    if (value === null) return [];
    const { text, detail } = answeredValue(value);
    return [{ word, card: `${value.hit.bezeichnung}: ${text}, ${detail}`.replace(/\s/g, ' ') }];
  });
  return [...groupBy(answers.flat(), ({ card }) => card)].map(
    ([card, led]) =>
      `${card} ← ${led
        .map(({ word }) => word)
        .toSorted()
        .join(', ')}`,
  );
}

it.each(locales)('B8.4 a value answers in %s what means the same number, and nothing else', async (locale) => {
  const reviewed = cardWords[locale].trim().split('\n');
  expect((await answersOf(locale)).toSorted()).toEqual(reviewed.map((line) => line.trim()).toSorted());
});
