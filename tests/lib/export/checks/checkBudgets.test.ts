import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkBudgets } from '@/lib/export/checks/checkBudgets';
import { finishedPage, soundPage } from '../finishedPage';
import { temporaryFolder } from '../sampleExport';

const scripts =
  '<script type="module" src="/a.js"></script><script src="/a.js"></script><script src="/old.js" nomodule></script>';

async function folderWith(size: number): Promise<string> {
  const folder = await temporaryFolder();
  // Random bytes do not shrink, so that the size is known.
  await writeFile(join(folder, 'a.js'), randomBytes(size));
  await writeFile(join(folder, 'old.js'), randomBytes(300_000));
  return folder;
}

it('counts each script once and those for old browsers not at all', async () => {
  const { figures, problems } = await checkBudgets(await folderWith(7000), [
    finishedPage('/', soundPage({ main: scripts })),
  ]);
  expect(figures.contentScripts).toBeGreaterThan(7000);
  expect(figures.contentScripts).toBeLessThan(7100);
  expect(problems).toEqual([]);
});

it('reports a content page above its limit, and allows a page with an island more', async () => {
  const folder = await folderWith(9000);
  const content = finishedPage('/', soundPage({ main: scripts }));
  const island = finishedPage('/suche', soundPage({ main: `<div data-island="Search"></div>${scripts}` }));
  const { problems } = await checkBudgets(folder, [content, island]);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.page).toBe('/');
  expect(problems[0]?.message).toMatch(/^JavaScript of a content page: 90\d\d bytes after gzip; the limit is 8000\.$/);
});

it('measures stylesheets, and reports a missing file', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.css'), randomBytes(21_000));
  const head = '<link rel="stylesheet" href="/a.css"><script src="/missing.js"></script>';
  const { figures, problems } = await checkBudgets(folder, [finishedPage('/', soundPage({ main: head }))]);
  expect(figures).toMatchObject({ contentScripts: 0, islandScripts: 0 });
  expect(problems.map(({ message }) => message)).toEqual([
    'The file /missing.js is missing.',
    expect.stringContaining('Stylesheets of a page: 21'),
  ]);
});
