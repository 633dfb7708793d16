/** Serves a finished export as the real web server will: same redirects, headers and error pages. For previews and tests. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { SiteError } from '../errors';
import { redirectFor } from '../export/rules/redirects';
import { serverRulesSchema } from '../export/rules/serverRules';
import type { ServerRules } from '../export/rules/serverRules';
import { rulesFile } from '../export/writeRules';
import { makeAnswers } from './answers';
import { headersFor, isHidden } from './matchRules';
import { canonicalPath, parseRequestPath } from './requestPath';

/** The server cannot start. */
export class ServerError extends SiteError {
  override readonly name = 'ServerError';
}

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
  close(): Promise<void>;
}

async function readRules(rulesDir: string): Promise<ServerRules> {
  const file = join(rulesDir, rulesFile);
  try {
    return serverRulesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new ServerError(`There is nothing to serve: ${file} is missing or broken. Build the site first.`, { cause });
  }
}

/** Answers one request. */
function makeHandler(
  rules: ServerRules,
  rootDir: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const serveFile = sirv(rootDir, { etag: true, brotli: true, gzip: true });
  return (request, response) => {
    const answers = makeAnswers(rules, rootDir, response);
    const asked = parseRequestPath(request.url ?? '');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      answers.text(405, 'Method not allowed\n');
    } else if (asked === null) {
      answers.text(400, 'Bad request\n');
    } else {
      const target = redirectFor(rules.redirects, asked.path) ?? canonicalPath(asked.path);
      if (target !== asked.path) answers.redirect(target, asked);
      else if (isHidden(rules, asked.path)) answers.notFound(asked.path);
      else {
        answers.setHeaders(headersFor(rules, asked.path, 200));
        serveFile(request, response, () => {
          answers.notFound(asked.path);
        });
      }
    }
  };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const isBusy = 'code' in cause && cause.code === 'EADDRINUSE';
      const reason = isBusy
        ? `port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1}`
        : cause.message;
      reject(new ServerError(`The server cannot start at ${host}: ${reason}`, { cause }));
    });
    server.listen(port, host, resolve);
  });
}

/** Starts the server. Throws a ServerError when the export is missing or the port is taken. */
export async function startServer({
  rootDir,
  rulesDir,
  port,
  host = 'localhost',
}: ServerOptions): Promise<RunningServer> {
  const rules = await readRules(rulesDir);
  const server = createServer(makeHandler(rules, rootDir));
  await listen(server, port, host);
  const address = server.address();
  const realPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${realPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
