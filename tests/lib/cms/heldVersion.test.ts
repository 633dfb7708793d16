import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applicationManifest } from '@/lib/cms/application';
import { versionFor } from '@/lib/cms/heldVersion';
import type { StrapiVersion } from '@/lib/cms/packages';
import { temporaryFolder } from '../commands/temporaryFolder';

async function folderWith(manifest: string): Promise<string> {
  const folder = temporaryFolder().path;
  await writeFile(path.join(folder, 'package.json'), manifest);
  return folder;
}

function folderOf(version: StrapiVersion): Promise<string> {
  return folderWith(applicationManifest(version));
}

describe('the folder of a CMS', () => {
  it.each([
    ['does not exist', 'cms'],
    ['is empty', ''],
  ])('that %s gets Strapi 5, or what is wanted', async (_, name) => {
    const folder = path.join(temporaryFolder().path, name);
    expect(await versionFor(folder)).toBe(5);
    expect(await versionFor(folder, 4)).toBe(4);
  });

  it.each([4, 5] as const)('knows that it holds Strapi %i', async (version) => {
    expect(await versionFor(await folderOf(version))).toBe(version);
    expect(await versionFor(await folderOf(version), version)).toBe(version);
  });

  it.each([
    [4, 5],
    [5, 4],
  ] as const)('of Strapi %i is refused for Strapi %i', async (held, wanted) => {
    const folder = await folderOf(held);
    await expect(versionFor(folder, wanted)).rejects.toThrow(
      `The folder ${folder} holds a Strapi ${held}, which cannot become a Strapi ${wanted} here. Nothing was changed.`,
    );
  });

  it.each(['{ "name": "other" }', '[]', '{ "name": "stat', '{ "name": "statistikportal-cms" }'])(
    'is refused if it is another project: %s',
    async (manifest) => {
      await expect(versionFor(await folderWith(manifest))).rejects.toThrow(/holds something else .* «package\.json»/);
    },
  );

  it('is refused if it holds anything else', async () => {
    const folder = temporaryFolder().path;
    await mkdir(path.join(folder, 'Bilder'));
    await expect(versionFor(folder)).rejects.toThrow('«Bilder»');
  });
});
