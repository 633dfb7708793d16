/** Stores what is still to be built in `queue.json`, so that nothing is lost when the service is killed. */
import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import { explainFullDisk } from './fullDisk';
import { markSchema } from './changeMark';
import type { ChangeMark } from './changeMark';

const requestSchema = z.object({
  /** When the first change came that no build includes yet (ISO, UTC). */
  first: z.iso.datetime(),
  last: z.iso.datetime(),
  /** The last change. */
  upTo: markSchema,
  /** The last change that the CMS reported; null if it reported none. A rollback is held until the CMS reports a change. */
  changed: markSchema.nullable(),
  /** How many changes the request includes. */
  changes: z.int().positive(),
  /** The reason of the last change: `entry.publish article`. */
  reason: z.string(),
  /** The entries that editors have unpublished, by type and key. */
  takenBack: z.array(z.string()).default([]),
  /** Rereads the whole CMS, not only what has changed. */
  isWhole: z.boolean().optional(),
});

/** A request for a build: all changes since the previous one. */
export type BuildRequest = z.infer<typeof requestSchema>;

const queueSchema = z.object({
  request: requestSchema.nullable(),
  /** How many changes have come so far. */
  upTo: markSchema,
});

export type Queue = z.infer<typeof queueSchema>;

function queueFile(folder: string): string {
  return path.join(folder, 'queue.json');
}

/** If more are missing at once, somebody should look: the build is then refused, as for a CMS that has lost its content. */
const mostTakenBack = 1000;

/** Merges two build requests into one. */
export function mergeRequests(earlier: BuildRequest | null, later: BuildRequest): BuildRequest {
  if (earlier === null) return later;
  const changed = later.changed ?? earlier.changed;
  const takenBack = [...new Set([...earlier.takenBack, ...later.takenBack])].slice(0, mostTakenBack);
  const isWhole = earlier.isWhole === true || later.isWhole;
  return { ...later, first: earlier.first, changed, changes: earlier.changes + later.changes, takenBack, isWhole };
}

/** Returns the request for the change after `mark`. `isTold`: the CMS reported it. */
export function addChange({ series, number }: ChangeMark, reason: string, isTold: boolean): BuildRequest {
  const now = new Date().toISOString();
  const upTo = { series, number: number + 1 };
  return { first: now, last: now, upTo, changed: isTold ? upTo : null, changes: 1, reason, takenBack: [] };
}

/** Returns null if there is no queue, undefined if it is unreadable. */
async function readQueueFile(folder: string): Promise<Queue | null | undefined> {
  const text = await readFile(queueFile(folder), 'utf8').catch(ignoreMissing);
  if (text === undefined) return null;
  try {
    return queueSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Returns what was to be built when the service stopped. Begins a new count if the queue is missing, and requests a build if it is
 * unreadable.
 */
export async function readQueue(folder: string): Promise<Queue> {
  const queue = await readQueueFile(folder);
  if (queue !== null && queue !== undefined) return queue;
  const beginning = { series: randomUUID(), number: 0 };
  if (queue === null) return { request: null, upTo: beginning };
  // One build too many does no harm.
  const request = addChange(beginning, 'lost-queue', false);
  return { request, upTo: request.upTo };
}

/** Returns how many changes have come; null if they are not counted. For processes other than the service that counts them. */
export async function readMark(folder: string): Promise<ChangeMark | null> {
  return (await readQueueFile(folder))?.upTo ?? null;
}

/**
 * Returns a function that writes the queue atomically. Writes run one after the other; of the states that arrive during a write, only the
 * last is written. The function throws ReleaseError if the disk is full.
 */
export function createQueueWriter(folder: string): (queue: Queue) => Promise<void> {
  const draft = `${queueFile(folder)}.draft`;
  const next: { text: string | null } = { text: null };
  let writing: Promise<void> | null = null;
  const writeAll = async (): Promise<void> => {
    while (next.text !== null) {
      const { text } = next;
      next.text = null;
      try {
        await writeFile(draft, text);
        await rename(draft, queueFile(folder));
      } catch (error) {
        await rm(draft, { force: true });
        throw await explainFullDisk(error, folder);
      }
    }
  };
  return (queue) => {
    next.text = `${JSON.stringify(queue)}\n`;
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    return writing;
  };
}
