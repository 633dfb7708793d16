/**
 * The service that listens to the CMS: `POST /rebuild`, `POST /rollback`, and its status. Only for this machine or a reverse proxy in front
 * of it.
 */
import { readFile } from 'node:fs/promises';
import { publicReasonOf } from '@/lib/shared/errors';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import { respondJson, privateHeaders, createApp, isCrossSiteForm, serve } from '@/lib/shared/server';
import type { App, RequestContext, RunningServer, Middleware } from '@/lib/shared/server';
import { reportFile } from '@/lib/checks/report/writeReport';
import { ReleaseError } from '../release/releaseError';
import { UnfitSearchKeyError } from '@/lib/search-index/server/searchServerErrors';
import { StatusController } from './statusController';
import type { StatusControllerOptions } from './statusController';
import { receiveWebhooks } from './receiveWebhooks';
import type { WebhookHandler } from './receiveWebhooks';
import { basicAuth, requireSecret } from './secret';
import { createSessions } from './sessions';
import { recordError, statusOf, formatMetrics } from './status';
import type { ServiceState, Publisher } from './status';
import { reasonOf, statusLanguage, writeRefusal } from './StatusPage';
import { reportPolicy, statusPolicy } from './statusStyle';
import type { Change } from './webhook';

export interface ServiceOptions extends StatusControllerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The page with the editors' report; by default that of the builds in this folder. */
  readonly report?: string;
}

const publications: ReadonlySet<string> = new Set(['entry.publish', 'releases.publish']);

/** Only publishing an entry or a bundle changes the last publisher; files, saved and unpublished entries do not. */
function publisherOf({ event, model, by }: Change, { publisher }: ServiceState): Publisher | null {
  if (!publications.has(event)) return publisher;
  const what = [event, model ?? ''].join(' ').trim();
  return { at: new Date().toISOString(), name: by, event: what.slice(0, 200) };
}

function noteChanges({ scheduler, memory }: ServiceOptions): WebhookHandler {
  return async (webhook, asked) => {
    if (webhook.kind === 'draft') return asked.text('A draft: nothing to build.\n', 202);
    if (webhook.kind === 'repetition') {
      await scheduler.askForAll('rebuild');
      return respondJson(asked, scheduler.state(), 202);
    }
    const event = webhook.kind === 'trial' ? 'trigger-test' : [webhook.event, webhook.model ?? ''].join(' ').trim();
    memory.lastWebhook = { at: new Date().toISOString(), event: event.slice(0, 200) };
    if (webhook.kind === 'trial') return asked.text('The webhook works. Nothing is built for it.\n', 202);
    memory.publisher = publisherOf(webhook, memory);
    await scheduler.ask(event.slice(0, 200), webhook.takenBack);
    return respondJson(asked, scheduler.state(), 202);
  };
}

const takenBack = 'Visitors see the previous release until the CMS reports another change. The search follows.\n';

function rollBack({ rollback }: ServiceOptions) {
  return async (asked: RequestContext): Promise<Response> => {
    try {
      await rollback();
      return asked.text(takenBack, 202);
    } catch (error) {
      if (!(error instanceof ReleaseError || error instanceof UnfitSearchKeyError)) throw error;
      return asked.text(`${publicReasonOf(error)}\n`, 409);
    }
  };
}

function wantsPage({ req: request }: RequestContext): boolean {
  return request.header('accept')?.includes('text/html') === true;
}

/** Needs a login, since the report names entries that may not be public yet. */
async function sendReport(asked: RequestContext, file = reportFile()): Promise<Response> {
  const page = await readFile(file, 'utf8').catch(ignoreMissing);
  if (page === undefined) return asked.text('There is no report yet: nothing has been built here.\n', 404);
  return asked.html(page, 200, reportPolicy);
}

/** Replaces error responses to browsers by a page in the editor's language. */
const refuseInWords: Middleware = async (asked, next) => {
  await next();
  const { status, headers } = asked.res;
  if (status < 400 || !wantsPage(asked) || headers.get('content-type')?.startsWith('text/html') === true) return;
  const reason = isCrossSiteForm(asked.error) ? 'form' : reasonOf(status);
  const page = writeRefusal(reason, statusLanguage(asked.req.query('language')));
  const own = { ...statusPolicy, 'Content-Type': 'text/html; charset=UTF-8' };
  // eslint-disable-next-line id-denylist -- Hono's name; assigning keeps the headers of the refusal
  asked.res = new Response(page, { status, headers: own });
};

/**
 * Strapi sends each webhook once and keeps connections alive; one sent just as the server closes such a connection would be lost. Requests
 * that are still sending receive the response first.
 */
const closeConnection: Middleware = async (asked, next) => {
  await next();
  if (asked.env.incoming.complete) asked.header('Connection', 'close');
};

function addReaders(app: App, options: ServiceOptions, letIn: Middleware, desk: StatusController): void {
  const { fault, memory, report } = options;
  app.get('/health', (asked) => {
    const found = fault();
    return found === null ? asked.text('ok\n') : asked.text(`${found.message}\n`, 503);
  });
  app.get('/status', async (asked) =>
    wantsPage(asked) ? desk.show(asked, 200) : respondJson(asked, await statusOf(options)),
  );
  app.get('/report', letIn, (asked) => sendReport(asked, report));
  app.get('/metrics', async (asked) => {
    const type = 'text/plain; version=0.0.4; charset=utf-8';
    return asked.text(formatMetrics(await statusOf(options), memory), 200, { 'Content-Type': type });
  });
}

/** Starts the service. Throws ServerError if the port is taken. */
export async function startService(options: ServiceOptions): Promise<RunningServer> {
  const { memory, secret, host, port } = options;
  const onError = (error: unknown): void => recordError(memory, error);
  const count: Middleware = (_, next) => {
    memory.requests += 1;
    return next();
  };
  const app = createApp(onError, closeConnection, count, privateHeaders, refuseInWords);
  const access = { secret, onWrong: () => void (memory.refused += 1) };
  const sessions = createSessions();
  const forEditors = requireSecret(access, basicAuth);
  const desk = new StatusController(options, sessions);
  receiveWebhooks(app, requireSecret(access), noteChanges(options));
  app.post('/rollback', requireSecret(access), rollBack(options));
  addReaders(app, options, (asked, next) => (sessions.isOpen(asked) ? next() : forEditors(asked, next)), desk);
  desk.addTo(app);
  return serve(app, { host, port, setting: 'RELEASE_PORT' });
}
