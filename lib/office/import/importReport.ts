/** The report on an import, for people and for scripts. */
import { faultLine } from '../data-push/pushReport';
import type { PushFault } from '../data-push/pushReport';

export interface ImportedChange {
  /** `products/5813` */
  readonly entry: string;
  /** Empty if the entry is new. */
  readonly fields: readonly string[];
}

export interface ImportReport {
  readonly isDryRun: boolean;
  readonly created: readonly ImportedChange[];
  readonly changed: readonly ImportedChange[];
  readonly same: readonly string[];
  readonly faults: readonly PushFault[];
  readonly warnings: readonly PushFault[];
  /** The CMS has refused the token during the import. */
  readonly isSettingWrong: boolean;
}

/** The report for people, the faults last. */
export function importReportText({ isDryRun, created, changed, same, faults, warnings }: ImportReport): string {
  const told = (found: readonly PushFault[]): readonly string[] => found.map((one) => `  ${faultLine(one)}`);
  const would = isDryRun ? ' would be' : '';
  return [
    `${created.length} entries${would} created, ${changed.length}${would} changed, ${same.length} are the same.`,
    ...created.map(({ entry }) => `  ${entry}: new`),
    ...changed.map(({ entry, fields }) => `  ${entry}: ${fields.join(', ')}`),
    ...(warnings.length > 0 ? ['Look at these:', ...told(warnings)] : []),
    ...(faults.length > 0 ? [`${faults.length} faults; nothing of these entries was imported:`, ...told(faults)] : []),
  ].join('\n');
}
