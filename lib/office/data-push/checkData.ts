/** Checks the data in a file as the website checks uploads by editors. */
import { matchesEnding } from '@/lib/data/files/fileKinds';
import { headlineFaults } from '@/lib/data/files/headlineFaults';
import { readDataFile } from '@/lib/data/files/readDataFile';
import type { DataFileResult } from '@/lib/data/files/readDataFile';
import { fileColumns } from './cmsData';
import type { IndicatorVersion } from './cmsData';
import { faultIn } from './pushReport';
import type { PushFault } from './pushReport';

export interface CheckedData {
  /** Undefined if there are faults. */
  readonly rows: DataFileResult['rows'];
  readonly faults: readonly PushFault[];
  readonly warnings: readonly PushFault[];
}

export interface FileContent {
  readonly name: string;
  readonly ending: string;
  readonly bytes: Uint8Array;
}

/** What an indicator says of its data. */
export type DataDescription = Pick<
  IndicatorVersion,
  'stata_id' | 'columns' | 'decimals' | 'headline_area' | 'headline_category'
>;

/** Reads a file as data of an indicator; faults are in the result. */
export async function checkData({ name, ending, bytes }: FileContent, version: DataDescription): Promise<CheckedData> {
  const columns = fileColumns(version);
  if (columns === undefined) {
    const found = `The columns of the indicator ${version.stata_id} are missing or incomplete in the CMS.`;
    return { rows: undefined, faults: [{ file: name, found, fix: 'Complete them there.' }], warnings: [] };
  }
  if (!matchesEnding(ending, bytes)) {
    const fault = faultIn(name, { code: 'file-bytes', values: { file: name, ending } });
    return { rows: undefined, faults: [fault], warnings: [] };
  }
  const { rows, errors, warnings } = await readDataFile(bytes, ending, columns);
  const headline = headlineFaults(version, rows ?? []).map(([, fault]) => fault);
  const faults = [...errors, ...headline].map((fault) => faultIn(name, fault));
  return {
    rows: faults.length === 0 ? rows : undefined,
    faults,
    warnings: warnings.map((fault) => faultIn(name, fault)),
  };
}
