/** Checks data under embargo while there is time to fix them. Their files are read in memory: a snapshot must hold nothing of them. */
import { defaultLocale } from '@/content-types/locales';
import type { Cms } from '@/lib/cms/types';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import type { CheckedEntry } from '../checkedEntry';
import { FileError } from '@/lib/data/files/fileErrors';
import { fetchVerified } from '../fetchFile';
import { bindValues } from './bindValues';
import { findingFaults } from './findingFaults';
import { sharedEntryId } from '../findings';
import { isFilled } from '../isFilled';
import { normalizePeriods } from './normalizePeriods';
import { columnsOf, dataFileOf, DataReader, fileFindings, withRows } from './attachData';
import type { DataFinding } from './attachData';
import type { DataFileResult } from '@/lib/data/files/readDataFile';

const reader = new DataReader();

interface CheckedFile {
  readonly entry: CheckedEntry;
  readonly findings: readonly DataFinding[];
  /** Undefined if the file cannot be fetched, or if there is none. */
  readonly result?: DataFileResult;
}

/** Checks the file of a German entry. */
async function checkFile(cms: Cms, entry: CheckedEntry): Promise<CheckedFile> {
  const file = dataFileOf(entry);
  if (file === undefined) return { entry, findings: [] };
  const { meta } = entry;
  const { media, field } = file;
  try {
    const { bytes, fileName } = await fetchVerified(cms, { file: media, meta, field });
    const result = await reader.read(fileName, columnsOf(entry), () => Promise.resolve(bytes));
    return { entry, findings: fileFindings(entry, field, result), result };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { entry, findings: [{ meta, severity: 'error', field, fault: error.fault }] };
  }
}

/**
 * The faults in the data of indicators that wait, and in texts of theirs that would not fit the data. `present`: the entries on
 * the site until then, whose values texts may name, too.
 */
export async function embargoedDataFindings(
  cms: Cms,
  awaited: readonly CheckedEntry[],
  present: readonly CheckedEntry[],
): Promise<readonly DataFinding[]> {
  const indicators = awaited.filter(({ meta }) => meta.type === 'products');
  const germans = indicators.filter(({ meta }) => meta.locale === defaultLocale);
  const looked = await mapConcurrently(germans, (entry) => checkFile(cms, entry));
  reader.done();
  const results = new Map(looked.map(({ entry, result }) => [sharedEntryId(entry.meta), result]));
  const filled = indicators.flatMap((entry) => {
    const result = results.get(sharedEntryId(entry.meta));
    // What another server will have is unknown.
    if (isFilled(entry.values['data_url'])) return [];
    if (dataFileOf(entry) === undefined) return [entry];
    return result?.rows === undefined ? [] : [normalizePeriods(withRows(result)(entry))];
  });
  const bound = bindValues(filled, present);
  return [...looked.flatMap(({ findings }) => findings), ...bound.findings, ...findingFaults(bound.entries)];
}
