import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Secret } from '@/lib/build/export/checks/checkLeaks';
import { compressFiles } from '@/lib/build/export/compressFiles';
import { listFiles } from '@/lib/shared/files';
import { finishExport } from '@/lib/build/export/finishExport';
import { reuseUnchanged } from '@/lib/build/export/reuseUnchanged';
import type { PreviousExport } from '@/lib/build/export/reuseUnchanged';
import { reuseFilesFrom } from '@/lib/build/export/reuseFiles';
import { rawPage, sampleOptions, temporaryFolder, writeFiles, writeSampleExport } from './sampleExport';

const changedPage = rawPage({ title: 'Neu', menuKey: 'topics', main: '<h1>Neu</h1>' });

interface Finished {
  readonly dir: string;
  readonly previous: PreviousExport;
  readonly files: ReadonlyMap<string, string>;
}

/** Every file by its content. */
async function contentOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = listFiles(folder);
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'base64')] as const)),
  );
}

async function finish(
  write: (dir: string) => Promise<void>,
  previous?: PreviousExport,
  secrets: readonly Secret[] = [],
): Promise<Finished> {
  const dir = await temporaryFolder();
  await write(dir);
  const [rulesDir, cacheDir] = [await temporaryFolder(), await temporaryFolder()];
  const folders = { exportDir: dir, mediaDir: join(dir, 'none'), rulesDir, cacheDir };
  const taken = previous && (await reuseUnchanged(previous, dir));
  const options = { ...folders, ...sampleOptions, previous, taken, secrets, log: () => undefined };
  const { pages } = await finishExport(options);
  const kept = new Map(pages.map((page) => [page.path, page]));
  return { dir, previous: { dir, pages: kept, files: [] }, files: await contentOf(dir) };
}

/** Of the sample, with a new page under `/themen`. */
const whole = (dir: string): Promise<void> => writeSampleExport(dir, { changes: { 'themen.html': changedPage } });

/** What Next.js writes of it when only that page is rendered. */
const changed = (dir: string): Promise<void> => writeFiles(dir, { 'themen.html': changedPage });

const assets = [
  '_next/static/chunks/style.css',
  'assets/Search-01234567.js',
  'assets/chunk-01234567.js',
  'assets/site-0123456789abcdef.js',
  'security.txt',
];

function without({ dir, pages }: PreviousExport, address: string): PreviousExport {
  return { dir, pages: new Map([...pages].filter(([path]) => path !== address)), files: assets };
}

it('makes of one page and the export before what a full export is', async () => {
  const before = await finish(writeSampleExport);
  const rebuilt = await finish(changed, without(before.previous, '/themen'));
  expect(rebuilt.files).toEqual((await finish(whole)).files);
});

describe('R3 what is not public yet', () => {
  const secrets = [{ text: 'Zahlen von morgen', entry: 'products 17 (de)' }];
  const telling = rawPage({ title: 'Neu', menuKey: 'topics', main: '<h1>Zahlen von morgen</h1>' });
  const nothing = (): Promise<void> => Promise.resolve();

  it('is found in a page that is taken over, if other texts were looked for before', async () => {
    const { previous } = await finish((dir) => writeSampleExport(dir, { changes: { 'themen.html': telling } }));
    const rebuilt = finish(nothing, { ...previous, files: assets }, secrets);
    await expect(rebuilt).rejects.toThrow('products 17 (de)');
  });

  it('is not looked for again if the same was', async () => {
    const { previous } = await finish((dir) => writeSampleExport(dir, { changes: { 'themen.html': telling } }));
    const rebuilt = await finish(nothing, { ...previous, files: assets, isSearched: true }, secrets);
    expect(rebuilt.files.has('themen.html')).toBe(true);
  });

  it('is looked for in a page that was rendered now, whatever was before', async () => {
    const { previous } = await finish(writeSampleExport);
    const now = (dir: string): Promise<void> => writeFiles(dir, { 'themen.html': telling });
    const rebuilt = finish(now, { ...without(previous, '/themen'), isSearched: true }, secrets);
    await expect(rebuilt).rejects.toThrow('products 17 (de)');
  });
});

it('says which page is missing in the export before', async () => {
  const before = await finish(writeSampleExport);
  const previous = { ...before.previous, dir: await temporaryFolder() };
  await expect(finish(changed, previous)).rejects.toThrow('is missing in the earlier export. Build with «--full».');
});

const memory = '/dev/shm';

it.runIf(existsSync(memory))('copies what lies on another disk', async () => {
  const [earlier, later] = [await temporaryFolder(), await mkdtemp(join(memory, 'site-export-'))];
  onTestFinished(() => rm(later, { recursive: true, force: true }));
  await writeFiles(earlier, { 'a.html': 'finished' });
  expect(reuseFilesFrom(earlier, later).take('a.html')).toBe(true);
  expect(await readFile(join(later, 'a.html'), 'utf8')).toBe('finished');
});

it('takes the compressed copies of what is the same', async () => {
  const [earlier, later] = [await temporaryFolder(), await temporaryFolder()];
  const text = 'Leerstand '.repeat(300);
  await writeFiles(earlier, { 'same.txt': text, 'other.txt': text });
  await compressFiles(earlier, listFiles(earlier));
  await writeFile(join(earlier, 'same.txt.br'), 'made before');
  await writeFiles(later, { 'same.txt': text, 'other.txt': `${text}!` });
  const taken = reuseFilesFrom(earlier, later);
  expect(await taken.takeIfSame('same.txt')).toBe(true);
  expect(await taken.takeIfSame('other.txt')).toBe(false);
  expect(await readFile(join(later, 'same.txt.br'), 'utf8')).toBe('made before');
  expect((await stat(join(later, 'other.txt'))).nlink).toBe(1);
});
