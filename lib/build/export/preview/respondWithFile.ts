/** Sends one file like the web server: the compressed copy, the range, or 304 if it is unchanged. */
import { createStreamBody } from '@hono/node-server/utils/stream';
import { lookup } from 'mrmime';
import type { RequestContext } from '@/lib/shared/server';
import { spreadsheetType } from '@/lib/open-data/dataFiles';
import { feedType, isFeed } from '../rules/feedType';
import { openFirstExisting, readText } from './openFile';
import type { OpenFile } from './openFile';
import type { SiteOverlay } from './siteOverlay';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Dotfiles outside `/.well-known/`, and compressed copies under their own names. */
const unnamed = /\/\.(?!well-known\/)|\.(?:html|json|js|css|svg|xml|txt|csv|ics|ttl|jsonld|webmanifest)\.(?:gz|br)$/;

/** Returns the files that an address may refer to, best first. */
function candidates(path: string, accepted: string): readonly string[] {
  const names = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`];
  const endings = encodings
    .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(accepted))
    .map(({ ending }) => ending);
  return names.flatMap((name) => [...endings.map((ending) => name + ending), name]);
}

interface Range {
  readonly start: number;
  /** Index of the last byte, included. */
  readonly end: number;
}

/** Returns the requested range; undefined for the whole file, null if the file has no such range. */
function rangeOf(request: RequestContext['req'], size: number): Range | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.header('range') ?? '') ?? [];
  // Our ETags are weak, so If-Range never matches.
  if (first + last === '' || request.header('if-range') !== undefined) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : null;
}

function typeOf(name: string): string | undefined {
  if (isFeed(name)) return feedType;
  // mrmime knows no spreadsheets.
  return name.endsWith('.xlsx') ? spreadsheetType : lookup(name);
}

function describeFile({ name, size, changedAt }: OpenFile): Readonly<Record<string, string>> {
  const encoding = encodings.find(({ ending }) => name.endsWith(ending));
  const plainName = encoding === undefined ? name : name.slice(0, -encoding.ending.length);
  const type = typeOf(plainName) ?? '';
  return {
    'Content-Type': type === 'text/html' ? `${type};charset=utf-8` : type || 'application/octet-stream',
    'Last-Modified': changedAt.toUTCString(),
    ETag: `W/"${size}-${changedAt.getTime()}"`,
    'Accept-Ranges': 'bytes',
    Vary: 'Accept-Encoding',
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding.name }),
  };
}

interface Sending {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly range: Range | null;
}

function decide(request: RequestContext['req'], file: OpenFile): Sending {
  const { size } = file;
  const headers = describeFile(file);
  if (request.header('if-none-match') === headers['ETag']) return { status: 304, headers, range: null };
  const asked = rangeOf(request, size);
  if (asked === null) return { status: 416, headers: { 'Content-Range': `bytes */${size}` }, range: null };
  if (asked === undefined)
    return { status: 200, headers: { ...headers, 'Content-Length': String(size) }, range: { start: 0, end: size - 1 } };
  const { start, end } = asked;
  const ofPart = { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': String(end - start + 1) };
  return { status: 206, headers: { ...headers, ...ofPart }, range: asked };
}

export interface FileRequest {
  readonly rootDir: string;
  /** Decoded. */
  readonly path: string;
  readonly request: RequestContext['req'];
  /** Returns the headers that the rules give a response with this status. */
  readonly headersFor: (status: number) => Readonly<Record<string, string>>;
  readonly overlay: SiteOverlay | undefined;
}

/** Returns the response with the file of an address; null if there is none. */
export async function respondWithFile(asked: FileRequest): Promise<Response | null> {
  const { rootDir, path, request, headersFor, overlay } = asked;
  const accepted = overlay === undefined ? (request.header('accept-encoding') ?? '') : '';
  const file = unnamed.test(path) ? null : await openFirstExisting(rootDir, candidates(path, accepted));
  if (file === null) return null;
  const { handle, name, size } = file;
  // A page changed on the fly has no compressed copy, no ranges and no ETag.
  if (overlay !== undefined && name.endsWith('.html')) {
    return new Response(overlay.page(await readText(file)), {
      headers: { ...headersFor(200), 'Content-Type': 'text/html;charset=utf-8' },
    });
  }
  const { status, headers, range } = decide(request, file);
  const answer = { status, headers: { ...headersFor(status), ...headers } };
  if (range !== null && size > 0 && request.method !== 'HEAD')
    return new Response(createStreamBody(handle.createReadStream(range)), answer);
  await handle.close();
  return new Response(null, answer);
}
