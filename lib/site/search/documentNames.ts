/** By which words an indicator or a term is meant as a whole: whoever types one of them gets its value or its explanation. */
import type { Entry } from '@/content-types/registry';
import { messagesByLocale } from '@/lib/language/messages';
import { regionByLocale } from '@/lib/language/region';
import { hasScenarios } from '@/lib/content/figures/indicatorData';
import { rulesByLocale } from '../../browser/search/rules';
import { endingsIn } from '../../browser/search/shipped/endings';
import { prepareRules, readQuery, stemsOf } from '../../browser/search/shipped/query';
import type { QueryRules } from '../../browser/search/shipped/query';
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

/** None if the data reach into scenarios: which of their values is meant nobody can say. */
export function indicatorNames(indicator: Entry<'products'>): readonly string[] {
  if (hasScenarios(indicator)) return [];
  const rules = rulesOf(indicator.meta.locale);
  const measured = measuredIn(indicator, rules);
  if (measured.length === 0) return [];
  const keywords = (indicator.keywords ?? []).filter((keyword) => isName(keyword, measured, rules));
  return [...new Set([measured.join(' '), ...keywords])];
}

export function termNames({ term, synonyms, variants, abbreviations }: Entry<'glossars'>): readonly string[] {
  return [...new Set([term, ...(synonyms ?? []), ...(variants ?? []), ...(abbreviations ?? [])])];
}
