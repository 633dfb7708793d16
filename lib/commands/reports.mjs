/** Reads the JSON reports of the two test runners. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectFolder, readJson } from '../base/command.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * What vitest reports of a file and of its tests.
 * @typedef {{ status: string, fullName: string }} UnitTest
 * @typedef {{ name: string, status: string, assertionResults: readonly UnitTest[] }} TestFile
 * @typedef {{ testResults: readonly TestFile[] }} UnitReport
 */

/**
 * What Playwright reports: suites within suites, and the state of each test over its attempts.
 * @typedef {{ status: string, projectName: string }} JourneyRun
 * @typedef {{ title: string, file: string, tests: readonly JourneyRun[] }} Journey
 * @typedef {{ title: string, file: string, specs?: readonly Journey[], suites?: readonly Suite[] }} Suite
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: readonly unknown[], suites: readonly Suite[],
 * }} JourneyReport
 */

/**
 * Without a report, as after a crash, there are no tests.
 * @param {string} file
 * @returns {UnitReport}
 */
export function readUnitReport(file) {
  return existsSync(file) ? /** @type {UnitReport} */ (readJson(file)) : { testResults: [] };
}

/** @param {TestFile} file */
function fileName({ name }) {
  return path.relative(projectFolder, name);
}

/**
 * Names of the failed tests. A file that breaks before its first test has no test to count: it counts itself.
 * @param {TestFile} file
 * @returns {readonly string[]}
 */
function failuresOf(file) {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && file.status === 'failed') return [fileName(file)];
  return failed.map(({ fullName }) => `${fileName(file)}: ${fullName}`);
}

/**
 * @param {UnitReport} report
 * @returns {readonly string[]}
 */
function allFailures({ testResults }) {
  return testResults.flatMap(failuresOf);
}

/**
 * The files to try again.
 * @param {UnitReport} report
 * @returns {readonly string[]}
 */
export function failedFiles({ testResults }) {
  return testResults.filter((file) => failuresOf(file).length > 0).map(fileName);
}

/**
 * Names of the tests that did not run.
 * @param {TestFile} file
 * @returns {readonly string[]}
 */
function skippedIn(file) {
  const skipped = file.assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed');
  return skipped.map(({ fullName }) => `${fileName(file)}: ${fullName}`);
}

/**
 * @param {readonly string[]} failures
 * @param {readonly string[]} skipped
 */
function remarksOf(failures, skipped) {
  return [...failures.map((name) => `failed: ${name}`), ...skipped.map((name) => `skipped: ${name}`)];
}

/**
 * Counts single tests. Files that ran a second time count by that result.
 * @param {UnitReport} first
 * @param {UnitReport} [second]
 * @returns {Counts}
 */
export function countUnitTests(first, second = { testResults: [] }) {
  const names = new Set(second.testResults.map(({ name }) => name));
  const last = [...first.testResults.filter(({ name }) => !names.has(name)), ...second.testResults];
  const states = last.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const failures = allFailures({ testResults: last });
  const skipped = last.flatMap(skippedIn);
  return {
    passed: states.filter((state) => state === 'passed').length,
    failed: failures.length,
    skipped: skipped.length,
    retried: allFailures(first).filter((failure) => !failures.includes(failure)),
    remarks: remarksOf(failures, skipped),
  };
}

/**
 * Each run of each journey, with its full name.
 * @param {Suite} suite
 * @param {readonly string[]} [groups] the names of the groups around it
 * @returns {readonly { name: string, status: string }[]}
 */
function runsIn({ specs = [], suites = [] }, groups = []) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, projectName }) => ({
      name: `${projectName}: ${file}: ${[...groups, title].join(' ')}`,
      status,
    })),
  );
  return [...own, ...suites.flatMap((inner) => runsIn(inner, [...groups, inner.title]))];
}

/**
 * What only worked at the second attempt has passed.
 * @param {JourneyReport} report
 * @returns {Counts}
 */
export function countJourneys({ stats, errors, suites }) {
  // The outermost suites are files.
  const runs = suites.flatMap((file) => runsIn(file));
  /** @param {string} wanted */
  const named = (wanted) => runs.filter(({ status }) => status === wanted).map(({ name }) => name);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: named('flaky'),
    remarks: remarksOf(named('unexpected'), named('skipped')),
  };
}
