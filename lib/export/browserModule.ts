/** Bundles `lib/browser` into the one module that every page loads. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { SiteError } from '../errors';

const entry = fileURLToPath(new URL('../browser/site.ts', import.meta.url));

const moduleName = /^site-[\w-]+\.js$/;

/** The code as the browser gets it. Same sources, same bytes. Throws a SiteError where it does not compile. */
export async function bundleBrowserCode(): Promise<Uint8Array> {
  try {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'silent',
    });
    return outputFiles[0]?.contents ?? new Uint8Array();
  } catch (cause) {
    throw new SiteError(`The browser module ${entry} cannot be bundled; see the cause.`, { cause });
  }
}

/** Writes the module to `<publicDir>/assets/`, removes older ones, returns its address: `/assets/site-<hash>.js`. */
export async function writeBrowserModule(publicDir: string): Promise<string> {
  const code = await bundleBrowserCode();
  const name = `site-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  const folder = join(publicDir, 'assets');
  await mkdir(folder, { recursive: true });
  const older = (await readdir(folder)).filter((file) => moduleName.test(file) && file !== name);
  for (const file of older) await rm(join(folder, file));
  await writeFile(join(folder, name), code);
  return `/assets/${name}`;
}
