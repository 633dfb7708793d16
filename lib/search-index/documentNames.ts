/** By which words an indicator or a term is meant as a whole: whoever types one of them gets its value or its explanation. */
import type { Entry } from '@/content-types/registry';
import { kindName } from '@/lib/i18n/areaKinds';
import { memoize } from '@/lib/shared/browser/memoize';
import { areaSeries } from '@/lib/data/areaSeries';
import { isSeries } from '@/lib/data/dataColumns';
import { hasScenarios, valueOf } from '@/lib/data/indicatorValues';
import { withoutStopWords, stemsOf } from '@/lib/search/words/phrases';
import { readQuery, valueRules } from '@/lib/search/words/searchQuery';
import type { QueryRules } from '@/lib/search/words/searchQuery';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { foldUmlauts, wordsOf } from '@/lib/shared/browser/spelling';

/** What a series of all is called. */
const allWords: ReadonlySet<string> = new Set(
  'alle insgesamt total gesamt tous toutes ensemble totale tutti tutte all'.split(' '),
);

const isYear = /^(?:1[5-9]|20)\d\d$/;

/** What every indicator is of, and the areas by which it is divided: they do not say what it measures. */
function placeWords(
  { spatial_units: units, meta: { locale } }: Entry<'products'>,
  { regionNames, wholeNames, regionLevels }: QueryRules,
): ReadonlySet<string> {
  const divisions = (units ?? []).map((unit) => kindName(unit, locale));
  return new Set([
    ...wordsOf([...divisions, ...wholeNames].join(' ')).map(foldAccents),
    ...regionNames,
    ...regionLevels,
  ]);
}

/** Of `Wohnbevölkerung der Stadt Basel seit 1774` it is `Wohnbevölkerung`. */
function measuredIn(indicator: Entry<'products'>, rules: QueryRules): readonly string[] {
  const places = placeWords(indicator, rules);
  return wordsOf(indicator.title).filter((word, index, words) => {
    const folded = foldUmlauts(word);
    // «seit dem Jahr 1774»
    const isOfYear = rules.lightWords.has(folded) && isYear.test(words[index + 1] ?? '');
    return !rules.stopWords.has(folded) && !places.has(foldAccents(word)) && !isOfYear && !/^\d+$/.test(word);
  });
}

/** Whether the reviewed rules know the text as another way to ask for the same number as these words do. */
function isSameValue(text: string, measured: readonly string[], rules: QueryRules): boolean {
  const isIn = (word: string, all: readonly string[]): boolean =>
    stemsOf(word, rules.endings).some((stem) => all.some((other) => stemsOf(other, rules.endings).includes(stem)));
  const { words, others } = readQuery(text, rules);
  return others.some(
    ({ from, to, words: said }) =>
      from === 0 &&
      to === words.length &&
      said.every((word) => isIn(word, measured)) &&
      measured.every((word) => isIn(word, said)),
  );
}

/** Whether a word says what is measured, also as the end of a compound: `Betten` of `Spitalbetten`. */
function isMeasured(word: string, measured: readonly string[], rules: QueryRules): boolean {
  const { endings } = rules;
  const stems = stemsOf(word, endings);
  const names = measured.flatMap((name) => stemsOf(name, endings));
  const isEnd = (stem: string): boolean => names.some((name) => endings.hasCompounds && name.endsWith(stem));
  return stems.some((stem) => names.includes(stem) || isEnd(stem)) || isSameValue(word, measured, rules);
}

/** What a series says beside its places, times and words that say nothing. */
function tellingIn(label: string, indicator: Entry<'products'>, rules: QueryRules): readonly string[] {
  const places = placeWords(indicator, rules);
  const isSilent = (word: string): boolean => rules.stopWords.has(word) || rules.lightWords.has(word);
  return wordsOf(label).filter((word) => {
    const folded = foldUmlauts(word);
    return !isSilent(folded) && !places.has(foldAccents(word)) && !isYear.test(word);
  });
}

/**
 * Whether a series is all of what the title says, and not one of several: `Alle Unfälle` of `Verkehrsunfälle`, but neither
 * `65 Jahre und älter` of `Sterbefälle` nor `Inbound commuters` beside `Outbound commuters`.
 */
function isWhole(
  series: string,
  measured: readonly string[],
  indicator: Entry<'products'>,
  rules: QueryRules,
): boolean {
  const telling = tellingIn(series, indicator, rules);
  const isTotal = indicator.columns.some(({ label, role }) => label === series && role === 'total');
  if (isTotal || telling.length === 0 || wordsOf(series).some((word) => allWords.has(foldUmlauts(word)))) return true;
  const says = (words: readonly string[]): boolean => words.some((word) => isMeasured(word, measured, rules));
  const others = indicator.columns
    .filter((column) => isSeries(column) && column.label !== series)
    .map(({ label }) => tellingIn(label, indicator, rules))
    .filter((words) => words.join(' ') !== telling.join(' '));
  return says(telling) && !telling.some((word) => /\d/.test(word)) && !others.some(says);
}

/**
 * What its value may be asked for by. Nobody can say which value of data that reach into scenarios is meant, and their title does
 * not say what was counted. `series` is that of the value: if it is a part of what the title says, both must be named.
 * `textRules` are those of the indicator's language.
 */
export function indicatorNames(
  indicator: Entry<'products'>,
  series: string | null,
  textRules: QueryRules,
): readonly string[] {
  const rules = valueRules(textRules);
  const measured = measuredIn(indicator, rules);
  if (hasScenarios(indicator) || measured.length === 0) return [];
  const part =
    series === null || isWhole(series, measured, indicator, rules) ? [] : withoutStopWords(series, rules.stopWords);
  const called = part.length === 0 ? measured : part;
  const keywords = (indicator.keywords ?? []).filter((keyword) => isSameValue(keyword, called, rules));
  const name = [...measured.filter((word) => !part.map(foldUmlauts).includes(foldUmlauts(word))), ...part];
  return [...new Set([name.join(' '), ...keywords])];
}

const namesBy = memoize((rules: QueryRules) =>
  memoize((indicator: Entry<'products'>) => {
    const series = valueOf(indicator)?.series ?? areaSeries(indicator)[0]?.name;
    return indicatorNames(indicator, series ?? null, rules);
  }),
);

/** By which words the newest value of an indicator is asked for. */
export function namesOf(indicator: Entry<'products'>, textRules: QueryRules): readonly string[] {
  return namesBy(textRules)(indicator);
}

export function termNames({ term, synonyms, variants, abbreviations }: Entry<'glossars'>): readonly string[] {
  return [...new Set([term, ...(synonyms ?? []), ...(variants ?? []), ...(abbreviations ?? [])])];
}
