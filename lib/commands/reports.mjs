/** Reads the JSON reports of the two test runners. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectFolder, readJson } from './command.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * What vitest reports of a file and of its tests.
 * @typedef {{ status: string, fullName: string }} UnitTest
 * @typedef {{ name: string, status: string, assertionResults: readonly UnitTest[] }} TestFile
 * @typedef {{ testResults: readonly TestFile[] }} UnitReport
 */

/**
 * What Playwright reports: suites within suites, and the state of each test over its attempts.
 * @typedef {{ title: string, file: string, tests: readonly { status: string }[] }} Journey
 * @typedef {{ specs?: readonly Journey[], suites?: readonly Suite[] }} Suite
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: readonly unknown[], suites: readonly Suite[],
 * }} JourneyReport
 */

const failedMark = 'failed';
const secondAttemptMark = 'passed at the second attempt';

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
 * Counts single tests. Files that ran a second time count as they ended then.
 * @param {UnitReport} first
 * @param {UnitReport} [second]
 * @returns {Counts}
 */
export function countUnitTests(first, second = { testResults: [] }) {
  const names = new Set(second.testResults.map(({ name }) => name));
  const last = [...first.testResults.filter(({ name }) => !names.has(name)), ...second.testResults];
  const states = last.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const failures = allFailures({ testResults: last });
  const mended = allFailures(first).filter((failure) => !failures.includes(failure));
  const passed = states.filter((state) => state === 'passed').length;
  return {
    passed,
    failed: failures.length,
    skipped: states.filter((state) => state !== 'passed' && state !== 'failed').length,
    remarks: [
      ...failures.map((name) => `${failedMark}: ${name}`),
      ...mended.map((name) => `${secondAttemptMark}: ${name}`),
    ],
  };
}

/**
 * @param {Suite} suite
 * @returns {readonly string[]}
 */
function journeyRemarks({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) => {
    const states = tests.map(({ status }) => status);
    if (states.includes('unexpected')) return [`${failedMark}: ${file}: ${title}`];
    return states.includes('flaky') ? [`${secondAttemptMark}: ${file}: ${title}`] : [];
  });
  return [...own, ...suites.flatMap(journeyRemarks)];
}

/**
 * What only worked at the second attempt has passed.
 * @param {JourneyReport} report
 * @returns {Counts}
 */
export function countJourneys({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    remarks: suites.flatMap(journeyRemarks),
  };
}
