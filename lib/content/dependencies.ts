/**
 * Notes which parts of the content a page reads, so that a change of content tells which pages it touches.
 *
 * A part is a cell. `fr/products/123#title` is a field as the French pages see it: in German if the translation is
 * missing. `#meta.exists` is whether there is such an entry, `#meta.locale` its language. `fr/products/*#title` is that
 * field of every entry, for pages that read many. `fr/areaFigures?riehen` is a value of a view (`views.ts`). `products` is
 * which entries there are and their order. `today` and `year` are those of the build. `history/5813` is what is known of
 * earlier data of an indicator, `histories` of all.
 */
import type { Locale } from '@/content-types/locales';
import type { ContentName } from '@/content-types/registry';

export type Dependency = string;

/** The earlier data of all indicators. */
export const historiesDependency = 'histories';

/** Those of one. */
export function historyDependency(key: string): Dependency {
  return `history/${key}`;
}

/** A field of one entry, or of all (`*`). */
export function fieldDependency(locale: Locale, type: ContentName, key: string, field: string): Dependency {
  return `${locale}/${type}/${key}#${field}`;
}

/** A value of a view. */
export function viewDependency(locale: Locale, view: string, name: string): Dependency {
  return `${locale}/${view}?${name}`;
}

/** More entries than these count as all. */
const maxEntries = 200;

/** The cells that a page has read. */
export class DependencyRecorder {
  private readonly others = new Set<Dependency>();
  /** Of single entries, by the cell of all. */
  private readonly fields = new Map<Dependency, Set<Dependency>>();

  noteField(locale: Locale, type: ContentName, key: string, field: string): void {
    const all = fieldDependency(locale, type, '*', field);
    const cells = this.fields.get(all) ?? new Set();
    if (cells.size <= maxEntries) cells.add(fieldDependency(locale, type, key, field));
    this.fields.set(all, cells);
  }

  /** Whatever is no field. */
  note(cell: Dependency): void {
    this.others.add(cell);
  }

  /** All cells, sorted. */
  cells(): readonly Dependency[] {
    const fields = [...this.fields].flatMap(([all, cells]) => (cells.size > maxEntries ? [all] : [...cells]));
    return [...this.others, ...fields].sort();
  }
}
