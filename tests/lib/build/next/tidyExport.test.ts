import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/shared/files';
import { tidyExport } from '@/lib/build/next/tidyExport';
import { temporaryFolder, writeFiles } from '../export/sampleExport';

const exported = {
  '404.html': 'page of the framework',
  '_next/static/chunks/main.js': '1;',
  '_next/static/chunks/style.css': 'main{}',
  '_next/static/site/_buildManifest.js': '2;',
  '_not-found.html': 'page of the framework',
  '_not-found/__next._tree.txt': 'data',
  '_/gebiet.html': 'a route without addresses',
  '_/gebiet.txt': 'data',
  'assets/icons.svg': '<svg/>',
  'de.html': 'start',
  'de.txt': 'data',
  'de/404.html': 'gibt es nicht',
  'de/404.txt': 'data',
  'de/themen.html': 'Themen',
  'de/themen/__next._tree.txt': 'data',
  'de/thema/wohnen.html': 'Wohnen',
  'fr.html': 'accueil',
  'fr/thema/wohnen.html': 'logement',
  'fr/thema/wohnen.txt': 'data',
  'security.txt': 'Contact: mailto:web@statistik.example',
};

it('leaves pages, styles and own files, with German at the top', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, exported);
  expect(tidyExport(folder)).toBe(10);
  expect(listFiles(folder)).toEqual([
    '404.html',
    '_next/static/chunks/style.css',
    'assets/icons.svg',
    'fr.html',
    'fr/thema/wohnen.html',
    'index.html',
    'security.txt',
    'thema/wohnen.html',
    'themen.html',
  ]);
  expect(await readFile(join(folder, '404.html'), 'utf8')).toBe('gibt es nicht');
});

it('needs no German page: a rebuild may have rendered others alone', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'fr/themen.html': 'thèmes' });
  tidyExport(folder);
  expect(listFiles(folder)).toEqual(['fr/themen.html']);
});
