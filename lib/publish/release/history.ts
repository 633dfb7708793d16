/** Which release replaced which: `history.jsonl`, a line for each switch, the newest last. */
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ignoreMissing } from '@/lib/base/replaceFolders';
import { markSchema } from './mark';

const switchSchema = z.object({
  at: z.iso.datetime(),
  /** A rollback activates an older release on purpose: the newer one is not activated again unless somebody asks for it. */
  kind: z.enum(['switch', 'rollback']),
  id: z.string(),
  before: z.string().nullable(),
  /** How many changes came before it; null if they are not counted. */
  upTo: markSchema.nullable().default(null),
});

export type NotedSwitch = z.infer<typeof switchSchema>;

function historyFile(folder: string): string {
  return path.join(folder, 'history.jsonl');
}

async function readHistoryText(folder: string): Promise<string> {
  return (await readFile(historyFile(folder), 'utf8').catch(ignoreMissing)) ?? '';
}

export async function noteSwitch(folder: string, noted: NotedSwitch): Promise<void> {
  const text = await readHistoryText(folder);
  // A truncated line, as after a full disk, must not spoil the next one.
  const beginning = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(historyFile(folder), `${beginning}${JSON.stringify(noted)}\n`);
}

function parseLine(line: string): readonly NotedSwitch[] {
  try {
    const parsed: unknown = JSON.parse(line);
    return [switchSchema.parse(parsed)];
  } catch {
    // A truncated line is ignored.
    return [];
  }
}

/** All switches, the oldest first. */
export async function readHistory(folder: string): Promise<readonly NotedSwitch[]> {
  const text = await readHistoryText(folder);
  return text.split('\n').flatMap(parseLine);
}
