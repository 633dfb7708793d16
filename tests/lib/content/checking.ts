/** Checks records for tests. */
import { checkRecords } from '@/lib/content/check';
import type { CheckOptions, CheckResult } from '@/lib/content/check';
import { entryId } from '@/lib/content/findings';
import type { Problem } from '@/lib/faults/problem';
import type { SourceRecord } from '@/lib/content/readSource';
import { asOf, said } from './records';

export function check(records: readonly SourceRecord[], options: Partial<CheckOptions> = {}): CheckResult {
  return checkRecords(records, { asOf, drafts: false, ...options });
}

/** The problems of a record as `severity field: code values`. */
export function problemsOf(source: SourceRecord): readonly string[] {
  return check([source]).problems.map((problem) => `${problem.severity} ${problem.field}: ${said(problem)}`);
}

/** Problems as `entry field: code values`. */
export function saidIn({ problems }: { readonly problems: readonly Problem[] }): readonly string[] {
  return problems.map((problem) => `${entryId(problem)} ${problem.field}: ${said(problem)}`);
}
