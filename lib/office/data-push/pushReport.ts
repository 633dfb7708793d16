/** The report on a push, for people and for scripts. */
import { faultText } from '@/lib/faults/faultText';
import type { Fault } from '@/lib/faults/faults';

/** Where a fault is, what was expected and found, and what to do. */
export interface PushFault {
  /** The name of the file. */
  readonly file: string;
  readonly row?: number;
  readonly column?: string;
  readonly found: string;
  readonly fix: string;
}

export interface PushChange {
  readonly indicator: number;
  /** `data` and the names of columns of the metadata file: `title_fr`. */
  readonly changes: readonly string[];
  /** Number of rows, if the data change. */
  readonly rows?: number;
  /** The indicator is not published yet. */
  readonly isDraft?: true;
}

export interface PushReport {
  readonly isDryRun: boolean;
  readonly changed: readonly PushChange[];
  /** Numbers of indicators. */
  readonly same: readonly number[];
  readonly faults: readonly PushFault[];
  readonly warnings: readonly PushFault[];
  /** Whether the CMS has notified the website of the changes. */
  readonly isReported: boolean;
  /** The CMS has refused the token during the push. */
  readonly isSettingWrong: boolean;
}

/** Turns a fault in the content of a file into a fault of the push. */
export function faultIn(file: string, fault: Fault): PushFault {
  const { row, column }: Readonly<Record<string, unknown>> = { ...fault.values };
  return {
    file,
    ...(typeof row === 'number' && { row }),
    ...(typeof column === 'string' && { column }),
    ...faultText(fault, 'en'),
  };
}

function placeOf({ file, row, column }: PushFault): string {
  return [file, ...(row === undefined ? [] : [`row ${row}`]), ...(column === undefined ? [] : [`«${column}»`])].join(
    ', ',
  );
}

/** A fault in one line. */
export function faultLine(fault: PushFault): string {
  return `${placeOf(fault)}: ${fault.found} ${fault.fix}`;
}

function line({ indicator, changes, rows, isDraft }: PushChange): string {
  const data = rows === undefined ? '' : ` (${rows} rows)`;
  return `  ${indicator}: ${changes.join(', ')}${data}${isDraft ? ', not published yet' : ''}`;
}

/** The report for people, the faults last. */
export function reportText({ isDryRun, changed, same, faults, warnings, isReported }: PushReport): string {
  const told = (found: readonly PushFault[]): readonly string[] => found.map((one) => `  ${faultLine(one)}`);
  return [
    `${changed.length} indicators ${isDryRun ? 'would change' : 'changed'}, ${same.length} are the same.`,
    ...changed.map(line),
    ...(isReported ? ['The website was told.'] : []),
    ...(warnings.length > 0 ? ['Look at these:', ...told(warnings)] : []),
    ...(faults.length > 0 ? [`${faults.length} faults; nothing of these files was pushed:`, ...told(faults)] : []),
  ].join('\n');
}
