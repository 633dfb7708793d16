import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { installPackages } from '@/lib/cms/installPackages';
import { temporaryFolder } from '../commands/temporaryFolder';

/** The text of a `package.json` with one package, which is a file or folder: needs no network. */
function manifestWith(file: string): string {
  return JSON.stringify({ name: 'cms', private: true, dependencies: { known: `file:./${file}` } });
}

it('keeps the installed packages if others cannot be installed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = temporaryFolder().path;
  await mkdir(path.join(folder, 'known'));
  await writeFile(path.join(folder, 'known/package.json'), JSON.stringify({ name: 'known', version: '1.0.0' }));
  await expect(installPackages(folder, manifestWith('known'), 'Installing')).resolves.toBe(true);

  await expect(installPackages(folder, manifestWith('missing.tgz'), 'Installing')).rejects.toThrow('still there');

  await expect(readdir(path.join(folder, 'node_modules'))).resolves.toContain('known');
  await expect(readFile(path.join(folder, 'package.json'), 'utf8')).resolves.toBe(manifestWith('known'));
  await expect(installPackages(folder, manifestWith('known'), 'Installing')).resolves.toBe(false);
  await expect(readdir(folder)).resolves.not.toContain('node_modules.before');
}, 60_000);
