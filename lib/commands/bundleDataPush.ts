/** Bundles the program that pushes data into a single file that needs only Node. */
import { build } from 'esbuild';
import type { BuildOptions, Plugin } from 'esbuild';

const common: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  minify: true,
  legalComments: 'inline',
  write: false,
};

const banner = '#!/usr/bin/env node';
/** CommonJS packages load Node's modules with `require`. */
const requirePart = `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`;

/** Code of the thread that reads spreadsheets, as text, since there is no file to start it from. */
async function sheetThread(): Promise<string> {
  const entryPoints = ['lib/data/files/sheetWorker.mjs'];
  const { outputFiles = [] } = await build({ ...common, format: 'cjs', entryPoints });
  return outputFiles.map(({ text }) => text).join('');
}

function withThread(code: string): Plugin {
  return {
    name: 'sheet-thread',
    setup(bundling) {
      bundling.onLoad({ filter: /[\\/]data[\\/]files[\\/]sheetProgram\.ts$/ }, () => ({
        contents: `export const sheetProgram = { code: ${JSON.stringify(code)}, isText: true };`,
        loader: 'js',
      }));
    },
  };
}

const entry = `import { dataPush } from './dataPushProgram';
import { sanitizeConsole } from './sanitizeConsole';
sanitizeConsole();
process.exitCode = await dataPush(process.argv.slice(2));`;

/** Writes the program to `file`. */
export async function bundleDataPush(file: string): Promise<void> {
  await build({
    ...common,
    stdin: { contents: entry, resolveDir: 'lib/commands', loader: 'ts' },
    format: 'esm',
    banner: { js: `${banner}\n${requirePart}` },
    plugins: [withThread(await sheetThread())],
    outfile: file,
    write: true,
  });
}
