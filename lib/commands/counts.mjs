/** Adds up what the stages of `npm test` report. */
import { existsSync } from 'node:fs';
import { readJson } from './command.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const onePassed = { passed: 1, failed: 0, skipped: 0 };

/** @type {Counts} */
export const oneFailed = { passed: 0, failed: 1, skipped: 0 };

/** @type {Counts} */
export const oneSkipped = { passed: 0, failed: 0, skipped: 1 };

/** @param {readonly Counts[]} all */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** @param {Counts} counts */
export function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

/**
 * vitest's JSON report. A file that breaks before its first test has no test to count: it counts itself.
 * @param {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: readonly { status: string, assertionResults: readonly { status: string }[] }[],
 * }} report
 * @returns {Counts}
 */
export function countUnitTests(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Playwright's JSON report. What only worked at the second attempt has passed; its list names it as flaky.
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: readonly unknown[],
 * }} report
 * @returns {Counts}
 */
export function countJourneys({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The counts of a test run. Without a report, or with a bad exit code that the report does not explain, one more failed.
 * @template Report
 * @param {string} file
 * @param {number} exitCode
 * @param {(report: Report) => Counts} count
 */
export function countRun(file, exitCode, count) {
  if (!existsSync(file)) return oneFailed;
  const counts = count(/** @type {Report} */ (readJson(file)));
  return exitCode !== 0 && counts.failed === 0 ? sum([counts, oneFailed]) : counts;
}
