/** Searches again and again, as visitors do, and looks whether each search finds one whole edition. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestSite } from '../meilisearch/testSite';
import { wholeEdition } from './editions';

export interface Watched {
  readonly searches: number;
  /** What visitors must not find: part of an edition, or parts of two. */
  readonly faults: readonly string[];
  /** The editions that were found. */
  readonly editions: ReadonlySet<string>;
}

export interface Watch {
  stop(): Promise<Watched>;
}

export function watchSearches(site: TestSite): Watch {
  const faults: string[] = [];
  const editions = new Set<string>();
  let searches = 0;
  const stopping = new AbortController();
  const look = async (): Promise<void> => {
    // Each language by itself: sent changes bring one after the other up to date.
    for (const locale of ['de', 'fr'] as const) {
      const found = await site.editions(locale);
      const edition = wholeEdition(found, locale);
      if (edition === undefined) faults.push(`${locale}: ${JSON.stringify(found)}`);
      else editions.add(edition);
    }
  };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => faults.push(String(error)));
      searches += 1;
      await sleep(20);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
      return { searches, faults, editions };
    },
  };
}
