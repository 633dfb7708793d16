/** Adds up what the stages of `npm test` report. What the test runners write is read in `reports.mjs`. */
import { existsSync } from 'node:fs';
import { readJson } from './command.mjs';

/**
 * `remarks` name what failed, and what only worked at the second attempt.
 * @typedef {{ passed: number, failed: number, skipped: number, remarks: readonly string[] }} Counts
 */

/** @type {Counts} */
export const onePassed = { passed: 1, failed: 0, skipped: 0, remarks: [] };

/** @type {Counts} */
export const oneFailed = { passed: 0, failed: 1, skipped: 0, remarks: [] };

/** @type {Counts} */
export const oneSkipped = { passed: 0, failed: 0, skipped: 1, remarks: [] };

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
  return { ...total, remarks: all.flatMap(({ remarks }) => remarks) };
}

/** @param {Counts} counts */
export function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
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
