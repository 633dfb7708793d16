/**
 * Remembers which tests had to be retried. A test that passes only on the second attempt may have met a busy machine; one that does so in
 * two runs in a row counts as failed.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../shared/command.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * Stores the names of this run in the file.
 * @param {readonly string[]} retried
 * @param {string} file
 * @returns {readonly string[]} those that were retried in the previous run, too
 */
export function repeatedRetries(retried, file) {
  const last = existsSync(file) ? /** @type {readonly string[]} */ (readJson(file)) : [];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(retried, null, 1)}\n`);
  return retried.filter((name) => last.includes(name));
}

/**
 * @param {Counts} counts
 * @param {readonly string[]} again tests that were retried in two runs in a row
 * @returns {Counts} with these as failures
 */
export function markAsFailed(counts, again) {
  return {
    ...counts,
    passed: counts.passed - again.length,
    failed: counts.failed + again.length,
    remarks: [...counts.remarks, ...again.map((name) => `failed: ${name}, at the second attempt in two runs in a row`)],
  };
}
