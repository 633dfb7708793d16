/**
 * Serves a finished export like the production web server, with the same redirects, headers and error pages, for previews and tests. Serves
 * a new build as soon as it is finished.
 */
import { createApp, serve } from '@/lib/shared/server';
import type { RequestContext, RunningServer } from '@/lib/shared/server';
import { encodeAddress } from '@/lib/site/pageFiles';
import { redirectFor } from '../rules/redirects';
import type { ServerRules } from '../rules/serverRules';
import { errorPageFor, headersFor, isHiddenFile } from './matchRules';
import { openFirstExisting, readText } from './openFile';
import type { SiteOverlay } from './siteOverlay';
import { canonicalPath, parseRequestPath } from './requestPath';
import { RulesReader } from './rulesReader';
import { respondWithFile } from './respondWithFile';

export interface ServerOptions {
  /** The finished export. */
  readonly rootDir: string;
  /** Folder of `rules.json`. */
  readonly rulesDir: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
}

interface ServedSite {
  readonly rootDir: string;
  readonly rules: ServerRules;
  readonly overlay: SiteOverlay | undefined;
}

/** Responds with the error page in the language of the address. */
async function notFound({ rules, rootDir, overlay }: ServedSite, path: string): Promise<Response> {
  const name = errorPageFor(rules, path, 404);
  const file = name === null ? null : await openFirstExisting(rootDir, [name]);
  const html = file === null ? undefined : await readText(file);
  const own = headersFor(rules, name === null ? '/' : `/${name.replace(/\.html$/, '')}`, { status: 404 });
  // A site may have no error page.
  const type = html === undefined ? 'text/plain' : 'text/html';
  const body = html === undefined ? 'Not found\n' : (overlay?.page(html) ?? html);
  const headers = { ...(overlay?.headers(own) ?? own), 'Content-Type': `${type};charset=utf-8` };
  return new Response(body, { status: 404, headers });
}

async function answer(site: ServedSite, { req: request, env: { incoming } }: RequestContext): Promise<Response> {
  const { rules, overlay } = site;
  // The raw request target: Hono has already resolved `..` in its address.
  const { url = '/' } = incoming;
  const asked = parseRequestPath(url);
  // Malformed addresses have no page either.
  if (asked === null) return notFound(site, url);
  const { path, query } = asked;
  const ofPart = request.header('range') !== undefined;
  const headers = (status: number): Readonly<Record<string, string>> => {
    const ofRules = headersFor(rules, path, { status, ofPart });
    return overlay?.headers(ofRules) ?? ofRules;
  };
  const target = redirectFor(rules.redirects, path) ?? canonicalPath(path);
  if (target !== path)
    return new Response(null, {
      status: 301,
      headers: { ...headers(301), Location: `${encodeAddress(target)}${query}` },
    });
  const sent = isHiddenFile(rules, path)
    ? null
    : await respondWithFile({ ...site, path, request, headersFor: headers });
  return sent ?? notFound(site, path);
}

/** Returns a handler that serves a finished export. */
export function siteHandler(rootDir: string, reader: RulesReader, overlay?: SiteOverlay) {
  return async (asked: RequestContext): Promise<Response> =>
    answer({ rootDir, rules: await reader.read(), overlay }, asked);
}

/** Starts the server. Throws a ServerError if the export is missing or the port is taken. */
export async function startServer({
  rootDir,
  rulesDir,
  port,
  host = 'localhost',
}: ServerOptions): Promise<RunningServer> {
  const reader = new RulesReader(rulesDir);
  await reader.read();
  const app = createApp(console.error);
  app.get('*', siteHandler(rootDir, reader));
  return serve(app, { host, port, setting: 'PORT' });
}
