/** Queries to the search server. */
import type { MultiSearchQuery } from 'meilisearch';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import type { FacetName, SearchDocument } from '../document';
import { deliveredFields, facetNames } from '../document';
import type { Filters, SearchRequest, Sorting } from '../engine';
import { maxQueryLength, maxQueryWords, maxTerms } from '../queryLimits';
import { maxReranked } from '../ranking/rank';
import { canonicalWords } from '../words/phrases';
import { readQuery } from '../words/searchQuery';
import type { QueryRules } from '../words/searchQuery';

/** Fields that name a term; others only mention it. */
const names = ['title', 'keywords', 'spellings'] as const satisfies readonly (keyof SearchDocument)[];

/** The field `spellings` is tokenized as English; texts in other languages are found this way, too. */
const common = { locales: ['eng' as const] };

const orders: { readonly [Name in Sorting]: readonly string[] } = {
  relevanz: [],
  datum: ['updated:desc'],
  titel: ['title:asc'],
};

/** The server joins at most two words of a text, but a million has three: `1’686’289`. */
function withThousands(word: string): string {
  return /^\d{7,}$/.test(word) ? word.replace(/\B(?=(?:\d{3})+$)/g, '’') : word;
}

/**
 * Returns the words to query: those that the shipped index would search for, as the rules spell them. In lower case and
 * with `ss`, because to the server `Wie` is not a stop word and `ß` is another letter.
 */
export function queryWords(text: string, rules: QueryRules): readonly string[] {
  // A lone surrogate would make the query unreadable.
  const readable = text.slice(0, maxQueryLength).replace(/\p{Cs}/gu, '');
  const { words, isNeeded } = readQuery(readable, rules);
  const needed = words.filter((_, place) => isNeeded[place]);
  const spelled = canonicalWords(needed, rules).map((word) => withThousands(word.toLowerCase().replaceAll('ß', 'ss')));
  // A trailing space keeps the last word from matching as a prefix.
  return spelled.map((word) => (rules.wholeWords.has(foldAccents(word)) ? `${word} ` : word)).slice(0, maxQueryWords);
}

/** Returns the facets with selected values: each needs its own counts. */
export function chosenFacets(filters: Filters): readonly FacetName[] {
  return facetNames.filter((name) => filters[name].length > 0);
}

function equals(name: FacetName, value: string): string {
  return `${name} = "${value.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** A Meilisearch filter: the outer list is ANDed, each inner list is ORed. */
function filterOf(filters: Filters): string[][] {
  return chosenFacets(filters).map((name) => filters[name].map((value) => equals(name, value)));
}

/** Returns which hits to request: those of the page, or all that are reranked if the page is among them. */
export function requestedHits(
  words: readonly string[],
  { sort, page, pageSize }: Omit<SearchRequest, 'words' | 'filters'>,
) {
  const first = Math.max(1, page);
  const ranked = pageSize === 0 ? 0 : Math.floor(maxReranked / pageSize) * pageSize;
  const isRanked = sort === 'relevanz' && words.length > 0 && first * pageSize <= ranked;
  return isRanked
    ? { isRanked, page: 1, hitsPerPage: ranked, start: (first - 1) * pageSize }
    : { isRanked, page: first, hitsPerPage: pageSize, start: 0 };
}

/** Returns the query for the hits of a page, then one per selected facet for its counts without its own filter. */
export function hitQueries(
  index: string,
  words: readonly string[],
  request: Omit<SearchRequest, 'words'>,
): readonly MultiSearchQuery[] {
  const { filters, sort } = request;
  const { page, hitsPerPage } = requestedHits(words, request);
  const asked = { ...common, indexUid: index, q: words.join(' '), matchingStrategy: 'all' as const };
  const hits = {
    ...asked,
    filter: filterOf(filters),
    sort: [...orders[sort]],
    facets: [...facetNames],
    attributesToRetrieve: [...deliveredFields],
    page,
    hitsPerPage,
  };
  const counts = chosenFacets(filters).map((name) => ({
    ...asked,
    filter: filterOf({ ...filters, [name]: [] }),
    facets: [name],
    page: 1,
    hitsPerPage: 0,
  }));
  return [hits, ...counts];
}

/** Returns the query for glossary terms that a word names; the rarest word tells best which term is meant. */
export function termQueries(index: string, words: readonly string[]): readonly MultiSearchQuery[] {
  if (words.length === 0) return [];
  return [
    {
      ...common,
      indexUid: index,
      q: words.join(' '),
      matchingStrategy: 'frequency',
      filter: [equals('kind', 'glossary')],
      attributesToSearchOn: [...names],
      attributesToRetrieve: [...deliveredFields],
      limit: maxTerms,
    },
  ];
}

/** Returns the query for the number of documents that contain all of the words. */
export function countQuery(index: string, words: readonly string[]): MultiSearchQuery {
  return { ...common, indexUid: index, q: words.join(' '), matchingStrategy: 'all', page: 1, hitsPerPage: 0 };
}

/** Returns the query for the number of documents with exactly this word: no prefixes, typos or synonyms. */
export function exactCountQuery(index: string, word: string): MultiSearchQuery {
  return countQuery(index, [`"${word}"`]);
}

/** Returns the query for documents with the first word, those with most of the others first. */
export function firstWordQuery(index: string, words: readonly string[], limit: number): MultiSearchQuery {
  const attributesToRetrieve = [...deliveredFields];
  return { ...common, indexUid: index, q: words.join(' '), matchingStrategy: 'last', attributesToRetrieve, limit };
}
