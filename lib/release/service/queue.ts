/** What is still to be built: `queue.json`, so that nothing is forgotten when the service is killed. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ignoreMissing } from '@/lib/replaceFolders';
import { explainFullDisk } from '../fullDisk';

const wishSchema = z.object({
  /** When the first change came that no build holds yet (ISO, UTC). */
  first: z.iso.datetime(),
  last: z.iso.datetime(),
  /** When the CMS last told of a change; null where it did not, and nothing is shown that was taken back. */
  changed: z.iso.datetime().nullable().default(null),
  /** How many changes came. */
  changes: z.int().positive(),
  /** What the last one was: `entry.publish article`. */
  reason: z.string(),
});

/** A build that is asked for: all changes since the one before. */
export type Wish = z.infer<typeof wishSchema>;

const queueSchema = z.object({ wish: wishSchema.nullable() });

function queueFile(folder: string): string {
  return path.join(folder, 'queue.json');
}

/** Two wishes are one build. */
export function joinWishes(earlier: Wish | null, later: Wish): Wish {
  if (earlier === null) return later;
  const changed = later.changed ?? earlier.changed;
  return { ...later, first: earlier.first, changed, changes: earlier.changes + later.changes };
}

/** What was to be built when the service ended; null where nothing was, or the file cannot be read. */
export async function readQueue(folder: string): Promise<Wish | null> {
  const text = await readFile(queueFile(folder), 'utf8').catch(ignoreMissing);
  if (text === undefined) return null;
  try {
    return queueSchema.parse(JSON.parse(text)).wish;
  } catch {
    // Better one build too many.
    const now = new Date().toISOString();
    return { first: now, last: now, changed: null, changes: 1, reason: 'queue.json could not be read' };
  }
}

/**
 * Writes the queue whole or not at all, one writing after the other. What comes meanwhile is written once, as it is last.
 * The function that it returns throws ReleaseError where the disk is full.
 */
export function createQueueWriter(folder: string): (wish: Wish | null) => Promise<void> {
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
  return (wish) => {
    next.text = `${JSON.stringify({ wish })}\n`;
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    return writing;
  };
}
