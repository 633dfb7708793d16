/** Look-ups in the content of one language: the only way in which pages read entries. */
import type { Reference } from '@/content-types/definition';
import { contentNames, contentType } from '@/content-types/registry';
import type { CollectionName, ContentName, Entry, SingleName } from '@/content-types/registry';
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { swissDayOf } from '@/lib/i18n/format/date';
import { oneSentencePerLine } from '@/lib/i18n/format/sentences';
import { memoize } from '@/lib/shared/browser/memoize';
import { isReadable } from '@/lib/i18n/paths';
import type { CheckedEntry } from './checkedEntry';
import type { DataHistories, DataHistory } from './dataHistory';
import { MissingSingleError } from './contentErrors';
import { defaultEntry } from './singles';
import type { Snapshot } from './snapshot';
import { replaceValues } from './visit';

/** The entries of one language by type and key. */
type EntriesByKey = { readonly [Name in ContentName]: ReadonlyMap<string, Entry<Name>> };

/** Values derived from many entries, by name: see `views.ts`. */
export interface View<Value> {
  readonly name: string;
  readonly valuesIn: (content: Content) => ReadonlyMap<string, Value>;
}

/** A view whose values are keys of entries, in order. */
export interface GroupView<Name extends CollectionName> extends View<readonly string[]> {
  readonly type: Name;
}

export interface Content {
  readonly locale: Locale;
  /** The Swiss day for which the content was chosen: `2026-11-22`. Nothing that is shown depends on the time of day. */
  readonly today: string;
  /** The year of that day. */
  readonly year: string;
  /** Every entry, in the editors' order; in German if the translation is missing (`meta.locale` tells). */
  all<Name extends CollectionName>(type: Name): readonly Entry<Name>[];
  find<Name extends CollectionName>(type: Name, key: string): Entry<Name> | undefined;
  /** The entries behind references, in their order; for Leichte Sprache those written in it first. */
  list<Name extends CollectionName>(references: readonly Reference<Name>[]): readonly Entry<Name>[];
  /** A value of a view; undefined if it has none of that name. */
  view<Value>(view: View<Value>, name: string): Value | undefined;
  /** The entries that a view names, in its order; none if it has no such group. */
  group<Name extends CollectionName>(view: GroupView<Name>, name: string): readonly Entry<Name>[];
  get<Name extends CollectionName>(reference: Reference<Name> | null): Entry<Name> | undefined;
  /** The same in another language than the page's: German text on a French page names German units. */
  getIn<Name extends CollectionName>(locale: Locale, reference: Reference<Name> | null): Entry<Name> | undefined;
  /** A default entry if the CMS never had one, not even in German. Throws MissingSingleError for the home page. */
  single<Name extends SingleName>(type: Name): Entry<Name>;
  /** The same in another language than the page. */
  singleIn<Name extends SingleName>(locale: Locale, type: Name): Entry<Name>;
  /** Whether the entry exists in that language, not only in German. */
  isTranslated(type: ContentName, key: string, locale: Locale): boolean;
  /** The data history of an indicator; undefined if none is known. */
  history(key: string): DataHistory | undefined;
  /** The data histories of all indicators. */
  histories(): DataHistories | undefined;
}

/** What pages are made of. */
export type SnapshotContent = Pick<Snapshot, 'asOf' | 'entries' | 'histories'>;

/** An entry as pages get it: in Leichte Sprache, each sentence is put on its own line. */
export const readableEntry = memoize(({ meta, values }: CheckedEntry): Readonly<Record<string, unknown>> => {
  const { fields } = contentType(meta.type);
  const read = meta.locale === 'ls' ? replaceValues(fields, values, '', { text: oneSentencePerLine }) : values;
  return { ...read, meta };
});

function indexEntries(snapshot: SnapshotContent, locale: Locale): EntriesByKey {
  const maps = contentNames.map((name) => {
    const own = snapshot.entries.filter(({ meta }) => meta.type === name && meta.locale === locale);
    return [name, new Map(own.map((entry) => [entry.meta.key, readableEntry(entry)]))];
  });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- checked against these types when it was made
  return Object.fromEntries(maps) as EntriesByKey;
}

/** The contents of a snapshot by language. Cached: a build indexes a snapshot only once. */
export const createContents = memoize((snapshot: SnapshotContent): ((locale: Locale) => Content) => {
  const indexes = new Map<Locale, EntriesByKey>();
  const index = (locale: Locale): EntriesByKey => {
    const entries = indexes.get(locale) ?? indexEntries(snapshot, locale);
    indexes.set(locale, entries);
    return entries;
  };
  const today = swissDayOf(snapshot.asOf);
  // Always the same object, so that others can cache what they derive from it.
  const contents = new Map<Locale, Content>();
  return (locale) => {
    const looked = { own: index(locale), german: index(defaultLocale), index, histories: snapshot.histories };
    const content = contents.get(locale) ?? createContent(locale, today, looked);
    contents.set(locale, content);
    return content;
  };
});

/** Cache: a default is always the same object, as entries are. */
const defaultSingles = new Map<string, unknown>();

/** The default of a single type that was never published, as pages get it; undefined for the home page. */
function defaultSingle<Name extends SingleName>(type: Name, locale: Locale): Entry<Name> | undefined {
  const name = `${type}/${locale}`;
  if (!defaultSingles.has(name)) {
    const made = defaultEntry(type, locale);
    defaultSingles.set(name, made && readableEntry(made));
  }
  const entry = defaultSingles.get(name);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- made by the check of this very type
  return entry as Entry<Name> | undefined;
}

/**
 * Single types whose page works without texts by editors. In Leichte Sprache, the default takes precedence over the German entry,
 * with which the page would have no search.
 */
const prefersDefault: ReadonlySet<ContentName> = new Set(['search-page']);

interface Written {
  readonly meta: { readonly locale: Locale };
}

/** In Leichte Sprache, entries written in it come first; other languages keep the order. */
export function readableFirst<Item extends Written>(entries: readonly Item[], locale: Locale): readonly Item[] {
  if (locale !== 'ls') return entries;
  const isOwn = ({ meta }: Written): boolean => isReadable(meta.locale, locale);
  return [...entries.filter(isOwn), ...entries.filter((entry) => !isOwn(entry))];
}

interface Indexes {
  readonly own: EntriesByKey;
  readonly german: EntriesByKey;
  readonly index: (locale: Locale) => EntriesByKey;
  readonly histories: DataHistories | undefined;
}

function createContent(locale: Locale, today: string, { own, german, index, histories }: Indexes): Content {
  const find = <Name extends ContentName>(type: Name, key: string): Entry<Name> | undefined =>
    own[type].get(key) ?? german[type].get(key);
  const content: Content = {
    locale,
    today,
    year: today.slice(0, 'YYYY'.length),
    find,
    all: (type) => [...german[type].entries()].map(([key, entry]) => own[type].get(key) ?? entry),
    list: (references) =>
      readableFirst(
        references.flatMap(({ type, key }) => find(type, key) ?? []),
        locale,
      ),
    view: (view, name) => view.valuesIn(content).get(name),
    group: (view, name) => (view.valuesIn(content).get(name) ?? []).flatMap((key) => find(view.type, key) ?? []),
    get: (reference) => (reference === null ? undefined : find(reference.type, reference.key)),
    getIn: (other, reference) =>
      reference === null
        ? undefined
        : (index(other)[reference.type].get(reference.key) ?? german[reference.type].get(reference.key)),
    single: (type) => content.singleIn(locale, type),
    singleIn(other, type) {
      const needsOwn = other === 'ls' && prefersDefault.has(type);
      const written = index(other)[type].get(type) ?? (needsOwn ? undefined : german[type].get(type));
      const entry = written ?? defaultSingle(type, other);
      if (entry === undefined) throw new MissingSingleError(type);
      return entry;
    },
    isTranslated: (type, key, other) => index(other)[type].has(key),
    history: (key) => histories?.indicators[key],
    histories: () => histories,
  };
  return content;
}
