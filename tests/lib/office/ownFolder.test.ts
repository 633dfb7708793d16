import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applicationManifest } from '@/lib/office/application';
import { ensureOwnFolder } from '@/lib/office/ownFolder';
import { temporaryFolder } from '../commands/temporaryFolder';

async function folderWith(manifest: string): Promise<string> {
  const folder = temporaryFolder().path;
  await writeFile(path.join(folder, 'package.json'), manifest);
  return folder;
}

describe('the folder of a CMS', () => {
  it.each([
    ['does not exist', 'cms'],
    ['is empty', ''],
  ])('may be one that %s', async (_, name) => {
    await expect(ensureOwnFolder(path.join(temporaryFolder().path, name))).resolves.toBeUndefined();
  });

  it('may hold the CMS', async () => {
    await expect(ensureOwnFolder(await folderWith(applicationManifest()))).resolves.toBeUndefined();
  });

  it.each([
    '{ "name": "other" }',
    '[]',
    '{ "name": "stat',
    '{ "name": "statistikportal-cms" }',
    '{ "name": "statistikportal-cms", "dependencies": { "@strapi/strapi": "4.26.2" } }',
  ])('is refused if it is another project, or a Strapi 4: %s', async (manifest) => {
    await expect(ensureOwnFolder(await folderWith(manifest))).rejects.toThrow(
      /holds something else .* «package\.json»/,
    );
  });

  it('is refused if it holds anything else', async () => {
    const folder = temporaryFolder().path;
    await mkdir(path.join(folder, 'Bilder'));
    await expect(ensureOwnFolder(folder)).rejects.toThrow('«Bilder»');
  });
});
