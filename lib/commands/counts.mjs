/** Adds up the results of the test stages. `reports.mjs` reads the reports of the test runners. */
import { existsSync } from 'node:fs';
import { readJson } from '../shared/command.mjs';

/**
 * `retried` are the names of tests that passed on the second attempt; `remarks` name what failed or was skipped.
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} retried
 * @property {readonly string[]} remarks
 */

/** @type {Counts} */
const none = { passed: 0, failed: 0, skipped: 0, retried: [], remarks: [] };

/** @type {Counts} */
export const onePassed = { ...none, passed: 1 };

/**
 * @param {string} what
 * @returns {Counts}
 */
export function oneFailed(what) {
  return { ...none, failed: 1, remarks: [`failed: ${what}`] };
}

/**
 * @param {string} reason
 * @returns {Counts}
 */
export function oneSkipped(reason) {
  return { ...none, skipped: 1, remarks: [`skipped: ${reason}`] };
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return {
    ...total,
    retried: all.flatMap(({ retried }) => retried),
    remarks: all.flatMap(({ remarks }) => remarks),
  };
}

/** @param {Counts} counts */
export function describe({ passed, failed, skipped, retried }) {
  const others = [skipped > 0 ? `${skipped} skipped` : '', retried.length > 0 ? `${retried.length} retried` : ''];
  return [`${passed} passed, ${failed} failed`, ...others.filter((text) => text !== '')].join(', ');
}

/**
 * Returns the counts of a test run. A missing report, or a bad exit code that the report does not explain, counts as one more failure.
 * @template Report
 * @param {string} file
 * @param {number} exitCode
 * @param {(report: Report) => Counts} count
 */
export function countRun(file, exitCode, count) {
  if (!existsSync(file)) return oneFailed(`no report in ${file}`);
  const counts = count(/** @type {Report} */ (readJson(file)));
  return exitCode !== 0 && counts.failed === 0
    ? sum([counts, oneFailed(`exit code ${exitCode}, with a report without failures in ${file}`)])
    : counts;
}
