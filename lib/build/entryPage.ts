/** Maps addresses to the page of the entry they were made from. */
import { entryPath, keyAt } from '@/content-types/routes';

const dataFile = /^\/daten\/indikator\/([^.]+)\..+$/;

/**
 * Returns the page of the entry behind an address without language: a chapter belongs to its set, a data file or an embedded chart to its
 * indicator. Any other address is returned as it is.
 */
export function entryPageOf(path: string): string {
  const [set] = keyAt('indicator-set-chapter', path)?.split('/') ?? [];
  if (set !== undefined) return entryPath('indicator-set', set);
  const indicator = keyAt('embed', path) ?? dataFile.exec(path)?.[1];
  return indicator === undefined ? path : entryPath('indicator', indicator);
}
