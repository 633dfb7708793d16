/** Searches in the index that ships with the site, in the browser. */
import type { SearchHit } from '../document';
import type { FoundHit, SearchAnswer, SearchEngine, SearchRequest } from '../engine';
import { hitMarker } from '../hitMarks';
import { readHit } from '../readHit';
import { partMark } from '../words/compounds';
import { readDocuments } from './documentList';
import type { DocumentList } from './documentList';
import { isEverywhere, prominences, scoreWords } from './documentScores';
import type { Scored } from './documentScores';
import { endingsIn } from '../words/endings';
import { filterDocuments, readFacets } from './facets';
import { createLexicon, termsOf } from './lexicon';
import { comparisonWords } from './matchWord';
import type { Comparison } from './matchWord';
import { splitRows } from './numbers';
import { invert } from './postings';
import type { Postings } from './postings';
import { prepareRules, readQuery } from '../words/query';
import type { QueryRules } from '../words/query';
import { rank, rankAll } from './rank';
import type { Ranked } from './rank';
import type { ShippedIndex } from './shippedIndex';
import { sortingsOf } from './sortings';
import { unpackVocabulary } from './vocabulary';
import type { VocabularyToken } from './vocabulary';
import { answerFirst, maxCandidates, mayHaveAnswer, valueAnswer } from '../valueAnswer';

/** Terms of the glossary that an answer names. */
const maxTerms = 3;

interface Prepared {
  /** The vocabulary, and after it the keys of the ids. */
  readonly tokens: readonly VocabularyToken[];
  readonly documents: DocumentList;
  readonly comparison: Comparison;
  readonly postings: Postings;
  readonly rules: QueryRules;
  /** All documents, for a search without words. */
  readonly everything: readonly number[];
}

interface Found extends Ranked, Scored {}

function prepare(index: ShippedIndex): Prepared {
  const vocabulary = unpackVocabulary(index.vocabulary);
  // A document is found by its number in the catalogue.
  const keys = splitRows(index.idKeys).map((text) => ({ text, isWord: /^\d+$/.test(text) }));
  const tokens = [...vocabulary, ...keys];
  const lexicon = createLexicon(tokens);
  const endings = endingsIn(index.rules.language);
  const documents = readDocuments(index, vocabulary);
  const rules = prepareRules(index.rules, endings);
  const terms = {
    termOf: lexicon.termOf,
    size: lexicon.size,
    silent: termsOf(lexicon, rules.stopWords),
    dividing: termsOf(lexicon, rules.dividingWords),
  };
  return {
    tokens,
    documents,
    everything: rankAll(documents.facts),
    comparison: { lexicon, endings, ...comparisonWords(index.rules) },
    postings: invert(index, terms, vocabulary.length),
    rules,
  };
}

function find(words: string, { documents: { facts }, comparison, postings, rules, everything }: Prepared): Found {
  if (words.trim() === '') return { documents: everything, match: 'all', slots: [], reasons: [] };
  const query = readQuery(words, rules);
  if (query.words.length === 0) return { documents: [], match: 'all', slots: [], reasons: [] };
  const scored = scoreWords(query, { comparison, postings, rules });
  return { ...rank({ ...scored, query }, facts, postings), ...scored };
}

/** Checked like the hits of a server: the file may have been tampered with. */
function hitsOf(found: readonly number[], { hit }: DocumentList): readonly SearchHit[] {
  return found.flatMap((document) => readHit(hit(document)) ?? []);
}

/** The hits with what was found in each. */
function markedHits(found: readonly number[], { reasons, slots }: Scored, prepared: Prepared): readonly FoundHit[] {
  const { documents, comparison, tokens } = prepared;
  const { lexicon, endings } = comparison;
  const mark = hitMarker({ reasons, terms: lexicon.terms, endings, isEverywhere: slots.map(isEverywhere) });
  const termOf = (number: number): number => lexicon.termOf[number] ?? -1;
  const textOf = (number: number): string => tokens[number]?.text.replaceAll(partMark, '') ?? '';
  return found.flatMap((document) => {
    const hidden = { numbers: documents.hidden(document), termOf, textOf };
    return hitsOf([document], documents).map((hit) => ({ ...hit, marks: mark(hit, hidden) }));
  });
}

/** Of the first hits, those that have a value which may be the answer. */
function answersIn({ documents: found, match }: Found, { documents }: Prepared): readonly SearchHit[] {
  const { art, namen } = documents.facts;
  if (match !== 'all') return [];
  const isPossible = (document: number): boolean => art[document] === 'indicator' && (namen[document] ?? []).length > 0;
  return hitsOf(found.slice(0, maxCandidates).filter(isPossible), documents);
}

/** Entries of the glossary whose name holds a word of the search. */
function termsFor({ documents: found, slots }: Found, { documents }: Prepared): readonly SearchHit[] {
  const terms = found.filter(
    (document) =>
      documents.facts.art[document] === 'glossary' &&
      slots.some(({ prominence }) => prominence[document] === prominences.name),
  );
  return hitsOf(terms.slice(0, maxTerms), documents);
}

/** Prepares the index, which takes a moment; each search then takes milliseconds. */
export function createShippedEngine(index: ShippedIndex): SearchEngine {
  const prepared = prepare(index);
  const { facts } = prepared.documents;
  const sorted = sortingsOf(facts, index.language);
  const facets = readFacets(facts);

  function answer(asked: SearchRequest): SearchAnswer {
    const { words, filters, sort, page, pageSize } = asked;
    const found = find(words, prepared);
    const { documents, facets: counts } = filterDocuments(found.documents, facets, filters);
    const start = (page - 1) * pageSize;
    const hits = pageSize === 0 ? [] : sorted[sort](documents).slice(start, start + pageSize);
    const value = mayHaveAnswer(asked) ? valueAnswer(words, answersIn(found, prepared), prepared.rules) : null;
    return {
      hits: answerFirst(markedHits(hits, found, prepared), value),
      total: documents.length,
      facets: counts,
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
    // An error becomes a rejection, as from a server.
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
