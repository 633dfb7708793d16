/**
 * Notes which parts of the content a page reads, so that a change of content tells which pages it touches.
 *
 * A part is a cell. `fr/products/123#title` is a field as the French pages see it: in German if the translation is
 * missing. `#meta.exists` is whether there is such an entry, `#meta.locale` its language. `fr/products/*#title` is that
 * field of every entry, for pages that read many. `fr/indicatorsOfTheme?wohnen` is which entries are in a group of an
 * index (`indexes.ts`), `fr/areaFigures?riehen` a value of a table (`areas.ts`). `products` is which entries there are and their order. `today` and
 * `year` are those of the build. `history/5813` is what is known of earlier data of an indicator, `histories` of all.
 */
import type { Locale } from '@/content-types/locales';
import type { ContentName } from '@/content-types/registry';

export type Cell = string;

/** The earlier data of all indicators. */
export const historiesCell = 'histories';

/** Those of one. */
export function historyCell(key: string): Cell {
  return `history/${key}`;
}

/** A field of one entry, or of all (`*`). */
export function fieldCell(locale: Locale, type: ContentName, key: string, field: string): Cell {
  return `${locale}/${type}/${key}#${field}`;
}

/** Which entries are in a group of an index, or a value of a table. */
export function groupCell(locale: Locale, index: string, group: string): Cell {
  return `${locale}/${index}?${group}`;
}

/** More entries than these count as all. */
const maxEntries = 200;

/** A field of a type, and the entries whose field was read; null is all. */
interface Column {
  readonly type: ContentName;
  keys: Map<string, Cell> | null;
}

/** The cells that a page has read. */
export class Reads {
  private readonly simple = new Set<Cell>();
  /** By the cell of all entries. */
  private readonly fields = new Map<Cell, Column>();
  /** How many entries a type has, if that was read. */
  private readonly sizes = new Map<ContentName, number>();
  private readonly shared = new Set<readonly Cell[]>();
  private isClosed = false;

  note(cell: 'today' | 'year' | typeof historiesCell): void {
    this.noteCell(cell);
  }

  noteHistory(key: string): void {
    this.noteCell(historyCell(key));
  }

  /** Which entries a type has, and their order; `size` is their number. */
  noteList(type: ContentName, size: number): void {
    this.noteCell(type);
    this.sizes.set(type, size);
  }

  noteGroup(locale: Locale, index: string, group: string): void {
    this.noteCell(groupCell(locale, index, group));
  }

  noteField(locale: Locale, type: ContentName, key: string, field: string): void {
    const column = fieldCell(locale, type, '*', field);
    const known = this.fields.get(column) ?? { type, keys: new Map<string, Cell>() };
    if (known.keys === null || known.keys.has(key)) return;
    const cell = fieldCell(locale, type, key, field);
    this.guard(cell);
    if (known.keys.size < maxEntries) known.keys.set(key, cell);
    else known.keys = null;
    this.fields.set(column, known);
  }

  /** What a shared value was made of. */
  include(cells: readonly Cell[]): void {
    this.shared.add(cells);
  }

  /** All cells, sorted. Nothing may be read any more: it would be missing. */
  close(): readonly Cell[] {
    this.isClosed = true;
    const fields = [...this.fields].flatMap(([column, { type, keys }]) =>
      keys === null || keys.size === this.sizes.get(type) ? [column] : [...keys.values()],
    );
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
