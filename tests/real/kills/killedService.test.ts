import { setTimeout as sleep } from 'node:timers/promises';
import { Meilisearch } from 'meilisearch';
import { expect, inject, it } from 'vitest';
import type { SearchDocument } from '@/lib/search/document';
import { sitePrefix } from '@/lib/search/meilisearch/indexName';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';
import { kills } from './kills';
import { keptReleases, killService } from './killService';

/** The editions of all entries that a search for everything finds: one, unless an index is half of one and half of another. */
async function foundEditions(): Promise<readonly string[]> {
  const { url, masterKey } = inject('meilisearch');
  const index = new Meilisearch({ host: url, apiKey: masterKey }).index<SearchDocument>(`${sitePrefix}_de`);
  const { hits } = await index.search('', { limit: 1000 });
  // Pages that no entry has, as the calendar, say the same in each.
  const titles = hits.map(({ title }) => title).filter((title) => title.startsWith('Ausgabe '));
  return [...new Set(titles)];
}

async function watch(signal: AbortSignal): Promise<readonly string[]> {
  const faults: string[] = [];
  while (!signal.aborted) {
    const editions = await foundEditions().catch((error: unknown) => [String(error), 'none']);
    if (editions.length !== 1) faults.push(editions.join(' and '));
    await sleep(50);
  }
  return faults;
}

it(`a service that is killed at ${kills} moments leaves visitors a whole site and a whole search`, async () => {
  const { url, masterKey } = inject('meilisearch');
  const stay = new AbortController();
  let watching: Promise<readonly string[]> | undefined;
  const aftermath = await killService(temporaryFolder().path, {
    ...{ kills, seed: 6 },
    environment: { MEILISEARCH_URL: url, MEILISEARCH_ADMIN_KEY: masterKey },
    // Before the first release there is no index.
    onFirst: () => {
      watching = watch(stay.signal);
    },
  });
  stay.abort();
  expect(await watching).toEqual([]);
  expect(aftermath.damages).toEqual([]);
  expect(aftermath.faults).toEqual([]);
  expect(aftermath.editions.size).toBeGreaterThan(kills / 5);
  // The moments were not all between two runs.
  expect(aftermath.cutBuilds + aftermath.halfDone).toBeGreaterThan(0);
  expect(aftermath.live).toBe(aftermath.asked);
  expect(await foundEditions()).toEqual([`Ausgabe ${aftermath.asked}`]);
  expect(aftermath.releases).toHaveLength(keptReleases);
  expect(aftermath.names).toEqual(['current', 'history.jsonl', 'queue.json', 'releases']);
}, 3_600_000);
