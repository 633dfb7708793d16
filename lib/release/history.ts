/** Which release took the place of which: `history.jsonl`, a line for each switch, the newest last. */
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ignoreMissing } from '@/lib/replaceFolders';

const switchSchema = z.object({
  at: z.iso.datetime(),
  /** A rollback leads back, so nothing leads back to where it came from. */
  kind: z.enum(['switch', 'rollback']),
  id: z.string(),
  before: z.string().nullable(),
});

export type NotedSwitch = z.infer<typeof switchSchema>;

function historyFile(folder: string): string {
  return path.join(folder, 'history.jsonl');
}

export async function noteSwitch(folder: string, noted: NotedSwitch): Promise<void> {
  await appendFile(historyFile(folder), `${JSON.stringify(noted)}\n`);
}

function parseLine(line: string): readonly NotedSwitch[] {
  try {
    const parsed: unknown = JSON.parse(line);
    return [switchSchema.parse(parsed)];
  } catch {
    // A line that was cut off says nothing.
    return [];
  }
}

/** All switches, the oldest first. */
export async function readHistory(folder: string): Promise<readonly NotedSwitch[]> {
  const text = (await readFile(historyFile(folder), 'utf8').catch(ignoreMissing)) ?? '';
  return text.split('\n').flatMap(parseLine);
}
