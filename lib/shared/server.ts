/** What all servers of this program share: what they answer to what they do not have or cannot do, where they listen, how they stop. */
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

/** A request, and what its answer is made with. */
export type RequestContext = Context<Environment>;

/** Answers, or lets the next one do so. */
export type Middleware = MiddlewareHandler<Environment>;

/** The server cannot start. */
export class ServerError extends SiteError {
  override readonly name = 'ServerError';
}

interface ListenedAddress {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The name of the setting that chooses another port. */
  readonly setting: string;
}

export interface RunningServer {
  /** With the real port, without slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Whoever sends more slowly is cut off, within a second. */
const limits = { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 1000 };

const safeHeaders = secureHeaders({
  referrerPolicy: 'same-origin',
  strictTransportSecurity: false,
  xFrameOptions: false,
});

/** For answers that only few may see: nobody keeps, finds, or frames them unless the page itself says who may. */
export const privateHeaders: Middleware = async (asked, next) => {
  await safeHeaders(asked, next);
  asked.header('Cache-Control', 'no-store');
  asked.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
};

/** In lines, because operators read it, too. */
export function respondJson(asked: RequestContext, value: unknown, status: 200 | 202 = 200): Response {
  return asked.body(`${JSON.stringify(value, null, 1)}\n`, status, { 'Content-Type': 'application/json' });
}

/** By the host alone: behind a proxy that encrypts, what we hear of our own address begins otherwise than what browsers see. */
const isOwnOrigin = (origin: string, asked: Context): boolean =>
  URL.canParse(origin) && new URL(origin).host === asked.req.header('host');

const foreignForm =
  'Expected a form of this site: «Sec-Fetch-Site: same-origin», or an «Origin» with the host that is asked. Does a proxy in front pass on «Host»?\n';

/** Whether a form was refused because it is of another site: nothing else is forbidden by an exception. */
export function isCrossSiteForm(error: unknown): boolean {
  return error instanceof HTTPException && error.status === 403;
}

/** Takes the forms of our own pages, and of no others. */
export const acceptOwnForm = [bodyLimit({ maxSize: 10_000 }), csrf({ origin: isOwnOrigin })] as const;

/** `onError`: told of failures that are not the sender's. `steps`: each sees every answer, refusals too; the first of them sees it last. */
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

/** Throws ServerError if the address cannot be had. */
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

/** Throws ServerError if the address cannot be had: before any work, because who does not hear the CMS must not publish. */
export async function ensureAddressIsFree(address: ListenedAddress): Promise<void> {
  const server = await serve(new Hono(), address);
  await server.close();
}
