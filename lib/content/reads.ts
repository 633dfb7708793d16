/**
 * Notes which parts of the content a page reads, so that a change of content tells which pages it touches.
 *
 * A part is a cell. `fr/products/123#title` is a field as the French pages see it: in German where the translation is
 * missing. `#meta.exists` is whether there is such an entry, `#meta.locale` its language. `fr/products/*#title` is that
 * field of every entry, for pages that read many. `fr/indicatorsOfTheme?wohnen` is which entries are in a group of an
 * index (`indexes.ts`). `products` is which entries there are and their order. `today` and
 * `year` are those of the build.
 */
import type { Locale } from '@/content-types/locales';
import type { ContentName } from '@/content-types/registry';

export type Cell = string;

/** A field of one entry, or of all (`*`). */
export function fieldCell(locale: Locale, type: ContentName, key: string, field: string): Cell {
  return `${locale}/${type}/${key}#${field}`;
}

/** Which entries are in a group of an index. */
export function groupCell(locale: Locale, index: string, group: string): Cell {
  return `${locale}/${index}?${group}`;
}

/** More entries than these count as all. */
const mostEntries = 30;

/** The cells that a page has read. */
export class Reads {
  private readonly simple = new Set<Cell>();
  /** The entries whose field was read, by the cell of all entries; null is all. */
  private readonly fields = new Map<Cell, Map<string, Cell> | null>();
  private readonly shared = new Set<readonly Cell[]>();
  private isClosed = false;

  note(cell: 'today' | 'year' | ContentName): void {
    this.noteCell(cell);
  }

  noteGroup(locale: Locale, index: string, group: string): void {
    this.noteCell(groupCell(locale, index, group));
  }

  noteField(locale: Locale, type: ContentName, key: string, field: string): void {
    const column = fieldCell(locale, type, '*', field);
    const known = this.fields.get(column);
    if (known === null || known?.has(key) === true) return;
    this.guard(fieldCell(locale, type, key, field));
    if (known === undefined) this.fields.set(column, new Map([[key, fieldCell(locale, type, key, field)]]));
    else if (known.size < mostEntries) known.set(key, fieldCell(locale, type, key, field));
    else this.fields.set(column, null);
  }

  /** What a shared value was made of. */
  include(cells: readonly Cell[]): void {
    this.shared.add(cells);
  }

  /** All cells, sorted. Nothing may be read any more: it would be missing. */
  close(): readonly Cell[] {
    this.isClosed = true;
    const fields = [...this.fields].flatMap(([column, keys]) => (keys === null ? [column] : [...keys.values()]));
    return [...new Set([...this.simple, ...fields, ...[...this.shared].flat()])].sort();
  }

  private noteCell(cell: Cell): void {
    this.guard(cell);
    this.simple.add(cell);
  }

  private guard(cell: Cell): void {
    if (!this.isClosed) return;
    throw new Error(
      `«${cell}» was read after the reads had been counted, so that a change of it would be missed. ` +
        'What is derived for all pages must hold keys instead of entries: look these up in the content of the page.',
    );
  }
}
