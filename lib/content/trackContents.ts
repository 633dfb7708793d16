/** Content that records what a page reads: see `dependencies.ts`. */
import type { Locale } from '@/content-types/locales';
import type { CollectionName, ContentName, Entry } from '@/content-types/registry';
import type { Content } from './content';
import { historiesDependency, historyDependency, viewDependency } from './dependencies';
import type { DependencyRecorder } from './dependencies';

const notedMeta: ReadonlySet<string | symbol> = new Set(['locale', 'updatedAt']);

/** A proxy of the entry that notes each field the first time it is read. */
function trackEntry<Name extends ContentName>(entry: Entry<Name>, note: (field: string) => void): Entry<Name> {
  const noted = new Set<string>();
  const noteOnce = (field: string): void => {
    if (noted.has(field)) return;
    noted.add(field);
    note(field);
  };
  const meta = new Proxy(entry.meta, {
    get(target, name): unknown {
      if (notedMeta.has(name)) noteOnce(`meta.${String(name)}`);
      return Reflect.get(target, name);
    },
  });
  return new Proxy(entry, {
    get(target, name): unknown {
      if (name === 'meta') return meta;
      if (typeof name === 'string') noteOnce(name);
      return Reflect.get(target, name);
    },
  });
}

/** Tracks entries: always the same proxy for an entry, because pages compare them. */
function entryTracker(
  locale: Locale,
  reads: DependencyRecorder,
): <Name extends ContentName>(entry: Entry<Name>) => Entry<Name> {
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

/** Lists are cached: pages read the same ones repeatedly. */
function trackLists(base: Content, reads: DependencyRecorder, track: Track): Content['all'] {
  const lists = new Map<ContentName, unknown>();
  return <Name extends CollectionName>(type: Name): readonly Entry<Name>[] => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- made for this very type
    const list = (lists.get(type) ?? base.all(type).map(track)) as readonly Entry<Name>[];
    lists.set(type, list);
    reads.note(type);
    return list;
  };
}

function trackLookUps(
  base: Content,
  reads: DependencyRecorder,
  track: Track,
): Pick<Content, 'find' | 'list' | 'view' | 'group' | 'get' | 'single'> {
  const { locale } = base;
  const noteExists = (type: ContentName, key: string): void => reads.noteField(locale, type, key, 'meta.exists');
  /** Pages in Leichte Sprache also depend on the language of an entry: they show what is written in it first, or only that. */
  const noteShown = (type: ContentName, key: string): void => {
    noteExists(type, key);
    if (locale === 'ls') reads.noteField(locale, type, key, 'meta.locale');
  };
  const find: Content['find'] = (type, key) => {
    noteExists(type, key);
    const entry = base.find(type, key);
    return entry && track(entry);
  };
  return {
    find,
    get: (reference) => (reference === null ? undefined : find(reference.type, reference.key)),
    list(references) {
      for (const { type, key } of references) noteShown(type, key);
      return base.list(references).map(track);
    },
    view(view, name) {
      reads.note(viewDependency(locale, view.name, name));
      return base.view(view, name);
    },
    group(view, name) {
      reads.note(viewDependency(locale, view.name, name));
      return base.group(view, name).map(track);
    },
    single(type) {
      noteShown(type, type);
      return track(base.single(type));
    },
  };
}

/** The content of one language; notes in `reads` what is read of it. */
function trackContent(base: Content, reads: DependencyRecorder, contents: (locale: Locale) => Content): Content {
  const track = entryTracker(base.locale, reads);
  return {
    locale: base.locale,
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
    getIn: (other, reference) => contents(other).get(reference),
    singleIn: (other, type) => contents(other).single(type),
    isTranslated(type, key, other) {
      reads.noteField(other, type, key, 'meta.exists');
      reads.noteField(other, type, key, 'meta.locale');
      return base.isTranslated(type, key, other);
    },
    history(key) {
      reads.note(historyDependency(key));
      return base.history(key);
    },
    histories() {
      reads.note(historiesDependency);
      return base.histories();
    },
  };
}

/** Returns the content by language; notes in `reads` what is read of it. */
export function trackContents(
  contents: (locale: Locale) => Content,
  reads: DependencyRecorder,
): (locale: Locale) => Content {
  const known = new Map<Locale, Content>();
  const tracked = (locale: Locale): Content => {
    const content = known.get(locale) ?? trackContent(contents(locale), reads, tracked);
    known.set(locale, content);
    return content;
  };
  return tracked;
}
