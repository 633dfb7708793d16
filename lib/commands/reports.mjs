/** Reads the JSON reports of vitest and Playwright. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectFolder, readJson } from '../shared/command.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * The report of vitest: files and their tests.
 * @typedef {{ status: string, fullName: string, failureMessages?: readonly string[] }} UnitTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: readonly UnitTest[] }} TestFile
 * @typedef {{ testResults: readonly TestFile[] }} UnitReport
 */

/**
 * What Playwright reports: suites within suites, and the state of each test over its attempts.
 * @typedef {{ status: string, projectName: string, results: readonly { error?: { message?: string } }[] }} JourneyRun
 * @typedef {{ title: string, file: string, tests: readonly JourneyRun[] }} Journey
 * @typedef {{ title: string, file: string, specs?: readonly Journey[], suites?: readonly Suite[] }} Suite
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: readonly unknown[], suites: readonly Suite[],
 * }} JourneyReport
 */

/**
 * Returns the report of vitest; an empty one if there is none, as after a crash.
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
 * A failed test with the message of the runner.
 * @typedef {{ name: string, message: string }} Failure
 */

/**
 * The failed tests. A file that breaks before its first test counts as one.
 * @param {TestFile} file
 * @returns {readonly Failure[]}
 */
function failuresOf(file) {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && file.status === 'failed') return [{ name: fileName(file), message: file.message ?? '' }];
  return failed.map(({ fullName, failureMessages = [] }) => ({
    name: `${fileName(file)}: ${fullName}`,
    message: failureMessages[0] ?? '',
  }));
}

/**
 * @param {UnitReport} report
 * @returns {readonly Failure[]}
 */
function allFailures({ testResults }) {
  return testResults.flatMap(failuresOf);
}

/**
 * Returns the files with failures, to be tried again.
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

/** Enough lines of a message to see what was expected, and where. */
const mostLines = 30;

/** @param {Failure} failure */
function failureRemark({ name, message }) {
  const [first = '', ...more] = stripVTControlCharacters(message).trimEnd().split('\n').slice(0, mostLines);
  const named = [`failed: ${name}`, first].filter((text) => text !== '').join(' – ');
  return [named, ...more.map((line) => `        ${line}`)].join('\n');
}

/**
 * @param {readonly Failure[]} failures
 * @param {readonly string[]} skipped
 */
function remarksOf(failures, skipped) {
  return [...failures.map(failureRemark), ...skipped.map((name) => `skipped: ${name}`)];
}

/**
 * Counts single tests. Files that ran again count by their second result.
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
  const stillFailing = new Set(failures.map(({ name }) => name));
  return {
    passed: states.filter((state) => state === 'passed').length,
    failed: failures.length,
    skipped: skipped.length,
    retried: allFailures(first).flatMap(({ name }) => (stillFailing.has(name) ? [] : [name])),
    remarks: remarksOf(failures, skipped),
  };
}

/**
 * Each run of each journey, with its full name and the message of its last attempt.
 * @param {Suite} suite
 * @param {readonly string[]} [groups] names of the enclosing groups
 * @returns {readonly (Failure & { status: string })[]}
 */
function runsIn({ specs = [], suites = [] }, groups = []) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      name: `${projectName}: ${file}: ${[...groups, title].join(' ')}`,
      message: results.at(-1)?.error?.message ?? '',
      status,
    })),
  );
  return [...own, ...suites.flatMap((inner) => runsIn(inner, [...groups, inner.title]))];
}

/**
 * Counts journeys. Those that passed on the second attempt have passed.
 * @param {JourneyReport} report
 * @returns {Counts}
 */
export function countJourneys({ stats, errors, suites }) {
  // The outermost suites are files.
  const runs = suites.flatMap((file) => runsIn(file));
  /** @param {string} wanted */
  const named = (wanted) => runs.filter(({ status }) => status === wanted).map(({ name }) => name);
  const failures = runs.filter(({ status }) => status === 'unexpected');
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: named('flaky'),
    remarks: remarksOf(failures, named('skipped')),
  };
}
