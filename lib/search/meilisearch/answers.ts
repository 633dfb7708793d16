/** Parses the search server's responses. Nothing in them is trusted. */
import type { FacetName } from '../document';
import type { SearchAnswer } from '../engine';
import { isObject, isText } from '../guards';
import { isSearched } from '../isSearched';
import type { SearchedDocument } from '../isSearched';

/** A document of the server, and its compounds as in the shipped index. */
export type ServerDocument = SearchedDocument & { readonly compounds: string };

/** The answer to one query. */
export interface QueryAnswer {
  readonly documents: readonly ServerDocument[];
  readonly total: number;
  readonly counts: Readonly<Record<string, unknown>>;
}

/** The hits with the counts of all facets. */
export interface HitsAnswer extends Pick<SearchAnswer, 'total' | 'facets'> {
  readonly documents: readonly ServerDocument[];
}

/** On the server, the words that are only searched are apart from the texts that they are taken from. */
function readDocument(value: unknown): readonly ServerDocument[] {
  if (!isObject(value) || !isObject(value['words'])) return [];
  const document = { ...value, ...value['words'] };
  const { compounds } = value['words'];
  return isSearched(document) && isText(compounds) ? [{ ...document, compounds }] : [];
}

/** Null also if no document can be read, because the index was made by another version. */
function readAnswer(value: unknown): QueryAnswer | null {
  if (!isObject(value) || !Array.isArray(value['hits'])) return null;
  const { hits, totalHits, facetDistribution } = value;
  const documents = hits.flatMap(readDocument);
  if (hits.length > 0 && documents.length === 0) return null;
  return {
    documents,
    total: typeof totalHits === 'number' ? totalHits : 0,
    counts: isObject(facetDistribution) ? facetDistribution : {},
  };
}

/** Returns the answers in the order of the queries; null if the body does not answer that many queries. */
export function readAnswers(body: unknown, expected: number): readonly QueryAnswer[] | null {
  if (!isObject(body) || !Array.isArray(body['results'])) return null;
  const answers = body['results'].flatMap((result: unknown) => readAnswer(result) ?? []);
  return answers.length === expected ? answers : null;
}

function isCount(entry: readonly [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number';
}

function countsOf(name: FacetName, { counts }: QueryAnswer): Readonly<Record<string, number>> {
  const values = counts[name];
  return isObject(values) ? Object.fromEntries(Object.entries(values).filter(isCount)) : {};
}

/** Joins the answers to `hitQueries`: the hits, then the counts of each selected facet. */
export function joinAnswers(answers: readonly QueryAnswer[], chosen: readonly FacetName[]): HitsAnswer {
  const [main = { documents: [], total: 0, counts: {} }, ...others] = answers;
  const countsFor = (name: FacetName): Readonly<Record<string, number>> =>
    countsOf(name, others[chosen.indexOf(name)] ?? main);
  return {
    documents: main.documents,
    total: main.total,
    facets: {
      kind: countsFor('kind'),
      themes: countsFor('themes'),
      divisions: countsFor('divisions'),
      year: countsFor('year'),
    },
  };
}
