/** How the search server treats the documents of a language. */
import type { Settings } from 'meilisearch';
import { facetNames, hitFields } from '@/lib/search/document';
import { wordFields } from '@/lib/search/meilisearch/hitWords';
import type { SearchRules } from '@/lib/search/searchRules';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { foldUmlauts } from '@/lib/shared/browser/spelling';
import type { IndexedDocument } from './indexedDocuments';

type Field = keyof IndexedDocument;

/** Of equal hits, the one whose words are found further up comes first. */
const searchable = [
  'title',
  // Begins with the title: who types without umlauts finds what others find, in the same order.
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
  // First, so that a visitor who asks for an order gets exactly that; says nothing about searches without one.
  'sort',
  'words',
  'typo',
  'attribute',
  // Before what compares single characters: of pages whose titles hold the words, editors know which one is wanted.
  'weight:desc' satisfies `${Field}:desc`,
  'proximity',
  'exactness',
  'titleLength:asc' satisfies `${Field}:asc`,
  'updated:desc' satisfies `${Field}:desc`,
];

/** What visitors can page through; totals are exact up to here. */
const maxTotalHits = 1000;

/** More than any facet has: there are some 90 years and 30 divisions of space. */
const maxValuesPerFacet = 300;

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

/** As people write it, without accents, and as on keyboards without umlauts. */
function spelledInAllWays(words: readonly string[]): string[] {
  return unique(words.flatMap((word) => [word.toLowerCase(), foldAccents(word), foldUmlauts(word)]));
}

/** With the ending that German words have in a sentence: «bei Jugendlichen», «von Ausländern». */
function inSentences(word: string, language: SearchRules['language']): readonly string[] {
  return language === 'deu' && /^\p{L}{4,}(e|er|el)$/u.test(word) ? [word, `${word}n`] : [word];
}

/**
 * Each word leads to all others of its groups, in every spelling: the server knows synonyms in one direction only, and
 * those with accents only where accents are typed.
 */
export function synonymsOf({ synonyms: groups, related, language }: SearchRules): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) {
      const others = spelledInAllWays(group.filter((other) => other !== word));
      const spellings = spelledInAllWays(inSentences(word, language));
      for (const spelling of spellings) {
        // The word itself in its other spellings, too, so that all of them find the same in the same order.
        const all = [...spellings.filter((other) => other !== spelling), ...others];
        found.set(spelling, unique([...(found.get(spelling) ?? []), ...all]));
      }
    }
  }
  // The subjects alone: with all that means the same as they do, a search of several words would take the server seconds.
  for (const [words, subjects] of related) {
    for (const spelling of words.flatMap((word) => spelledInAllWays(inSentences(word, language))))
      found.set(spelling, unique([...(found.get(spelling) ?? []), ...spelledInAllWays(subjects)]));
  }
  return Object.fromEntries(found);
}

/** The hyphens, dashes and the minus sign: `20–64` is found by `20-64`. */
const dashes = ['-', '‐', '‑', '‒', '–', '—', '―', '−'];

/** All settings of the index of a language, by its rules. */
export function settingsOf(rules: SearchRules): Settings {
  const { language, stopWords, exactWords, wholeWords } = rules;
  return {
    searchableAttributes: [...searchable],
    displayedAttributes: [...hitFields, ...wordFields],
    filterableAttributes: [...filterable],
    sortableAttributes: [...sortable],
    rankingRules: [...rankingRules],
    // The German dictionary of the server also cuts where no part begins, so it only gets what `wordParts.ts` leaves.
    localizedAttributes: [
      { attributePatterns: [uncut], locales: ['deu'] },
      { attributePatterns: searchable.filter((field) => field !== uncut), locales: ['eng'] },
    ],
    // The server knows «'» by itself: «l’emploi» is found by «emploi». English has the comma between thousands.
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
