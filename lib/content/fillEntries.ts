/** Completes checked entries: fetches their files, adds the data and maps from these, and fills in the values that texts name. */
import type { Cms } from '@/lib/cms/types';
import { startProgress } from '@/lib/shared/progress';
import type { CheckResult } from './check';
import type { CheckedEntry } from './checkedEntry';
import { embargoedDataFindings } from './data/embargoedData';
import { fetchLinkedData } from './data/linkedData';
import type { LinkedDataOptions } from './data/linkedData';
import { attachData } from './data/attachData';
import type { DataFinding } from './data/attachData';
import { attachGeometry } from './data/attachGeometry';
import { bindValues } from './data/bindValues';
import { findingFaults } from './data/findingFaults';
import { collectMedia } from './files/media';
import type { CollectedMedia } from './files/media';
import { entryId, createReporter } from './findings';
import type { Problem } from '@/lib/faults/problem';

export interface FillOptions {
  /** Where fetched files go. */
  readonly mediaDirectory: string;
  readonly cmsUrl?: string | undefined;
  /** Servers from which data may be fetched; none by default. */
  readonly sources?: LinkedDataOptions | undefined;
}

function findingProblems(findings: readonly DataFinding[], cmsUrl: string | null | undefined): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { meta, field, severity, fault } of findings)
    createReporter(problems, { meta, cmsUrl })[severity](field, fault);
  return problems;
}

/** The problems of files, of their data, and of the values that texts name. */
function problemsOf(
  { faults }: CollectedMedia,
  findings: readonly DataFinding[],
  cmsUrl: string | null | undefined,
): readonly Problem[] {
  const ofFiles = faults.map(({ meta, field, error }) => ({
    meta,
    severity: 'error' as const,
    field,
    fault: error.fault,
  }));
  return findingProblems([...ofFiles, ...findings], cmsUrl);
}

/** Completes the checked entries; those whose files, data or bound values have errors become invalid. `earlier`: last good versions. */
export async function fillEntries(
  cms: Cms,
  { entries, invalid, problems, order, awaited }: CheckResult,
  { mediaDirectory, cmsUrl, sources }: FillOptions,
  earlier: readonly CheckedEntry[],
): Promise<Pick<CheckResult, 'entries' | 'invalid' | 'problems'>> {
  // Files of last good versions are already on disk under the site's own address.
  const fetching = startProgress('Fetching files');
  const collected = await collectMedia(cms, entries, mediaDirectory, fetching);
  fetching.done('files');
  const withoutFiles = new Set(collected.faults.map(({ meta }) => meta));
  const linked = await fetchLinkedData(collected.entries, sources);
  const data = await attachData(collected.entries, mediaDirectory, linked);
  const maps = await attachGeometry(data.entries, mediaDirectory);
  const wanted = new Set(order);
  const bound = bindValues(
    maps.entries,
    earlier.filter(({ meta }) => wanted.has(entryId(meta))),
  );
  const ahead = await embargoedDataFindings(cms, awaited, bound.entries);
  return {
    entries: bound.entries,
    invalid: [...invalid, ...withoutFiles, ...data.waiting, ...maps.waiting, ...bound.waiting],
    problems: [
      ...problems,
      ...problemsOf(
        collected,
        [...data.findings, ...maps.findings, ...bound.findings, ...findingFaults(bound.entries)],
        cmsUrl,
      ),
      ...findingProblems(ahead, cmsUrl).map((problem) => ({ ...problem, awaited: true as const })),
    ],
  };
}
