import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, writeTextFile } from '@/lib/shared/files';
import { moveFiles } from '@/lib/shared/hardLinks';
import { temporaryFolder } from '../commands/temporaryFolder';

it('files are moved to another folder but those that it has, and nothing stays behind', async () => {
  const root = temporaryFolder().path;
  const [from, to] = [path.join(root, 'rendered'), path.join(root, 'candidate')];
  await writeTextFile(path.join(from, 'index.html'), 'rendered');
  await writeTextFile(path.join(from, 'fr', 'themen.html'), 'rendered');
  await writeTextFile(path.join(to, 'index.html'), 'taken over');
  moveFiles(from, to);
  expect(listFiles(to)).toEqual(['fr/themen.html', 'index.html']);
  expect(await readFile(path.join(to, 'index.html'), 'utf8')).toBe('taken over');
  expect(await readFile(path.join(to, 'fr', 'themen.html'), 'utf8')).toBe('rendered');
  expect(listFiles(root)).toEqual(['candidate/fr/themen.html', 'candidate/index.html']);
});
