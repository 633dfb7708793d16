/**
 * The kinds of files that the site serves from its own address, and how each is recognised: by its ending, by the media type in
 * the CMS and by its bytes. All three must agree. Pictures are checked when they are opened: see `inspectPicture`.
 */
import path from 'node:path';
import type { Media } from '@/content-types/definition';
import type { Fault } from '@/lib/faults/faults';

interface FileKind {
  /** The media type that web servers send. */
  readonly mime: string;
  /** Other media types that browsers and programs send on upload. */
  readonly otherNames?: readonly string[];
  /** Whether the bytes are of this kind; undefined for pictures. */
  readonly holds?: (bytes: Uint8Array) => boolean;
}

function latin(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.subarray(start, end)).toString('latin1');
}

function isZip(bytes: Uint8Array): boolean {
  return ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(latin(bytes, 0, 4));
}

/** Zero bytes are allowed in UTF-16 only, which a byte order mark announces. Markup is refused. */
function isText(bytes: Uint8Array): boolean {
  const start = latin(bytes, 0, 512).replace(/^\u00ef\u00bb\u00bf/, '');
  if (/^\s*<(?:[a-z]|[!?])/i.test(start)) return false;
  return /^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(start) || !bytes.includes(0);
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}

const jpeg: FileKind = { mime: 'image/jpeg', otherNames: ['image/jpg', 'image/pjpeg'] };
const rasters = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];

/** No others: .html or .js could run as part of the site at its address. */
const kinds: Readonly<Record<string, FileKind>> = {
  '.png': { mime: 'image/png', otherNames: ['image/x-png'] },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.webp': { mime: 'image/webp' },
  '.avif': { mime: 'image/avif' },
  '.gif': { mime: 'image/gif' },
  '.svg': { mime: 'image/svg+xml', otherNames: ['image/svg'] },
  '.pdf': {
    mime: 'application/pdf',
    otherNames: ['application/x-pdf'],
    holds: (bytes) => latin(bytes, 0, 1024).includes('%PDF-'),
  },
  '.csv': {
    mime: 'text/csv',
    otherNames: ['application/csv', 'application/vnd.ms-excel', 'text/plain'],
    holds: isText,
  },
  '.tsv': { mime: 'text/tab-separated-values', otherNames: ['text/csv', 'text/plain'], holds: isText },
  '.xlsx': {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    otherNames: ['application/vnd.ms-excel', 'application/zip', 'application/x-zip-compressed'],
    holds: isZip,
  },
  '.ods': {
    mime: 'application/vnd.oasis.opendocument.spreadsheet',
    otherNames: ['application/zip', 'application/x-zip-compressed'],
    holds: isZip,
  },
  '.json': {
    mime: 'application/json',
    otherNames: ['application/geo+json', 'application/ld+json', 'text/json', 'text/plain'],
    holds: isJson,
  },
  '.geojson': {
    mime: 'application/geo+json',
    otherNames: ['application/json', 'application/vnd.geo+json', 'text/json', 'text/plain'],
    holds: isJson,
  },
  '.txt': { mime: 'text/plain', holds: isText },
  '.zip': { mime: 'application/zip', otherNames: ['application/x-zip-compressed', 'application/x-zip'], holds: isZip },
  '.mp4': {
    mime: 'video/mp4',
    otherNames: ['audio/mp4', 'video/x-m4v', 'application/mp4'],
    holds: (bytes) => latin(bytes, 4, 8) === 'ftyp',
  },
  '.webm': {
    mime: 'video/webm',
    otherNames: ['audio/webm'],
    holds: (bytes) => latin(bytes, 0, 4) === '\u001a\u0045\u00df\u00a3',
  },
};

/** The endings that the site serves. */
const mediaEndings: readonly string[] = Object.keys(kinds);

/** The endings of files that can hold the data of an indicator. */
export const dataEndings: readonly string[] = ['.csv', '.tsv', '.txt', '.xlsx', '.ods', '.json'];

/** The data files that are archives of sheets. */
export const sheetEndings: readonly string[] = ['.xlsx', '.ods'];

/** The endings of files that can hold the areas of a map. */
export const mapEndings: readonly string[] = ['.geojson', '.json'];

/** Media types that servers send when they do not know. */
const unknownTypes: readonly string[] = ['', 'application/octet-stream', 'binary/octet-stream'];

/**
 * The ending of the address, else of the name: editors may rename a file in the CMS to a name without an ending. Undefined if the
 * site does not accept the ending.
 */
export function mediaEnding({ url, name }: Pick<Media, 'url' | 'name'>): string | undefined {
  const endings = [url.replace(/[?#].*$/, ''), name].map((text) => path.posix.extname(text).toLowerCase());
  const ending = endings.find((found) => found !== '');
  return mediaEndings.find((accepted) => accepted === ending);
}

export function isRaster(ending: string): boolean {
  return rasters.includes(ending);
}

export function isPicture(ending: string): boolean {
  return kinds[ending]?.mime.startsWith('image/') ?? false;
}

/** The media type of a file with this ending. */
export function mimeOf(ending: string): string | undefined {
  return kinds[ending]?.mime;
}

/** The fault of a file whose ending the site does not accept. */
export function unacceptedEnding({ name: file }: Pick<Media, 'name'>): Fault {
  return { code: 'file-ending', values: { file, allowed: mediaEndings.join(', ') } };
}

/** The fault of a file whose media type in the CMS contradicts its ending; undefined if they agree. */
export function mimeFault(file: Pick<Media, 'url' | 'name' | 'mime'>): Fault | undefined {
  const ending = mediaEnding(file);
  const kind = ending === undefined ? undefined : kinds[ending];
  if (ending === undefined || kind === undefined) return undefined;
  const mime = file.mime.replace(/;.*$/s, '').trim().toLowerCase();
  const known = [kind.mime, ...(kind.otherNames ?? []), ...unknownTypes];
  // Raster pictures may be mislabelled as one another: they are opened and re-encoded anyway.
  if (
    known.includes(mime) ||
    (isRaster(ending) && Object.entries(kinds).some(([other, { mime: name }]) => isRaster(other) && name === mime))
  )
    return undefined;
  return { code: 'file-mime', values: { file: file.name, ending, found: mime, expected: kind.mime } };
}

/** Whether the bytes of a file match its ending; true for pictures, which are checked when opened. */
export function matchesEnding(ending: string, bytes: Uint8Array): boolean {
  return kinds[ending]?.holds?.(bytes) ?? isPicture(ending);
}
