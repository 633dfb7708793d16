/** A full run: builds new indexes beside the live ones and replaces them all at once. */
import type { Progress } from '@/lib/shared/progress';
import { wordsOf } from '@/lib/shared/browser/spelling';
import { IncompleteIndexError, SearchServerStuckError, SearchServerUnreachableError } from './searchServerErrors';
import { draftName } from './draftNames';
import type { IndexedDocument } from './indexedDocuments';
import { deleteIndexRequest } from './leftovers';
import { batchSize } from './languagePlan';
import type { LanguagePlan } from './languagePlan';
import type { SearchServer, TaskRequest } from './searchServer';

interface Draft {
  readonly name: string;
  readonly plan: LanguagePlan;
}

function batchesOf(documents: readonly IndexedDocument[]): readonly IndexedDocument[][] {
  const count = Math.ceil(documents.length / batchSize);
  return Array.from({ length: count }, (_, index) => documents.slice(index * batchSize, (index + 1) * batchSize));
}

/**
 * Settings come first, so that each document is indexed once. All requests are sent before any is awaited, because the
 * server batches what is queued, in this order.
 */
async function fill(server: SearchServer, { name, plan }: Draft, progress: Progress): Promise<void> {
  const batches = batchesOf(plan.documents).map((batch): TaskRequest => async (client) => {
    const task = await client.index<IndexedDocument>(name).addDocuments(batch, { primaryKey: 'id' });
    progress.advance(batch.length);
    return task;
  });
  await server.finish(
    `filling ${name}`,
    (client) => client.createIndex(name, { primaryKey: 'id' }),
    (client) => client.index(name).updateSettings(plan.settings),
    ...batches,
  );
}

/** The number of search words that the server considers. */
const maxWords = 10;

/** Checks that all documents are there, and that the first is found by its title. Throws IncompleteIndexError. */
async function check(server: SearchServer, { name, plan }: Draft): Promise<void> {
  const { documents } = plan;
  const { numberOfDocuments } = await server.ask(`counting ${name}`, (client) => client.index(name).getStats());
  if (numberOfDocuments !== documents.length) {
    throw new IncompleteIndexError(name, `expected ${documents.length} documents, found ${numberOfDocuments}`);
  }
  const [first] = documents;
  if (first === undefined) return;
  const words = wordsOf(first.title).slice(0, maxWords).join(' ');
  const { hits } = await server.ask(`searching ${name}`, (client) =>
    client.index<IndexedDocument>(name).search(words, { attributesToSearchOn: ['title'], limit: batchSize }),
  );
  if (!hits.some(({ id }) => id === first.id)) {
    throw new IncompleteIndexError(name, `the document ${first.id} is not found by its title «${first.title}»`);
  }
}

/** One task for all languages: visitors who change the language never see different content. */
async function swap(server: SearchServer, drafts: readonly Draft[]): Promise<void> {
  const swaps = drafts.map(({ name, plan: { live, exists } }) => ({
    indexes: [name, live] satisfies [string, string],
    // The first time there is nothing to swap with; the draft is then renamed.
    rename: !exists,
  }));
  await server.finish('putting the new indexes in their place', (client) => client.swapIndexes(swaps));
  const replaced = drafts.filter(({ plan }) => plan.exists);
  await server.finish('removing the earlier indexes', ...replaced.map(({ name }) => deleteIndexRequest(name)));
}

function doesAnswer(error: unknown): boolean {
  return !(error instanceof SearchServerUnreachableError || error instanceof SearchServerStuckError);
}

/** Best effort: the next run removes what is left. */
async function removeDrafts(server: SearchServer, drafts: readonly Draft[]): Promise<void> {
  for (const { name } of drafts) {
    await server.finish(`removing ${name}`, deleteIndexRequest(name)).catch(() => undefined);
  }
}

/**
 * Fills new indexes for all languages, checks them, and replaces the live ones.
 * Throws SearchServerError; visitors then search the previous indexes, unless only removing those has failed.
 */
export async function replaceIndexes(
  server: SearchServer,
  plans: readonly LanguagePlan[],
  { run, prefix, progress }: { readonly run: string; readonly prefix: string; readonly progress: Progress },
): Promise<void> {
  const drafts = plans.map((plan) => ({ name: draftName(plan.locale, run, prefix), plan }));
  try {
    for (const draft of drafts) await fill(server, draft, progress);
    for (const draft of drafts) await check(server, draft);
  } catch (error) {
    if (doesAnswer(error)) await removeDrafts(server, drafts);
    throw error;
  }
  await swap(server, drafts);
}
