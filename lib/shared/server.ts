/** Shared by all servers of this program: error responses, private headers, own forms, starting and stopping. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { secureHeaders } from 'hono/secure-headers';
import { errorCode, SiteError } from './errors';
import { listen, stopServer, serverUrl } from './listen';

interface Environment {
  readonly Bindings: HttpBindings;
}

export type App = Hono<Environment>;

/** A request and the means to respond to it. */
export type RequestContext = Context<Environment>;

/** Responds, or passes the request on. */
export type Middleware = MiddlewareHandler<Environment>;

/** The server cannot start. */
export class ServerError extends SiteError {
  override readonly name = 'ServerError';
}

interface ListenedAddress {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** The setting that chooses another port. */
  readonly setting: string;
}

export interface RunningServer {
  /** With the actual port, without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Milliseconds. Slow senders are cut off, checked every second. */
const limits = { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 1000 };

const safeHeaders = secureHeaders({
  referrerPolicy: 'same-origin',
  strictTransportSecurity: false,
  xFrameOptions: false,
});

/** Headers of responses that only few may see: not cached, not indexed, and not framed unless the page allows it. */
export const privateHeaders: Middleware = async (asked, next) => {
  await safeHeaders(asked, next);
  asked.header('Cache-Control', 'no-store');
  asked.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
};

/** Responds with indented JSON, because operators read it, too. */
export function respondJson(asked: RequestContext, value: unknown, status: 200 | 202 = 200): Response {
  return asked.body(`${JSON.stringify(value, null, 1)}\n`, status, { 'Content-Type': 'application/json' });
}

/** Compares hosts only: behind a proxy with TLS, our own address has another protocol than in browsers. */
const isOwnOrigin = (origin: string, asked: Context): boolean =>
  URL.canParse(origin) && new URL(origin).host === asked.req.header('host');

const foreignForm =
  'Expected a form of this site: «Sec-Fetch-Site: same-origin», or an «Origin» with the host that is asked. Does a proxy in front pass on «Host»?\n';

/** Whether a form was refused because it came from another site; no other exception has this status. */
export function isCrossSiteForm(error: unknown): boolean {
  return error instanceof HTTPException && error.status === 403;
}

/** Accepts forms of our own pages only. */
export const acceptOwnForm = [bodyLimit({ maxSize: 10_000 }), csrf({ origin: isOwnOrigin })] as const;

/**
 * Returns an app. `onError`: called for failures that are not the sender's fault. `steps`: each sees every response,
 * including refusals; the first one sees it last.
 */
export function createApp(onError: (error: unknown) => void, ...steps: readonly Middleware[]): App {
  const app: App = new Hono();
  app.use(...steps, methodNotAllowed({ app }));
  app.notFound((asked) => asked.text('Nothing here.\n', 404));
  app.onError((error, asked) => {
    if (isCrossSiteForm(error)) return asked.text(foreignForm, 403);
    if (error instanceof HTTPException) return error.getResponse();
    const { incoming } = asked.env;
    if (incoming.destroyed && !incoming.complete) return asked.text('The request was aborted.\n', 400);
    onError(error);
    return asked.text('The service has failed; its log says why.\n', 500);
  });
  return app;
}

/** Starts a server. Throws ServerError if the address is not available. */
export async function serve(app: App, { host, port, setting }: ListenedAddress): Promise<RunningServer> {
  const answer = getRequestListener(app.fetch, { hostname: host });
  const server = createServer(limits, (request, response) => void answer(request, response));
  try {
    return { url: serverUrl(host, await listen(server, port, host)), close: () => stopServer(server) };
  } catch (cause) {
    const reason =
      errorCode(cause) === 'EADDRINUSE'
        ? `it is in use. Stop the other program, or choose another port: ${setting}=${port + 1}`
        : `${String(cause)} (${setting})`;
    throw new ServerError(`The server cannot listen on ${host}:${port}: ${reason}`, { cause });
  }
}

/** Throws ServerError if the address is not available. Call it before any work: without receiving webhooks, nothing must be published. */
export async function ensureAddressIsFree(address: ListenedAddress): Promise<void> {
  const server = await serve(new Hono(), address);
  await server.close();
}
