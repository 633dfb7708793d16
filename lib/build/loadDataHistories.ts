/** Loads the data histories of the shown site and adds the data of the new one. */
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale } from '@/content-types/locales';
import { contentHash } from '@/lib/shared/contentHash';
import { memoize } from '@/lib/shared/browser/memoize';
import { ignoreMissing, pathExists } from '@/lib/shared/replaceFolders';
import { createContents } from '@/lib/content/content';
import { historiesSchema } from '@/lib/content/dataHistory';
import type { DataHistories, DataHistory, DataState } from '@/lib/content/dataHistory';
import type { Snapshot } from '@/lib/content/snapshot';
import { swissDayOf } from '@/lib/i18n/format/date';
import { indicatorCsv } from '@/lib/open-data/csv';
import { compareData } from '@/lib/open-data/history/compareData';
import { firstHistory, nextHistory } from '@/lib/open-data/history/nextHistory';
import type { NewState } from '@/lib/open-data/history/nextHistory';
import { parseStates } from '@/lib/open-data/history/statesFile';
import type { ReadState } from '@/lib/open-data/history/statesFile';
import { dataFileAddress, stateAddress, statesAddress } from '@/lib/open-data/dataFiles';
import type { Indicator } from '@/lib/site/indicators';
import { keysWithFiles } from '@/lib/open-data/indicatorFiles';
import { markScenarios } from '@/lib/open-data/withScenarios';

/** The folder of a finished site and its data histories. */
interface EarlierSite {
  readonly folder: string;
  readonly histories: DataHistories;
}

/** Memoized: a long-running process computes the hashes once per version of an entry. */
const hashesOf = memoize(({ columns, unit, data_rows: rows }: Indicator) => ({
  columns: contentHash([unit, ...columns.map((column) => [column.key, column.role, column.unit])]),
  data: contentHash(rows),
}));

function fileOf({ folder, histories }: EarlierSite, key: string, { day }: Pick<DataState, 'day'>): string {
  const isCurrent = histories.indicators[key]?.current.day === day;
  return path.join(folder, isCurrent ? dataFileAddress({ meta: { key } }, 'csv') : stateAddress(key, day));
}

/** Logs why the previous site's histories cannot be used. */
function logLostHistories(file: string, why: string): void {
  console.error(
    `${file} ${why}. Expected the list of the data of the site before. The lists of earlier data begin anew; ` +
      'to keep them, put the file and the folders below «daten/indikator» back and build again.',
  );
}

/** Returns the earlier site; undefined if there is none or its list is unusable, so that all histories start anew. */
async function readEarlier(folder: string | null, source: string): Promise<EarlierSite | undefined> {
  if (folder === null || !(await pathExists(folder))) return undefined;
  const file = path.join(folder, statesAddress);
  try {
    const text = await readFile(file, 'utf8').catch(ignoreMissing);
    const histories = text === undefined ? undefined : parseStates(text);
    if (histories?.source === source) return { folder, histories };
    logLostHistories(file, histories === undefined ? 'is missing' : 'is of content from elsewhere');
  } catch (error) {
    logLostHistories(file, `cannot be read (${error instanceof Error ? error.message : String(error)})`);
  }
  return undefined;
}

function historyOf(indicator: Indicator, asOf: string, earlier: EarlierSite | undefined): DataHistory {
  const { key } = indicator.meta;
  const now: NewState = { day: swissDayOf(asOf), at: asOf, ...hashesOf(indicator) };
  if (earlier === undefined) return firstHistory(now);
  return nextHistory(earlier.histories.indicators[key], now, {
    sizeOf: (state) => statSync(fileOf(earlier, key, state), { throwIfNoEntry: false })?.size,
    changeSince: (state) => {
      const before = readFileSync(fileOf(earlier, key, state), 'utf8');
      return compareData(before, indicatorCsv(markScenarios(indicator)), indicator.columns);
    },
  });
}

export interface LoadedHistories {
  readonly histories: DataHistories;
  readonly read: ReadState;
}

/**
 * Returns the histories of all public indicators and a function that reads their earlier files. `shown` is the folder of the site that
 * visitors see, null if there is none; releases that were never activated do not count. The history of an indicator is lost when it is no
 * longer public.
 */
export async function loadDataHistories(snapshot: Snapshot, shown: string | null): Promise<LoadedHistories> {
  const source = contentHash(snapshot.source);
  const earlier = await readEarlier(shown, source);
  const contents = createContents(snapshot);
  const indicators = keysWithFiles(contents).flatMap((key) => contents(defaultLocale).find('products', key) ?? []);
  const histories = indicators.map(
    (indicator) => [indicator.meta.key, historyOf(indicator, snapshot.asOf, earlier)] as const,
  );
  return {
    // Parsing puts the properties in the same order as when the file is read, so that hashes match.
    histories: historiesSchema.parse({ format: 1, source, indicators: Object.fromEntries(histories) }),
    read(key, day) {
      if (earlier === undefined) throw new Error(`Nothing is known of the data of ${key} from ${day}.`);
      return readFileSync(fileOf(earlier, key, { day }));
    },
  };
}
