/** Settings of the search server per language. */
import type { Settings } from 'meilisearch';
import { deliveredFields, facetNames } from '@/lib/search/document';
import type { SearchRules } from '@/lib/search/searchRules';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { foldUmlauts } from '@/lib/shared/browser/spelling';
import type { IndexedDocument } from './indexedDocuments';

type Field = keyof IndexedDocument;

/** Among equal hits, one that matches in an earlier field comes first. */
const searchable = [
  'title',
  // Starts with the title: searches without umlauts find the same, in the same order.
  'spellings',
  'subtitle',
  'keywords',
  'wordParts',
  'subjects',
  'indicatorSets',
  'description',
  'text',
  'textParts',
  'uncut',
  // A number that also occurs in a text is rarely meant as the number of an indicator.
  'stata_id',
] as const satisfies readonly Field[];

const uncut = 'uncut' satisfies Field;

const filterable = [...facetNames, 'language'] as const satisfies readonly Field[];

const sortable = ['updated', 'title', 'weight'] as const satisfies Field[];

const rankingRules: readonly string[] = [
  // First, so that a chosen order is exact; has no effect on searches without one.
  'sort',
  'words',
  'typo',
  'attribute',
  // Before the finer rules: if several titles contain the words, the editors' weight decides.
  'weight:desc' satisfies `${Field}:desc`,
  'proximity',
  'exactness',
  'titleLength:asc' satisfies `${Field}:asc`,
  'updated:desc' satisfies `${Field}:desc`,
];

/** Visitors can page through this many hits; totals are exact up to here. */
const maxTotalHits = 1000;

/** More than any facet has: there are some 90 years and 30 spatial divisions. */
const maxValuesPerFacet = 300;

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

/** The words as written, without accents, and with umlauts spelled out. */
function spelledInAllWays(words: readonly string[]): string[] {
  return unique(words.flatMap((word) => [word.toLowerCase(), foldAccents(word), foldUmlauts(word)]));
}

/** Adds the ending of German dative plurals: «bei Jugendlichen», «von Ausländern». */
function inSentences(word: string, language: SearchRules['language']): readonly string[] {
  return language === 'deu' && /^\p{L}{4,}(e|er|el)$/u.test(word) ? [word, `${word}n`] : [word];
}

/**
 * Returns a map from each word to all others of its groups, in every spelling: the server applies synonyms in one
 * direction only, and those with accents only if the accents are typed.
 */
export function synonymsOf({ synonyms: groups, related, language }: SearchRules): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) {
      const others = spelledInAllWays(group.filter((other) => other !== word));
      const spellings = spelledInAllWays(inSentences(word, language));
      for (const spelling of spellings) {
        // Includes the other spellings of the word itself, so that all find the same in the same order.
        const all = [...spellings.filter((other) => other !== spelling), ...others];
        found.set(spelling, unique([...(found.get(spelling) ?? []), ...all]));
      }
    }
  }
  // Only the subjects: with their synonyms, a search of several words would take the server seconds.
  for (const [words, subjects] of related) {
    for (const spelling of words.flatMap((word) => spelledInAllWays(inSentences(word, language))))
      found.set(spelling, unique([...(found.get(spelling) ?? []), ...spelledInAllWays(subjects)]));
  }
  return Object.fromEntries(found);
}

/** Hyphens, dashes and the minus sign: `20–64` is found by `20-64`. */
const dashes = ['-', '‐', '‑', '‒', '–', '—', '―', '−'];

/** Returns all settings of a language's index. */
export function settingsOf(rules: SearchRules): Settings {
  const { language, stopWords, exactWords, wholeWords } = rules;
  return {
    searchableAttributes: [...searchable],
    displayedAttributes: [...deliveredFields],
    filterableAttributes: [...filterable],
    sortableAttributes: [...sortable],
    rankingRules: [...rankingRules],
    // The server's German dictionary also splits words in wrong places, so it only gets what `wordParts.ts` cannot
    // split.
    localizedAttributes: [
      { attributePatterns: [uncut], locales: ['deu'] },
      { attributePatterns: searchable.filter((field) => field !== uncut), locales: ['eng'] },
    ],
    // The server splits at «'» by itself: «l’emploi» is found by «emploi». English has a comma between thousands.
    separatorTokens: ['’', ...dashes, ...(language === 'eng' ? [','] : [])],
    stopWords: spelledInAllWays(stopWords),
    synonyms: synonymsOf(rules),
    typoTolerance: {
      disableOnNumbers: true,
      disableOnWords: spelledInAllWays([...exactWords, ...wholeWords]),
      disableOnAttributes: ['stata_id' satisfies Field],
    },
    pagination: { maxTotalHits },
    faceting: { maxValuesPerFacet },
  };
}
