/** What is still to be built: `queue.json`, so that nothing is forgotten when the service is killed. */
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
  /** The last change that the CMS reported; null if it did not, and nothing is shown that was taken back. */
  changed: markSchema.nullable(),
  /** How many changes came. */
  changes: z.int().positive(),
  /** What the last one was: `entry.publish article`. */
  reason: z.string(),
  /** The entries that editors have taken back, by type and key. */
  takenBack: z.array(z.string()).default([]),
  /** The CMS is to be read whole, not only what has changed in it. */
  isWhole: z.boolean().optional(),
});

/** A request for a build: all changes since the previous one. */
export type BuildRequest = z.infer<typeof requestSchema>;

const queueSchema = z.object({
  request: requestSchema.nullable(),
  /** How many changes have come. */
  upTo: markSchema,
});

export type Queue = z.infer<typeof queueSchema>;

function queueFile(folder: string): string {
  return path.join(folder, 'queue.json');
}

/** If more are missing at once, somebody has to look: a build without them is refused, as for a CMS that has lost its content. */
const mostTakenBack = 1000;

/** Two build requests become one build. */
export function mergeRequests(earlier: BuildRequest | null, later: BuildRequest): BuildRequest {
  if (earlier === null) return later;
  const changed = later.changed ?? earlier.changed;
  const takenBack = [...new Set([...earlier.takenBack, ...later.takenBack])].slice(0, mostTakenBack);
  const isWhole = earlier.isWhole ?? later.isWhole;
  return { ...later, first: earlier.first, changed, changes: earlier.changes + later.changes, takenBack, isWhole };
}

/** One change more than at a mark. */
export function addChange({ series, number }: ChangeMark, reason: string, isTold: boolean): BuildRequest {
  const now = new Date().toISOString();
  const upTo = { series, number: number + 1 };
  return { first: now, last: now, upTo, changed: isTold ? upTo : null, changes: 1, reason, takenBack: [] };
}

/** Null if there is no queue; undefined if it cannot be read. */
async function readQueueFile(folder: string): Promise<Queue | null | undefined> {
  const text = await readFile(queueFile(folder), 'utf8').catch(ignoreMissing);
  if (text === undefined) return null;
  try {
    return queueSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What was to be built when the service stopped. A missing or unreadable queue begins a new count. */
export async function readQueue(folder: string): Promise<Queue> {
  const queue = await readQueueFile(folder);
  if (queue !== null && queue !== undefined) return queue;
  const beginning = { series: randomUUID(), number: 0 };
  if (queue === null) return { request: null, upTo: beginning };
  // Better one build too many.
  const request = addChange(beginning, 'lost-queue', false);
  return { request, upTo: request.upTo };
}

/** How many changes have come, for callers other than the service that counts them; null if they are not counted. */
export async function readMark(folder: string): Promise<ChangeMark | null> {
  return (await readQueueFile(folder))?.upTo ?? null;
}

/**
 * Writes the queue atomically, one write after the other. Of the states that come meanwhile only the last is written.
 * The function that it returns throws ReleaseError if the disk is full.
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
