/** The words of an entry without markup, for searching beyond title and lead. */
import { contentType } from '@/content-types/registry';
import type { CollectionName, Entry } from '@/content-types/registry';
import { memoize } from '@/lib/shared/browser/memoize';
import { replaceValues } from '@/lib/content/visit';

/** Replaces each link or picture by its text: `[text](address)`. Linear in the length of the text. */
function withoutLinks(markdown: string): string {
  const parts: string[] = [];
  let done = 0;
  let open = markdown.indexOf('[');
  while (open !== -1) {
    const close = markdown.indexOf(']', open);
    if (close === -1) break;
    const end = markdown[close + 1] === '(' ? markdown.indexOf(')', close) : -1;
    if (end !== -1) {
      const start = markdown[open - 1] === '!' ? open - 1 : open;
      parts.push(markdown.slice(done, Math.max(done, start)), markdown.slice(open + 1, close));
      done = end + 1;
    }
    // No other link can start before this bracket.
    open = markdown.indexOf('[', Math.max(done, close));
  }
  return [...parts, markdown.slice(done)].join('');
}

/** Returns editors' Markdown as plain text: link texts and table cells, without addresses and markup. */
export function plainText(markdown: string): string {
  return withoutLinks(markdown)
    .replace(/\[\^[^\][]*\]:?/g, ' ')
    .replace(/^[ \t>]*(?:#{1,6}|[-*+]|\d+\.)\s/gm, ' ')
    .replace(/(?<!-):?-{3,}:?|[*_`~|#>]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** All plain and rich text of an entry and its blocks, in the editors' order. */
export const textOf = memoize((entry: Entry<CollectionName>): string => {
  const texts: string[] = [];
  const collect = (text: string): string => {
    texts.push(plainText(text));
    return text;
  };
  replaceValues(contentType(entry.meta.type).fields, entry, '', { text: collect, richText: collect });
  return texts.filter((text) => text !== '').join(' ');
});

/** The words of an indicator's table: names of its series, and of areas or categories if its rows are those. */
export const dataWords = memoize(({ columns, data_rows: rows }: Entry<'products'>): readonly string[] => {
  const named = columns.flatMap(({ role }, index) => (role === 'area' || role === 'category' ? [index] : []));
  const names = (rows ?? []).flatMap((row) => named.map((index) => row[index]));
  const labels = columns.map(({ label }) => label);
  return [...new Set([...labels, ...names])].filter((name): name is string => typeof name === 'string');
});

/** The years in an indicator's data, each with its months from 1. */
const yearsOf = memoize(({ columns, data_rows: rows }: Entry<'products'>): ReadonlyMap<string, ReadonlySet<number>> => {
  const index = columns.findIndex(({ role }) => role === 'period');
  const years = new Map<string, Set<number>>();
  for (const row of index === -1 ? [] : (rows ?? [])) {
    const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(String(row[index])) ?? [];
    if (year === undefined) continue;
    const months = years.get(year) ?? new Set();
    if (month !== undefined) months.add(Number(month));
    years.set(year, months);
  }
  return years;
});

/** Returns the periods of an indicator's data: years, and names of months if the data have months. `months`: from January on. */
export function dataPeriods(indicator: Entry<'products'>, months: readonly string[]): readonly string[] {
  const periods = [...yearsOf(indicator)].flatMap(([year, own]) => [
    year,
    ...[...own].map((month) => months[month - 1]),
  ]);
  return [...new Set(periods)].filter((name): name is string => name !== undefined);
}
