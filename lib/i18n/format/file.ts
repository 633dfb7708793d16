/** Kind and size of files, for links. */
import type { Locale } from '@/content-types/locales';
import { fill } from '../fill';
import { messagesByLocale } from '../messages';
import { formatNumber } from './number';

const ending = /\.([a-z0-9]{2,5})(?:[?#].*)?$/i;
/** Extensions of pages, which are not downloads. */
const pageEndings: ReadonlySet<string> = new Set(['ASP', 'ASPX', 'HTM', 'HTML', 'PHP']);

/** Returns the kind of a file from its address, `CSV`; null if the address is a page. */
export function fileKind(address: string): string | null {
  // The host contains dots, too.
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, '');
  const kind = ending.exec(path)?.[1]?.toUpperCase() ?? null;
  return kind === null || pageEndings.has(kind) ? null : kind;
}

const kilobyte = 1000;

/** `1234567` bytes → `1,2 MB`; below a megabyte in whole kilobytes, at least one. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const { kilobytes, megabytes } = messagesByLocale[locale].detail;
  if (bytes < kilobyte * kilobyte) {
    return fill(kilobytes, { size: formatNumber(Math.max(1, Math.round(bytes / kilobyte)), locale) });
  }
  return fill(megabytes, { size: formatNumber(bytes / kilobyte / kilobyte, locale, { decimals: 1 }) });
}
