/** The names of indicators and terms: a search that consists of one gets the value or the explanation. */
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

/** Words for a series that is the total. */
const allWords: ReadonlySet<string> = new Set(
  'alle insgesamt total gesamt tous toutes ensemble totale tutti tutte all'.split(' '),
);

const isYear = /^(?:1[5-9]|20)\d\d$/;

/** Words for the region and the divisions of the data: they do not say what an indicator measures. */
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

/** What the title says is measured: `Wohnbevölkerung` in `Wohnbevölkerung der Stadt Basel seit 1774`. */
function measuredIn(indicator: Entry<'products'>, rules: QueryRules): readonly string[] {
  const places = placeWords(indicator, rules);
  return wordsOf(indicator.title).filter((word, index, words) => {
    const folded = foldUmlauts(word);
    // «seit dem Jahr 1774»
    const isOfYear = rules.lightWords.has(folded) && isYear.test(words[index + 1] ?? '');
    return !rules.stopWords.has(folded) && !places.has(foldAccents(word)) && !isOfYear && !/^\d+$/.test(word);
  });
}

/** Whether the rules know the text as another way to ask for the number that these words ask for. */
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

/** The significant words of a series' name, without places and years. */
function significantWords(label: string, indicator: Entry<'products'>, rules: QueryRules): readonly string[] {
  const places = placeWords(indicator, rules);
  const isSilent = (word: string): boolean => rules.stopWords.has(word) || rules.lightWords.has(word);
  return wordsOf(label).filter((word) => {
    const folded = foldUmlauts(word);
    return !isSilent(folded) && !places.has(foldAccents(word)) && !isYear.test(word);
  });
}

/**
 * Whether a series covers all that the title says, and not a part of it: `Alle Unfälle` of `Verkehrsunfälle`, but
 * neither `65 Jahre und älter` of `Sterbefälle` nor `Inbound commuters` beside `Outbound commuters`.
 */
function isWhole(
  series: string,
  measured: readonly string[],
  indicator: Entry<'products'>,
  rules: QueryRules,
): boolean {
  const telling = significantWords(series, indicator, rules);
  const isTotal = indicator.columns.some(({ label, role }) => label === series && role === 'total');
  if (isTotal || telling.length === 0 || wordsOf(series).some((word) => allWords.has(foldUmlauts(word)))) return true;
  const says = (words: readonly string[]): boolean => words.some((word) => isMeasured(word, measured, rules));
  const others = indicator.columns
    .filter((column) => isSeries(column) && column.label !== series)
    .map(({ label }) => significantWords(label, indicator, rules))
    .filter((words) => words.join(' ') !== telling.join(' '));
  return says(telling) && !telling.some((word) => /\d/.test(word)) && !others.some(says);
}

/**
 * Returns the names by which the value of an indicator may be asked for. None for data that reach into scenarios: it is
 * unclear which value is meant, and the title does not say what was counted. `series`: that of the value; if it is only
 * a part of what the title says, both must be named. `textRules`: of the indicator's language.
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

/** Returns the names by which the newest value of an indicator may be asked for. */
export function namesOf(indicator: Entry<'products'>, textRules: QueryRules): readonly string[] {
  return namesBy(textRules)(indicator);
}

export function termNames({ term, synonyms, variants, abbreviations }: Entry<'glossars'>): readonly string[] {
  return [...new Set([term, ...(synonyms ?? []), ...(variants ?? []), ...(abbreviations ?? [])])];
}
