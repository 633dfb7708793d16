/**
 * `npm test`: every check there is; the last line is the total.
 * `--strapi` adds the tests with a real CMS (`STRAPI_VERSIONS` chooses which), `--lint` leaves only the quick checks.
 */
import { rmSync } from 'node:fs';
import { command, CommandError } from './command.mjs';
import { countRun, describe, oneFailed, onePassed, oneSkipped, sum } from './counts.mjs';
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { environmentNames } from './environment.mjs';
import { countJourneys, countUnitTests, failedFiles, readUnitReport } from './reports.mjs';
import { run, runTypeScript } from './run.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

const reports = 'test-results';

/** The settings of this machine do not reach the tests: an empty variable counts as absent. */
const environment = Object.fromEntries(environmentNames().map((name) => [name, '']));

/**
 * A program that passes or fails as a whole.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @returns {Promise<Counts>}
 */
async function check(program, ...parameters) {
  return (await run(program, parameters, environment)) === 0 ? onePassed : oneFailed;
}

/**
 * @param {string} name
 * @param {readonly string[]} parameters
 * @returns {Promise<Counts>}
 */
async function checkScript(name, ...parameters) {
  return (await runTypeScript(name, parameters, environment)) === 0 ? onePassed : oneFailed;
}

/**
 * @param {string} report
 * @param {readonly string[]} parameters
 */
function vitest(report, parameters) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return run('vitest', ['run', ...reporters, ...parameters], environment);
}

/** More files than a busy machine lets fail by chance. */
const tooManyToTryAgain = 4;

/**
 * Many of these tests run real servers beside others: what fails gets a second attempt, with less beside it.
 * @param {string} name of the report
 * @param {readonly string[]} parameters
 */
async function unitTests(name, ...parameters) {
  const report = `${reports}/${name}.json`;
  const code = await vitest(report, parameters);
  const first = readUnitReport(report);
  const files = failedFiles(first);
  if (files.length === 0 || files.length >= tooManyToTryAgain) return countRun(report, code, countUnitTests);
  const again = `${reports}/${name}-again.json`;
  /** @param {import('./reports.mjs').UnitReport} second */
  const countSecond = (second) => countUnitTests(first, second);
  const codeAgain = await vitest(again, [...parameters, ...files]);
  return countRun(again, codeAgain, countSecond);
}

async function journeys() {
  await ensureBrowser();
  const code = await run('playwright', ['test', '--project=phone', '--project=desktop'], environment);
  return countRun(`${reports}/e2e.json`, code, countJourneys);
}

/** @typedef {Readonly<Record<string, () => Promise<Counts>>>} Stages */

/** @type {Stages} */
const lintStages = {
  eslint: () => check('eslint', '--max-warnings', '0', '.'),
  stylelint: () => check('stylelint', '--max-warnings', '0', '--allow-empty-input', '{app,components,docs}/**/*.scss'),
  prettier: () => check('prettier', '--check', '--log-level', 'warn', '.'),
  imports: () => check('depcruise', '.'),
};

/** @type {Stages} */
const typeStages = {
  documentation: () => checkScript('schema', '--docs', '--check'),
  types: () => check('tsc', '--noEmit'),
};

/** @type {Stages} */
const serverStages = { 'search server': () => unitTests('meilisearch', '--config', 'vitest.meilisearch.config.ts') };

/** @type {Stages} */
const strapiStage = { strapi: () => unitTests('strapi', '--config', 'vitest.strapi.config.ts') };

/** @type {Stages} */
const buildStages = { build: () => checkScript('build'), gallery: () => checkScript('gallery') };

/**
 * These use all processors.
 * @type {Stages}
 */
const testStages = { 'unit tests': () => unitTests('unit'), journeys };

/**
 * Rounds, one after the other; the lanes of a round run side by side, each for its part on one processor.
 * @param {readonly string[]} options
 * @returns {readonly (readonly Stages[])[]}
 */
function chosenRounds(options) {
  if (options.includes('--lint')) return [[lintStages]];
  const strapi = options.includes('--strapi') ? strapiStage : {};
  return [
    [
      { ...lintStages, ...typeStages, ...buildStages },
      { ...serverStages, ...strapi },
    ],
    [testStages],
  ];
}

/** A stage that needs another one's result is skipped when that one failed. */
const needs = new Map([['journeys', 'build']]);

/** @param {number} started */
function secondsSince(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/**
 * @param {string} name
 * @param {() => Promise<Counts>} stage
 * @returns {Promise<Counts>}
 */
async function runStage(name, stage) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  let counts = oneFailed;
  try {
    counts = await stage();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
  }
  console.log(`── ${name}: ${describe(counts)} in ${secondsSince(started)}`);
  return counts;
}

/**
 * @param {Stages} stages
 * @param {Map<string, Counts>} results
 */
async function runLane(stages, results) {
  for (const [name, stage] of Object.entries(stages)) {
    const isPointless = (results.get(needs.get(name) ?? '')?.failed ?? 0) > 0;
    results.set(name, isPointless ? oneSkipped : await runStage(name, stage));
  }
}

await command(async () => {
  await ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  const started = performance.now();
  /** @type {Map<string, Counts>} */
  const results = new Map();
  for (const round of chosenRounds(process.argv.slice(2)))
    await Promise.all(round.map((stages) => runLane(stages, results)));
  const total = sum([...results.values()]);
  console.log(`\nAll stages in ${secondsSince(started)}`);
  for (const [name, counts] of results) {
    console.log(`  ${counts.failed > 0 ? '✗' : '✓'} ${name}: ${describe(counts)}`);
    for (const remark of counts.remarks) console.log(`      ${remark}`);
  }
  console.log(describe(total));
  return total.failed === 0 ? 0 : 1;
});
