import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { installPackages } from '@/lib/office/installPackages';
import { temporaryFolder } from '../commands/temporaryFolder';

/** The text of a `package.json` with one package, which is a file or folder: needs no network. */
function manifestWith(file: string): string {
  return JSON.stringify({ name: 'cms', private: true, dependencies: { known: `file:./${file}` } });
}

/** A folder with a package that is installed. */
async function installed(): Promise<string> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = temporaryFolder().path;
  await mkdir(path.join(folder, 'known'));
  await writeFile(path.join(folder, 'known/package.json'), JSON.stringify({ name: 'known', version: '1.0.0' }));
  await expect(installPackages(folder, manifestWith('known'), 'Installing')).resolves.toBe(true);
  return folder;
}

/** As an installation is left that was interrupted. */
async function interrupt(folder: string): Promise<void> {
  await rename(path.join(folder, 'node_modules'), path.join(folder, 'node_modules.before'));
  await mkdir(path.join(folder, 'node_modules/half'), { recursive: true });
}

it('keeps the installed packages if others cannot be installed', async () => {
  const folder = await installed();

  await expect(installPackages(folder, manifestWith('missing.tgz'), 'Installing')).rejects.toThrow('still there');

  await expect(readdir(path.join(folder, 'node_modules'))).resolves.toContain('known');
  await expect(readFile(path.join(folder, 'package.json'), 'utf8')).resolves.toBe(manifestWith('known'));
  await expect(installPackages(folder, manifestWith('known'), 'Installing')).resolves.toBe(false);
  await expect(readdir(folder)).resolves.not.toContain('node_modules.before');
}, 60_000);

it('keeps them also if an installation was interrupted, and the next one fails', async () => {
  const folder = await installed();
  await interrupt(folder);
  await expect(installPackages(folder, manifestWith('missing.tgz'), 'Installing')).rejects.toThrow('still there');
  await expect(installPackages(folder, manifestWith('known'), 'Installing')).resolves.toBe(false);
}, 60_000);

it('takes them back without npm if an installation of others was interrupted', async () => {
  const folder = await installed();
  await interrupt(folder);
  await expect(installPackages(folder, manifestWith('known'), 'Installing')).resolves.toBe(false);
  await expect(readdir(path.join(folder, 'node_modules'))).resolves.toEqual(expect.not.arrayContaining(['half']));
  await expect(readdir(path.join(folder, 'node_modules'))).resolves.toContain('known');
}, 60_000);
