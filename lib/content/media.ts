/** Fetches the files that the content refers to, once per file, and keeps them under their content hash. */
import { createHash } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Media } from '@/content-types/definition';
import { contentType } from '@/content-types/registry';
import type { Cms } from '@/lib/cms/client';
import { CmsLimitError, CmsRequestError, DisallowedFileError } from '@/lib/cms/errors';
import { drawingFault } from '@/lib/images/drawingFaults';
import { inspectPicture, pictureEnding } from '@/lib/images/inspectPicture';
import { inParallel } from '@/lib/inParallel';
import { onceFor } from '@/lib/onceFor';
import type { Progress } from '@/lib/progress';
import { ignoreMissing } from '@/lib/replaceFolders';
import type { CheckedEntry } from './checkedEntry';
import {
  FileError,
  FileOutageError,
  ForeignFileError,
  MislabelledFileError,
  MissingFileError,
  TooLargeFileError,
  TooLargeImageError,
  UnacceptedFileError,
  UnreadableImageError,
  UnsafeDrawingError,
} from './errors';
import type { FileUse } from './errors';
import { isAsNamed, isPicture, isRaster, mediaEnding, mimeFault, mimeOf } from './fileKinds';
import { mediaAddress, mediaFileName } from './mediaPlace';
import { replaceValues } from './visit';

const hashLength = 16;

/** What the site knows of a picture; nothing of other files. Throws an error that names the place of its use. */
async function measure(bytes: Uint8Array, use: FileUse, isKnown: boolean): Promise<Partial<Media>> {
  const facts = await inspectPicture(bytes, isKnown);
  if (!('kind' in facts)) return facts;
  switch (facts.kind) {
    case 'too large':
      throw new TooLargeImageError(use, facts.pixels);
    case 'unsafe':
      throw new UnsafeDrawingError(use, facts.found);
    case 'unreadable':
      throw new UnreadableImageError(use, facts.cause);
  }
}

/** The ending that a file deserves: its bytes decide between kinds of pixels, and must agree with its name otherwise. */
async function provenEnding(bytes: Uint8Array, named: string, use: FileUse): Promise<string> {
  const fault = mimeFault(use.file);
  if (fault !== undefined) throw new MislabelledFileError(use, fault);
  if (named === '.svg') {
    const found = drawingFault(bytes);
    if (found !== undefined) throw new UnsafeDrawingError(use, found);
    return named;
  }
  const found = isRaster(named) ? await pictureEnding(bytes) : named;
  if (found === undefined) throw new UnreadableImageError(use, undefined);
  if (found !== named && isRaster(found)) return mimeOf(found) === mimeOf(named) ? named : found;
  if (found === named && isAsNamed(named, bytes)) return named;
  throw new MislabelledFileError(use, `is called ${named}, but its content is something else`);
}

async function isWhole(file: string, bytes: number): Promise<boolean> {
  return (await stat(file).catch(ignoreMissing))?.size === bytes;
}

/** In the place of what is there: earlier snapshots have that, too, so nobody writes into it. */
async function putFile(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, bytes);
}

/** What it means that a file did not come. */
function notFetched(use: FileUse, cause: unknown): FileError | FileOutageError {
  if (cause instanceof DisallowedFileError) return new ForeignFileError(use, cause.fault);
  if (cause instanceof CmsLimitError) return new TooLargeFileError(use, cause);
  return cause instanceof CmsRequestError && cause.passing
    ? new FileOutageError(use, cause)
    : new MissingFileError(use, cause);
}

async function fetchFile(cms: Cms, directory: string, use: FileUse): Promise<Media> {
  const { file } = use;
  const named = mediaEnding(file);
  if (named === undefined) throw new UnacceptedFileError(use);
  const bytes = await cms.file(file.url).catch((cause: unknown) => {
    throw notFetched(use, cause);
  });
  const ending = await provenEnding(bytes, named, use);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
  const fileName = mediaFileName(hash, ending);
  const target = path.join(directory, fileName);
  const isKnown = await isWhole(target, bytes.length);
  const size = isPicture(ending) ? await measure(bytes, use, isKnown) : { width: null, height: null };
  if (!isKnown) await putFile(target, bytes);
  return { ...file, ...size, mime: mimeOf(ending) ?? file.mime, size: bytes.length, url: mediaAddress(fileName) };
}

/** All places of an entry that use a file. */
const usesIn = onceFor(({ meta, values }: CheckedEntry): readonly FileUse[] => {
  const uses: FileUse[] = [];
  replaceValues(contentType(meta.type).fields, values, '', {
    media(file, field) {
      uses.push({ file, meta, field });
      return file;
    },
  });
  return uses;
});

/** Each file once, with the first place that uses it. */
function filesOf(entries: readonly CheckedEntry[]): readonly FileUse[] {
  const uses = new Map<string, FileUse>();
  for (const use of entries.flatMap(usesIn)) if (!uses.has(use.file.url)) uses.set(use.file.url, use);
  return [...uses.values()];
}

interface Placed {
  /** The files as they were fetched. */
  readonly files: string;
  readonly entry: CheckedEntry;
}

/** What an entry was the last time, with its files in their places. */
const lastPlaced = new WeakMap<CheckedEntry, Placed>();

/** The entry with the site's own addresses; the very one of the last time where the files are the same. */
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

/** A file that cannot be shown, at one of the places that use it. */
export interface FileFault extends FileUse {
  readonly error: FileError;
}

export interface CollectedMedia {
  /** The entries whose files are all there, pointing to the site's own addresses. */
  readonly entries: readonly CheckedEntry[];
  /** What is wrong with the files of the others. */
  readonly faults: readonly FileFault[];
}

/**
 * Writes every referenced file into `directory`. A page without its picture is not published: entries with a file that
 * cannot be had or shown are left to those who ask. Throws FileOutageError where a file may well come a moment later.
 */
export async function collectMedia(
  cms: Cms,
  entries: readonly CheckedEntry[],
  directory: string,
  progress?: Progress,
): Promise<CollectedMedia> {
  await mkdir(directory, { recursive: true });
  const fetched = new Map<string, Media>();
  const failed = new Map<string, FileError>();
  await inParallel(filesOf(entries), async (use) => {
    try {
      fetched.set(use.file.url, await fetchFile(cms, directory, use));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      failed.set(use.file.url, error);
    }
    progress?.advance();
  });
  const faults = entries.flatMap(usesIn).flatMap((use): FileFault[] => {
    const error = failed.get(use.file.url);
    return error === undefined ? [] : [{ ...use, error }];
  });
  const faulty = new Set(faults.map(({ meta }) => meta));
  const whole = entries.filter(({ meta }) => !faulty.has(meta));
  return { entries: whole.map((entry) => placeFiles(entry, fetched)), faults };
}
