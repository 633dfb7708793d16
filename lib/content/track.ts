/** Content that notes what a page reads of it: see `reads.ts`. */
import type { Locale } from '@/content-types/locales';
import type { CollectionName, ContentName, Entry } from '@/content-types/registry';
import type { Reference } from '@/content-types/definition';
import { onceFor } from '@/lib/base/onceFor';
import type { Content, ContentTable } from './content';
import { historiesCell, Reads } from './reads';
import type { Cell } from './reads';

const notedMeta: ReadonlySet<string | symbol> = new Set(['locale', 'updatedAt']);

/** The same entry, but reading a field of it is noted. */
function trackEntry<Name extends ContentName>(entry: Entry<Name>, note: (field: string) => void): Entry<Name> {
  const meta = new Proxy(entry.meta, {
    get(target, name): unknown {
      if (notedMeta.has(name)) note(`meta.${String(name)}`);
      return Reflect.get(target, name);
    },
  });
  return new Proxy(entry, {
    get(target, name): unknown {
      if (name === 'meta') return meta;
      if (typeof name === 'string') note(name);
      return Reflect.get(target, name);
    },
  });
}

/** Gives out the tracked form of entries, always the same for the same entry: pages compare them. */
function entryTracker(locale: Locale, reads: Reads): <Name extends ContentName>(entry: Entry<Name>) => Entry<Name> {
  const tracked = new WeakMap<object, unknown>();
  return <Name extends ContentName>(entry: Entry<Name>): Entry<Name> => {
    const { type, key } = entry.meta;
    const known = tracked.get(entry) ?? trackEntry(entry, (field) => reads.noteField(locale, type, key, field));
    tracked.set(entry, known);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- made from this very entry
    return known as Entry<Name>;
  };
}

type Track = ReturnType<typeof entryTracker>;

/** Lists are made once: pages ask for the same ones again and again. */
function trackLists(base: Content, reads: Reads, track: Track): Content['all'] {
  const lists = new Map<ContentName, unknown>();
  return <Name extends CollectionName>(type: Name): readonly Entry<Name>[] => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- made for this very type
    const list = (lists.get(type) ?? base.all(type).map(track)) as readonly Entry<Name>[];
    lists.set(type, list);
    reads.noteList(type, list.length);
    return list;
  };
}

function trackLookUps(
  base: Content,
  reads: Reads,
  track: Track,
): Pick<Content, 'find' | 'list' | 'group' | 'value' | 'get' | 'single'> {
  const { locale } = base;
  const noteExists = (type: ContentName, key: string): void => reads.noteField(locale, type, key, 'meta.exists');
  return {
    find(type, key) {
      noteExists(type, key);
      const entry = base.find(type, key);
      return entry && track(entry);
    },
    list(references) {
      for (const { type, key } of references) {
        noteExists(type, key);
        // Leichte Sprache shows what is written in it first.
        if (locale === 'ls') reads.noteField(locale, type, key, 'meta.locale');
      }
      return base.list(references).map(track);
    },
    group(index, group) {
      reads.noteGroup(locale, index.name, group);
      return base.group(index, group).map(track);
    },
    value(table, name) {
      reads.noteGroup(locale, table.name, name);
      return base.value(table, name);
    },
    get(reference) {
      if (reference !== null) noteExists(reference.type, reference.key);
      const entry = base.get(reference);
      return entry && track(entry);
    },
    single(type) {
      noteExists(type, type);
      return track(base.single(type));
    },
  };
}

/** Looks up in other languages than that of the content; each entry is noted as their pages see it. */
function trackOthers(base: Content, reads: Reads): Content['getIn'] {
  const tracks = new Map<Locale, Track>();
  return (locale, reference) => {
    if (reference === null) return undefined;
    reads.noteField(locale, reference.type, reference.key, 'meta.exists');
    const track = tracks.get(locale) ?? entryTracker(locale, reads);
    tracks.set(locale, track);
    const entry = base.getIn(locale, reference);
    return entry && track(entry);
  };
}

/** The content of one language, noting what is read of it. */
function trackContent(base: Content, reads: Reads): Content {
  const track = entryTracker(base.locale, reads);
  return {
    locale: base.locale,
    tracking: { base, reads },
    get today() {
      reads.note('today');
      return base.today;
    },
    get year() {
      reads.note('year');
      return base.year;
    },
    all: trackLists(base, reads, track),
    ...trackLookUps(base, reads, track),
    getIn: trackOthers(base, reads),
    isTranslated(type, key, other) {
      reads.noteField(other, type, key, 'meta.exists');
      reads.noteField(other, type, key, 'meta.locale');
      return base.isTranslated(type, key, other);
    },
    history(key) {
      reads.noteHistory(key);
      return base.history(key);
    },
    histories() {
      reads.note(historiesCell);
      return base.histories();
    },
  };
}

/** The content of all languages, noting what is read of it. */
export function trackContents(contents: (locale: Locale) => Content, reads: Reads): (locale: Locale) => Content {
  const tracked = new Map<Locale, Content>();
  return (locale) => {
    const content = tracked.get(locale) ?? trackContent(contents(locale), reads);
    tracked.set(locale, content);
    return content;
  };
}

interface Derived<Value> {
  readonly value: Value;
  readonly cells: readonly Cell[];
}

/** What `compute` makes of a thing, once for as long as the thing lives, and what it has read for that. */
function computedOnce<Key extends object, Value>(
  compute: (key: Key, reads: Reads) => Value,
): (key: Key) => Derived<Value> {
  return onceFor((key: Key): Derived<Value> => {
    const own = new Reads();
    return { value: compute(key, own), cells: own.close() };
  });
}

/** The same; who asks for it counts as having read what it was made of. */
function derivedOnce<Key extends object, Value>(
  compute: (key: Key, reads: Reads) => Value,
): (key: Key, reads: Reads | undefined) => Value {
  const derive = computedOnce(compute);
  return (key, reads) => {
    const { value, cells } = derive(key);
    reads?.include(cells);
    return value;
  };
}

/** Content as it is, and who notes what is read of it. */
function untracked(content: Content): { readonly base: Content; readonly reads: Reads | undefined } {
  return content.tracking ?? { base: content, reads: undefined };
}

/**
 * A value that is made of content once for all pages; each page that asks for it counts as having read what it was made
 * of. It must hold no entries, only keys and texts: what a page then reads of them would be nobody's.
 */
export function derive<Value>(compute: (content: Content) => Value): (content: Content) => Value {
  const derived = derivedOnce((base: Content, own) => compute(trackContent(base, own)));
  return (content) => {
    const { base, reads } = untracked(content);
    return derived(base, reads);
  };
}

/**
 * The same of one entry, made once whatever the language of the content that asks for it; undefined if there is no such
 * entry.
 */
export function deriveOfEntry<Name extends CollectionName, Value>(
  compute: (entry: Entry<Name>) => Value,
): (content: Content, locale: Locale, reference: Reference<Name>) => Value | undefined {
  const derived = derivedOnce((entry: Entry<Name>, own) => compute(entryTracker(entry.meta.locale, own)(entry)));
  return (content, locale, reference) => {
    const { base, reads } = untracked(content);
    reads?.noteField(locale, reference.type, reference.key, 'meta.exists');
    const entry = base.getIn(locale, reference);
    return entry && derived(entry, reads);
  };
}

/** A value that several tables are made of, once for each content. It must hold no entries, as in `derive`. */
export type SharedValue<Value> = (base: Content) => Derived<Value>;

export function shareValue<Value>(compute: (content: Content) => Value): SharedValue<Value> {
  return computedOnce((base: Content, own) => compute(trackContent(base, own)));
}

/**
 * A table of values that are made of many entries. Other than with `derive`, a page depends on the values that it asks for, not on
 * what they are made of: builds compare them as JSON (`changes.ts`), so they hold nothing else.
 */
export function tableOf<Value, Item>(
  name: string,
  shared: SharedValue<Value>,
  itemsOf: (value: Value) => ReadonlyMap<string, Item>,
): ContentTable<Item> {
  const itemsIn = onceFor((base: Content) => itemsOf(shared(base).value));
  return { name, valuesIn: itemsIn, madeOf: (base) => shared(base).cells };
}
