/** The words that refer to terms of the glossary. */
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import type { Content } from './content';

type Term = Entry<'glossars'>;

/** With the key of its term. */
export type TermWord = readonly [word: string, key: string];

/** Whether a term has an explanation in that language; German entries may have one in Leichte Sprache as well. */
function isExplainedIn(term: Term, language: Locale): boolean {
  return term.meta.locale === language || (language === 'ls' && term.ls_definition !== null);
}

/** German nouns keep their capital: `die Quote`. For other words and languages it depends on the sentence. */
function spellings(word: string, language: Locale): readonly string[] {
  const first = word.charAt(0);
  const keepsCapital = (language === 'de' || language === 'ls') && first !== first.toLowerCase();
  if (keepsCapital) return [word];
  return [first.toLowerCase() + word.slice(1), first.toUpperCase() + word.slice(1)];
}

function wordsOf({ term, synonyms, variants, abbreviations, meta }: Term): readonly string[] {
  const words = (texts: readonly string[]): readonly string[] =>
    texts.map((text) => text.trim().replace(/\s+/g, ' ')).filter((text) => text.length > 1);
  return [
    ...words([term, ...(synonyms ?? []), ...(variants ?? [])]).flatMap((word) => spellings(word, meta.locale)),
    ...words(abbreviations ?? []),
  ];
}

/** The words by language of the text: of the terms that are explained in it, in their order. */
export function termWords(content: Content): ReadonlyMap<string, readonly TermWord[]> {
  const terms = content.all('glossars');
  return new Map(
    locales.map((language) => [
      language,
      terms
        .filter((term) => isExplainedIn(term, language))
        .flatMap((term) => wordsOf(term).map((word) => [word, term.meta.key] as const)),
    ]),
  );
}
