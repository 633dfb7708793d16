/** Which release replaced which: `history.jsonl`, a line for each switch, the newest last. */
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { versionOf } from '@/lib/shared/files';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import { markSchema } from './changeMark';

const switchSchema = z.object({
  at: z.iso.datetime(),
  /** A rollback activates an older release on purpose: the newer one is not activated again unless somebody asks for it. */
  kind: z.enum(['switch', 'rollback']),
  id: z.string(),
  before: z.string().nullable(),
  /** How many changes came before it; null if they are not counted. */
  upTo: markSchema.nullable().default(null),
});

export type ActivationRecord = z.infer<typeof switchSchema>;

function historyFile(folder: string): string {
  return path.join(folder, 'history.jsonl');
}

async function readHistoryText(folder: string): Promise<string> {
  return (await readFile(historyFile(folder), 'utf8').catch(ignoreMissing)) ?? '';
}

/** More than there can be releases. The file is shortened to so many when it holds twice as many. */
const keptSwitches = 2000;

/** Whole or not at all: who is killed meanwhile leaves the longer file. */
async function shorten(folder: string, lines: readonly string[]): Promise<void> {
  const draft = `${historyFile(folder)}.draft`;
  await writeFile(draft, lines.slice(-keptSwitches).join('\n'));
  await rename(draft, historyFile(folder));
}

export async function recordActivation(folder: string, noted: ActivationRecord): Promise<void> {
  const text = await readHistoryText(folder);
  // A truncated line, as after a full disk, must not spoil the next one.
  const beginning = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(historyFile(folder), `${beginning}${JSON.stringify(noted)}\n`);
  const lines = (await readHistoryText(folder)).split('\n');
  // A full disk must not keep anybody from rolling back.
  if (lines.length > 2 * keptSwitches) await shorten(folder, lines).catch(() => undefined);
}

function parseLine(line: string): readonly ActivationRecord[] {
  try {
    const parsed: unknown = JSON.parse(line);
    return [switchSchema.parse(parsed)];
  } catch {
    // A truncated line is ignored.
    return [];
  }
}

interface KnownHistory {
  readonly version: string;
  readonly switches: readonly ActivationRecord[];
}

const known = new Map<string, KnownHistory>();

/** The switches that are still noted, the oldest first. The file is read again only if it has changed. */
export async function readHistory(folder: string): Promise<readonly ActivationRecord[]> {
  const file = historyFile(folder);
  const version = await versionOf(file);
  const last = known.get(file);
  if (last?.version === version) return last.switches;
  const text = await readHistoryText(folder);
  const switches = text.split('\n').flatMap(parseLine);
  known.set(file, { version, switches });
  return switches;
}
