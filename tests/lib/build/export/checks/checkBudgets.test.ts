import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBudgets } from '@/lib/build/export/checks/checkBudgets';
import { finishedPage, soundPage } from '../finishedPage';
import { temporaryFolder, writeFiles } from '../sampleExport';

const scripts =
  '<script type="module" src="/a.js"></script><script src="/a.js"></script><script src="/old.js" nomodule></script>';

async function folderWith(size: number): Promise<string> {
  const folder = await temporaryFolder();
  // Random bytes do not shrink, so that the size is known.
  await writeFile(join(folder, 'a.js'), randomBytes(size));
  await writeFile(join(folder, 'old.js'), randomBytes(300_000));
  return folder;
}

it('reports to the byte by how much a page is above its limit', async () => {
  const { problems } = await checkBudgets(await folderWith(7990), [finishedPage('/', soundPage({ main: scripts }))]);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^JavaScript of every page: 8,0[1-4]\d bytes after gzip; the limit is 8,000\.$/),
  ]);
});

describe('an island', () => {
  const main = `<div data-island="Search"></div>${scripts}`;

  it('counts with what its code imports at once, and not what it imports later', async () => {
    const folder = await folderWith(1000);
    await writeFiles(folder, {
      'assets/Search-01234567.js': 'import{a}from"./chunk-01234567.js";import("./later-01234567.js")',
      'assets/chunk-01234567.js': randomBytes(120_000),
      'assets/later-01234567.js': randomBytes(50_000),
    });
    const { figures, problems } = await checkBudgets(folder, [finishedPage('/suche', soundPage({ main }))]);
    expect(figures.islandScripts).toBeGreaterThan(121_000);
    expect(figures.islandScripts).toBeLessThan(122_000);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^JavaScript of a page and an island: 121,\d{3} bytes after gzip; the limit is/),
    ]);
  });
});

it('measures stylesheets, and reports a missing file', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.css'), randomBytes(23_000));
  const head = '<link rel="stylesheet" href="/a.css"><script src="/missing.js"></script>';
  const { figures, problems } = await checkBudgets(folder, [finishedPage('/', soundPage({ main: head }))]);
  expect(figures).toMatchObject({ contentScripts: 0, islandScripts: 0 });
  expect(problems.map(({ message }) => message)).toEqual([
    'The file /missing.js is missing.',
    expect.stringContaining('Stylesheets of a page: 23'),
  ]);
});
