/** Formats numbers for terminal and logs. Pages and reports use `lib/i18n/format/number.ts`. */

/** Returns `1,234,567`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Returns `15.0 kB`, from a megabyte on `12.3 MB`. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
