/** Searches again and again, as visitors do, and looks whether each search finds one whole edition. */
import { setTimeout as sleep } from 'node:timers/promises';
import { countOf } from './killedRuns';
import { frenchCount } from './runRequest';
import type { TestSite } from './testSite';

export interface Watched {
  readonly searches: number;
  /** What visitors must not find: part of an edition, parts of two, none, or another one in French than in German. */
  readonly faults: readonly string[];
  /** The editions that were found. */
  readonly editions: ReadonlySet<string>;
}

export interface Watch {
  stop(): Promise<Watched>;
}

/** The edition, if all of its documents and nothing else are found. */
function editionOf(found: unknown, countFor: (edition: number) => number): string | undefined {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(found ?? {});
  const [entry, ...others] = entries;
  if (entry === undefined || others.length > 0) return undefined;
  const [edition, count] = entry;
  return count === countFor(Number(edition)) ? edition : undefined;
}

/** Between two German searches that find the same edition, the French one finds it, too. Null if all is well. */
async function faultIn(site: TestSite, editions: Set<string>): Promise<string | null> {
  const found = [await site.editions('de'), await site.editions('fr'), await site.editions('de')] as const;
  const [before, after] = [editionOf(found[0], countOf), editionOf(found[2], countOf)];
  const french = editionOf(found[1], () => frenchCount);
  if (after !== undefined) editions.add(after);
  const isWhole = before !== undefined && french !== undefined && after !== undefined;
  return isWhole && (before !== after || french === after) ? null : JSON.stringify(found);
}

/** Looks once and notes the edition that visitors find; says what they must not find, null if all is well. */
export type Look = (site: TestSite, editions: Set<string>) => Promise<string | null>;

export function watchSearches(site: TestSite, look: Look = faultIn, pauseMs = 20): Watch {
  const faults: string[] = [];
  const editions = new Set<string>();
  let searches = 0;
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const fault = await look(site, editions).catch((error: unknown) => String(error));
      searches += 1;
      if (fault !== null) faults.push(fault);
      await sleep(pauseMs);
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
