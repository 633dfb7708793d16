/** What editors do, at random: each edit makes another snapshot of one. */
import { contentNames, contentType, isCollectionName } from '@/content-types/registry';
import type { EntryMeta } from '@/content-types/registry';
import type { Storage } from '@/content-types/definition';
import { linkEntries } from '@/lib/content/link';
import type { Snapshot, SnapshotEntry } from '@/lib/content/snapshot';
import { replaceValues } from '@/lib/content/visit';
import type { Choose } from '../../support/random';

type Edit = (entries: readonly SnapshotEntry[], choose: Choose) => readonly SnapshotEntry[];

function isSame(left: EntryMeta, right: EntryMeta): boolean {
  return left.type === right.type && left.key === right.key;
}

function replaced(
  entries: readonly SnapshotEntry[],
  old: SnapshotEntry,
  values: Readonly<Record<string, unknown>>,
): readonly SnapshotEntry[] {
  return entries.map((entry) => (entry === old ? { ...entry, values: { ...entry.values, ...values } } : entry));
}

interface FieldOf {
  readonly entry: SnapshotEntry;
  readonly name: string;
  readonly value: unknown;
}

/** The filled fields of a kind, the addresses left out. */
function fieldsOf(entries: readonly SnapshotEntry[], kinds: readonly Storage['type'][]): readonly FieldOf[] {
  return entries.flatMap((entry) => {
    const type = contentType(entry.meta.type);
    return Object.entries(type.fields).flatMap(([name, { storage }]): readonly FieldOf[] => {
      const value = entry.values[name];
      const isKey = type.kind === 'collection' && type.key === name;
      return kinds.includes(storage.type) && value !== null && value !== undefined && !isKey
        ? [{ entry, name, value }]
        : [];
    });
  });
}

/** Types are chosen first: otherwise nearly all edits would be of indicators. */
function someType(entries: readonly SnapshotEntry[], choose: Choose): readonly SnapshotEntry[] {
  const types = contentNames.filter((name) => entries.some(({ meta }) => meta.type === name));
  const type = choose(types);
  return entries.filter(({ meta }) => meta.type === type);
}

function collections(entries: readonly SnapshotEntry[]): readonly SnapshotEntry[] {
  return entries.filter(({ meta }) => isCollectionName(meta.type) && meta.locale === 'de');
}

/** A new address that the type allows. */
function otherKey(key: string): string {
  return /^\d+$/.test(key) ? `9${key}` : `${key}-neu`;
}

function withKey(entry: SnapshotEntry, key: string): SnapshotEntry {
  const type = contentType(entry.meta.type);
  const named = type.kind === 'collection' ? { [type.key]: /^\d+$/.test(key) ? Number(key) : key } : {};
  return { ...entry, meta: { ...entry.meta, key }, values: { ...entry.values, ...named } };
}

export const edits = {
  text(entries, choose) {
    const { entry, name, value } = choose(fieldsOf(someType(entries, choose), ['string', 'text', 'richtext']));
    return replaced(entries, entry, { [name]: `${String(value)} neu` });
  },
  textOfIndicator(entries, choose) {
    const indicators = entries.filter(
      ({ meta, values }) => meta.type === 'products' && meta.locale === 'de' && values['produkt'] === 'Indikator',
    );
    return replaced(entries, choose(indicators), { erlaeuterungen: 'Neu.', description: 'Neu.' });
  },
  anyText(entries, choose) {
    const withText = [...new Set(fieldsOf(entries, ['richtext']).map(({ entry }) => entry))];
    const chosen = choose(someType(withText, choose));
    const values = replaceValues(contentType(chosen.meta.type).fields, chosen.values, '', {
      text: (text) => `${text} Neu.`,
      richText: (text) => `${text} Neu.`,
    });
    return replaced(entries, chosen, values ?? {});
  },
  address(entries, choose) {
    const { meta } = choose(collections(entries));
    return entries.map((entry) => (isSame(entry.meta, meta) ? withKey(entry, otherKey(meta.key)) : entry));
  },
  deletion(entries, choose) {
    const { meta } = choose(collections(entries));
    return entries.filter((entry) => !isSame(entry.meta, meta));
  },
  newEntry(entries, choose) {
    const model = choose(collections(someCollection(entries, choose)));
    return [...entries, withKey(model, otherKey(model.meta.key))];
  },
  newLanguage(entries, choose) {
    const isUntranslated = ({ meta }: SnapshotEntry): boolean =>
      meta.locale === 'de' && !entries.some((other) => isSame(other.meta, meta) && other.meta.locale === 'fr');
    const model = choose(entries.filter(isUntranslated));
    const locale = choose(['fr', 'ls'] as const);
    const others = entries.filter(({ meta }) => !isSame(meta, model.meta) || meta.locale !== locale);
    return [...others, { ...model, meta: { ...model.meta, locale } }];
  },
  lostLanguage(entries, choose) {
    const chosen = choose(entries.filter(({ meta }) => meta.locale !== 'de'));
    return entries.filter((entry) => entry !== chosen);
  },
  relation(entries, choose) {
    const hasSome = ({ value }: FieldOf): boolean => Array.isArray(value) && value.length > 0;
    const related = [
      ...new Set(fieldsOf(entries, ['relation']).flatMap((field) => (hasSome(field) ? [field.entry] : []))),
    ];
    const { entry, name, value } = choose(fieldsOf(someType(related, choose), ['relation']).filter(hasSome));
    return replaced(entries, entry, { [name]: Array.isArray(value) ? value.slice(1) : [] });
  },
  order(entries, choose) {
    const ordered = collections(entries).filter(
      ({ meta }, index, all) => all.findIndex((other) => other.meta.type === meta.type) !== index,
    );
    const { type } = choose(ordered).meta;
    return [
      ...entries.filter(({ meta }) => meta.type !== type),
      ...entries.filter(({ meta }) => meta.type === type).toReversed(),
    ];
  },
  menu(entries, choose) {
    const links = entries.filter(({ meta }) => meta.type === 'header-links' && meta.locale === 'de');
    return replaced(entries, choose(links), { label: 'Neu' });
  },
  image(entries, choose) {
    const { entry } = choose(fieldsOf(entries, ['component']).filter(({ name }) => name === 'image'));
    const values = replaceValues(contentType(entry.meta.type).fields, entry.values, '', {
      media: (media) => ({ ...media, url: media.url.replace(/(\.\w+)$/, '-neu$1') }),
    });
    return replaced(entries, entry, values ?? {});
  },
  timeOfChange(entries, choose) {
    const chosen = choose(someType(entries, choose));
    const meta = { ...chosen.meta, updatedAt: '2026-10-01T00:00:00.000Z' };
    return entries.map((entry) => (entry === chosen ? { ...entry, meta } : entry));
  },
} satisfies Readonly<Record<string, Edit>>;

function someCollection(entries: readonly SnapshotEntry[], choose: Choose): readonly SnapshotEntry[] {
  return someType(collections(entries), choose);
}

export type EditName = keyof typeof edits;

export function isEditName(name: string): name is EditName {
  return name in edits;
}

/** The snapshot after an edit, without references to what is gone. */
export function edited(snapshot: Snapshot, name: EditName, choose: Choose): Snapshot {
  const { entries } = linkEntries(edits[name](snapshot.entries, choose));
  return { ...snapshot, entries: entries.map((entry) => ({ ...entry, hash: '' })) };
}
