/**
 * A CMS to try the site with: an HTTP server with the sample content that speaks the part of Strapi 4 which the site
 * uses, its errors and oddities included.
 */
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import type { ContentType } from '@/content-types/contentType';
import { defaultLocale } from '@/content-types/locales';
import { contentNames, contentType } from '@/content-types/registry';
import type { SampleContent } from '@/content-types/registry';
import { listen, stopServer, serverUrl } from '@/lib/shared/listen';
import { ApiError, internalError, notFound } from './apiError';
import { matchesFilters } from './filters';
import { checkMedia, readMediaLibrary } from './mediaLibrary';
import type { MediaLibrary } from './mediaLibrary';
import { paginated, parseQuery, sorted } from './apiQuery';
import type { ApiQuery } from './apiQuery';
import { createStore } from './sampleStore';
import type { Row, SampleStore, Translations } from './sampleStore';
import { plainAttributes, wireEntry } from './wire';

export interface SampleCmsOptions {
  readonly content: SampleContent;
  readonly translations: Translations;
  /** The folder with the files that the content names. */
  readonly mediaDir: string;
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** The read token; without one, everybody may read. */
  readonly token?: string;
  /** The longest page of a list; 100 as in Strapi. */
  readonly maxPageSize?: number;
}

export interface SampleCms {
  /** `http://127.0.0.1:{port}` */
  readonly url: string;
  close(): Promise<void>;
  /** Lets the process end while the server is still running. */
  unref(): void;
}

interface Site {
  readonly store: SampleStore;
  readonly media: MediaLibrary;
  readonly mediaDir: string;
  readonly token: string | undefined;
  readonly maxPageSize: number;
}

interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Uint8Array;
}

function json(status: number, body: unknown): Reply {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

/** Anonymous requests are forbidden, wrong tokens unknown, as in Strapi. */
function checkToken({ token }: Site, authorization: string | undefined): void {
  if (token === undefined) return;
  const [scheme = '', given] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() !== 'bearer') throw new ApiError(403, 'ForbiddenError', 'Forbidden');
  if (given !== token) throw new ApiError(401, 'UnauthorizedError', 'Missing or invalid credentials');
}

function typeAt(endpoint: string): ContentType {
  const wanted = endpoint === 'quizzes' ? 'quizes' : endpoint;
  const name = contentNames.find((known) => known === wanted);
  if (name === undefined) throw notFound();
  return contentType(name);
}

function visibleRows(
  { store }: Site,
  type: ContentType,
  { locale = [defaultLocale], drafts, selection }: ApiQuery,
): readonly Row[] {
  return store
    .rows(type.name)
    .filter((row) => (locale.includes('all') || locale.includes(row.locale)) && (drafts || !row.isDraft))
    .filter((row) => matchesFilters(plainAttributes(row), selection.filters));
}

function listOf(site: Site, type: ContentType, query: ApiQuery): unknown {
  const rows = sorted(visibleRows(site, type, query), plainAttributes, query.sort);
  const { items, pagination } = paginated(rows, query);
  const source = { ...site, drafts: query.drafts };
  return { data: items.map((row) => wireEntry(row, type, query.selection, source)), meta: { pagination } };
}

/** A single entry by its id ignores `locale`, as in Strapi 4. */
function oneOf(site: Site, type: ContentType, id: string | null, query: ApiQuery): unknown {
  const rows =
    id === null
      ? visibleRows(site, type, query)
      : site.store.rows(type.name).filter((row) => String(row.id) === id && (query.drafts || !row.isDraft));
  const [row] = rows;
  if (row === undefined) throw notFound();
  return { data: wireEntry(row, type, query.selection, { ...site, drafts: query.drafts }), meta: {} };
}

function answerApi(site: Site, url: URL, authorization: string | undefined): Reply {
  const [endpoint = '', id = null, ...rest] = url.pathname.replace(/^\/api\/|\/$/g, '').split('/');
  const type = typeAt(endpoint);
  if (rest.length > 0 || (type.kind === 'single' && id !== null)) throw notFound();
  checkToken(site, authorization);
  const query = parseQuery(url.search, site.maxPageSize);
  return json(
    200,
    type.kind === 'collection' && id === null ? listOf(site, type, query) : oneOf(site, type, id, query),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw notFound();
  }
}

async function answerFile({ media, mediaDir }: Site, name: string): Promise<Reply> {
  const file = media.get(name);
  if (file === undefined) throw notFound();
  return { status: 200, contentType: file.attributes.mime, body: await readFile(path.join(mediaDir, name)) };
}

async function answer(site: Site, request: http.IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, contentType: 'text/plain; charset=utf-8', body: 'Method Not Allowed' };
  }
  const [, folder, name] = /^\/(api|uploads)\/(.+)$/.exec(url.pathname) ?? [];
  if (folder === 'api') return answerApi(site, url, request.headers.authorization);
  if (folder === 'uploads' && name !== undefined) return answerFile(site, decoded(name));
  throw notFound();
}

async function handle(site: Site, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const reply = await answer(site, request).catch((error: unknown) => {
    if (!(error instanceof ApiError)) console.error(error);
    const problem = error instanceof ApiError ? error : internalError();
    return json(problem.status, problem.body);
  });
  response.writeHead(reply.status, {
    'Content-Type': reply.contentType,
    'Content-Length': Buffer.byteLength(reply.body),
  });
  response.end(reply.body);
}

/**
 * Starts the server on 127.0.0.1.
 * Throws MissingMediaError when the content names files that do not exist, and Node's error when the port is taken.
 */
export async function startSampleCms(options: SampleCmsOptions): Promise<SampleCms> {
  const { content, translations, mediaDir, port = 0, token, maxPageSize = 100 } = options;
  const store = createStore(content, translations);
  const media = await readMediaLibrary(mediaDir);
  checkMedia(store, media, mediaDir);
  const site: Site = { store, media, mediaDir, token, maxPageSize };
  const server = http.createServer((request, response) => void handle(site, request, response));
  return {
    url: serverUrl('127.0.0.1', await listen(server, port)),
    close: () => stopServer(server),
    unref: () => void server.unref(),
  };
}
