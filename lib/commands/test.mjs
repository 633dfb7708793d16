/**
 * `npm test`: tests what a change usually breaks, in about ten minutes; prints the total last. `--lint` runs only the static checks,
 * `--check` also the unit tests; `--real` runs the second tier instead: real servers and processes, whole builds, and each kind of page at
 * all widths and in all schemes.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { command, CommandError, projectFolder } from '../shared/command.mjs';
import { countRun, describe, oneFailed, onePassed, sum } from './counts.mjs';
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { documentedVariables } from '../shared/environment.mjs';
import { countJourneys, countUnitTests, failedFiles, readUnitReport } from './reports.mjs';
import { markAsFailed, repeatedRetries } from './retries.mjs';
import { isBuildCurrent } from '../shared/fingerprint.mjs';
import { run, runTypeScript } from '../shared/run.mjs';
import { runRounds } from './stages.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./stages.mjs').Stages} Stages */

const tier = process.argv[2]?.replace(/^--/, '') ?? 'test';

const reports = `test-results/${tier}`;

const environment = {
  // Shields the tests from the settings of this machine: an empty variable counts as absent.
  ...Object.fromEntries(documentedVariables().map((name) => [name, ''])),
  // Output that goes to a file has no colours.
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
};

/**
 * Runs a program that passes or fails as a whole.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @returns {Promise<Counts>}
 */
async function check(program, ...parameters) {
  return (await run(program, parameters, environment)) === 0 ? onePassed : oneFailed(program);
}

/**
 * @param {string} name
 * @param {readonly string[]} parameters
 * @returns {Promise<Counts>}
 */
async function checkScript(name, ...parameters) {
  return (await runTypeScript(name, parameters, environment)) === 0 ? onePassed : oneFailed(name);
}

/**
 * @param {string} report
 * @param {readonly string[]} parameters
 */
function vitest(report, parameters) {
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  return run('vitest', ['run', ...reporters, ...parameters], environment);
}

/** More files than fail by chance on a busy machine. */
const tooManyToTryAgain = 4;

/**
 * Runs unit tests; files that fail get a second attempt with less load.
 * @param {readonly string[]} projects of `vitest.config.ts`
 * @param {readonly string[]} parameters
 */
async function unitTests(projects, ...parameters) {
  const chosen = [...projects.map((project) => `--project=${project}`), ...parameters];
  const report = `${reports}/${projects[0] ?? 'unit'}.json`;
  const code = await vitest(report, chosen);
  const first = readUnitReport(report);
  const files = failedFiles(first);
  if (files.length === 0 || files.length >= tooManyToTryAgain) return countRun(report, code, countUnitTests);
  const again = report.replace('.json', '-again.json');
  /** @param {import('./reports.mjs').UnitReport} second */
  const countSecond = (second) => countUnitTests(first, second);
  const codeAgain = await vitest(again, [...chosen, ...files]);
  return countRun(again, codeAgain, countSecond);
}

/**
 * @param {readonly string[]} projects of `playwright.config.ts`
 * @param {readonly string[]} parameters
 */
async function journeys(projects, ...parameters) {
  await ensureBrowser();
  const report = `${reports}/e2e.json`;
  const chosen = ['--reporter=json', ...projects.map((project) => `--project=${project}`)];
  const code = await run('playwright', ['test', `--output=${reports}/e2e`, ...chosen, ...parameters], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return countRun(report, code, countJourneys);
}

/**
 * Returns the parameters that make a tool skip unchanged files.
 * @param {string} name of the tool
 */
function cachedIn(name) {
  return ['--cache', `--cache-location=.cache/lint/${name}`];
}

/** @type {Stages} */
const code = {
  eslint: () => check('eslint', '--max-warnings=0', ...cachedIn('eslint'), '.'),
  // The types and the rules that need them.
  types: () => check('oxlint', '--deny-warnings'),
  imports: () => check('depcruise', '.'),
};

/** @type {Stages} */
const texts = {
  stylelint: () =>
    check('stylelint', '--max-warnings=0', ...cachedIn('stylelint'), '{app,components,docs,lib}/**/*.scss'),
  prettier: () => check('prettier', '--check', '--log-level=warn', ...cachedIn('prettier'), '.'),
};

/** @type {Stages} */
const documentation = { documentation: () => checkScript('schema', '--docs', '--check') };

/** @type {Stages} */
const unit = { 'unit tests': () => unitTests(['node', 'node-alone', 'dom', 'dom-alone']) };

const ofSample = { ...environment, CMS_URL: 'sample' };

/** @type {Stages} */
const build = {
  // Replaces any other site in `out/` by the sample, unless the first tier has just built it.
  build: async () => {
    const isThere = tier === 'real' && isBuildCurrent(projectFolder, { ...process.env, ...ofSample });
    return isThere || (await runTypeScript('build', [], ofSample)) === 0 ? onePassed : oneFailed('build');
  },
};

/**
 * Real servers and processes, whole builds, each kind of page in full; the longest chains first. The stages of a chain share a folder, or
 * depend on each other.
 * @type {readonly Stages[]}
 */
const real = [
  {
    ...build,
    gallery: () => checkScript('gallery'),
    matrix: () => journeys(['matrix', 'phone'], '--workers=2'),
  },
  { strapi: () => unitTests(['strapi']) },
  {
    builds: () => unitTests(['builds']),
    rebuild: () => unitTests(['rebuild']),
  },
  { 'processes and nginx': () => unitTests(['commands', 'deploy', 'release']) },
  { fields: () => unitTests(['fields']) },
  { kills: () => unitTests(['kills']) },
  { 'nasty values': () => unitTests(['nasty']) },
  { 'search server': () => unitTests(['meilisearch']) },
  { figures: () => unitTests(['figures']) },
  { 'Next.js': () => unitTests(['next']) },
];

/**
 * The rounds of each tier, which are lists of chains. Two chains run at a time, each on one processor; a chain alone in its round uses all.
 * @type {Readonly<Record<string, readonly (readonly Stages[])[]>>}
 */
const tiers = {
  lint: [[code, texts]],
  check: [[code, { ...texts, ...documentation }], [unit]],
  test: [
    [
      { ...code, ...texts },
      { ...build, ...documentation },
    ],
    [unit],
    [{ journeys: () => journeys(['desktop']) }],
  ],
  real: [real],
};

await command(async () => {
  const rounds = tiers[tier];
  if (!rounds) throw new CommandError(`--${tier} is not one of ${Object.keys(tiers).join(', ')}.`);
  await ensureInstalled({ withTests: true });
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = await runRounds(rounds);
  for (const [name, counts] of results) {
    console.log(`  ${counts.failed > 0 ? '✗' : '✓'} ${name}: ${describe(counts)}`);
    for (const remark of counts.remarks) console.log(`      ${remark}`);
    for (const test of counts.retried) console.log(`      passed at the second attempt: ${test}`);
  }
  const counted = sum([...results.values()]);
  const again = repeatedRetries(counted.retried, `.cache/retried/${tier}.json`);
  for (const test of again) console.log(`  ✗ at the second attempt in the last run, too: ${test}`);
  const total = markAsFailed(counted, again);
  writeFileSync(`${reports}/total.json`, JSON.stringify(total));
  console.log(describe(total));
  return total.failed === 0 ? 0 : 1;
});
