/** Bundles the browser code once per version of the code. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '@/lib/shared/paths';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import type { BuildInfo } from './buildInfo';

/** The fingerprint that was bundled, then the addresses of the bundled files, one per line. */
const record = path.join(paths.cache, 'browser-code');

async function bundled(): Promise<readonly string[]> {
  // Loading the script and style compilers takes a second, and most builds do not need them.
  const { writeBrowserModule } = await import('./export/browserModule');
  return writeBrowserModule(paths.public);
}

/**
 * Returns the addresses of the browser modules for pages and for embedded charts; bundles them unless they are current. `code` is the
 * fingerprint of code and settings.
 */
export async function browserModulesOf(code: string): Promise<Pick<BuildInfo, 'browserModule' | 'embeddedModule'>> {
  const [version, ...files] = (await readFile(record, 'utf8').catch(ignoreMissing))?.split('\n') ?? [];
  const isThere = version === code && files.every((file) => existsSync(path.join(paths.public, file)));
  const current = isThere ? files : await bundled();
  if (!isThere) await writeFile(record, [code, ...current].join('\n'));
  const [browserModule = '', embeddedModule = ''] = current;
  return { browserModule, embeddedModule };
}
