/** The content that pages are rendered from: the snapshot on disk, or the CMS itself while developing. */
import type { Locale } from '@/content-types/locales';
import { createCms } from '@/lib/read/client';
import { cmsOptions } from '@/lib/read/options';
import { config } from '@/lib/base/config';
import { createContents } from '@/lib/content/content';
import type { Content } from '@/lib/content/content';
import { CheckMemory } from '@/lib/content/checkMemory';
import { describeProblem } from '@/lib/content/problem';
import { readSnapshot } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { contentState } from '@/lib/content/contentState';
import { RecordMemory } from '@/lib/content/recordMemory';
import { requireSnapshot } from '@/lib/content/store';
import { paths } from '@/lib/base/paths';

export type Contents = (locale: Locale) => Content;

async function storedContents(): Promise<Contents> {
  const snapshot = await requireSnapshot(paths.snapshot);
  return createContents(snapshot);
}

/** While developing, the CMS is asked whether anything has changed, unless it was just asked. */
const freshForMs = 3000;

interface LiveReading {
  readonly snapshot: Snapshot;
  readonly contents: Contents;
  /** Of the CMS, before it was read. */
  readonly state: string;
  readonly askedAt: number;
}

const records = new RecordMemory();
const checks = new CheckMemory();

/** Whether content has become public in the meantime. */
function isOverdue({ nextRelease }: Snapshot, now: number): boolean {
  return nextRelease !== null && Date.parse(nextRelease) <= now;
}

/** The content as it is in the CMS: the previous one if nothing has changed. */
async function readLive(previous?: LiveReading): Promise<LiveReading> {
  const { CMS_DRAFTS: drafts, CMS_URL: cmsUrl } = config();
  const cms = createCms(cmsOptions());
  const askedAt = Date.now();
  const state = await contentState(cms);
  if (previous?.state === state && !isOverdue(previous.snapshot, askedAt)) return { ...previous, askedAt };
  const snapshot = await readSnapshot(cms, {
    asOf: new Date(askedAt).toISOString(),
    drafts,
    cmsUrl,
    previous: previous?.snapshot,
    records,
    checks,
    allowLoss: true,
    mediaDirectory: paths.developmentMedia,
  });
  const changed = previous?.snapshot.problems.length !== snapshot.problems.length;
  if (changed) for (const problem of snapshot.problems) console.warn(describeProblem(problem));
  return { snapshot, contents: createContents(snapshot), state, askedAt };
}

let stored: Promise<Contents> | undefined;
let live: Promise<LiveReading> | undefined;

/** What was read before, after a failure. */
function keep(previous: LiveReading, error: unknown): LiveReading {
  console.error('The CMS could not be read again; pages show the earlier content.', error);
  return { ...previous, askedAt: Date.now() };
}

async function liveContents(): Promise<Contents> {
  // A failed first reading is tried again with the next request.
  live ??= readLive().catch((error: unknown) => {
    live = undefined;
    throw error;
  });
  const known = live;
  const current = await known;
  // Only the first of several requests asks; all wait for what it hears.
  if (live === known && Date.now() - current.askedAt > freshForMs)
    live = readLive(current).catch((error: unknown) => keep(current, error));
  return (await live).contents;
}

/** The content by language. */
export function loadContents(): Promise<Contents> {
  if (config().NODE_ENV === 'development') return liveContents();
  stored ??= storedContents();
  return stored;
}
