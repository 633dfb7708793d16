/** Numbers as the terminal and the logs show them. Pages and reports have `lib/i18n/format/number.ts`. */

/** `1,234,567` */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `15.0 kB`, from a megabyte on `12.3 MB` */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
