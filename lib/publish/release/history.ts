/** Records which release replaced which: `history.jsonl`, one line per switch, newest last. */
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { versionOf } from '@/lib/shared/files';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import { markSchema } from './changeMark';

const switchSchema = z.object({
  at: z.iso.datetime(),
  /** A rollback activates an older release on purpose: newer ones are not activated again automatically. */
  kind: z.enum(['switch', 'rollback']),
  id: z.string(),
  before: z.string().nullable(),
  /** How many changes came before; null if they are not counted. */
  upTo: markSchema.nullable().default(null),
});

export type ActivationRecord = z.infer<typeof switchSchema>;

function historyFile(folder: string): string {
  return path.join(folder, 'history.jsonl');
}

async function readHistoryText(folder: string): Promise<string> {
  return (await readFile(historyFile(folder), 'utf8').catch(ignoreMissing)) ?? '';
}

/** More than there can be releases. The file is shortened to this many lines once it has twice as many. */
const keptSwitches = 2000;

/** Atomic: if the process is killed, the longer file stays. */
async function shorten(folder: string, lines: readonly string[]): Promise<void> {
  const draft = `${historyFile(folder)}.draft`;
  await writeFile(draft, lines.slice(-keptSwitches).join('\n'));
  await rename(draft, historyFile(folder));
}

export async function recordActivation(folder: string, noted: ActivationRecord): Promise<void> {
  const text = await readHistoryText(folder);
  // Start a new line after a truncated one, as a full disk leaves it.
  const beginning = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(historyFile(folder), `${beginning}${JSON.stringify(noted)}\n`);
  const lines = (await readHistoryText(folder)).split('\n');
  // A full disk must not prevent a rollback.
  if (lines.length > 2 * keptSwitches) await shorten(folder, lines).catch(() => undefined);
}

function parseLine(line: string): readonly ActivationRecord[] {
  try {
    const parsed: unknown = JSON.parse(line);
    return [switchSchema.parse(parsed)];
  } catch {
    // Ignore truncated lines.
    return [];
  }
}

interface KnownHistory {
  readonly version: string;
  readonly switches: readonly ActivationRecord[];
}

const known = new Map<string, KnownHistory>();

/** Returns the recorded switches, oldest first. Rereads the file only if it has changed. */
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
