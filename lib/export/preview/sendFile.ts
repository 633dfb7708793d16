/** Sends one file as the web server does: the copy that the browser can unpack, the part that it asks for, or nothing new. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import { spreadsheetType } from '../../site/dataFiles';
import { feedType, isFeed } from '../rules/feedType';
import { openFirst } from './openFile';
import type { OpenFile } from './openFile';
import type { Overlay } from './overlay';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Hidden files, but for security.txt and the like; compressed copies under names of their own. */
const unnamed = /\/\.(?!well-known\/)|\.(?:html|json|js|css|svg|xml|txt|csv|ics|ttl|jsonld|webmanifest)\.(?:gz|br)$/;

/** The files that may be meant by an address, the best first. */
function candidates(path: string, accepted: string): readonly string[] {
  const names = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`];
  const endings = encodings
    .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(accepted))
    .map(({ ending }) => ending);
  return names.flatMap((name) => [...endings.map((ending) => name + ending), name]);
}

interface Range {
  readonly start: number;
  /** The last byte. */
  readonly end: number;
}

/** The requested part; undefined for the whole file, null if the file has no such part. */
function rangeOf({ headers }: IncomingMessage, size: number): Range | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  // Ours are weak tags, with which nobody can ask for the rest of a file.
  if (first + last === '' || headers['if-range'] !== undefined) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : null;
}

function typeOf(name: string): string | undefined {
  if (isFeed(name)) return feedType;
  // The list of types knows nothing of spreadsheets.
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

/** What is sent of a file, and what that is. */
interface Sending {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly range: Range | null;
}

function decide(request: IncomingMessage, file: OpenFile): Sending {
  const { size } = file;
  const headers = describeFile(file);
  if (request.headers['if-none-match'] === headers['ETag']) return { status: 304, headers, range: null };
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
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Headers of the rules for an answer with this status. */
  readonly headersFor: (status: number) => Readonly<Record<string, string>>;
  readonly overlay: Overlay | undefined;
}

/** A page that is changed on its way has no compressed copies, no parts, and no version that the browser could have. */
async function sendChanged(file: OpenFile, { response, headersFor }: FileRequest, { page }: Overlay): Promise<void> {
  const html = page(await file.handle.readFile('utf8'));
  response.writeHead(200, { ...headersFor(200), 'Content-Type': 'text/html;charset=utf-8' }).end(html);
}

/** Answers with the file of an address; false, with nothing sent, if there is none. */
export async function sendFile(asked: FileRequest): Promise<boolean> {
  const { rootDir, path, request, response, headersFor, overlay } = asked;
  const accepted = overlay === undefined ? [request.headers['accept-encoding']].join() : '';
  const file = unnamed.test(path) ? null : await openFirst(rootDir, candidates(path, accepted));
  if (file === null) return false;
  try {
    if (overlay !== undefined && file.name.endsWith('.html')) {
      await sendChanged(file, asked, overlay);
      return true;
    }
    const { status, headers, range } = decide(request, file);
    response.writeHead(status, { ...headersFor(status), ...headers });
    if (range === null || file.size === 0 || request.method === 'HEAD') response.end();
    else await pipeline(file.handle.createReadStream({ ...range, autoClose: false }), response);
  } finally {
    await file.handle.close();
  }
  return true;
}
