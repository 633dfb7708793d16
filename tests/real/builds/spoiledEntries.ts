/** Which entries are spoiled, and what must become of them. */
import { defaultLocale } from '@/content-types/locales';
import type { ContentName, EntryMeta } from '@/content-types/registry';
import { contentType } from '@/content-types/registry';
import { entryPath, keyAt } from '@/content-types/routes';
import type { SourceRecord } from '@/lib/content/readSource';
import type { Problem } from '@/lib/faults/problem';
import { populatableNames } from '@/lib/cms/populate';
import type { SnapshotEntry } from '@/lib/content/snapshot';
import { replaceValues } from '@/lib/content/visit';
import { localizedPath, splitPath } from '@/lib/i18n/paths';
import type { NastyValue } from '../../fixtures/nastyValues';
import { placesOf, wholeRecords, withValue } from '../../support/nastyEntries';
import type { FieldPlace } from '../../support/nastyEntries';
import { chooseBy } from '../../support/random';
import type { Random } from '../../support/random';
import { headingOf } from './builtSite';
import type { BuiltSite } from './builtSite';

export interface SpoiledEntry {
  readonly place: FieldPlace;
  readonly value: NastyValue;
}

/** What decides when an entry is on the site: with it, an entry goes as it should, and nobody is told. */
const timing: ReadonlySet<string> = new Set(['publish_at', 'unpublish_at', 'release']);

/** Whether the value of the record counts. In which entry a translation belongs is no matter of one field. */
function isOwn({ type, path: [name = ''], record: { locale } }: FieldPlace): boolean {
  const definition = contentType(type);
  const isKey = definition.kind === 'collection' && name === definition.key;
  return !timing.has(String(name)) && (locale === defaultLocale || !isKey);
}

/** So many of the entries of a site, each in one field. */
const share = 0.4;

/** Whether JSON can be made of it here: some are nested too deep. */
function canBeSent({ make }: NastyValue): boolean {
  try {
    return JSON.stringify([make()]).length > 0;
  } catch {
    return false;
  }
}

/** A field that is asked for and not delivered is a fault of the whole type, which stops the build: B2.5. */
function isDelivered({ type, path: [name = '', ...deeper] }: FieldPlace, { name: value }: NastyValue): boolean {
  return deeper.length > 0 || value !== 'missing' || !populatableNames(contentType(type)).includes(String(name));
}

/** Entries of all types and languages with one nasty value each, at any depth; `spared` types stay as they are. */
export function spoilMany(random: Random, spared: readonly ContentName[] = []): readonly SpoiledEntry[] {
  const choose = chooseBy(random);
  return wholeRecords
    .filter(({ type }) => !spared.includes(type) && random() < share)
    .map((source) => {
      const place = choose(placesOf(source).filter(isOwn));
      return { place, value: choose(place.values.filter((value) => canBeSent(value) && isDelivered(place, value))) };
    });
}

/** What the CMS sends of them. */
export function recordsWith(spoiled: readonly SpoiledEntry[]): readonly SourceRecord[] {
  return spoiled.map(({ place, value }) => withValue(place, value));
}

function isOf({ place: { type, record } }: SpoiledEntry, meta: EntryMeta): boolean {
  return meta.type === type && meta.locale === record.locale && meta.record === String(record.record.id);
}

function keyOf({ type, record }: SourceRecord): unknown {
  const definition = contentType(type);
  return definition.kind === 'collection' ? record.attributes[definition.key] : type;
}

/** The record of the same entry in German, which has the fields that all languages share. */
function germanOf({ place: { record: source } }: SpoiledEntry): SourceRecord | undefined {
  const isGerman = (one: SourceRecord): boolean => one.type === source.type && one.locale === defaultLocale;
  return wholeRecords.find((one) => isGerman(one) && keyOf(one) === keyOf(source));
}

function isAbout({ type, locale, record }: SourceRecord, problem: Problem): boolean {
  if (problem.type !== type || problem.locale !== locale) return false;
  return contentType(type).kind === 'single' || problem.editAddress?.includes(`/${record.id}?`) === true;
}

/** The problem is told at the field, or at the entry as a whole; or at another field of the German entry, which goes first. */
function isTold(spoiled: SpoiledEntry, problem: Problem): boolean {
  const { path, record } = spoiled.place;
  const german = germanOf(spoiled);
  if (german !== undefined && german !== record && isAbout(german, problem)) return true;
  return isAbout(record, problem) && (problem.field === '' || problem.field.split('.')[0] === path[0]);
}

function nameOf({ place: { type, path, record }, value }: SpoiledEntry): string {
  return `${type} ${record.record.id} (${record.locale}), ${path.join('.')}: ${value.name}`;
}

function entryIn({ content }: BuiltSite, spoiled: SpoiledEntry): SnapshotEntry | undefined {
  return content.entries.find(({ meta }) => isOf(spoiled, meta));
}

/** Spoiled entries that are neither on the site as they were sent, nor named in the report with their field. */
export function untold(spoiled: readonly SpoiledEntry[], site: BuiltSite): readonly string[] {
  return spoiled
    .filter((one) => {
      const shown = entryIn(site, one);
      const isAsSent = shown !== undefined && shown.stale !== true;
      return !isAsSent && !site.problems.some((problem) => isTold(one, problem));
    })
    .map(nameOf);
}

/** `type key` of German entries that were sent with another key: their translations and what refers to them lose them. */
function renamedIn(spoiled: readonly SpoiledEntry[], site: BuiltSite): ReadonlySet<string> {
  const renamed = spoiled.filter((one) => {
    const shown = entryIn(site, one);
    return shown !== undefined && shown.stale !== true && shown.meta.key !== keyOf(one.place.record);
  });
  return new Set(renamed.map(nameOfEntry));
}

function nameOfEntry({ place: { record } }: SpoiledEntry): string {
  return `${record.type} ${String(keyOf(record))}`;
}

/** What an entry says, as text, without its references to these. */
function textWithout(gone: ReadonlySet<string>, entry: SnapshotEntry | undefined): string | undefined {
  if (entry === undefined) return undefined;
  const kept = replaceValues(contentType(entry.meta.type).fields, entry.values, '', {
    reference: (reference) => (gone.has(`${reference.type} ${reference.key}`) ? null : reference),
  });
  return JSON.stringify(kept);
}

/** Spoiled entries that are neither on the site as they were sent nor as they were before. */
export function lost(spoiled: readonly SpoiledEntry[], site: BuiltSite, before: BuiltSite): readonly string[] {
  const gone = renamedIn(spoiled, site);
  return spoiled
    .filter((one) => one.place.record.locale === defaultLocale || !gone.has(nameOfEntry(one)))
    .filter((one) => {
      const [shown, earlier] = [entryIn(site, one), entryIn(before, one)];
      const isAsBefore = textWithout(gone, shown) === textWithout(gone, earlier);
      return shown === undefined || (shown.stale === true && !isAsBefore);
    })
    .map(nameOf);
}

function pageOf(type: ContentName, key: string): string | undefined {
  const definition = contentType(type);
  return definition.kind === 'collection' ? definition.address?.(key) : undefined;
}

/** Without language, of the entry's own page where the page is made for frames. */
function pathOf(page: string): string {
  const { path } = splitPath(page.split('/').filter((segment) => segment !== ''));
  const embedded = keyAt('embed', path);
  return embedded === undefined ? path : entryPath('indicator', embedded);
}

/** Pages that were there before and are gone, but those of spoiled entries, and of entries that are named as a whole. */
export function missingPages(spoiled: readonly SpoiledEntry[], site: BuiltSite, before: BuiltSite): readonly string[] {
  const excused = new Set([
    ...spoiled.map((one) => entryIn(before, one)?.meta).map((meta) => meta && pageOf(meta.type, meta.key)),
    ...site.problems.filter(({ field }) => field === '').map(({ type, key }) => pageOf(type, key)),
  ]);
  const isExcused = (page: string): boolean =>
    [...excused].some((path) => path !== undefined && (page === path || page.startsWith(`${path}/`)));
  return [...before.pages.keys()].filter((page) => !site.pages.has(page) && !isExcused(pathOf(page)));
}

/** Pages of entries that are as they were before, and that show something else. */
export function changedPages(site: BuiltSite, before: BuiltSite): readonly string[] {
  return site.content.entries
    .filter(({ stale }) => stale === true)
    .flatMap(({ meta }) => {
      const path = pageOf(meta.type, meta.key);
      const page = path === undefined || path.includes('#') ? undefined : localizedPath(meta.locale, path);
      const isSame = page === undefined || headingOf(site.pages.get(page)) === headingOf(before.pages.get(page));
      return isSame ? [] : [page];
    });
}
