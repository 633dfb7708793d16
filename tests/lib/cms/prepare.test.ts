import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applicationManifest, newSecrets } from '@/lib/cms/application';
import { ensureFolderFits, ensureNodeFits, writeSecretFile } from '@/lib/cms/prepare';
import { temporaryFolder } from '../commands/temporaryFolder';

describe('the folder of a CMS', () => {
  it.each([
    ['does not exist', (folder: string) => Promise.resolve(path.join(folder, 'cms'))],
    ['is empty', (folder: string) => Promise.resolve(folder)],
    [
      'was made before',
      async (folder: string) => {
        await writeFile(path.join(folder, 'package.json'), applicationManifest());
        return folder;
      },
    ],
  ])('is taken if it %s', async (_, make) => {
    await expect(ensureFolderFits(await make(temporaryFolder().path))).resolves.toBeUndefined();
  });

  it.each(['{ "name": "other" }', '[]', '{ "name": "stat'])(
    'is refused if it is another project: %s',
    async (manifest) => {
      const folder = temporaryFolder().path;
      await writeFile(path.join(folder, 'package.json'), manifest);
      await expect(ensureFolderFits(folder)).rejects.toThrow(/holds something else .* «package\.json»/);
    },
  );

  it('is refused if it holds anything else', async () => {
    const folder = temporaryFolder().path;
    await mkdir(path.join(folder, 'Bilder'));
    await expect(ensureFolderFits(folder)).rejects.toThrow('«Bilder»');
  });

  it('is refused if it is a file', async () => {
    const file = path.join(temporaryFolder().path, 'cms');
    await writeFile(file, '');
    await expect(ensureFolderFits(file)).rejects.toThrow(`${file} cannot be used`);
  });
});

describe('Node', () => {
  it.each(['20.19.0', '26.1.0'])('%s runs Strapi', (version) => {
    expect(() => ensureNodeFits(version)).not.toThrow();
  });

  it.each(['18.20.4', '27.0.0'])('%s is refused, with the versions that do', (version) => {
    expect(() => ensureNodeFits(version)).toThrow(`runs on Node 20 to 26, and this is Node ${version}`);
  });
});

it('each CMS gets secrets of its own', () => {
  const values = [newSecrets(), newSecrets()].flatMap((text) =>
    text
      .trim()
      .split('\n')
      .flatMap((line) => line.slice(line.indexOf('=') + 1).split(',')),
  );
  expect(values).toHaveLength(14);
  expect(new Set(values)).toHaveProperty('size', 14);
  expect(values.every((value) => value.length >= 32)).toBe(true);
});

it('secrets can be read by their owner alone, also in a file that was there', async () => {
  const file = path.join(temporaryFolder().path, 'token.txt');
  await writeFile(file, 'old', { mode: 0o644 });
  await writeSecretFile(file, 'new');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
