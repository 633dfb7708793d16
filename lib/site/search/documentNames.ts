/** By which words an indicator or a term is meant as a whole: whoever types one of them gets its value or its explanation. */
import type { Entry } from '@/content-types/registry';
import { messagesByLocale } from '@/lib/language/messages';
import { regionByLocale } from '@/lib/language/region';
import { hasScenarios } from '@/lib/content/figures/indicatorData';
import { rulesByLocale } from '../../browser/search/rules';
import { endingsIn } from '../../browser/search/words/endings';
import { stemsOf } from '../../browser/search/words/phrases';
import { prepareRules, readQuery } from '../../browser/search/words/query';
import type { QueryRules } from '../../browser/search/words/query';
import { foldUmlauts, wordsOf } from '../../browser/search/spelling';

type Language = Entry<'products'>['meta']['locale'];

const prepared = new Map<Language, QueryRules>();

function rulesOf(language: Language): QueryRules {
  const known = prepared.get(language);
  if (known !== undefined) return known;
  const rules = prepareRules(rulesByLocale[language], endingsIn(rulesByLocale[language].language));
  prepared.set(language, rules);
  return rules;
}

/** What every indicator is of, and the areas by which it is divided: they do not say what it measures. */
function placeWords({ spatial_units: units, meta: { locale } }: Entry<'products'>): ReadonlySet<string> {
  const names = (units ?? []).map((unit) => messagesByLocale[locale].spatialUnits[unit]);
  return new Set(wordsOf([regionByLocale[locale], ...names].join(' ')).map(foldUmlauts));
}

/** Of `Wohnbevölkerung der Stadt Basel seit 1774` it is `Wohnbevölkerung`. */
function measuredIn(indicator: Entry<'products'>, rules: QueryRules): readonly string[] {
  const places = placeWords(indicator);
  return wordsOf(indicator.title).filter((word) => {
    const folded = foldUmlauts(word);
    return !rules.stopWords.has(folded) && !places.has(folded) && !/^\d+$/.test(word);
  });
}

/** Keywords are about the indicator; only those that the reviewed synonyms know for what it measures are names of it. */
function isName(keyword: string, measured: readonly string[], rules: QueryRules): boolean {
  const stems = new Set(measured.flatMap((word) => stemsOf(word, rules.endings)));
  const { words, others } = readQuery(keyword, rules);
  return others.some(
    ({ from, to, words: said }) =>
      from === 0 &&
      to === words.length &&
      said.every((word) => stemsOf(word, rules.endings).some((stem) => stems.has(stem))),
  );
}

/** The word without what says that it is of the future: of `Bevölkerungsszenarien` it is `Bevölkerung`; '' if nothing is left. */
function withoutScenario(word: string, { scenarioStems, endings }: QueryRules): string {
  const isOfFuture = (text: string): boolean => stemsOf(text, endings).some((stem) => scenarioStems.has(stem));
  const starts = endings.hasCompounds ? Array.from(word, (_, start) => start) : [0];
  const start = starts.findLast((place) => isOfFuture(word.slice(place)));
  return start === undefined ? word : word.slice(0, start).replace(/(?<=\p{L}{4})s$/u, '');
}

/**
 * If the data reach into scenarios, which of their values is meant nobody can say, unless editors have chosen the series that
 * stands for them: then its measured value is that of what the scenarios are about.
 */
export function indicatorNames(indicator: Entry<'products'>): readonly string[] {
  const rules = rulesOf(indicator.meta.locale);
  const isScenario = hasScenarios(indicator);
  if (isScenario && indicator.headline === null) return [];
  const titled = measuredIn(indicator, rules);
  const measured = isScenario
    ? titled.map((word) => withoutScenario(word, rules)).filter((word) => word !== '')
    : titled;
  if (measured.length === 0) return [];
  if (isScenario) return [measured.join(' ')];
  const keywords = (indicator.keywords ?? []).filter((keyword) => isName(keyword, measured, rules));
  return [...new Set([measured.join(' '), ...keywords])];
}

export function termNames({ term, synonyms, variants, abbreviations }: Entry<'glossars'>): readonly string[] {
  return [...new Set([term, ...(synonyms ?? []), ...(variants ?? []), ...(abbreviations ?? [])])];
}
