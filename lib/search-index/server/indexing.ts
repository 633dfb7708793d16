/** Updates the indexes of the search server to the content. */
import type { Locale } from '@/content-types/locales';
import { startProgress } from '@/lib/shared/progress';
import type { Progress } from '@/lib/shared/progress';
import type { SiteDocuments } from '../siteDocuments';
import type { IndexedDocument } from './indexedDocuments';
import { createRunId } from './draftNames';
import { indexName, sitePrefix } from '@/lib/search/meilisearch/indexName';
import { removeDraftIndexes } from './leftovers';
import { replaceIndexes } from './newIndexes';
import { waitForPendingTasks } from './pendingTasks';
import { planLanguage } from './languagePlan';
import type { LanguagePlan } from './languagePlan';
import { connectSearchServer } from './searchServer';
import type { SearchServer, SearchServerOptions } from './searchServer';

export interface IndexingOptions extends SearchServerOptions {
  /** Builds new indexes even if a few changes would do. */
  readonly full?: boolean;
  /** Prefix of the index names. */
  readonly prefix?: string;
  /** How long the drafts of another run must be idle until it counts as interrupted. */
  readonly quietMs?: number;
}

export interface LanguageReport {
  readonly locale: Locale;
  readonly sent: number;
  readonly unchanged: number;
  readonly removed: number;
}

export interface IndexingReport {
  /** `new`: new indexes replaced the previous ones; `changes`: the previous ones were updated. */
  readonly way: 'new' | 'changes' | 'nothing';
  readonly languages: readonly LanguageReport[];
}

const defaultQuietMs = 30_000;

/** Adds before it removes, so that nothing is missing in between; a step that fails leaves the index unchanged. */
async function sendChanges(server: SearchServer, plan: LanguagePlan, progress: Progress): Promise<void> {
  const { live, changed, removed } = plan;
  if (changed.length > 0) {
    await server.finish(`changing documents of ${live}`, (client) =>
      client.index<IndexedDocument>(live).addDocuments([...changed], { primaryKey: 'id' }),
    );
  }
  if (removed.length > 0) {
    await server.finish(`removing documents of ${live}`, (client) => client.index(live).deleteDocuments([...removed]));
  }
  progress.advance(changed.length + removed.length);
}

function reportOf({ locale, documents, changed, removed }: LanguagePlan, isNew: boolean): LanguageReport {
  const sent = isNew ? documents.length : changed.length;
  return { locale, sent, unchanged: documents.length - sent, removed: removed.length };
}

/**
 * Updates the search server to these documents. If interrupted at any point, visitors search the previous indexes, or
 * those with the changes of some languages; the next run continues from there. Throws SearchServerError that says what
 * is wrong and what to do.
 */
export async function indexDocuments(
  documents: SiteDocuments,
  { full = false, prefix = sitePrefix, quietMs = defaultQuietMs, ...connection }: IndexingOptions,
): Promise<IndexingReport> {
  const server = await connectSearchServer(connection);
  await removeDraftIndexes(server, prefix, quietMs);
  const live = [...documents.keys()].map((locale) => indexName(locale, prefix));
  await waitForPendingTasks(server, live);
  const plans: LanguagePlan[] = [];
  for (const [locale, searched] of documents) plans.push(await planLanguage(server, locale, searched, prefix));

  const isNew = full || plans.some(({ needsNewIndex }) => needsNewIndex);
  const languages = plans.map((plan) => reportOf(plan, isNew));
  const total = languages.reduce((sum, { sent, removed }) => sum + sent + (isNew ? 0 : removed), 0);
  if (!isNew && total === 0) return { way: 'nothing', languages };

  const progress = startProgress('Indexing', total);
  if (isNew) {
    await replaceIndexes(server, plans, { run: createRunId(), prefix, progress });
  } else {
    for (const plan of plans) await sendChanges(server, plan, progress);
  }
  progress.done('documents');
  return { way: isNew ? 'new' : 'changes', languages };
}
