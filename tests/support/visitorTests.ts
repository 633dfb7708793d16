/** How well any engine answers what visitors typed who did not know the rules: the same tests for both. */
import { expect, it } from 'vitest';
import type { Locale } from '@/content-types/locales';
import type { SearchEngine } from '@/lib/browser/search/engine';
import type { VisitorQuery } from '../fixtures/searchQueries/visitorQueries';
import { askVisitorQueries, languagesOf, measureVisitors, tellsThereIsNothing } from './visitorRelevance';

/** What was missed of these searches has been looked at and repaired. */
const leastFirstOfVisitors = 0.86;
const leastAmongThreeOfVisitors = 0.93;
/** In each set there are some 17 in Leichte Sprache. */
const leastInSimpleLanguage = 0.87;

/** Of searches for what nobody writes about, those that look answered; of all others, those that are said to be only mentioned. */
const mostAnsweredOfNothing = 0.07;
const mostOnlyMentioned = 0.01;

/** Searches by their set. */
export type VisitorSets = Readonly<Record<string, readonly VisitorQuery[]>>;

/** Declares the tests. */
export function visitorTests(engineIn: (locale: Locale) => Promise<SearchEngine>, sets: VisitorSets): void {
  const groups = Object.entries(sets).flatMap(([name, queries]) =>
    languagesOf(queries).map((locale) => ({ name, locale, queries })),
  );
  type Group = (typeof groups)[number];
  const answers = new Map<Group, ReturnType<typeof askVisitorQueries>>();
  const answersTo = async (group: Group): ReturnType<typeof askVisitorQueries> => {
    const { locale, queries } = group;
    const asked = answers.get(group) ?? askVisitorQueries(await engineIn(locale), queries, locale);
    answers.set(group, asked);
    return asked;
  };

  it.each(groups)('B8.4 answers what was typed without knowing the rules: $name, $locale', async (group) => {
    const { name, locale } = group;
    const { first, topThree, report } = measureVisitors(`Visitors, ${name}, ${locale}`, await answersTo(group));
    console.info(report);
    const least = locale === 'ls' ? leastInSimpleLanguage : null;
    expect(first, report).toBeGreaterThanOrEqual(least ?? leastFirstOfVisitors);
    expect(topThree, report).toBeGreaterThanOrEqual(least ?? leastAmongThreeOfVisitors);
  });

  it('B8.4 tells that there is nothing for nearly all that nobody writes of, and for nearly nothing else', async () => {
    const asked: Awaited<ReturnType<typeof answersTo>>[number][] = [];
    for (const group of groups) asked.push(...(await answersTo(group)));
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
