/**
 * Bundles `lib/client` into the module that every page loads, that of pages in frames of other sites, and those that few load:
 * for counting, for searching, for missing pages, for each island, for selections.
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

/** What loads the selections, as code. */
function loadSelection(name: string | undefined): string {
  return name === undefined ? 'undefined' : `() => import(${JSON.stringify(finished + name)})`;
}

/** The settings stand in the page, so that the module is the same for all of them, and no heavier for any. */
const settingsOfPage = 'JSON.parse(document.documentElement.dataset.settings)';

/** Where the module begins. */
function entryCode(islands: IslandFiles, selection: string | undefined): string {
  const given = [settingsOfPage, islandTable(islands), loadSelection(selection)].join(', ');
  return `import { startParts } from './startParts';\nstartParts(${given});`;
}

/** The same for pages in frames. */
function embeddedCode(selection: string | undefined): string {
  return `import { startEmbeddedPage } from './embeddedPage';\nstartEmbeddedPage(${loadSelection(selection)});`;
}

/** Begins the name of a module that is bundled already. */
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

/** Islands draw charts with the module of selections, which has all that is needed for it. */
function finishedSelection(name: string): Plugin {
  return {
    name: 'finished-selection',
    setup(bundling) {
      bundling.onResolve({ filter: /\/OwnSelection\/showSelections$/ }, () => ({ path: `./${name}`, external: true }));
    },
  };
}

/** Files of the module of every page that need what others need, too. */
const usersOnEveryPage = ['figures.ts', 'islands.ts', 'loadPayload.ts', 'softNavigable.ts'];

/**
 * What the module of every page shares with others it has for itself, too: in a separate file it would be one more request
 * for every page.
 */
const ownCopies: Plugin = {
  name: 'own-copies',
  setup(bundling) {
    bundling.onResolve({ filter: /^@\/lib\/shared\/browser\/(?:ownAddress|timeouts)$/ }, ({ path: name, importer }) => {
      const isForEveryPage = usersOnEveryPage.includes(basename(importer));
      return isForEveryPage ? { path: join(root, `${name.slice(2)}.ts`), suffix: '?own' } : undefined;
    });
  },
};

/** What `writeBrowserModule` writes: code as esbuild names it, and icons. */
const ownName = /^(?:\w+-[0-9A-Z]{8}\.js|icons-[\da-f]{8}\.svg)$/;

/** Of helpers that only others use: their users import them by name. It would be one more request for every page. */
const bareImport = /\bimport"\.\/chunk-\w+\.js";/g;

/** What stands in for React at visitors' (docs/decisions/031-preact-in-browsers.md). */
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
  /** With the hash of its content: `site-<hash>.js`. */
  readonly name: string;
  readonly code: Uint8Array;
}

/** A module and what it loads later, by their names. */
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

/** Those that are named come first, in this order. */
const firstModules = ['site-', 'embedded-'];

function placeOf({ name }: BrowserCode): number {
  const place = firstModules.findIndex((start) => name.startsWith(start));
  return place === -1 ? firstModules.length : place;
}

export interface BundleOptions {
  /** Without them nothing can be selected either. */
  readonly hasIslands?: boolean;
}

/**
 * The code as the browser gets it, the module of every page first, then that of pages in frames. Same sources, same bytes. Throws
 * a SiteError if it does not compile.
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
    // What both load later is the same.
    const byName = new Map(files.map((file) => [file.name, file]));
    return [...byName.values()].sort((left, right) => placeOf(left) - placeOf(right));
  } catch (cause) {
    throw new SiteError(`The code in ${sources} cannot be bundled; see the cause.`, { cause });
  }
}

/**
 * Writes the code to `<publicDir>/assets/`, and the icons, whose file browsers keep for a year, too; removes older code. Returns the
 * addresses of the code, in the order of `bundleBrowserCode`.
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
