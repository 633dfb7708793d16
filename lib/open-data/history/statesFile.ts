/** All states of all data in a file of the site: for programs, and for the build that follows this one. */
import { historiesSchema } from '@/lib/content/dataHistory';
import type { DataHistories, DataHistory } from '@/lib/content/dataHistory';
import { stateAddress, statesAddress } from '../dataFiles';
import type { SiteFile } from '../indicatorFiles';

export function statesFile(histories: DataHistories): SiteFile {
  return { address: statesAddress, content: JSON.stringify(histories) };
}

/** What such a file says. Throws if it cannot be read. */
export function parseStates(text: string): DataHistories {
  const parsed: unknown = JSON.parse(text);
  return historiesSchema.parse(parsed);
}

/** The bytes of the file of an earlier state. */
export type ReadState = (key: string, day: string) => Uint8Array;

/** The files of the earlier states of an indicator. */
export function stateFiles(history: DataHistory | undefined, key: string, read: ReadState): readonly SiteFile[] {
  return (history?.earlier ?? []).map(({ day }) => ({ address: stateAddress(key, day), content: read(key, day) }));
}
