/** Adds up the two tiers of the tests, for those who run both: the last line is the total. */
import { existsSync } from 'node:fs';
import { command, readJson } from '../base/command.mjs';
import { describe, oneFailed, sum } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

await command(() => {
  const files = ['test', 'real'].map((tier) => `test-results/${tier}/total.json`);
  // A run that broke down has left no total.
  const total = sum(files.map((file) => (existsSync(file) ? /** @type {Counts} */ (readJson(file)) : oneFailed)));
  console.log(describe(total));
  return Promise.resolve(total.failed === 0 ? 0 : 1);
});
