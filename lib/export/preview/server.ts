/**
 * Serves a finished export as the real web server will: same redirects, headers and error pages. For previews and tests.
 * A build that ends meanwhile is served from then on.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { errorCode } from '@/lib/base/errors';
import { listen, stopServer, urlOf } from '@/lib/base/listen';
import { redirectFor } from '../rules/redirects';
import { makeAnswers } from './answers';
import type { ServedSite } from './answers';
import { headersFor, isHidden } from './matchRules';
import type { Overlay } from './overlay';
import { canonicalPath, parseRequestPath } from './requestPath';
import { RulesReader, ServerError } from './rulesReader';
import { sendFile } from './sendFile';

export interface ServerOptions {
  /** The finished export. */
  readonly rootDir: string;
  /** Where `rules.json` lies. */
  readonly rulesDir: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
}

export interface RunningServer {
  /** With the real port, without slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Answers one request. */
async function answer(site: ServedSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { rootDir, rules, overlay } = site;
  const answers = makeAnswers(site, response);
  const asked = parseRequestPath(request.url ?? '');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    answers.text(405, 'Method not allowed\n');
    return;
  }
  if (asked === null) {
    // Such an address has no page, whoever has mistyped it.
    await answers.notFound(request.url ?? '/');
    return;
  }
  const { path } = asked;
  const target = redirectFor(rules.redirects, path) ?? canonicalPath(path);
  if (target !== path) {
    answers.redirect(target, asked);
    return;
  }
  const ofPart = request.headers.range !== undefined;
  const headers = (status: number): Readonly<Record<string, string>> => {
    const ofRules = headersFor(rules, path, { status, ofPart });
    return overlay?.headers(ofRules) ?? ofRules;
  };
  const file = { rootDir, path, request, response, headersFor: headers, overlay };
  const isSent = !isHidden(rules, path) && (await sendFile(file));
  if (!isSent) await answers.notFound(path);
}

/** Answers requests for a finished export. `overlay`: what it changes, asked at each request. */
export function siteHandler(rootDir: string, reader: RulesReader, overlay?: () => Overlay): RequestListener {
  return (request, response) => {
    reader
      .read()
      .then((rules) => answer({ rootDir, rules, overlay: overlay?.() }, request, response))
      .catch((error: unknown) => {
        // The client is gone, or must not get half of a file that looks complete.
        response.destroy(error instanceof Error ? error : undefined);
      });
  };
}

async function listenAt(server: Server, port: number, host: string): Promise<string> {
  try {
    return urlOf(host, await listen(server, port, host));
  } catch (cause) {
    const reason =
      errorCode(cause) === 'EADDRINUSE'
        ? `port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1}`
        : String(cause);
    throw new ServerError(`The server cannot start at ${host}: ${reason}`, { cause });
  }
}

/** Starts the server. Throws a ServerError when the export is missing or the port is taken. */
export async function startServer({
  rootDir,
  rulesDir,
  port,
  host = 'localhost',
}: ServerOptions): Promise<RunningServer> {
  const reader = new RulesReader(rulesDir);
  await reader.read();
  const server = createServer(siteHandler(rootDir, reader));
  return { url: await listenAt(server, port, host), close: () => stopServer(server) };
}
