/** One file of the content: fetched, verified to be what it claims, and stored under its content hash. */
import { createHash } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Media } from '@/content-types/definition';
import { describeValue } from '@/content-types/describeValue';
import type { Cms } from '@/lib/cms/types';
import { CmsLimitError, CmsRequestError, DisallowedFileError } from '@/lib/cms/cmsErrors';
import type { Fault } from '@/lib/faults/faults';
import { drawingFault } from '@/lib/content/files/drawingFaults';
import type { DrawingFault } from '@/lib/content/files/drawingFaults';
import { inspectPicture, maxMegapixels, pictureEnding } from '@/lib/content/files/inspectPicture';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import { UndeliveredFileError } from './contentErrors';
import { FileError } from '@/lib/data/files/fileErrors';
import type { FileUse } from '@/lib/data/files/fileErrors';
import { readUpload } from '@/lib/data/files/readUpload';
import {
  matchesEnding,
  isPicture,
  isRaster,
  mediaEnding,
  mimeFault,
  mimeOf,
  unacceptedEnding,
} from '@/lib/data/files/fileKinds';
import { mediaAddress, mediaFileName } from './files/mediaAddress';

const hashLength = 16;

function refusedDrawing(use: FileUse, fault: DrawingFault): FileError {
  const { name: file } = use.file;
  return 'line' in fault
    ? new FileError(use, { code: 'drawing-broken', values: { file, line: fault.line } })
    : new FileError(use, { code: 'drawing-unsafe', values: { file, found: fault.found } });
}

function unreadablePicture(use: FileUse, cause?: unknown): FileError {
  const { name: file, mime } = use.file;
  return new FileError(use, { code: 'picture-unreadable', values: { file, mime } }, { cause });
}

/** The size of a picture. Throws a FileError if it cannot be used. */
async function measure(bytes: Uint8Array, use: FileUse, isKnown: boolean): Promise<Partial<Media>> {
  const facts = await inspectPicture(bytes, isKnown);
  if (!('kind' in facts)) return facts;
  switch (facts.kind) {
    case 'too large': {
      const megapixels = Math.round(facts.pixels / 1_000_000);
      const values = { file: use.file.name, megapixels, max: maxMegapixels };
      throw new FileError(use, { code: 'picture-too-large', values });
    }
    case 'drawing':
      throw refusedDrawing(use, facts.fault);
    case 'unreadable':
      throw unreadablePicture(use, facts.cause);
  }
}

/** The ending by the bytes of a file: they decide for raster pictures, and must match the name of other files. Throws a FileError. */
async function verifiedEnding(bytes: Uint8Array, named: string, use: FileUse): Promise<string> {
  const fault = mimeFault(use.file);
  if (fault !== undefined) throw new FileError(use, fault);
  if (named === '.svg') {
    const refused = drawingFault(bytes);
    if (refused !== undefined) throw refusedDrawing(use, refused);
    return named;
  }
  const found = isRaster(named) ? await pictureEnding(bytes) : named;
  if (found === undefined) throw unreadablePicture(use);
  if (found !== named && isRaster(found)) return mimeOf(found) === mimeOf(named) ? named : found;
  if (found === named && matchesEnding(named, bytes)) return named;
  throw new FileError(use, { code: 'file-bytes', values: { file: use.file.name, ending: named } });
}

async function isWhole(file: string, bytes: number): Promise<boolean> {
  return (await stat(file).catch(ignoreMissing))?.size === bytes;
}

/** Replaces the file instead of writing into it: earlier snapshots share it by hard links. */
async function putFile(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, bytes);
}

function fetchFault({ name: file, url }: Media, cause: unknown): Fault {
  if (cause instanceof DisallowedFileError)
    return { code: 'file-elsewhere', values: { file, place: describeValue(url.replace(/[?#].*$/s, '')) } };
  if (cause instanceof CmsLimitError)
    return { code: 'file-too-large', values: { file, max: Math.floor(cause.allowed.max / 1000) } };
  return { code: 'file-missing', values: { file } };
}

/** The error for a file that could not be fetched. */
function fetchError(use: FileUse, cause: unknown): FileError {
  return cause instanceof CmsRequestError && cause.passing
    ? new UndeliveredFileError(use, cause)
    : new FileError(use, fetchFault(use.file, cause), { cause });
}

type Refuse = (fault: Fault, cause: unknown) => never;

function throwFileError(use: FileUse): Refuse {
  return (fault, cause) => {
    throw cause instanceof FileError ? cause : new FileError(use, fault, { cause });
  };
}

interface FetchedFile {
  readonly bytes: Uint8Array;
  /** By its bytes: see `verifiedEnding`. */
  readonly ending: string;
  /** The name under which it is stored: the same for the same bytes. */
  readonly fileName: string;
}

/** Fetches the file into memory and verifies that it is what it claims to be. Throws a FileError. */
export async function fetchVerified(cms: Cms, use: FileUse): Promise<FetchedFile> {
  const { file } = use;
  const named = mediaEnding(file);
  if (named === undefined) throw new FileError(use, unacceptedEnding(file));
  const bytes = await cms.file(file.url).catch((cause: unknown) => {
    throw fetchError(use, cause);
  });
  const ending = await readUpload(() => verifiedEnding(bytes, named, use), throwFileError(use));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
  return { bytes, ending, fileName: mediaFileName(hash, ending) };
}

/** Writes the file into the directory; returns it with its size, type and address on the site. Throws a FileError. */
export async function fetchFile(cms: Cms, directory: string, use: FileUse): Promise<Media> {
  const { file } = use;
  const { bytes, ending, fileName } = await fetchVerified(cms, use);
  const target = path.join(directory, fileName);
  const isKnown = await isWhole(target, bytes.length);
  const noSize = { width: null, height: null };
  const size = isPicture(ending) ? await readUpload(() => measure(bytes, use, isKnown), throwFileError(use)) : noSize;
  if (!isKnown) await putFile(target, bytes);
  return { ...file, ...size, mime: mimeOf(ending) ?? file.mime, size: bytes.length, url: mediaAddress(fileName) };
}
