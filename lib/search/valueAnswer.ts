/**
 * Finds the value that a search asks for: «Bevölkerung», «Wie viele Leute leben in Basel?», «Einwohner Gundeldingen». A
 * wrong answer is worse than none, so every word must be accounted for. Runs in the browser, for both engines.
 */
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import type { SearchHit } from './document';
import type { Match, SearchRequest, ValueAnswer } from './engine';
import { isFiltered } from './addressState';
import { stemsOf } from './words/phrases';
import { readQuery, valueRules } from './words/searchQuery';
import type { Query, QueryRules } from './words/searchQuery';
import { wordsOf } from '@/lib/shared/browser/spelling';
import { maxQueryWords } from './queryLimits';

/** How many of the first hits are candidates for the answer. */
const maxCandidates = 60;

/** How well an indicator matches: the lower `place` wins, then the higher `level`. */
interface TermMatch extends ValueAnswer {
  /** 0: a place that the words name; 1: the whole region; 2: a part of it that the words do not name. */
  readonly place: 0 | 1 | 2;
  /** 2: by one of its names; 1: by a synonym. */
  readonly level: 1 | 2;
}

/** The search, prepared for comparison. */
interface Asked {
  readonly query: Query;
  readonly rules: QueryRules;
  /** Stems per word. */
  readonly stems: readonly (readonly string[])[];
  /** Asks for a number of things, which a percentage does not answer. */
  readonly isCount: boolean;
}

/** Words that ask for a number, in all languages; they are stop words. */
const countWords: ReadonlySet<string> = new Set(
  'viele wieviel wieviele anzahl zahl combien nombre quanti quante numero many number'.split(' '),
);

function stemsIn(text: string, { endings }: QueryRules): ReadonlySet<string> {
  return new Set(wordsOf(text).flatMap((word) => stemsOf(word, endings)));
}

function isIn(stems: readonly string[], all: ReadonlySet<string>): boolean {
  return stems.some((stem) => all.has(stem));
}

/** Synonyms whose words all occur in a text. */
function othersIn(text: ReadonlySet<string>, { query, rules }: Asked): Query['others'] {
  return query.others.filter(({ words }) => words.every((word) => isIn(stemsOf(word, rules.endings), text)));
}

/** Indexes of the words for the place, time or series, which the value states anyway. */
function circumstances(asked: Asked, hit: SearchHit, period: string): ReadonlySet<number> {
  const { query, stems, rules } = asked;
  const said = stemsIn(`${hit.title} ${hit.subtitle ?? ''} ${period}`, rules);
  const [names, ofValue] = [stemsIn(hit.names.join(' '), rules), stemsIn(period, rules)];
  const others = othersIn(names, asked);
  const isKnown = (place: number): boolean => {
    const own = stems[place] ?? [];
    // The series may have the indicator's name.
    if (isIn(own, names) || others.some(({ from, to }) => from <= place && place < to)) return false;
    const word = foldAccents(query.words[place] ?? '');
    return rules.regionNames.has(word) || isIn(own, ofValue) || (rules.regionLevels.has(word) && isIn(own, said));
  };
  return new Set([...query.words.keys()].filter(isKnown));
}

/** How the words match a name: both must contain the same words or synonyms, with none left over; null if they do not. */
function levelOfName(name: string, places: readonly number[], asked: Asked): TermMatch['level'] | null {
  const { stems, rules } = asked;
  const inName = stemsIn(name, rules);
  const isDirect = (place: number): boolean => isIn(stems[place] ?? [], inName);
  const others = othersIn(inName, asked).filter(({ from, to }) => places.includes(from) && places.includes(to - 1));
  const isSaid = (place: number): boolean =>
    isDirect(place) || others.some(({ from, to }) => from <= place && place < to);
  if (places.length === 0 || !places.every(isSaid)) return null;
  const direct = new Set(places.flatMap((place) => stems[place] ?? []));
  const meant = new Set(others.flatMap(({ words }) => words.flatMap((word) => stemsOf(word, rules.endings))));
  const words = wordsOf(name).map((word) => stemsOf(word, rules.endings));
  if (words.every((word) => isIn(word, direct))) return places.every(isDirect) ? 2 : 1;
  return words.every((word) => isIn(word, direct) || isIn(word, meant)) ? 1 : null;
}

/** How well the words for neither place nor time match the indicator's names. */
function levelOf(places: readonly number[], hit: SearchHit, asked: Asked): TermMatch['level'] | null {
  const levels = hit.names.flatMap((name) => levelOfName(name, places, asked) ?? []);
  return levels.includes(2) ? 2 : (levels[0] ?? null);
}

/** Indexes of the words that name an area, directly or by a synonym. */
function placesOfArea(name: string, { query, rules, stems }: Asked): readonly number[] {
  const words = wordsOf(name).filter((word) => !rules.stopWords.has(word.toLowerCase()));
  const wanted = words.map((word) => stemsOf(word, rules.endings));
  const found = wanted.map((word) => stems.findIndex((own) => own.some((stem) => word.includes(stem))));
  if (found.length > 0 && !found.includes(-1)) return found;
  const other = query.others.find(
    ({ words: said }) =>
      said.length === wanted.length &&
      said.every((word, index) => stemsOf(word, rules.endings).some((stem) => wanted[index]?.includes(stem))),
  );
  return other === undefined ? [] : Array.from({ length: other.to - other.from }, (_, index) => other.from + index);
}

/** The match of an area that the words name. */
function areaFit(hit: SearchHit, asked: Asked): TermMatch | null {
  const { areas } = hit;
  if (areas === null) return null;
  const named = Object.keys(areas.values)
    .map((area) => ({ area, places: placesOfArea(area, asked) }))
    .filter(({ places }) => places.length > 0)
    .toSorted((one, other) => other.places.length - one.places.length)[0];
  if (named === undefined) return null;
  const known = circumstances(asked, hit, areas.period);
  const rest = [...asked.query.words.keys()].filter((place) => !named.places.includes(place) && !known.has(place));
  const level = levelOf(rest, hit, asked);
  return level === null ? null : { level, place: 0, hit, area: named.area };
}

/** Whether the words name the part of the region that the title names: `Wohnbevölkerung der Stadt Basel`. */
function namesPart({ title }: SearchHit, { query, rules, stems }: Asked): boolean {
  const words = query.words.map(foldAccents);
  if (rules.wholeNames.some((name) => ` ${words.join(' ')} `.includes(` ${name} `))) return false;
  const inTitle = stemsIn(title, rules);
  const isPlace = (word: string): boolean => rules.regionNames.has(word) || rules.regionLevels.has(word);
  return words.some((word, place) => isPlace(word) && isIn(stems[place] ?? [], inTitle));
}

function placeOf(hit: SearchHit, asked: Asked): TermMatch['place'] {
  if (hit.value?.isPart !== true) return 1;
  return namesPart(hit, asked) ? 0 : 2;
}

/** The match of the newest value of the indicator itself. */
function wholeFit(hit: SearchHit, asked: Asked): TermMatch | null {
  const { value } = hit;
  if (value === null || (asked.isCount && value.unit?.startsWith('%') === true)) return null;
  const known = circumstances(asked, hit, value.period);
  const rest = [...asked.query.words.keys()].filter((place) => !known.has(place));
  const level = levelOf(rest, hit, asked);
  return level === null ? null : { level, place: placeOf(hit, asked), hit, area: null };
}

function better(one: TermMatch, other: TermMatch): number {
  return one.place - other.place || other.level - one.level;
}

/** Returns the only hit whose value the words ask for; null if there is none or it is ambiguous. */
function valueAnswer(words: string, hits: readonly SearchHit[], allRules: QueryRules): ValueAnswer | null {
  const rules = valueRules(allRules);
  const query = readQuery(words, rules);
  // The search may have been cut off, and further words ignored.
  if (query.words.length === maxQueryWords) return null;
  const asked: Asked = {
    query,
    rules,
    stems: query.words.map((word) => stemsOf(word, rules.endings)),
    isCount: wordsOf(words).some((word) => countWords.has(word.toLowerCase())),
  };
  const candidates = hits.filter(({ kind, names }) => kind === 'indicator' && names.length > 0);
  const fits = candidates.flatMap((hit) => areaFit(hit, asked) ?? wholeFit(hit, asked) ?? []).toSorted(better);
  const [best, second] = fits;
  if (best === undefined || (second !== undefined && better(best, second) === 0)) return null;
  return { hit: best.hit, area: best.area };
}

/** Moves the hit with the answer to the front, if it is among the hits. */
export function withAnswerFirst<Hit extends SearchHit>(
  hits: readonly Hit[],
  value: ValueAnswer | null,
): readonly Hit[] {
  if (value === null) return hits;
  const isAnswer = ({ id }: Hit): boolean => id === value.hit.id;
  return [...hits.filter(isAnswer), ...hits.filter((hit) => !isAnswer(hit))];
}

/** Returns the value that answers a request: only on the first page of an unfiltered list of hits with all words, sorted by relevance. */
export function firstValueAnswer(
  { words, filters, sort, page }: Omit<SearchRequest, 'pageSize'>,
  match: Match,
  hits: readonly SearchHit[],
  rules: QueryRules,
): ValueAnswer | null {
  const isPossible = match === 'all' && page === 1 && sort === 'relevanz' && words.trim() !== '';
  return isPossible && !isFiltered({ filters }) ? valueAnswer(words, hits.slice(0, maxCandidates), rules) : null;
}
