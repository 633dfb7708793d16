/** Searches in the index that ships with the site, in the browser. */
import type { SearchHit } from '../document';
import type { FoundHit, SearchAnswer, SearchEngine, SearchRequest } from '../engine';
import { hitHighlighter } from '../ranking/hitHighlighter';
import { narrow } from '../ranking/narrow';
import { rank, rankAll } from '../ranking/rank';
import type { Ranked } from '../ranking/rank';
import { scoreWords } from '../ranking/scoreWords';
import type { Scored } from '../ranking/scoreWords';
import { WordIndex } from '../ranking/wordIndex';
import { prominences } from '../ranking/wordScores';
import { readHit } from '../readHit';
import { withAnswerFirst, maxCandidates, canHaveAnswer, valueAnswer } from '../valueAnswer';
import { prepareRules, readQuery } from '../words/searchQuery';
import type { CheckedDocument, ShippedIndex } from './shippedIndex';

/** Maximum number of glossary terms in an answer. */
const maxTerms = 3;

interface Prepared {
  readonly documents: readonly CheckedDocument[];
  readonly index: WordIndex;
  /** All documents, for a search without words. */
  readonly everything: readonly number[];
}

interface Found extends Ranked, Scored {}

function prepare({ documents, compounds, rules }: ShippedIndex): Prepared {
  const texts = documents.map((document) => ({ ...document, subtitle: document.subtitle ?? '' }));
  return {
    documents,
    index: new WordIndex(texts, compounds.split(' '), prepareRules(rules)),
    everything: rankAll(documents),
  };
}

function find(words: string, { documents, everything, index }: Prepared): Found {
  if (words.trim() === '') return { documents: everything, match: 'all', slots: [], reasons: [] };
  const query = readQuery(words, index.rules);
  if (query.words.length === 0) return { documents: [], match: 'all', slots: [], reasons: [] };
  const scored = scoreWords(query, index);
  return { ...rank({ ...scored, query }, documents), ...scored };
}

/** Checked like the hits of a server: the file may have been tampered with. */
function hitsOf(found: readonly number[], { documents }: Prepared): readonly SearchHit[] {
  return found.flatMap((document) => readHit(documents[document]) ?? []);
}

/** The hits with their highlights. */
function markedHits(found: readonly number[], scored: Scored, prepared: Prepared): readonly FoundHit[] {
  const { documents, index } = prepared;
  const mark = hitHighlighter(scored, index);
  return found.flatMap((document) =>
    hitsOf([document], prepared).map((hit) => ({ ...hit, marks: mark(hit, documents[document]) })),
  );
}

/** The first hits that have a value, as candidates for the answer. */
function answersIn({ documents: found, match }: Found, prepared: Prepared): readonly SearchHit[] {
  if (match !== 'all') return [];
  const { documents } = prepared;
  const isPossible = (document: number): boolean =>
    documents[document]?.kind === 'indicator' && documents[document].names.length > 0;
  return hitsOf(found.slice(0, maxCandidates).filter(isPossible), prepared);
}

/** Glossary entries whose name contains a word of the search. */
function termsFor({ documents: found, slots }: Found, prepared: Prepared): readonly SearchHit[] {
  const terms = found.filter(
    (document) =>
      prepared.documents[document]?.kind === 'glossary' &&
      slots.some(({ prominence }) => prominence[document] === prominences.name),
  );
  return hitsOf(terms.slice(0, maxTerms), prepared);
}

/** Returns an engine for the index. Preparing it takes a moment; each search then takes milliseconds. */
export function createShippedEngine(index: ShippedIndex): SearchEngine {
  const prepared = prepare(index);

  function answer(asked: SearchRequest): SearchAnswer {
    const { words } = asked;
    const found = find(words, prepared);
    const { places, ...counted } = narrow(found.documents, prepared.documents, asked, index.language);
    const value = canHaveAnswer(asked) ? valueAnswer(words, answersIn(found, prepared), prepared.index.rules) : null;
    return {
      ...counted,
      hits: withAnswerFirst(markedHits(places, found, prepared), value),
      match: found.match,
      terms: termsFor(found, prepared),
      value,
    };
  }

  function countOf(text: string): number {
    const { documents, match } = find(text, prepared);
    return match === 'some' ? 0 : documents.length;
  }

  return {
    // Errors become rejections, as with a server.
    search: (request, signal) =>
      Promise.resolve().then(() => {
        signal.throwIfAborted();
        return answer(request);
      }),
    count: (texts, signal) =>
      Promise.resolve().then(() => {
        signal.throwIfAborted();
        return texts.map(countOf);
      }),
  };
}
