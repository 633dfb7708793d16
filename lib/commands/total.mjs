/** Adds up the two test tiers, for those who run both: lists the failures, then the total. */
import { existsSync } from 'node:fs';
import { command, readJson } from '../shared/command.mjs';
import { describe, oneFailed, sum } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

await command(() => {
  const files = ['test', 'real'].map((tier) => `test-results/${tier}/total.json`);
  const total = sum(
    files.map((file) =>
      existsSync(file) ? /** @type {Counts} */ (readJson(file)) : oneFailed(`the run that leaves ${file}`),
    ),
  );
  for (const remark of total.remarks) if (!remark.startsWith('skipped: ')) console.log(remark);
  for (const test of total.retried) console.log(`passed at the second attempt: ${test}`);
  console.log(describe(total));
  return Promise.resolve(total.failed === 0 ? 0 : 1);
});
