/** Indexes a new edition when it is told to, as often as it lives: `killedRuns.ts` ends it before it is done. */
import type { Locale } from '@/content-types/locales';
import type { SearchDocument } from '@/lib/search/document';
import { indexDocuments } from '@/lib/search-index/server/indexing';
import { changedEdition } from './changedEditions';
import { makeDocuments } from './documents';
import { frenchCount, runRequestSchema } from './runRequest';
import type { RunRequest } from './runRequest';
import { withRules } from '../../support/searchRules';

/** Tells of each request that does something, as soon as it is answered. */
function reportSteps(started: number): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, options) => {
    const answer = await fetch(input, options);
    if ((options?.method ?? 'GET') !== 'GET') process.send?.({ stepMs: performance.now() - started });
    return answer;
  };
}

function documentsOf({ edition, count, way }: RunRequest): ReadonlyMap<Locale, readonly SearchDocument[]> {
  if (way === 'changes') return changedEdition(Number(edition));
  const documents = makeDocuments(count, edition);
  return new Map([['de', documents] as const, ['fr', documents.slice(0, frenchCount)] as const]);
}

process.once('message', (message) => {
  const request = runRequestSchema.parse(message);
  const { url, adminKey, prefix, way } = request;
  const documents = documentsOf(request);
  const started = performance.now();
  reportSteps(started);
  void indexDocuments(withRules(documents), { url, adminKey, prefix, full: way === 'full', quietMs: 0 }).then(
    () => process.send?.({ ranMs: performance.now() - started }, undefined, undefined, () => process.exit(0)),
    (error: unknown) => process.send?.({ failure: String(error) }, undefined, undefined, () => process.exit(1)),
  );
});

process.send?.({ ready: true });
