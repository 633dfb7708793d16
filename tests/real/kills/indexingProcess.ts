/** Indexes an edition when it is told to: `killedRuns.ts` ends it before it is done. */
import { indexDocuments } from '@/lib/search-index/server/indexing';
import { withRules } from '../../support/searchRules';
import { documentsOfEdition } from './editions';
import { runRequestSchema } from './runRequest';

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
  const { edition, ...options } = runRequestSchema.parse(message);
  const documents = withRules(documentsOfEdition(edition));
  const started = performance.now();
  reportSteps(started);
  void indexDocuments(documents, { ...options, quietMs: 0 }).then(
    () => process.send?.({ ranMs: performance.now() - started }, undefined, undefined, () => process.exit(0)),
    (error: unknown) => process.send?.({ failure: String(error) }, undefined, undefined, () => process.exit(1)),
  );
});

process.send?.({ ready: true });
