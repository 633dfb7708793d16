/** How the search server treats the documents of a language. The words that people review are in `lib/search/rules`. */
import type { Settings } from 'meilisearch';
import type { Locale } from '@/content-types/locales';
import { facetNames, hitFields } from '../document';
import { rulesByLocale } from '../rules';
import type { SearchRules } from '../rules';
import { foldAccents, foldUmlauts } from '../spelling';
import type { IndexedDocument } from './indexedDocuments';

type Field = keyof IndexedDocument;

/** Of equal hits, the one whose words are found further up comes first. */
const searchable = [
  'bezeichnung',
  'untertitel',
  'schlagworte',
  'schreibweisen',
  'bereich',
  'kennzahlenset',
  'beschreibung',
  'text',
  // A number that stands in a text, too, is rarely meant as the number of an indicator.
  'stata_id',
] as const satisfies readonly Field[];

/** Holds words in spellings of which no dictionary knows: the German one would cut them in pieces. */
const spelled = 'schreibweisen' satisfies Field;

const filterable = [...facetNames, 'unterthema', 'sprache'] as const satisfies readonly Field[];

const sortable = ['aktualisierungsdatum', 'publikationsdatum', 'bezeichnung', 'gewicht'] as const satisfies Field[];

const rankingRules: readonly string[] = [
  // First, so that a visitor who asks for an order gets exactly that; says nothing about searches without one.
  'sort',
  'words',
  'typo',
  'attribute',
  'proximity',
  'exactness',
  'gewicht:desc' satisfies `${Field}:desc`,
  'titellaenge:asc' satisfies `${Field}:asc`,
  'aktualisierungsdatum:desc' satisfies `${Field}:desc`,
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

/**
 * Each word leads to all others of its groups, in every spelling: the server knows synonyms in one direction only, and
 * those with accents only where accents are typed.
 */
export function synonymsOf(groups: SearchRules['synonyms']): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) {
      const others = spelledInAllWays(group.filter((other) => other !== word));
      for (const spelling of spelledInAllWays([word])) {
        found.set(spelling, unique([...(found.get(spelling) ?? []), ...others]));
      }
    }
  }
  return Object.fromEntries(found);
}

/** All settings of the index of a language. */
export function settingsOf(locale: Locale): Settings {
  const { language, stopWords, synonyms, exactWords } = rulesByLocale[locale];
  return {
    searchableAttributes: [...searchable],
    displayedAttributes: [...hitFields],
    filterableAttributes: [...filterable],
    sortableAttributes: [...sortable],
    rankingRules: [...rankingRules],
    // Searches say «eng»: they then match these spellings, and the pieces of German compounds in the texts.
    localizedAttributes: [
      { attributePatterns: [spelled], locales: ['eng'] },
      { attributePatterns: searchable.filter((field) => field !== spelled), locales: [language] },
    ],
    // The server knows «'» by itself: «l’emploi» is found by «emploi».
    separatorTokens: ['’'],
    stopWords: spelledInAllWays(stopWords),
    synonyms: synonymsOf(synonyms),
    typoTolerance: {
      disableOnNumbers: true,
      disableOnWords: spelledInAllWays(exactWords),
      disableOnAttributes: ['stata_id' satisfies Field],
    },
    pagination: { maxTotalHits },
    faceting: { maxValuesPerFacet },
  };
}
