/** Which problems keep an entry from appearing as it is in the CMS: errors, and some warnings. */
import type { FaultCode } from '@/lib/faults/faults';
import type { Problem } from '@/lib/faults/problem';

type Judged = Pick<Problem, 'severity' | 'code'>;

/** The entry lacks what it needs, also in a preview. */
const needs: ReadonlySet<FaultCode> = new Set(['entry-left-out', 'german-missing']);

const ofBundles: ReadonlySet<FaultCode> = new Set([
  'bundle-name-taken',
  'bundle-status-missing',
  'bundle-unconfirmed',
  'bundle-instant-missing',
  'bundle-instant-invalid',
  'bundle-unpublished',
  'bundle-member-changed',
]);

/** New data that are not shown: the last good ones stay. */
const ofSources: ReadonlySet<FaultCode> = new Set([
  'data-source-failed',
  'data-source-html',
  'data-source-empty',
  'data-source-fewer',
  'data-source-broken',
]);

/** Whether a problem keeps an entry even out of a preview, which shows what bundles hold back. */
export function blocksPreview({ severity, code }: Judged): boolean {
  return severity === 'error' || needs.has(code);
}

export function blocksPublication(problem: Judged): boolean {
  return blocksPreview(problem) || ofBundles.has(problem.code) || ofSources.has(problem.code);
}
