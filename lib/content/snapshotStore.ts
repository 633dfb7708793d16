/**
 * The snapshot on disk: one file per language and type, and a manifest. Written next to the old one, then swapped. Snapshots
 * share unchanged files by hard links, so a file must be replaced, never written into.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentNames } from '@/content-types/registry';
import { locales } from '@/content-types/locales';
import { listFiles } from '@/lib/shared/files';
import { ParsedFileCache } from '@/lib/shared/parsedFileCache';
import { linkFile, linkFolder } from '@/lib/shared/hardLinks';
import { memoize } from '@/lib/shared/browser/memoize';
import type { DataHistories } from './dataHistory';
import { MissingSnapshotError } from './contentErrors';
import { mediaAddress } from './files/mediaAddress';
import { backupFolder, ignoreMissing, replaceFolders, restoreFolders } from '@/lib/shared/replaceFolders';
import type { Snapshot, SnapshotEntry } from './snapshot';

interface Manifest extends Pick<Snapshot, 'source' | 'asOf' | 'problems'> {
  readonly format: number;
  /** Missing in older snapshots. */
  readonly nextRelease?: string | null;
}

/** Raised when the form of the files changes; an older snapshot then counts as absent. */
const format = 2;

/** Written last. */
const manifestFile = 'manifest.json';

/** Added by the build, which knows the previous site. */
const historiesFile = 'histories.json';

/** The folder of files inside a snapshot folder. */
export function mediaDirectoryOf(directory: string): string {
  return path.join(/* turbopackIgnore: true */ directory, 'media');
}

export function entriesFile(directory: string, locale: string, type: string): string {
  return path.join(/* turbopackIgnore: true */ directory, locale, `${type}.json`);
}

const lineOf = memoize((entry: SnapshotEntry) => JSON.stringify(entry));

/** Writes an entry per line: fast, and easy to compare. Returns the texts of the files. */
async function writeEntries(directory: string, entries: readonly SnapshotEntry[]): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const locale of locales) {
    await mkdir(path.join(directory, locale), { recursive: true });
    for (const name of contentNames) {
      const own = entries.filter(({ meta }) => meta.locale === locale && meta.type === name);
      const text = `[\n${own.map(lineOf).join(',\n')}\n]\n`;
      await writeFile(entriesFile(directory, locale, name), text);
      texts.push(text);
    }
  }
  return texts;
}

/** Matches a text of an entry that consists of the address of a file. */
const fileAddress = new RegExp(`"${mediaAddress(String.raw`([^"\\]+)`)}"`, 'g');

/** Removes files that only earlier snapshots used, which would pile up. */
async function removeUnusedFiles(directory: string, entries: readonly string[]): Promise<void> {
  const used = new Set(entries.flatMap((text) => [...text.matchAll(fileAddress)].map(([, name]) => name)));
  const unused = listFiles(mediaDirectoryOf(directory)).filter((file) => !used.has(file));
  await Promise.all(unused.map((file) => rm(path.join(mediaDirectoryOf(directory), file))));
}

/**
 * Completes the snapshot in `draftDirectory` (which already holds the files) and replaces `directory` with it.
 * If interrupted at any point, there is one complete snapshot: the old one, or the new one.
 */
export async function storeSnapshot(snapshot: Snapshot, draftDirectory: string, directory: string): Promise<void> {
  await removeUnusedFiles(draftDirectory, await writeEntries(draftDirectory, snapshot.entries));
  const { source, asOf, nextRelease } = snapshot;
  // Problems of waiting entries must not be in a file of the snapshot.
  const problems = snapshot.problems.filter(({ awaited }) => awaited !== true);
  const manifest: Manifest = { format, source, asOf, nextRelease, problems };
  await writeFile(path.join(draftDirectory, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`);
  await replaceFolders([{ candidate: draftDirectory, target: directory }]);
}

/** Stores the data histories in the snapshot in `directory`, replacing earlier ones. */
export async function storeHistories(directory: string, histories: DataHistories): Promise<void> {
  const file = path.join(directory, historiesFile);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(histories));
}

/** The stored data histories; undefined if there are none. */
export function loadHistories(directory: string): Promise<DataHistories | undefined> {
  return readIfThere(path.join(directory, historiesFile));
}

/** Replaces the folder `copy` with hard links to the snapshot in `directory`. */
export async function linkSnapshot(directory: string, copy: string): Promise<void> {
  const draft = draftDirectoryOf(copy);
  await rm(draft, { recursive: true, force: true });
  linkFolder(directory, draft);
  await replaceFolders([{ candidate: draft, target: copy }]);
}

/** Hard-links the snapshot in `directory` into a new folder, with its data histories, but without the files of the content. */
export function linkEntryFiles(directory: string, folder: string): void {
  for (const locale of locales) linkFolder(path.join(directory, locale), path.join(folder, locale));
  for (const file of [manifestFile, historiesFile])
    linkFile(
      path.join(/* turbopackIgnore: true */ directory, file),
      path.join(/* turbopackIgnore: true */ folder, file),
    );
}

function draftDirectoryOf(directory: string): string {
  return `${directory}.next`;
}

/** Makes a folder for the next snapshot, with only the files of the current one, which last good versions may need. */
export async function prepareSnapshotDraft(directory: string): Promise<string> {
  await restoreFolders([directory]);
  const draft = draftDirectoryOf(directory);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  linkFolder(mediaDirectoryOf(directory), mediaDirectoryOf(draft));
  return draft;
}

/** Reads a file that this module wrote. */
export async function readOwnJson<Value>(file: string): Promise<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- own file, written from values of this type
  return JSON.parse(await readFile(file, 'utf8'));
}

async function readIfThere<Value>(file: string): Promise<Value | undefined> {
  try {
    return await readOwnJson<Value>(file);
  } catch (error) {
    ignoreMissing(error);
    return undefined;
  }
}

async function readEntries(directory: string, manifest: Manifest): Promise<Snapshot> {
  const files = locales.flatMap((locale) => contentNames.map((name) => entriesFile(directory, locale, name)));
  // A content type that is newer than the snapshot has no file in it.
  const lists = await Promise.all(files.map((file) => readIfThere<readonly SnapshotEntry[]>(file)));
  const { source, asOf, nextRelease = null } = manifest;
  // Problems in older snapshots have no code.
  const problems = manifest.problems.filter((problem) => 'code' in problem);
  return { source, asOf, nextRelease, entries: lists.flatMap((list) => list ?? []), problems };
}

/** The stored snapshot, or undefined if there is none in the current format. */
export async function loadSnapshot(directory: string): Promise<Snapshot | undefined> {
  // An interrupted swap leaves the earlier snapshot under another name.
  for (const candidate of [directory, backupFolder(directory)]) {
    const manifest = await readIfThere<Manifest>(path.join(candidate, manifestFile));
    if (manifest?.format === format) return readEntries(candidate, manifest);
  }
  return undefined;
}

/** Snapshots that a process has read or written; hard-linked copies are read once. */
export class SnapshotCache {
  readonly #files = new ParsedFileCache<Snapshot | undefined>();

  load(directory: string): Promise<Snapshot | undefined> {
    return this.#files.get(path.join(directory, manifestFile), () => loadSnapshot(directory));
  }

  /** Caches a snapshot that was just put into the directory. */
  keep(directory: string, snapshot: Snapshot): Promise<void> {
    return this.#files.put(path.join(directory, manifestFile), snapshot);
  }
}

/** The stored snapshot with its data histories. Throws MissingSnapshotError if there is none in the current format. */
export async function requireSnapshot(directory: string): Promise<Snapshot> {
  const snapshot = await loadSnapshot(directory);
  if (snapshot === undefined) throw new MissingSnapshotError(directory);
  return { ...snapshot, histories: await loadHistories(directory) };
}
