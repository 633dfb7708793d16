/** Pages that belong to that of an entry: who wrote the entry wrote them. */
import { entryPath, keyAt } from '@/content-types/routes';

const dataFile = /^\/daten\/indikator\/([^.]+)\..+$/;

/**
 * The page of the entry that an address comes from, without language: that of the set for its chapters, that of the indicator for
 * its data and for what other sites show of it. Any other address is its own.
 */
export function entryPageOf(path: string): string {
  const [set] = keyAt('indicator-set-chapter', path)?.split('/') ?? [];
  if (set !== undefined) return entryPath('indicator-set', set);
  const indicator = keyAt('embed', path) ?? dataFile.exec(path)?.[1];
  return indicator === undefined ? path : entryPath('indicator', indicator);
}
