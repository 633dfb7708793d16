/** Programs that tests start, as one file each, which starts several times as fast. */
import path from 'node:path';
import { build } from 'esbuild';
import { projectFolder } from '@/lib/shared/command.mjs';

/** Writes the program to `outfile`, and returns that. External packages have to be found from there. */
export async function bundleProgram(
  entry: string,
  outfile: string,
  packages: 'bundle' | 'external' = 'bundle',
): Promise<string> {
  await build({
    entryPoints: [entry],
    outfile,
    packages,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // What Strapi loads, and other programs too, is CommonJS.
    banner: { js: "import { createRequire as from } from 'node:module'; const require = from(import.meta.url);" },
    tsconfig: path.join(projectFolder, 'tsconfig.json'),
  });
  return outfile;
}
