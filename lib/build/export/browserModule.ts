/**
 * Bundles `lib/client` into the module of ordinary pages, the module of embedded charts, and modules that few pages load: analytics,
 * search, error pages, islands and selections.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BuildOptions, Plugin } from 'esbuild';
import { SiteError } from '@/lib/shared/errors';
import { iconFile, iconSprite } from '@/lib/site/icons';
import { islandFiles, islandPlugin, islandTable } from './islandCode';
import type { IslandFiles } from './islandCode';
import { bundleSelection } from './selectionCode';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = join(root, 'lib/client');

/** Code of the function that loads the selections. */
function loadSelection(name: string | undefined): string {
  return name === undefined ? 'undefined' : `() => import(${JSON.stringify(finished + name)})`;
}

/** The settings come from the page, so that the module is the same for all sites and pages. */
const settingsOfPage = 'JSON.parse(document.documentElement.dataset.settings)';

function entryCode(islands: IslandFiles, selection: string | undefined): string {
  const given = [settingsOfPage, islandTable(islands), loadSelection(selection)].join(', ');
  return `import { startParts } from './startParts';\nstartParts(${given});`;
}

function embeddedCode(selection: string | undefined): string {
  return `import { startEmbeddedPage } from './embeddedPage';\nstartEmbeddedPage(${loadSelection(selection)});`;
}

/** Prefix of imports of modules that are already bundled. */
const finished = 'finished:';

const finishedModules: Plugin = {
  name: 'finished-modules',
  setup(bundling) {
    bundling.onResolve({ filter: /^finished:/ }, ({ path: name }) => ({
      path: `./${name.slice(finished.length)}`,
      external: true,
    }));
  },
};

/** Islands draw charts with the selection module, which already contains the chart code. */
function finishedSelection(name: string): Plugin {
  return {
    name: 'finished-selection',
    setup(bundling) {
      bundling.onResolve({ filter: /\/OwnSelection\/showSelections$/ }, () => ({ path: `./${name}`, external: true }));
    },
  };
}

/** Files of the page module that import helpers shared with other modules. */
const usersOnEveryPage = ['figures.ts', 'islands.ts', 'loadPayload.ts', 'softNavigable.ts'];

/** Copies shared helpers into the page module: a separate chunk would cost every page one more request. */
const ownCopies: Plugin = {
  name: 'own-copies',
  setup(bundling) {
    bundling.onResolve({ filter: /^@\/lib\/shared\/browser\/(?:ownAddress|timeouts)$/ }, ({ path: name, importer }) => {
      const isForEveryPage = usersOnEveryPage.includes(basename(importer));
      return isForEveryPage ? { path: join(root, `${name.slice(2)}.ts`), suffix: '?own' } : undefined;
    });
  },
};

/** Names of the files that `writeBrowserModule` writes: esbuild output and icons. */
const ownName = /^(?:\w+-[0-9A-Z]{8}\.js|icons-[\da-f]{8}\.svg)$/;

/**
 * Import of a helper chunk that the page module does not use itself: the modules that use it import it by name. Removed, since it would
 * cost every page one more request.
 */
const bareImport = /\bimport"\.\/chunk-\w+\.js";/g;

/** Replaces React in browsers (docs/decisions/031-preact-in-browsers.md). */
const preact: readonly (readonly [string, string])[] = [
  ['react', 'preact/compat'],
  ['react-dom/client', 'preact/compat/client'],
  ['react/jsx-runtime', 'preact/jsx-runtime'],
];

function aliases(): NonNullable<BuildOptions['alias']> {
  const { resolve } = createRequire(import.meta.url);
  return Object.fromEntries(preact.map(([name, instead]) => [name, resolve(instead)]));
}

const shared: BuildOptions = {
  bundle: true,
  jsx: 'automatic',
  alias: aliases(),
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  outdir: 'assets',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'silent',
};

export interface BrowserCode {
  /** Name with content hash: `site-<hash>.js`. */
  readonly name: string;
  readonly code: Uint8Array;
}

/** Bundles a module and the chunks it loads later. */
async function bundle(name: string, contents: string, plugins: Plugin[]): Promise<readonly BrowserCode[]> {
  const { outputFiles } = await build({
    ...shared,
    stdin: { contents, resolveDir: sources, loader: 'ts' },
    splitting: true,
    write: false,
    entryNames: `${name}-[hash]`,
    chunkNames: '[name]-[hash]',
    plugins,
  });
  return outputFiles.map(({ path, text }) => ({
    name: basename(path),
    code: Buffer.from(text.replaceAll(bareImport, '')),
  }));
}

/** These modules come first, in this order; the rest follows. */
const firstModules = ['site-', 'embedded-'];

function placeOf({ name }: BrowserCode): number {
  const place = firstModules.findIndex((start) => name.startsWith(start));
  return place === -1 ? firstModules.length : place;
}

export interface BundleOptions {
  /** Without islands there are no selections either. */
  readonly hasIslands?: boolean;
}

/**
 * Returns the browser code: first the page module, then that of embedded charts. Reproducible: same sources, same bytes. Throws a SiteError
 * if the code does not compile.
 */
export async function bundleBrowserCode({ hasIslands = true }: BundleOptions = {}): Promise<readonly BrowserCode[]> {
  const islands = hasIslands ? await islandFiles() : {};
  try {
    const selections = hasIslands ? [await bundleSelection(shared)] : [];
    const selection = selections[0]?.name;
    const drawing = selection === undefined ? [] : [finishedSelection(selection)];
    const plugins = [ownCopies, finishedModules, ...drawing, islandPlugin(islands)];
    const files = [
      ...(await bundle('site', entryCode(islands, selection), plugins)),
      ...(await bundle('embedded', embeddedCode(selection), [ownCopies, finishedModules])),
      ...selections,
    ];
    // Both modules load the same chunks later.
    const byName = new Map(files.map((file) => [file.name, file]));
    return [...byName.values()].sort((left, right) => placeOf(left) - placeOf(right));
  } catch (cause) {
    throw new SiteError(`The code in ${sources} cannot be bundled; see the cause.`, { cause });
  }
}

/**
 * Writes the code and the icons, which browsers cache for a year, to `<publicDir>/assets/` and removes older code. Returns the addresses of
 * the code in the order of `bundleBrowserCode`.
 */
export async function writeBrowserModule(publicDir: string, options: BundleOptions = {}): Promise<readonly string[]> {
  const files = await bundleBrowserCode(options);
  const names = files.map(({ name }) => name);
  const current = new Set([...names, iconFile]);
  const folder = join(publicDir, 'assets');
  await mkdir(folder, { recursive: true });
  const older = (await readdir(folder)).filter((file) => ownName.test(file) && !current.has(file));
  for (const file of older) await rm(join(folder, file));
  for (const { name, code } of files) await writeFile(join(folder, name), code);
  await writeFile(join(folder, iconFile), iconSprite);
  return names.map((name) => `/assets/${name}`);
}
