/** Indexes a new edition when it is told to, as often as it lives: `killedRuns.ts` ends it before it is done. */
import { indexDocuments } from '@/lib/search/meilisearch/indexing';
import { makeDocuments } from './documents';
import { frenchCount, runRequestSchema } from './runRequest';

/** Tells of each request that does something, as soon as it is answered. */
function reportSteps(started: number): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, options) => {
    const answer = await fetch(input, options);
    if ((options?.method ?? 'GET') !== 'GET') process.send?.({ stepMs: performance.now() - started });
    return answer;
  };
}

process.once('message', (message) => {
  const { edition, count, ...options } = runRequestSchema.parse(message);
  const documents = makeDocuments(count, edition);
  const started = performance.now();
  reportSteps(started);
  void indexDocuments(new Map([['de', documents] as const, ['fr', documents.slice(0, frenchCount)] as const]), {
    ...options,
    full: true,
    quietMs: 0,
  }).then(
    () => process.send?.({ ranMs: performance.now() - started }, undefined, undefined, () => process.exit(0)),
    (error: unknown) => process.send?.({ failure: String(error) }, undefined, undefined, () => process.exit(1)),
  );
});

process.send?.({ ready: true });
