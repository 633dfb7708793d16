/**
 * Dependencies: the parts of the content that a page has read. A change of one makes the page stale.
 *
 * `fr/products/123#title` is a field as the French pages see it: in German if the translation is missing. `#meta.exists`
 * is whether the entry exists, `#meta.locale` its language. `fr/products/*#title` is that field of every entry, for pages
 * that read many. `fr/areaFigures?riehen` is a value of a view (`views.ts`). `products` is the list of entries of a type:
 * which there are, and their order. `today` and `year` are those of the build. `history/5813` is the data history of an
 * indicator, `histories` that of all.
 */
import type { Locale } from '@/content-types/locales';
import type { ContentName } from '@/content-types/registry';

export type Dependency = string;

/** The data histories of all indicators. */
export const historiesDependency = 'histories';

/** The data history of one indicator. */
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

/** A page that reads a field of more entries than these depends on that field of all entries. */
const maxEntries = 200;

/** Records the dependencies of a page. */
export class DependencyRecorder {
  private readonly others = new Set<Dependency>();
  /** Dependencies on single entries, by the one on all entries. */
  private readonly fields = new Map<Dependency, Set<Dependency>>();

  noteField(locale: Locale, type: ContentName, key: string, field: string): void {
    const all = fieldDependency(locale, type, '*', field);
    const dependencies = this.fields.get(all) ?? new Set();
    if (dependencies.size <= maxEntries) dependencies.add(fieldDependency(locale, type, key, field));
    this.fields.set(all, dependencies);
  }

  /** Records a dependency that is not a field. */
  note(dependency: Dependency): void {
    this.others.add(dependency);
  }

  /** All dependencies, sorted. */
  dependencies(): readonly Dependency[] {
    const fields = [...this.fields].flatMap(([all, dependencies]) =>
      dependencies.size > maxEntries ? [all] : [...dependencies],
    );
    return [...this.others, ...fields].sort();
  }
}
