/** A small site in which every field is filled in somewhere, and what of its files differs when a record does. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { siteAddresses } from './sitePages';
import { blockExamples } from '@/content-types/blocks/blockExamples';
import type { BlockInput } from '@/content-types/blocks/blockTypes';
import { defaultLocale } from '@/content-types/locales';
import { contentNames, contentType, isCollectionName } from '@/content-types/registry';
import type { ContentName, SampleContent } from '@/content-types/registry';
import { indicatorFiles, keysWithFiles } from '@/lib/open-data/indicatorFiles';
import { changedDependencies, dependentPages } from '@/lib/content/changedDependencies';
import { checkRecords } from '@/lib/content/check';
import { CheckCache } from '@/lib/content/checkCache';
import { createContents } from '@/lib/content/content';
import { contentHash } from '@/lib/shared/contentHash';
import { memoize } from '@/lib/shared/browser/memoize';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { attachData } from '@/lib/content/data/attachData';
import { attachGeometry } from '@/lib/content/data/attachGeometry';
import { mediaAddress } from '@/lib/content/files/mediaAddress';
import { linkEntries } from '@/lib/content/linkEntries';
import { sortEntries } from '@/lib/content/order';
import type { Dependency } from '@/lib/content/dependencies';
import type { Snapshot, SnapshotEntry } from '@/lib/content/snapshot';
import type { SourceRecord } from '@/lib/content/readSource';
import type { MediaFile } from '@/lib/cms/sample-cms/mediaLibrary';
import { siteDocuments } from '@/lib/search-index/siteDocuments';
import type { Contents } from '@/lib/site/contents';
import { dataTable, fieldSite, mapFile, tableFile } from '../fixtures/fieldSite';
import { tinySiteTranslations } from '../fixtures/tinySite';
import { withAllParts } from './fieldSpots';
import type { Targets } from './fieldValues';
import { listOfRedirects, renderAddress } from './renderSite';
import type { Rendered } from './renderSite';
import { recordsOf, tinyMedia } from './site';

/** Of files that are more than pictures: data of indicators are read from them. */
const filesFolder = mkdtempSync(path.join(tmpdir(), 'fields-'));

afterAll(() => rmSync(filesFolder, { recursive: true }));

let files = 0;

function newFile(allowed: 'images' | 'files', field?: string): MediaFile {
  files += 1;
  const isMap = field === 'geometry_file';
  const name = `${String(files).padStart(16, '0')}.${allowed === 'images' ? 'jpg' : isMap ? 'geojson' : 'csv'}`;
  if (allowed === 'files') writeFileSync(path.join(filesFolder, name), isMap ? mapFile(files) : dataTable(files));
  const mime = isMap ? 'application/geo+json' : 'text/csv';
  const kind = allowed === 'images' ? { mime: 'image/jpeg', width: 2400, height: 1800 } : { mime };
  return { id: files, attributes: { name, url: mediaAddress(name), width: null, height: null, ...kind } };
}

function withBlock(block: BlockInput, number: number): SampleContent['articles'][number] {
  return {
    shared: { slug: `kasten-${block.kind}-${number}`, publication_date: '2020-01-01', display_themes: ['wohnen'] },
    text: { title: `Kasten ${block.kind} ${number}`, lead: 'Ein Kasten.', content: [block] },
    updated: '2026-08-01T00:00:00.000Z',
  };
}

const content: SampleContent = {
  ...fieldSite,
  articles: [...fieldSite.articles, ...Object.values(blockExamples).flatMap((examples) => examples.map(withBlock))],
};

const media = new Map([...tinyMedia, [tableFile, newFile('files')]]);

const written = recordsOf({ content, translations: tinySiteTranslations, media });

export const targets: Targets = {
  newFile,
  keysOf: (collection) => {
    const type = isCollectionName(collection) ? contentType(collection) : undefined;
    if (type?.kind !== 'collection') return [];
    const own = written.filter((source) => source.type === collection && source.locale === defaultLocale);
    return own.map(({ record }) => record.attributes[type.key]);
  },
};

function richest(type: ContentName): SourceRecord | undefined {
  const own = written.filter((source) => source.type === type && source.locale === defaultLocale);
  const length = ({ record }: SourceRecord): number => JSON.stringify(record.attributes).length;
  return own.toSorted((left, right) => length(right) - length(left))[0];
}

/** Read in Leichte Sprache too, and checked by readers. */
function inEasyLanguage({ record, ...source }: SourceRecord): SourceRecord {
  const attributes = { ...record.attributes, ls_checked_by: 'Lesegruppe', ls_checked_at: '2026-01-01' };
  return { ...source, locale: 'ls', record: { ...record, attributes } };
}

/** One entry of each type has all its parts, in German and in Leichte Sprache. */
const whole = contentNames.flatMap((type) => richest(type) ?? []).map((source) => withAllParts(source, targets));

function keyOf({ type, record }: SourceRecord): unknown {
  const definition = contentType(type);
  return definition.kind === 'collection' ? record.attributes[definition.key] : type;
}

/** The records with these in the place of those that are the same entry in the same language. */
function withRecords(records: readonly SourceRecord[], made: readonly SourceRecord[]): readonly SourceRecord[] {
  const identity = (source: SourceRecord): string => `${source.type} ${source.locale} ${String(keyOf(source))}`;
  const own = new Map(made.map((source) => [identity(source), source]));
  return [...own.values(), ...records.filter((source) => !own.has(identity(source)))];
}

/** The examples with all parts stand first. */
export const records = withRecords(written, [...whole, ...whole.map(inEasyLanguage)]);

const asOf = '2026-09-01T00:00:00.000Z';

const memory = new CheckCache();

/** Always the same object for the same entry: what others have made of it can be kept. */
const hashed = memoize((entry: CheckedEntry): SnapshotEntry => ({ ...entry, hash: contentHash(entry.values) }));

/** The site of these records; undefined if one of them is refused. */
async function snapshotOf(sources: readonly SourceRecord[]): Promise<Snapshot | undefined> {
  const { entries: checked, invalid, problems, nextRelease } = checkRecords(sources, { asOf, drafts: false }, memory);
  if (invalid.length > 0) return undefined;
  const data = await attachData(checked, filesFolder);
  const { entries, waiting } = await attachGeometry(data.entries, filesFolder);
  if (data.waiting.length > 0 || waiting.length > 0) return undefined;
  const linked = linkEntries(sortEntries(entries)).entries.map(hashed);
  return { source: { cmsUrl: null, drafts: false }, asOf, nextRelease, entries: linked, problems };
}

/** In German and Leichte Sprache. */
function pagesOf(contents: Contents): readonly string[] {
  const shown = siteAddresses(contents).filter(({ locale }) => locale === 'de' || locale === 'ls');
  return shown.map(({ localizedPath }) => localizedPath);
}

/** The pages, and the files beside them. */
function filesOf(contents: Contents): readonly string[] {
  const data = keysWithFiles(contents).flatMap((key) => indicatorFiles(contents, key));
  const files = data.map(({ address }) => address);
  return [...pagesOf(contents), ...files, '/search/de.json', '/search/ls.json', listOfRedirects];
}

function documentsOf(snapshot: Snapshot): string {
  return JSON.stringify([...siteDocuments(snapshot).values()]);
}

/** The site as it was built from the records, against which others are compared. */
export interface BuiltSite {
  readonly snapshot: Snapshot;
  readonly rendered: ReadonlyMap<string, Rendered>;
  readonly reads: ReadonlyMap<string, readonly Dependency[]>;
  /** The kind of each page, by its address. */
  readonly kinds: ReadonlyMap<string, string>;
  readonly documents: string;
}

export async function buildSite(): Promise<BuiltSite> {
  const { problems } = checkRecords(records, { asOf, drafts: false });
  const snapshot = await snapshotOf(records);
  if (snapshot === undefined) throw new Error(JSON.stringify(problems, null, 1));
  const contents = createContents(snapshot);
  const rendered = new Map<string, Rendered>();
  for (const file of filesOf(contents)) rendered.set(file, await renderAddress(contents, file));
  const reads = new Map([...rendered].map(([file, { dependencies }]) => [file, dependencies]));
  const kinds = new Map(siteAddresses(contents).map(({ page, localizedPath }) => [localizedPath, page.name]));
  return { snapshot, rendered, reads, kinds, documents: documentsOf(snapshot) };
}

/** The first file of each kind. */
function firstOfEachKind({ kinds }: BuiltSite, files: readonly string[]): readonly string[] {
  return [...new Map(files.toReversed().map((file) => [kinds.get(file) ?? path.extname(file), file])).values()];
}

/** The first file that one list has and the other has not. */
function firstDifference(files: readonly string[], others: readonly string[]): string | undefined {
  const [own, foreign] = [new Set(files), new Set(others)];
  return files.find((file) => !foreign.has(file)) ?? others.find((file) => !own.has(file));
}

/** Which files are compared that read what has changed: all, or one of each kind. */
export type Reach = 'examples' | 'all';

/**
 * A file of the site that is different, new or gone when this record replaces its earlier form; undefined
 * if all are the same, or if the record is refused.
 */
export async function changedFile(
  before: BuiltSite,
  earlier: SourceRecord,
  later: SourceRecord,
  reach: Reach,
): Promise<string | undefined> {
  const after = await snapshotOf(records.map((source) => (source === earlier ? later : source)));
  if (after === undefined) return undefined;
  const contents = createContents(after);
  const firstChanged = async (files: readonly string[]): Promise<string | undefined> => {
    for (const file of files) {
      const { html } = await renderAddress(contents, file);
      if (html !== before.rendered.get(file)?.html) return file;
    }
    return undefined;
  };
  const pages = pagesOf(contents);
  // Its own page shows most of an entry.
  const own = pages.filter((file) => file.endsWith(`/${String(keyOf(earlier))}`));
  const shown = await firstChanged(own);
  if (shown !== undefined) return shown;
  const changed = changedDependencies(before.snapshot, after);
  if (changed.size === 0) return undefined;
  const touched = dependentPages(before.reads, changed).filter((file) => !own.includes(file));
  const compared = reach === 'all' ? touched : firstOfEachKind(before, touched);
  const isPage = (file: string): boolean => before.kinds.has(file);
  const known = [...before.rendered.keys()];
  return (
    firstDifference(pages, known.filter(isPage)) ??
    (await firstChanged(compared.filter(isPage))) ??
    // Whether there is a file says its content, which takes longer than all else.
    firstDifference(filesOf(contents), known) ??
    (await firstChanged(compared.filter((file) => !isPage(file)))) ??
    (documentsOf(after) === before.documents ? undefined : 'search documents')
  );
}
