/** What every engine must make of words whose hits are hidden by filters. */
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyState } from '@/lib/search/addressState';
import { runSearch } from '@/lib/search/runSearch';
import type { SearchResult } from '@/lib/search/runSearch';
import { noFilters } from '@/lib/search/engine';
import type { Filters, SearchAnswer, SearchEngine } from '@/lib/search/engine';
import type { Sketch } from '../fixtures/searchDocuments';
import { neverAborted } from '../fixtures/searchHits';

export const hiddenPages: readonly Sketch[] = [
  { id: 'quote', kind: 'indicator', title: 'Leerwohnungsquote', themes: ['wohnen'] },
  { id: 'bestand', kind: 'indicator', title: 'Gebäude nach Quartier', themes: ['wohnen'] },
  { id: 'sport', kind: 'article', title: 'Sporthallen', themes: ['freizeit'] },
];

function idsOf(answer: SearchAnswer | null): readonly string[] | undefined {
  return answer?.hits.map(({ id }) => id);
}

/** The tests; the engine searches in `hiddenPages`. */
export function testHiddenHits(open: () => Promise<SearchEngine>): void {
  let engine: SearchEngine;

  beforeAll(async () => {
    engine = await open();
  });

  async function find(words: string, chosen: Partial<Filters>) {
    const state = { ...emptyState, words, filters: { ...noFilters, ...chosen } };
    const found: SearchResult = await runSearch(engine, state, { stopWords: [], vocabulary: [] }, neverAborted);
    const { answer, hidden, failedWords, meant } = found;
    return { shown: idsOf(answer), hidden: idsOf(hidden), failedWords, meant };
  }

  describe('words whose hits filters hide', () => {
    it('B8.4 find what is hidden', async () => {
      const expected = { shown: [], hidden: ['quote'], failedWords: [], meant: null };
      expect(await find('Leerwohnungsquote', { kind: ['article'] })).toEqual(expected);
    });

    it('B8.4 are corrected if they are misspelt', async () => {
      const expected = { shown: [], hidden: ['quote'], failedWords: [], meant: 'Leerwohnungsquote' };
      expect(await find('Leerwohnugsquote', { kind: ['article'] })).toEqual(expected);
    });

    it('B8.4 are named if nothing holds them', async () => {
      const expected = { shown: [], hidden: ['quote'], failedWords: ['xylofon'], meant: null };
      expect(await find('Leerwohnungsquote xylofon', { themes: ['freizeit'] })).toEqual(expected);
    });

    it('B8.4 are corrected among others that no page contains', async () => {
      const expected = { shown: [], hidden: ['quote'], failedWords: ['xylofon'], meant: 'Leerwohnungsquote xylofon' };
      expect(await find('Leerwohnugsquote xylofon', { themes: ['freizeit'] })).toEqual(expected);
    });

    it('B8.4 are not to blame on the filters if they find nothing without them', async () => {
      const expected = { shown: [], hidden: undefined, failedWords: ['xylofon'], meant: null };
      expect(await find('xylofon', { kind: ['article'] })).toEqual(expected);
    });

    it('B8.4 are corrected as ever if the filters leave a hit', async () => {
      const expected = { shown: ['quote'], hidden: undefined, failedWords: [], meant: 'Leerwohnungsquote' };
      expect(await find('Leerwohnugsquote', { kind: ['indicator'] })).toEqual(expected);
    });
  });
}
