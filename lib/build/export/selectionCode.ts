/**
 * Bundles the selections into one module: the same components as the pages, rendered in the browser by Preact, which is a tenth of React's
 * size (docs/decisions/026-own-selection.md).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BuildOptions, Plugin } from 'esbuild';
import type { Messages } from '@/lib/i18n/messages';
import { messagesByLocale } from '@/lib/i18n/messages';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const entry = 'components/figures/OwnSelection/showSelections.tsx';

/** Chart texts that only pages use; undefined in this module. */
const pageOnlyTexts = {
  tableReasons: undefined,
  chart: undefined,
  csv: undefined,
  trends: undefined,
  highest: undefined,
  drawing: undefined,
  map: {},
  panelsCount: undefined,
  panelsOfOwnScale: undefined,
};

/** The texts that selections use; of the labels only those of tables and files. */
function usedTexts({ charts, labels, colon }: Messages): object {
  const { table, tableOf, rowsShown, noData, downloads } = labels;
  const selection = { ...charts.selection, open: undefined, failed: undefined };
  const { percent, tools, seriesTools } = charts.ask;
  return {
    charts: { ...charts, ...pageOnlyTexts, selection, ask: { percent, tools, seriesTools } },
    labels: { table, tableOf, rowsShown, noData, downloads },
    colon,
  };
}

/** Bundles only the used texts: all texts would weigh as much as everything else together. */
const textsPlugin: Plugin = {
  name: 'used-texts',
  setup(bundling) {
    bundling.onLoad({ filter: /[\\/]lib[\\/]i18n[\\/]messages\.ts$/ }, () => {
      // Leichte Sprache offers no selections.
      const offered = Object.entries(messagesByLocale).filter(([locale]) => locale !== 'ls');
      const texts = offered.map(([locale, messages]) => [locale, usedTexts(messages)]);
      return {
        contents: `export const messagesByLocale = ${JSON.stringify(Object.fromEntries(texts))};`,
        loader: 'js',
      };
    });
  },
};

/** Replaces a module of which charts need next to nothing. */
function replaceModule(name: string, lines: readonly string[]): Plugin {
  return {
    name,
    setup(bundling) {
      bundling.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }));
      bundling.onLoad({ filter: /./, namespace: name }, () => ({ contents: lines.join('\n'), loader: 'js' }));
    },
  };
}

/** Charts interpolate numbers only; colours, dates and texts would be a tenth of the code. */
const numbersOnly = replaceModule('d3-interpolate', [
  'export const interpolateNumber = (from, to) => (share) => from * (1 - share) + to * share;',
  'export const interpolate = interpolateNumber;',
  'export const interpolateRound = (from, to) => (share) => Math.round(from * (1 - share) + to * share);',
  'export const piecewise = undefined;',
]);

/** The site formats numbers itself. */
const noFormats = replaceModule('d3-format', [
  'export const [format, formatPrefix, formatSpecifier, precisionFixed, precisionPrefix, precisionRound] = [];',
]);

/** Selections never need one chart per series: `fittingModels` drops such models. */
const noPanels = [
  replaceModule('./panels/PanelsChart', ['export const PanelsChart = undefined;']),
  replaceModule('./panels/panelScales', ['export const hasOwnScales = () => false;']),
];

/** The period of a map is chosen in the form: `fittingModels` leaves only maps of one period. */
const noTimesOfMaps = [
  replaceModule('./MapPeriods', ['export const [MapPeriods, MapTime, SignOfTimes] = [];']),
  replaceModule('./mapTimes', ['export const withNameOfTime = (model) => model;']),
];

/** A class in ES5 style: a constructor function and its prototype. */
const oldClass = /^function (\w+)\(([^)]*)\) \{\n([^]*?)\n\}\n+\1\.prototype = \{([^]*?)\n\};/gm;

/** A derived ES5 class, which would be kept even if unused. */
const derived = /^\(MonotoneY\.prototype = [^]*?\n\};/m;

/** Most shapes are never drawn, but ES5 classes are only dropped when marked as pure. */
const usedShapes: Plugin = {
  name: 'used-shapes',
  setup(bundling) {
    bundling.onLoad({ filter: /[\\/]d3-shape\.mjs$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8'))
        .replace(
          oldClass,
          'const $1 = /* @__PURE__ */ (() => { function $1($2) {\n$3\n}\n$1.prototype = {$4\n}; return $1; })();',
        )
        .replace(derived, '')
        .replace(/= (?=\(function custom\()/g, '= /* @__PURE__ */ '),
      loader: 'js',
    }));
  },
};

/** Returns the bundled module. Throws esbuild's error if the code does not compile. */
export async function bundleSelection(
  shared: BuildOptions,
): Promise<{ readonly name: string; readonly code: Uint8Array }> {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: { ownSelection: path.join(root, entry) },
    entryNames: '[name]-[hash]',
    write: false,
    plugins: [textsPlugin, numbersOnly, noFormats, ...noPanels, ...noTimesOfMaps, usedShapes],
  });
  const [file] = outputFiles;
  return { name: path.basename(file?.path ?? ''), code: file?.contents ?? new Uint8Array() };
}
