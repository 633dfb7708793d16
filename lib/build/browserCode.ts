/** The code for browsers, bundled once for each version of the code. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '@/lib/shared/paths';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import type { BuildInfo } from './buildInfo';

/** Of which version, and the addresses of its files: a line each. */
const record = path.join(paths.cache, 'browser-code');

async function bundled(): Promise<readonly string[]> {
  // The compilers of scripts and styles take a second to load, which most builds do without.
  const { writeBrowserModule } = await import('./export/browserModule');
  return writeBrowserModule(paths.public);
}

/**
 * The addresses of the module of every page, and of that of pages in frames of other sites. `code`: the fingerprint of code and
 * settings, which is compiled already.
 */
export async function browserModulesOf(code: string): Promise<Pick<BuildInfo, 'browserModule' | 'embeddedModule'>> {
  const [version, ...files] = (await readFile(record, 'utf8').catch(ignoreMissing))?.split('\n') ?? [];
  const isThere = version === code && files.every((file) => existsSync(path.join(paths.public, file)));
  const current = isThere ? files : await bundled();
  if (!isThere) await writeFile(record, [code, ...current].join('\n'));
  const [browserModule = '', embeddedModule = ''] = current;
  return { browserModule, embeddedModule };
}
