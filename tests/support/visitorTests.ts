/** How well any engine answers what visitors typed who did not know the rules: the same tests for both. */
import { expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { SearchEngine } from '@/lib/search/engine';
import { askVisitorQueries, measureVisitors, tellsThereIsNothing } from './visitorRelevance';

const leastFirst = 0.86;
const leastAmongThree = 0.93;
/** Of 30 searches with an answer. */
const leastInSimpleLanguage = 0.87;

/** Of searches for what nobody writes about, those that look answered; of all others, those that are said to be only mentioned. */
const mostAnsweredOfNothing = 0.07;
const mostOnlyMentioned = 0.01;

/** Declares the tests. */
export function visitorTests(engineIn: (locale: Locale) => Promise<SearchEngine>): void {
  const answers = new Map<Locale, ReturnType<typeof askVisitorQueries>>();
  const answersIn = async (locale: Locale): ReturnType<typeof askVisitorQueries> => {
    const asked = answers.get(locale) ?? askVisitorQueries(await engineIn(locale), locale);
    answers.set(locale, asked);
    return asked;
  };

  it.each(locales)('B8.4 answers what was typed without knowing the rules: %s', async (locale) => {
    const { first, topThree, report } = measureVisitors(`Visitors, ${locale}`, await answersIn(locale));
    console.info(report);
    const least = locale === 'ls' ? leastInSimpleLanguage : null;
    expect(first, report).toBeGreaterThanOrEqual(least ?? leastFirst);
    expect(topThree, report).toBeGreaterThanOrEqual(least ?? leastAmongThree);
  });

  it('B8.4 tells that there is nothing for nearly all that nobody writes of, and for nearly nothing else', async () => {
    const asked: Awaited<ReturnType<typeof answersIn>>[number][] = [];
    for (const locale of locales) asked.push(...(await answersIn(locale)));
    const nothing = asked.filter(({ wanted }) => wanted.length === 0);
    const answered = nothing.filter((query) => !tellsThereIsNothing(query));
    const mentioned = asked.filter(({ wanted, match }) => wanted.length > 0 && match === 'mention');
    const shares = {
      answered: answered.length / nothing.length,
      mentioned: mentioned.length / (asked.length - nothing.length),
    };
    const named = (some: typeof asked): string => some.map(({ query }) => query).join('; ');
    const report = `${nothing.length} about nothing; answered all the same: ${named(answered)}. ${asked.length - nothing.length} others; only mentioned: ${named(mentioned)}`;
    console.info(report);
    expect(shares.answered, report).toBeLessThanOrEqual(mostAnsweredOfNothing);
    expect(shares.mentioned, report).toBeLessThanOrEqual(mostOnlyMentioned);
  });
}
