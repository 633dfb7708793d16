/** Shows the draft site to editors, and hears from the CMS what has changed. Nothing of it is for anybody else. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { listen, stopServer, urlOf } from '@/lib/base/listen';
import { jsonResponse, pageResponse, textResponse } from '../service/answer';
import type { ServiceResponse } from '../service/answer';
import { createRefusals, readBody } from '../service/limits';
import { namesSecret } from '../service/secret';
import { readWebhook, readWebhookHeader } from '../service/webhook';
import { cookieFor, sessionIn, targetOf } from './access';
import type { Session, View } from './access';
import { choiceAddress, openAddress } from './addresses';
import { choicePage, choicePolicy, instantOf, sentencePage } from './choicePage';
import type { DraftSite } from './draftSite';
import { privateHeaders } from './overlay';

export interface DraftServerOptions {
  readonly secret: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly sites: Readonly<Record<View, DraftSite>>;
  /** Lets the site `later` show what is public at an instant (ISO, UTC). */
  readonly choose: (moment: string) => Promise<void>;
  /** The instant that was chosen last; null if nobody has chosen one since the start. */
  readonly chosen: () => string | null;
  /** When the content changes by itself next; null if that is not known. */
  readonly next: () => Promise<string | null>;
  readonly onError: (error: unknown) => void;
}

/** Entries with all that they refer to. */
const maxWebhookBytes = 10_000_000;
const maxFormBytes = 10_000;

/** Who opens a page a moment after saving it waits until it is there. */
const longestWaitMs = 30_000;

type Handler = (request: IncomingMessage, url: URL) => Promise<ServiceResponse>;

function languageIn({ searchParams }: URL): Locale {
  return locales.find((locale) => locale === searchParams.get('language')) ?? defaultLocale;
}

/** Leads on. */
function seeOther(target: string, session: Session, { secret }: DraftServerOptions): ServiceResponse {
  return textResponse(303, target, { Location: target, 'Set-Cookie': cookieFor(session, secret) });
}

function webhooks({ secret, sites, chosen }: DraftServerOptions): Handler {
  const turnAway = createRefusals();
  return async (request) => {
    if (!namesSecret(request.headers.authorization, secret)) {
      if (request.headers.authorization !== undefined) await turnAway();
      return textResponse(401, 'Expected «Authorization: Bearer …» with RELEASE_SECRET.');
    }
    const body = await readBody(request, maxWebhookBytes);
    const webhook = body === null ? readWebhookHeader(request.headers['x-strapi-event']) : readWebhook(body);
    if (webhook.kind === 'malformed') return textResponse(400, webhook.reason);
    if (webhook.kind === 'unknown') return textResponse(422, 'Not an event that changes the site.');
    if (webhook.kind !== 'trial') await sites.drafts.ask(webhook.kind === 'change' ? webhook.event : webhook.kind);
    // What will be public changes with what is published, if somebody looks at it.
    if (webhook.kind === 'change' && chosen() !== null) await sites.later.ask(webhook.event);
    return textResponse(202, 'Noted.');
  };
}

function open(options: DraftServerOptions): Handler {
  return async (_request, { searchParams }) => {
    const target = targetOf(searchParams, options.secret);
    if (target === null) return pageResponse(403, sentencePage(defaultLocale, 'closed'), choicePolicy);
    await options.sites.drafts.includes(target.changed, longestWaitMs);
    return seeOther(target.address, { view: 'drafts' }, options);
  };
}

async function showChoice(options: DraftServerOptions, { view }: Session, url: URL, isWrong = false) {
  const [state, next] = await Promise.all([options.sites[view].state(), options.next()]);
  return pageResponse(isWrong ? 400 : 200, choicePage({ locale: languageIn(url), state, next, isWrong }), choicePolicy);
}

async function choose(options: DraftServerOptions, session: Session, request: IncomingMessage, url: URL) {
  // The cookie is not sent with forms of other sites; browsers also say where the form was.
  if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
    return textResponse(403, 'Expected the form of this site.');
  const form = new URLSearchParams((await readBody(request, maxFormBytes)) ?? '');
  if (form.get('view') !== 'later') return seeOther('/', { view: 'drafts' }, options);
  const moment = instantOf(form.get('moment') ?? '');
  if (moment === null) return showChoice(options, session, url, true);
  await options.choose(moment);
  await options.sites.later.settled(longestWaitMs);
  return seeOther('/', { view: 'later' }, options);
}

async function statusOf({ sites }: DraftServerOptions): Promise<ServiceResponse> {
  const [drafts, later] = await Promise.all([sites.drafts.state(), sites.later.state()]);
  return jsonResponse(200, { drafts, later });
}

function send(response: ServerResponse, { status, body, headers }: ServiceResponse): void {
  response.writeHead(status, { ...headers, ...privateHeaders, 'X-Content-Type-Options': 'nosniff' }).end(body);
}

/** Pages and files, for who has come in. Data of pages are not given: each page is loaded whole, with its own note. */
async function sendSite(options: DraftServerOptions, request: IncomingMessage, response: ServerResponse, url: URL) {
  const session = sessionIn(request.headers.cookie, options.secret);
  if (session === null) {
    send(response, pageResponse(401, sentencePage(languageIn(url), 'closed'), choicePolicy));
    return;
  }
  if (url.pathname === choiceAddress) {
    const isForm = request.method === 'POST';
    send(response, await (isForm ? choose(options, session, request, url) : showChoice(options, session, url)));
    return;
  }
  const site = options.sites[session.view];
  const state = await site.state();
  if (state === null) send(response, pageResponse(503, sentencePage(languageIn(url), 'empty'), choicePolicy));
  else if (url.pathname.endsWith('/_payload.json')) send(response, textResponse(404, 'Not found'));
  else site.answer(state)(request, response);
}

/** What is no address is taken for the home page. */
function addressOf({ url = '' }: IncomingMessage): URL {
  const base = 'http://localhost';
  return new URL(URL.canParse(url, base) ? url : '/', base);
}

/** Returns its address, without slash at the end. */
export async function startDraftServer(options: DraftServerOptions) {
  const entrances: Readonly<Record<string, Handler | undefined>> = {
    'POST /rebuild': webhooks(options),
    'GET /status': () => statusOf(options),
    [`GET ${openAddress}`]: open(options),
  };
  const server = createServer((request, response) => {
    const url = addressOf(request);
    const entrance = entrances[`${request.method ?? ''} ${url.pathname}`];
    const answered =
      entrance === undefined
        ? sendSite(options, request, response, url)
        : entrance(request, url).then((answer) => send(response, answer));
    answered.catch((error: unknown) => {
      options.onError(error);
      response.destroy();
    });
  });
  const url = urlOf(options.host, await listen(server, options.port, options.host));
  return { url, close: () => stopServer(server) };
}
