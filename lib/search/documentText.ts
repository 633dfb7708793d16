/** The words of an entry, without its markup: what can be found beside title and lead. */
import { contentType } from '@/content-types/registry';
import type { CollectionName, Entry } from '@/content-types/registry';
import { replaceValues } from '@/lib/content/visit';

/** Editors' Markdown as it is read: text of links, cells of tables, no addresses and no marks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[^\]]*\]:?/g, ' ')
    .replace(/^[\s>]*(#{1,6}|[-*+]|\d+\.)\s+/gm, ' ')
    .replace(/:?-{3,}:?|[*_`~|#>]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** All plain and rich text of an entry and its content boxes, in the editors' order. */
export function textOf<Name extends CollectionName>(entry: Entry<Name>): string {
  const texts: string[] = [];
  const collect = (text: string): string => {
    texts.push(plainText(text));
    return text;
  };
  replaceValues(contentType(entry.meta.type).fields, entry, '', { text: collect, richText: collect });
  return texts.filter((text) => text !== '').join(' ');
}

/** The words of an indicator's table: names of series, and of areas or groups where its rows are such. */
export function dataWords({ columns, data_rows: rows }: Entry<'products'>): readonly string[] {
  const named = columns.flatMap(({ role }, index) => (role === 'area' || role === 'category' ? [index] : []));
  const names = (rows ?? []).flatMap((row) => named.map((index) => row[index]));
  const labels = columns.map(({ label }) => label);
  return [...new Set([...labels, ...names])].filter((name): name is string => typeof name === 'string');
}
