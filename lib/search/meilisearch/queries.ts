/** What the search server is asked. */
import type { MultiSearchQuery } from 'meilisearch';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import type { FacetName, SearchDocument } from '../document';
import { facetNames, hitFields } from '../document';
import type { Filters, SearchRequest, Sorting } from '../engine';
import { maxQueryLength, maxQueryWords } from '../queryLimits';
import { maxReranked } from '../ranking/rank';
import { wordFields } from './hitWords';
import { canonicalWords } from '../words/phrases';
import { readQuery } from '../words/searchQuery';
import type { QueryRules } from '../words/searchQuery';

const maxTerms = 3;

/** Where a term is named; in other fields it is only spoken of. */
const names = ['title', 'keywords', 'spellings'] as const satisfies readonly (keyof SearchDocument)[];

/** The spellings in `spellings` are cut like English; texts in the other languages were found this way as well. */
const common = { locales: ['eng' as const] };

const orders: { readonly [Name in Sorting]: readonly string[] } = {
  relevanz: [],
  datum: ['updated:desc'],
  titel: ['title:asc'],
};

/** The server joins two words of a text, but a million has three: `1’686’289`. */
function withThousands(word: string): string {
  return /^\d{7,}$/.test(word) ? word.replace(/\B(?=(?:\d{3})+$)/g, '’') : word;
}

/**
 * The words as the server is asked for them: those that the index which ships with the site looks for, as the rules have
 * them. In small letters, and with `ss`: to the server `Wie` is no stop word, and `ß` another letter.
 */
export function queryWords(text: string, rules: QueryRules): readonly string[] {
  // Half of a surrogate pair would make the query unreadable.
  const readable = text.slice(0, maxQueryLength).replace(/\p{Cs}/gu, '');
  const { words, isNeeded } = readQuery(readable, rules);
  const needed = words.filter((_, place) => isNeeded[place]);
  const spelled = canonicalWords(needed, rules).map((word) => withThousands(word.toLowerCase().replaceAll('ß', 'ss')));
  // With a space behind it the last word is no beginning of others.
  return spelled.map((word) => (rules.wholeWords.has(foldAccents(word)) ? `${word} ` : word)).slice(0, maxQueryWords);
}

/** The facets with a choice: each needs its own counts. */
export function chosenFacets(filters: Filters): readonly FacetName[] {
  return facetNames.filter((name) => filters[name].length > 0);
}

function equals(name: FacetName, value: string): string {
  return `${name} = "${value.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** All of the outer, one of each inner list. */
function filterOf(filters: Filters): string[][] {
  return chosenFacets(filters).map((name) => filters[name].map((value) => equals(name, value)));
}

/** The hits to ask for: those of the page, or all that are put in order anew if the page is of these. */
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

/** The hits of a page, and then for each chosen facet its counts without its own filter. */
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
    attributesToRetrieve: [...hitFields, ...(words.length > 0 && hitsPerPage > 0 ? wordFields : [])],
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

/** Terms of the glossary that one of the words names. The rarest of the words says best which term is meant. */
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
      attributesToRetrieve: [...hitFields],
      limit: maxTerms,
    },
  ];
}

/** How many documents hold all of the words. */
export function countQuery(index: string, words: readonly string[]): MultiSearchQuery {
  return { ...common, indexUid: index, q: words.join(' '), matchingStrategy: 'all', page: 1, hitsPerPage: 0 };
}

/** How many documents hold exactly this word: no longer one, none that is similar, none that means the same. */
export function exactCountQuery(index: string, word: string): MultiSearchQuery {
  return countQuery(index, [`"${word}"`]);
}

/** What holds the first of the words, that with most of the others first. */
export function firstWordQuery(index: string, words: readonly string[], limit: number): MultiSearchQuery {
  const attributesToRetrieve = [...hitFields, ...wordFields];
  return { ...common, indexUid: index, q: words.join(' '), matchingStrategy: 'last', attributesToRetrieve, limit };
}
