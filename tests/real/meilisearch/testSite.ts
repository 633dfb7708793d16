/** Indexes of one test on the server of the stage. */
import { randomBytes } from 'node:crypto';
import { Meilisearch } from 'meilisearch';
import type { Task } from 'meilisearch';
import { inject } from 'vitest';
import type { Locale } from '@/content-types/locales';
import type { SearchDocument } from '@/lib/search/document';
import { indexDocuments } from '@/lib/search-index/server/indexing';
import type { IndexingReport } from '@/lib/search-index/server/indexing';
import { withRules } from '../../support/searchRules';

export type Documents = Partial<Record<Locale, readonly SearchDocument[]>>;

export interface TestSite {
  readonly prefix: string;
  readonly url: string;
  readonly adminKey: string;
  readonly client: Meilisearch;
  /** Indexes these documents; earlier runs of the test are over, so nobody waits for them. */
  index(
    documents: Documents,
    options?: { readonly full?: boolean; readonly quietMs?: number },
  ): Promise<IndexingReport>;
  /** Does to an index what a run does that fills it. */
  addDocument(name: string): Promise<void>;
  /** The names of all its indexes on the server, sorted. */
  names(): Promise<readonly string[]>;
  /** How many documents of each edition the index holds. */
  editions(locale?: Locale): Promise<unknown>;
  /** What the server has done since the last call that changed something, oldest first. */
  newTasks(): Promise<readonly Task[]>;
}

function entriesOf(documents: Documents): ReadonlyMap<Locale, readonly SearchDocument[]> {
  const locales = ['de', 'ls', 'fr', 'it', 'en'] as const satisfies Locale[];
  return new Map(
    locales.flatMap((locale) => {
      const own = documents[locale];
      return own === undefined ? [] : [[locale, own] as const];
    }),
  );
}

/** A site that no other test knows. */
export function createTestSite(): TestSite {
  const { url, masterKey: adminKey } = inject('meilisearch');
  const prefix = `t${randomBytes(4).toString('hex')}`;
  const client = new Meilisearch({ host: url, apiKey: adminKey });
  let seen = -1;
  return {
    prefix,
    url,
    adminKey,
    client,
    index: (documents, options = {}) =>
      indexDocuments(withRules(entriesOf(documents)), { url, adminKey, prefix, quietMs: 0, ...options }),
    async addDocument(name) {
      await client
        .index(name)
        .addDocuments([{ id: '1' }], { primaryKey: 'id' })
        // The server may be busy with what another test has asked for.
        .waitTask({ timeout: 30_000 });
    },
    async names() {
      const { results } = await client.getRawIndexes({ limit: 1000 });
      const own = results.map(({ uid }) => uid).filter((uid) => uid.startsWith(`${prefix}_`));
      return own.sort();
    },
    async editions(locale = 'de') {
      const facets = ['divisions'];
      const answer = await client.index(`${prefix}_${locale}`).search('', { facets, limit: 0 });
      return answer.facetDistribution?.['divisions'];
    },
    async newTasks() {
      const { results } = await client.tasks.getTasks({ limit: 1000 });
      const found = results.filter(({ uid }) => uid > seen);
      seen = results[0]?.uid ?? seen;
      return found.reverse();
    },
  };
}

/** The kinds of the tasks, in their order. */
export function kindsOf(tasks: readonly Task[]): readonly string[] {
  return tasks.map(({ type }) => type);
}
