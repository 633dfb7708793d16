/** Fetches the files that the content refers to, once per file, and stores them under their content hash. */
import { mkdir } from 'node:fs/promises';
import type { Media } from '@/content-types/definition';
import { contentType } from '@/content-types/registry';
import type { Cms } from '@/lib/cms/types';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { memoize } from '@/lib/shared/browser/memoize';
import type { Progress } from '@/lib/shared/progress';
import type { CheckedEntry } from '../checkedEntry';
import { FileOutageError, UndeliveredFileError } from '../contentErrors';
import { FileError } from '@/lib/data/files/fileErrors';
import type { FileUse } from '@/lib/data/files/fileErrors';
import { fetchFile } from '../fetchFile';
import { isSuddenLoss } from '../loss';
import { replaceValues } from '../visit';

/** All uses of files in an entry. */
const usesIn = memoize(({ meta, values }: CheckedEntry): readonly FileUse[] => {
  const uses: FileUse[] = [];
  replaceValues(contentType(meta.type).fields, values, '', {
    media(file, field) {
      uses.push({ file, meta, field });
      return file;
    },
  });
  return uses;
});

/** Each file once, with its first use. */
function filesOf(entries: readonly CheckedEntry[]): readonly FileUse[] {
  const uses = new Map<string, FileUse>();
  for (const use of entries.flatMap(usesIn)) if (!uses.has(use.file.url)) uses.set(use.file.url, use);
  return [...uses.values()];
}

interface Placed {
  /** The fetched files as JSON. */
  readonly files: string;
  readonly entry: CheckedEntry;
}

/** The last result for an entry. */
const lastPlaced = new WeakMap<CheckedEntry, Placed>();

/** The entry with the site's own addresses of files; the same object as last time if the files are the same. */
function placeFiles(checked: CheckedEntry, fetched: ReadonlyMap<string, Media>): CheckedEntry {
  const files = JSON.stringify(usesIn(checked).map(({ file }) => fetched.get(file.url)));
  const last = lastPlaced.get(checked);
  if (last?.files === files) return last.entry;
  const { meta, values } = checked;
  const media = (file: Media): Media | null => fetched.get(file.url) ?? null;
  const entry = { meta, values: replaceValues(contentType(meta.type).fields, values, '', { media }) ?? values };
  lastPlaced.set(checked, { files, entry });
  return entry;
}

/** A file that cannot be shown, and one of the fields that use it. */
export interface FileFault extends FileUse {
  readonly error: FileError;
}

export interface CollectedMedia {
  /** The entries whose files are all there, pointing to the site's own addresses. */
  readonly entries: readonly CheckedEntry[];
  /** The faults in the files of the other entries. */
  readonly faults: readonly FileFault[];
}

interface Fetched {
  readonly files: ReadonlyMap<string, Media>;
  readonly failed: ReadonlyMap<string, FileError>;
}

/** One file may be broken on a server that delivers all others; if many are, it is the server. */
function throwIfOutage(failed: ReadonlyMap<string, FileError>, all: number): void {
  const missing = [...failed.values()].filter((error) => error instanceof UndeliveredFileError);
  const [first] = missing;
  if (first !== undefined && isSuddenLoss(missing.length, all)) throw new FileOutageError(first, missing.length, all);
}

async function fetchFiles(
  uses: readonly FileUse[],
  fetchOne: (use: FileUse) => Promise<Media>,
  progress: Progress | undefined,
): Promise<Fetched> {
  const files = new Map<string, Media>();
  const failed = new Map<string, FileError>();
  const tryOne = async (use: FileUse): Promise<void> => {
    try {
      files.set(use.file.url, await fetchOne(use));
      failed.delete(use.file.url);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      failed.set(use.file.url, error);
    }
  };
  await mapConcurrently(uses, async (use) => {
    await tryOne(use);
    progress?.advance();
  });
  throwIfOutage(failed, uses.length);
  // A server that was busy before may have time now.
  const undelivered = uses.filter(({ file }) => failed.get(file.url) instanceof UndeliveredFileError);
  await mapConcurrently(undelivered, tryOne);
  return { files, failed };
}

/**
 * Writes every referenced file into `directory`. Leaves out entries with a file that cannot be fetched or shown, because no page
 * is published without its picture, and returns the faults. Throws FileOutageError if the server of the files fails as a whole.
 */
export async function collectMedia(
  cms: Cms,
  entries: readonly CheckedEntry[],
  directory: string,
  progress?: Progress,
): Promise<CollectedMedia> {
  await mkdir(directory, { recursive: true });
  const { files, failed } = await fetchFiles(filesOf(entries), (use) => fetchFile(cms, directory, use), progress);
  const faults = entries.flatMap(usesIn).flatMap((use): FileFault[] => {
    const error = failed.get(use.file.url);
    return error === undefined ? [] : [{ ...use, error }];
  });
  const faulty = new Set(faults.map(({ meta }) => meta));
  const whole = entries.filter(({ meta }) => !faulty.has(meta));
  return { entries: whole.map((entry) => placeFiles(entry, files)), faults };
}
