import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordActivation, readHistory } from '@/lib/publish/release/history';
import type { ActivationRecord } from '@/lib/publish/release/history';
import { temporaryFolder } from '../../commands/temporaryFolder';

function switchTo(id: string): ActivationRecord {
  return { at: '2026-11-22T07:30:00.000Z', kind: 'switch', id, before: null, upTo: null };
}

function fileIn(folder: string): string {
  return path.join(folder, 'history.jsonl');
}

describe('the history of the switches', () => {
  it('is read again only if it has changed, by this process or another one', async () => {
    const folder = temporaryFolder().path;
    expect(await readHistory(folder)).toEqual([]);
    await recordActivation(folder, switchTo('first'));
    const first = await readHistory(folder);
    expect(first).toEqual([switchTo('first')]);
    expect(await readHistory(folder)).toBe(first);
    await appendFile(fileIn(folder), `${JSON.stringify(switchTo('second'))}\n`);
    expect(await readHistory(folder)).toEqual([switchTo('first'), switchTo('second')]);
  });

  it('does not grow for ever, and keeps the newest', async () => {
    const folder = temporaryFolder().path;
    const lines = Array.from({ length: 4000 }, (_, number) => `${JSON.stringify(switchTo(String(number)))}\n`);
    await writeFile(fileIn(folder), lines.join(''));
    await recordActivation(folder, switchTo('newest'));
    const kept = await readHistory(folder);
    expect(kept).toHaveLength(1999);
    expect(kept.at(-1)).toEqual(switchTo('newest'));
    expect(kept[0]).toEqual(switchTo('2002'));
    expect((await readFile(fileIn(folder), 'utf8')).endsWith('\n')).toBe(true);
  });

  it('loses nothing but a line that was cut off', async () => {
    const folder = temporaryFolder().path;
    await recordActivation(folder, switchTo('first'));
    await appendFile(fileIn(folder), '{"at":');
    await recordActivation(folder, switchTo('second'));
    expect(await readHistory(folder)).toEqual([switchTo('first'), switchTo('second')]);
  });
});
