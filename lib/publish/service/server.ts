/**
 * The service that listens to the CMS: `POST /rebuild`, `POST /rollback`, and its status. Meant for this
 * machine or for a proxy in front of it.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { publicReasonOf } from '@/lib/base/errors';
import { stopServer } from '@/lib/base/listen';
import { listenAt } from '@/lib/publish/listenAt';
import { reportFile } from '@/lib/content/report/report';
import { ignoreMissing } from '@/lib/base/replaceFolders';
import { jsonResponse, pageResponse, textResponse } from './answer';
import type { Handler, ServiceResponse } from './answer';
import { Desk } from './desk';
import type { DeskOptions } from './desk';
import { refusalOf, tooMany } from './guard';
import { createBucket, createRefusals, limitWaiting, readBody } from './limits';
import type { TurnAway } from './limits';
import { forPeople } from './secret';
import type { Entrance } from './secret';
import { noteError, statusOf, writeMetrics } from './status';
import type { Memory, Publisher } from './status';
import { statusLanguage, writeRefusal } from './statusPage';
import { reportPolicy, statusPolicy } from './statusStyle';
import { ReleaseError } from '../release/releaseError';
import { UnfitSearchKeyError } from '../search-index/errors';
import { readWebhook, readWebhookHeader } from './webhook';
import type { Change } from './webhook';

export interface ServiceOptions extends DeskOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** What editors should fix, a page; that of the builds in this folder unless given. */
  readonly report?: string;
}

export interface RunningService {
  /** With the real port, without slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Strapi sends an entry with all entries that it refers to, and their tables: megabytes. Of what is larger still, the
 * header says what has happened.
 */
const maxBytes = 10_000_000;

/** Whoever knows the secret may report a thousand changes at once. */
const knownSenders = { max: 2000, perSecond: 200 };

/** Each request for the status reads files. */
const readersLimit = { max: 100, perSecond: 10 };

const requestMs = 10_000;
/** How often the server checks for requests that take longer. */
const checkIntervalMs = 1000;
const maxConnections = 200;
/** Fewer, so that slow ones never take all. */
const maxWaiting = 150;

const limits = { requestTimeout: requestMs, headersTimeout: requestMs, connectionsCheckingInterval: checkIntervalMs };

type Guard = (handle: Handler, entrance?: Entrance) => Handler;

function createGuard({ secret, memory }: ServiceOptions, turnAway: TurnAway): Guard {
  const onWrong = (): void => {
    memory.refused += 1;
  };
  return (handle, entrance) => async (request) =>
    (await refusalOf(request, { secret, turnAway, onWrong }, entrance)) ?? handle(request);
}

const publications: ReadonlySet<string> = new Set(['entry.publish', 'releases.publish']);

/** Files, and entries that were saved or taken back, do not make somebody the last one who published. */
function publisherOf({ event, model, by }: Change, { publisher }: Memory): Publisher | null {
  if (!publications.has(event)) return publisher;
  const what = [event, model ?? ''].join(' ').trim();
  return { at: new Date().toISOString(), name: by, event: what.slice(0, 200) };
}

function rebuild({ scheduler, memory }: ServiceOptions): Handler {
  const senders = createBucket(knownSenders.max, knownSenders.perSecond);
  return async (request) => {
    const body = await readBody(request, maxBytes);
    const webhook = body === null ? readWebhookHeader(request.headers['x-strapi-event']) : readWebhook(body);
    if (webhook.kind === 'malformed' && body === null)
      return textResponse(413, `Too large: at most ${maxBytes} bytes without the header X-Strapi-Event.`);
    if (webhook.kind === 'malformed') return textResponse(400, webhook.reason);
    if (webhook.kind === 'unknown')
      return textResponse(422, `«${webhook.event.slice(0, 100)}» is not an event that changes the site.`);
    if (webhook.kind === 'draft') return textResponse(202, 'A draft: nothing to build.');
    if (webhook.kind === 'repetition') {
      await scheduler.askForAll('rebuild');
      return senders.take() ? jsonResponse(202, scheduler.state()) : tooMany;
    }
    const event = webhook.kind === 'trial' ? 'trigger-test' : [webhook.event, webhook.model ?? ''].join(' ').trim();
    memory.lastWebhook = { at: new Date().toISOString(), event: event.slice(0, 200) };
    if (webhook.kind === 'change') memory.publisher = publisherOf(webhook, memory);
    if (webhook.kind === 'trial') return textResponse(202, 'The webhook works. Nothing is built for it.');
    // No change is lost, even of a sender that is too fast.
    await scheduler.ask(event.slice(0, 200), webhook.takenBack);
    return senders.take() ? jsonResponse(202, scheduler.state()) : tooMany;
  };
}

const takenBack = 'Visitors see the previous release until the CMS reports another change. The search follows.';

function rollBack({ rollback }: ServiceOptions): Handler {
  return async (request) => {
    request.resume();
    try {
      await rollback();
      return textResponse(202, takenBack);
    } catch (error) {
      if (!(error instanceof ReleaseError || error instanceof UnfitSearchKeyError)) throw error;
      return textResponse(409, publicReasonOf(error));
    }
  };
}

function wantsPage({ headers: { accept = '' } }: IncomingMessage): boolean {
  return accept.includes('text/html');
}

function limited(handle: Handler): Handler {
  const bucket = createBucket(readersLimit.max, readersLimit.perSecond);
  return async (request) => (bucket.take() ? handle(request) : tooMany);
}

/** Who has logged in is not limited: strangers would keep them out. Nor is a login: whoever does not know the secret waits after it. */
function limitedToOthers(desk: Desk, handle: Handler): Handler {
  const forOthers = limited(handle);
  return async (request) => (desk.isLoggedIn(request) ? handle(request) : forOthers(request));
}

/** The report names entries that may not be public yet. */
async function sendReport(file: string): Promise<ServiceResponse> {
  const body = await readFile(file, 'utf8').catch(ignoreMissing);
  if (body === undefined) return textResponse(404, 'There is no report yet: nothing has been built here.');
  return pageResponse(200, body, reportPolicy);
}

function readers(sources: ServiceOptions, guard: Guard, desk: Desk): Readonly<Record<string, Handler>> {
  const report = limited(() => sendReport(sources.report ?? reportFile()));
  const guarded = guard(report, forPeople);
  return {
    '/health': () => {
      const fault = sources.fault();
      return Promise.resolve(fault === null ? textResponse(200, 'ok') : textResponse(503, fault.message));
    },
    '/status': limitedToOthers(desk, async (request) =>
      wantsPage(request) ? desk.page(request) : jsonResponse(200, await statusOf(sources)),
    ),
    '/preview': limitedToOthers(desk, desk.openPreview),
    '/report': (request) => (desk.isLoggedIn(request) ? report(request) : guarded(request)),
    '/metrics': limited(async () => {
      const body = writeMetrics(await statusOf(sources), sources.memory);
      return { status: 200, body, headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' } };
    }),
  };
}

/** Which handler a request is for; a response if there is none. */
function router(options: ServiceOptions): (request: IncomingMessage) => Handler {
  const turnAway = createRefusals();
  const guard = createGuard(options, turnAway);
  const desk = new Desk(options, turnAway);
  const reading = readers(options, guard, desk);
  const writing: Readonly<Record<string, Handler>> = {
    '/rebuild': guard(rebuild(options)),
    '/rollback': guard(rollBack(options)),
    ...Object.fromEntries(
      Object.entries(desk.forms).map(([path, handle]) => [path, limitedToOthers(desk, handle)] as const),
    ),
    '/login': desk.logIn,
  };
  return ({ method = '', url = '' }) => {
    const [path = ''] = url.split('?', 1);
    const isReading = method === 'GET' || method === 'HEAD';
    const handler = isReading ? reading[path] : writing[path];
    if (handler !== undefined && (isReading || method === 'POST')) return handler;
    if (path in reading) return () => Promise.resolve(textResponse(405, 'Method not allowed', { Allow: 'GET, HEAD' }));
    if (path in writing) return () => Promise.resolve(textResponse(405, 'Method not allowed', { Allow: 'POST' }));
    return () => Promise.resolve(textResponse(404, 'Nothing here. See /status.'));
  };
}

/** What people get in a browser is in their language. */
function forBrowser(request: IncomingMessage, answer: ServiceResponse): ServiceResponse {
  const { status, headers } = answer;
  if (status < 400 || !wantsPage(request) || headers?.['Content-Type']?.startsWith('text/html') === true) return answer;
  return pageResponse(status, writeRefusal(status, statusLanguage(request.url)), statusPolicy, headers);
}

/**
 * An open connection would occupy a slot that others need, so it ends after its response; a client that is still sending would
 * not receive it, so its request is read to the end first.
 */
async function send(request: IncomingMessage, response: ServerResponse, answer: ServiceResponse): Promise<void> {
  const { status, body, headers } = answer;
  response.writeHead(status, {
    Connection: 'close',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...headers,
    'Content-Length': Buffer.byteLength(body),
  });
  if (request.method !== 'HEAD') response.write(body);
  if (!request.complete) await finished(request.resume());
  response.end();
}

/** Throws ReleaseError if the port is taken. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { memory } = options;
  const route = router(options);
  const server = createServer(limits, (request, response) => {
    memory.requests += 1;
    // Whoever aborts gets no response.
    request.on('error', () => response.destroy());
    route(request)(request)
      .catch((error: unknown) => {
        // Aborted or slow requests are no failure of the service.
        if (request.destroyed && !request.complete) return textResponse(400, 'The request was aborted.');
        noteError(memory, error);
        return textResponse(500, 'The service has failed; its log says why.');
      })
      .then((answer) => send(request, response, forBrowser(request, answer)))
      .catch(() => response.destroy());
  });
  server.maxConnections = maxConnections;
  limitWaiting(server, maxWaiting);
  const { host, port } = options;
  const url = await listenAt(server, { host, port, setting: 'RELEASE_PORT' });
  return { url, close: () => stopServer(server) };
}
