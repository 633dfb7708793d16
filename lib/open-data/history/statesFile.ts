/** Returns the file with the histories of all data, for programs and for the next build. */
import { historiesSchema } from '@/lib/content/dataHistory';
import type { DataHistories, DataHistory } from '@/lib/content/dataHistory';
import { stateAddress, statesAddress } from '../dataFiles';
import type { SiteFile } from '../indicatorFiles';

export function statesFile(histories: DataHistories): SiteFile {
  return { address: statesAddress, content: JSON.stringify(histories) };
}

/** Parses such a file. Throws if it is invalid. */
export function parseStates(text: string): DataHistories {
  const parsed: unknown = JSON.parse(text);
  return historiesSchema.parse(parsed);
}

/** Reads the file of an earlier state. */
export type ReadState = (key: string, day: string) => Uint8Array;

/** Returns the files of the earlier states of an indicator. */
export function stateFiles(history: DataHistory | undefined, key: string, read: ReadState): readonly SiteFile[] {
  return (history?.earlier ?? []).map(({ day }) => ({ address: stateAddress(key, day), content: read(key, day) }));
}
