import { link, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ParsedFileCache } from '@/lib/shared/parsedFileCache';
import { temporaryFolder } from '../commands/temporaryFolder';

const fileIn = (folder: string, name = 'manifest.json'): string => path.join(folder, name);

/** Puts another file in the place of what is there. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.next`, text);
  await rm(file, { force: true });
  await link(`${file}.next`, file);
  await rm(`${file}.next`);
}

describe('what is kept of a file', () => {
  it('is read once, under whatever name it lies', async () => {
    const folder = temporaryFolder().path;
    await writeFile(fileIn(folder), 'eins');
    await link(fileIn(folder), fileIn(folder, 'copy.json'));
    const memory = new ParsedFileCache<string>();
    expect(await memory.get(fileIn(folder), () => Promise.resolve('read'))).toBe('read');
    expect(await memory.get(fileIn(folder, 'copy.json'), () => Promise.resolve('read again'))).toBe('read');
  });

  it('is forgotten when another file takes its place', async () => {
    const folder = temporaryFolder().path;
    const memory = new ParsedFileCache<string>();
    await writeFile(fileIn(folder), 'eins');
    await memory.put(fileIn(folder), 'first');
    await replace(fileIn(folder), 'zwei');
    expect(await memory.get(fileIn(folder), () => Promise.resolve('second'))).toBe('second');
  });

  it('is read again if reading has failed', async () => {
    const folder = temporaryFolder().path;
    await writeFile(fileIn(folder), 'eins');
    const memory = new ParsedFileCache<string>();
    await expect(memory.get(fileIn(folder), () => Promise.reject(new Error('broken disk')))).rejects.toThrow('broken');
    expect(await memory.get(fileIn(folder), () => Promise.resolve('read'))).toBe('read');
  });

  it('goes when two others were asked for since, so that memory does not fill up', async () => {
    const folder = temporaryFolder().path;
    const memory = new ParsedFileCache<string>();
    for (const name of ['1.json', '2.json', '3.json']) {
      await writeFile(fileIn(folder, name), name);
      await memory.put(fileIn(folder, name), name);
    }
    const read = (): Promise<string> => Promise.resolve('read');
    expect(await memory.get(fileIn(folder, '3.json'), read)).toBe('3.json');
    expect(await memory.get(fileIn(folder, '2.json'), read)).toBe('2.json');
    expect(await memory.get(fileIn(folder, '1.json'), read)).toBe('read');
  });
});
