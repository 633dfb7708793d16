/** The content that pages are rendered from: the snapshot on disk, or the CMS itself while developing. */
import type { Locale } from '@/content-types/locales';
import { createCms } from '@/lib/read/client';
import { cmsOptions } from '@/lib/read/options';
import { config } from '@/lib/base/config';
import { createContents } from '@/lib/content/content';
import type { Content } from '@/lib/content/content';
import { describeProblem } from '@/lib/content/problem';
import { readSnapshot } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { requireSnapshot } from '@/lib/content/store';
import { paths } from '@/lib/base/paths';

export type Contents = (locale: Locale) => Content;

async function storedContents(): Promise<Contents> {
  const snapshot = await requireSnapshot(paths.snapshot);
  return createContents(snapshot);
}

/** While developing, content older than this is reloaded in the background; the next request shows it. */
const freshForMs = 3000;

interface LiveReading {
  readonly snapshot: Snapshot;
  readonly contents: Contents;
  readonly readAt: number;
}

async function readLive(previous: Snapshot | undefined): Promise<LiveReading> {
  const { CMS_DRAFTS: drafts, CMS_URL: cmsUrl } = config();
  const readAt = Date.now();
  const snapshot = await readSnapshot(createCms(cmsOptions()), {
    asOf: new Date(readAt).toISOString(),
    drafts,
    cmsUrl,
    previous,
    allowLoss: true,
    mediaDirectory: paths.developmentMedia,
  });
  const changed = previous?.problems.length !== snapshot.problems.length;
  if (changed) for (const problem of snapshot.problems) console.warn(describeProblem(problem));
  return { snapshot, contents: createContents(snapshot), readAt };
}

let stored: Promise<Contents> | undefined;
let live: Promise<LiveReading> | undefined;
let refreshing = false;

async function liveContents(): Promise<Contents> {
  // A failed first reading is tried again with the next request.
  live ??= readLive(undefined).catch((error: unknown) => {
    live = undefined;
    throw error;
  });
  const current = await live;
  if (!refreshing && Date.now() - current.readAt > freshForMs) {
    refreshing = true;
    readLive(current.snapshot)
      .then((next) => {
        live = Promise.resolve(next);
      })
      .catch((error: unknown) =>
        console.error('The CMS could not be read again; pages show the earlier content.', error),
      )
      .finally(() => {
        refreshing = false;
      });
  }
  return current.contents;
}

/** The content by language. */
export function loadContents(): Promise<Contents> {
  if (config().NODE_ENV === 'development') return liveContents();
  stored ??= storedContents();
  return stored;
}
