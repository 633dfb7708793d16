/**
 * Bundles the selections of one's own into one module: the same components as the pages, drawn at visitors' by Preact, which is a
 * tenth of React's runtime (docs/decisions/026-own-selection.md).
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

/** Of the texts about charts, what pages alone say: they are `undefined` here. */
const saidByPages = {
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

/** The texts that selections say. Of labels those of tables and files. */
function usedTexts({ charts, labels, colon }: Messages): object {
  const { table, tableOf, rowsShown, noData, downloads } = labels;
  const selection = { ...charts.selection, open: undefined, failed: undefined };
  const { percent, tools, seriesTools } = charts.ask;
  return {
    charts: { ...charts, ...saidByPages, selection, ask: { percent, tools, seriesTools } },
    labels: { table, tableOf, rowsShown, noData, downloads },
    colon,
  };
}

/** All texts of the site are as heavy as everything else together. */
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

/** Stands in for a module of which charts need next to nothing. */
function standIn(name: string, lines: readonly string[]): Plugin {
  return {
    name,
    setup(bundling) {
      bundling.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }));
      bundling.onLoad({ filter: /./, namespace: name }, () => ({ contents: lines.join('\n'), loader: 'js' }));
    },
  };
}

/** Charts have scales of numbers alone: those of colours, dates and texts would be a tenth of all code. */
const numbersOnly = standIn('d3-interpolate', [
  'export const interpolateNumber = (from, to) => (share) => from * (1 - share) + to * share;',
  'export const interpolate = interpolateNumber;',
  'export const interpolateRound = (from, to) => (share) => Math.round(from * (1 - share) + to * share);',
  'export const piecewise = undefined;',
]);

/** The site writes numbers itself. */
const noFormats = standIn('d3-format', [
  'export const [format, formatPrefix, formatSpecifier, precisionFixed, precisionPrefix, precisionRound] = [];',
]);

/** So many series that each needs a chart of its own cannot be chosen: `fittingModels` leaves such models out. */
const noPanels = [
  standIn('./panels/PanelsChart', ['export const PanelsChart = undefined;']),
  standIn('./panels/panelScales', ['export const hasOwnScales = () => false;']),
];

/** The time of a map is chosen in the fields: `fittingModels` leaves no other. */
const noTimesOfMaps = [
  standIn('./MapPeriods', ['export const [MapPeriods, MapTime, SignOfTimes] = [];']),
  standIn('./mapTimes', ['export const withNameOfTime = (model) => model;']),
];

/** A class in the old way of writing: a function, and what its objects can do. */
const oldClass = /^function (\w+)\(([^)]*)\) \{\n([^]*?)\n\}\n+\1\.prototype = \{([^]*?)\n\};/gm;

/** What makes a class out of another one, whether it is used or not. */
const derived = /^\(MonotoneY\.prototype = [^]*?\n\};/m;

/** Most shapes are never drawn. Classes in the old way of writing are only left out if they are said to do nothing by themselves. */
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

/** Throws what esbuild throws if the code does not compile. */
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
