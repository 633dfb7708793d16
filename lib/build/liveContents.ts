/** The content of the CMS during development; checks for changes before a page is rendered. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ConnectedCms } from '@/lib/cms/withCms';
import { config } from '@/lib/shared/config';
import { createContents } from '@/lib/content/content';
import { CheckCache } from '@/lib/content/checkCache';
import { linkedDataOptions } from '@/lib/content/data/linkedDataOptions';
import { describeProblem } from '@/lib/faults/problem';
import { readSnapshot } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { contentState } from '@/lib/content/contentState';
import { RecordCache } from '@/lib/content/recordCache';
import { paths } from '@/lib/shared/paths';
import type { Contents } from '@/lib/site/contents';

/** How long content is used without asking the CMS for changes. */
const freshForMs = 3000;

interface LiveReading {
  readonly snapshot: Snapshot;
  readonly contents: Contents;
  /** State of the CMS before it was read. */
  readonly state: string;
  readonly askedAt: number;
}

/** Whether content has become public since. */
function isOverdue({ nextRelease }: Snapshot, now: number): boolean {
  return nextRelease !== null && Date.parse(nextRelease) <= now;
}

/** Keeps the previous content after a failure. */
function keep(previous: LiveReading, error: unknown): LiveReading {
  console.error('The CMS could not be read again; pages show the earlier content.', error);
  return { ...previous, askedAt: Date.now() };
}

/** Returns a function that reads the content by language, and on later calls rereads what has changed. */
export function liveContents({ cms, cmsUrl }: ConnectedCms): () => Promise<Contents> {
  const [records, checks] = [new RecordCache(), new CheckCache()];
  let live: Promise<LiveReading> | undefined;

  // React's development build records each promise of a request with its stack, which costs a second per page. Run outside of the request.
  const runOutsideRequest = AsyncLocalStorage.snapshot();

  /** Returns the content of the CMS; the previous reading if nothing has changed. */
  async function read(previous?: LiveReading): Promise<LiveReading> {
    const asOf = Date.now();
    const state = await contentState(cms);
    if (previous?.state === state && !isOverdue(previous.snapshot, asOf)) return { ...previous, askedAt: Date.now() };
    const snapshot = await readSnapshot(cms, {
      asOf: new Date(asOf).toISOString(),
      drafts: config().CMS_DRAFTS,
      cmsUrl,
      previous: previous?.snapshot,
      records,
      checks,
      allowLoss: true,
      mediaDirectory: paths.developmentMedia,
      sources: linkedDataOptions(),
    });
    const changed = previous?.snapshot.problems.length !== snapshot.problems.length;
    if (changed) for (const problem of snapshot.problems) console.warn(describeProblem(problem));
    return { snapshot, contents: createContents(snapshot), state, askedAt: Date.now() };
  }

  return async () => {
    // If the first reading fails, the next request tries again.
    live ??= runOutsideRequest(read).catch((error: unknown) => {
      live = undefined;
      throw error;
    });
    const known = live;
    const current = await known;
    // Only the first of several concurrent requests asks the CMS; the others wait for its result.
    if (live === known && Date.now() - current.askedAt > freshForMs)
      live = runOutsideRequest(read, current).catch((error: unknown) => keep(current, error));
    return (await live).contents;
  };
}
