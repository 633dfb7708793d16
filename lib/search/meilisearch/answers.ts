/** Parses the search server's responses. Nothing in them is trusted. */
import type { FacetName, SearchHit } from '../document';
import type { SearchAnswer } from '../engine';
import { isObject } from '../guards';
import { readHit } from '../readHit';
import { readHitWords } from './hitWords';
import type { HitWords } from './hitWords';

export interface RankedHit {
  readonly hit: SearchHit;
  readonly words: HitWords | null;
}

/** The answer to one query. */
export interface QueryAnswer {
  readonly hits: readonly RankedHit[];
  readonly total: number;
  readonly counts: Readonly<Record<string, unknown>>;
}

/** The hits with the counts of all facets. */
export interface HitsAnswer extends Pick<SearchAnswer, 'total' | 'facets'> {
  readonly hits: readonly RankedHit[];
}

function readRankedHit(value: unknown): readonly RankedHit[] {
  const hit = readHit(value);
  return hit === null ? [] : [{ hit, words: readHitWords(value) }];
}

function readAnswer(value: unknown): QueryAnswer | null {
  if (!isObject(value) || !Array.isArray(value['hits'])) return null;
  const { hits, totalHits, facetDistribution } = value;
  return {
    hits: hits.flatMap(readRankedHit),
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
  const [main = { hits: [], total: 0, counts: {} }, ...others] = answers;
  const countsFor = (name: FacetName): Readonly<Record<string, number>> =>
    countsOf(name, others[chosen.indexOf(name)] ?? main);
  return {
    hits: main.hits,
    total: main.total,
    facets: {
      kind: countsFor('kind'),
      themes: countsFor('themes'),
      divisions: countsFor('divisions'),
      year: countsFor('year'),
    },
  };
}
