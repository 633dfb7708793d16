/** Searches in the index that ships with the site, in the browser. */
import type { SearchEngine } from '../engine';
import type { SearchedDocument } from '../isSearched';
import { maxTerms } from '../queryLimits';
import { answerFrom, documentsAt, find, wordIndexOf } from '../ranking/searchAmong';
import type { Found, Searchable } from '../ranking/searchAmong';
import { prominences } from '../ranking/wordScores';
import { prepareRules } from '../words/searchQuery';
import type { ShippedIndex } from './shippedIndex';

async function prepare({ documents, compounds, rules, language }: ShippedIndex): Promise<Searchable> {
  const index = wordIndexOf(documents, compounds, prepareRules(rules));
  await index.addInSteps();
  return { documents, index, language };
}

/** Glossary entries whose name contains a word of the search. */
function termsFor({ documents: found, slots }: Found, { documents }: Searchable): readonly SearchedDocument[] {
  const terms = found.filter(
    (place) =>
      documents[place]?.kind === 'glossary' && slots.some(({ prominence }) => prominence[place] === prominences.name),
  );
  return documentsAt(terms.slice(0, maxTerms), documents);
}

function countOf(text: string, prepared: Searchable): number {
  const { documents, match } = find(text, prepared);
  return match === 'some' ? 0 : documents.length;
}

/** Returns an engine for the index. Preparing it takes a moment, in steps; each search then takes milliseconds. */
export function createShippedEngine(index: ShippedIndex): SearchEngine {
  const preparing = prepare(index);
  const prepared = async (signal: AbortSignal): Promise<Searchable> => {
    const ready = await preparing;
    // Further typing may have cancelled the search.
    signal.throwIfAborted();
    return ready;
  };
  return {
    async search(request, signal) {
      const ready = await prepared(signal);
      const found = find(request.words, ready);
      return { ...answerFrom(found, request, ready), terms: termsFor(found, ready) };
    },
    async count(texts, signal) {
      const ready = await prepared(signal);
      return texts.map((text) => countOf(text, ready));
    },
  };
}
