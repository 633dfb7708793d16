/** Shows the draft site to editors, and hears from the CMS what has changed. Nothing of it is for anybody else. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { stopServer } from '@/lib/base/listen';
import { isOwnPath } from '@/lib/browser/ownAddress';
import { splitPath } from '@/lib/language/paths';
import { listenAt } from '@/lib/publish/listenAt';
import type { ReportedProblem } from '@/lib/content/report/readReport';
import { jsonResponse, pageResponse, textResponse } from '../service/answer';
import type { ServiceResponse } from '../service/answer';
import { refusalOf } from '../service/guard';
import { createRefusals, readBody } from '../service/limits';
import type { TurnAway } from '../service/limits';
import { readWebhook, readWebhookHeader } from '../service/webhook';
import { cookieFor, sessionIn, targetOf } from './access';
import type { CookieOptions, Session, Target } from './access';
import { choiceAddress, openAddress } from './addresses';
import { choicePage, comingPage, instantOf, pagePolicy, sentencePage } from './choicePage';
import type { DraftSite, ShownSite } from './draftSite';
import type { DraftState } from './draftState';
import { faultPage } from './faultPage';
import { privateHeaders } from './overlay';

export interface DraftServerOptions extends CookieOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly sites: { readonly drafts: DraftSite; readonly later: DraftSite; readonly public: ShownSite };
  /** May show pages in a frame: the CMS; null: nobody. */
  readonly frameOrigin: string | null;
  /** What keeps an entry out of the site with drafts, as the last build has found. */
  readonly faults: (entry: Target['entry']) => Promise<readonly ReportedProblem[]>;
  /** Lets the site `later` show what is public at an instant (ISO, UTC). */
  readonly choose: (moment: string) => Promise<void>;
  /** The instant that was chosen last; null if nobody has chosen one since the start. */
  readonly chosen: () => string | null;
  /** The instants (ISO, UTC) at which something is published next, the first of them first. */
  readonly releases: () => Promise<readonly string[]>;
  readonly onError: (error: unknown) => void;
}

/** Entries with all that they refer to. */
const maxWebhookBytes = 10_000_000;
const maxFormBytes = 10_000;

/** Who opens a page a moment after saving it waits until the site has it, and is told so after a moment. */
const untoldWaitMs = 3000;

/** So long, a change that the draft site has not heard of may still come. */
const longestQuietMs = 60_000;

/** The browser asks again by itself. */
const asksAgain = { Refresh: '1' } as const;

type Handler = (request: IncomingMessage, url: URL) => Promise<ServiceResponse>;

/** The language that an address names, else that of the page. */
function languageIn({ searchParams, pathname }: URL): Locale {
  const named = locales.find((locale) => locale === searchParams.get('language'));
  return named ?? splitPath(pathname.split('/').filter(Boolean)).locale;
}

/** What is no address is taken for the home page. */
function addressOf(text = ''): URL {
  const base = 'http://localhost';
  return new URL(URL.canParse(text, base) ? text : '/', base);
}

/** The path of the page from which somebody has come to choose; the home page for what might lead to another site. */
function pageOf({ headers }: IncomingMessage, { searchParams }: URL): string {
  const page = searchParams.get('page') ?? addressOf(headers.referer).pathname;
  const { pathname } = addressOf(page);
  return isOwnPath(page) && pathname !== choiceAddress ? pathname : '/';
}

/** Leads on. */
function seeOther(target: string, session: Session, options: DraftServerOptions): ServiceResponse {
  return textResponse(303, target, { Location: target, 'Set-Cookie': cookieFor(session, options) });
}

/** For programs that know the secret. */
function guarded({ secret }: DraftServerOptions, turnAway: TurnAway, handle: Handler): Handler {
  return async (request, url) => (await refusalOf(request, { secret, turnAway })) ?? handle(request, url);
}

function webhooks({ sites, chosen }: DraftServerOptions): Handler {
  return async (request) => {
    const body = await readBody(request, maxWebhookBytes);
    const webhook = body === null ? readWebhookHeader(request.headers['x-strapi-event']) : readWebhook(body);
    if (webhook.kind === 'malformed' && body === null)
      return textResponse(413, `Too large: at most ${maxWebhookBytes} bytes without the header X-Strapi-Event.`);
    if (webhook.kind === 'malformed') return textResponse(400, webhook.reason);
    if (webhook.kind === 'unknown') return textResponse(422, 'Not an event that changes the site.');
    // What will be public changes with what is published, if somebody looks at it.
    const concerned = chosen() === null ? [sites.drafts] : [sites.drafts, sites.later];
    if (webhook.kind === 'draft') await sites.drafts.ask(webhook.kind);
    if (webhook.kind === 'change') for (const site of concerned) await site.ask(webhook.event);
    if (webhook.kind === 'repetition') for (const site of concerned) await site.askForAll(webhook.kind);
    return textResponse(202, 'Noted.');
  };
}

/** The page of a draft, or why there is none. */
async function openDraft(options: DraftServerOptions, target: Target): Promise<ServiceResponse> {
  const { sites, frameOrigin } = options;
  const { locale } = target.entry;
  const policy = pagePolicy(frameOrigin);
  const hasIt = await sites.drafts.includes(target.changed, untoldWaitMs);
  const state = await sites.drafts.state();
  // The clock of the CMS may be ahead, or the draft site not have heard of the change: the note above the page tells its age.
  const isWorthWaiting = state === null || state.isChanging || Date.now() < target.madeAt + longestQuietMs;
  if (!hasIt && isWorthWaiting) {
    const sentence = state === null ? 'empty' : 'making';
    return pageResponse(200, sentencePage(locale, sentence), policy, asksAgain);
  }
  const faults = await options.faults(target.entry);
  if (faults.length === 0) return seeOther(target.address, target, options);
  return pageResponse(200, faultPage(target, faults), policy, { 'Set-Cookie': cookieFor(target, options) });
}

function open(options: DraftServerOptions): Handler {
  return (_request, { searchParams }) => {
    const target = targetOf(searchParams, options.secret);
    if (target?.view === 'drafts') return openDraft(options, target);
    if (target !== null) return Promise.resolve(seeOther(target.address, target, options));
    return Promise.resolve(pageResponse(403, sentencePage(defaultLocale, 'closed'), pagePolicy(options.frameOrigin)));
  };
}

async function showChoice(options: DraftServerOptions, { view }: Session, request: IncomingMessage, url: URL) {
  const [state, releases] = await Promise.all([options.sites[view].state(), options.releases()]);
  const isWrong = request.method === 'POST';
  const content = { locale: languageIn(url), state, page: pageOf(request, url), releases, isWrong };
  return pageResponse(isWrong ? 400 : 200, choicePage(content), pagePolicy());
}

async function choose(options: DraftServerOptions, session: Session, request: IncomingMessage, url: URL) {
  // The cookie is not sent with forms of other sites; browsers also say where the form was.
  if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
    return textResponse(403, 'Expected the form of this site.');
  const form = new URLSearchParams((await readBody(request, maxFormBytes)) ?? '');
  const page = pageOf(request, url);
  if (form.get('view') !== 'later') return seeOther(page, { view: 'drafts' }, options);
  const moment = instantOf(form.get('moment') ?? '');
  if (moment === null) return showChoice(options, session, request, url);
  await options.choose(moment);
  return seeOther(page, { view: 'later' }, options);
}

async function statusOf({ sites }: DraftServerOptions): Promise<ServiceResponse> {
  const [drafts, later] = await Promise.all([sites.drafts.state(), sites.later.state()]);
  return jsonResponse(200, { drafts, later });
}

function send(response: ServerResponse, { status, body, headers }: ServiceResponse): void {
  response.writeHead(status, { ...headers, ...privateHeaders, 'X-Content-Type-Options': 'nosniff' }).end(body);
}

/** Once an instant has come, its site is built as of the present. */
function showsMoment({ asOf }: DraftState, moment: string): boolean {
  return asOf === moment || (asOf > moment && Date.parse(asOf) <= Date.now());
}

/** The instant whose site is still being built; null if it is there, or if its build has failed: the note above the pages says so. */
function awaitedMoment({ chosen }: DraftServerOptions, { view }: Session, state: DraftState | null): string | null {
  const moment = chosen();
  if (view !== 'later' || moment === null) return null;
  return state === null || (state.isChanging && !showsMoment(state, moment)) ? moment : null;
}

/** Pages and files, for who has come in. Data of pages are not given: each page is loaded whole, with its own note. */
async function sendSite(options: DraftServerOptions, request: IncomingMessage, response: ServerResponse, url: URL) {
  const session = sessionIn(request.headers.cookie, options.secret);
  if (session === null) {
    send(response, pageResponse(401, sentencePage(languageIn(url), 'closed'), pagePolicy(options.frameOrigin)));
    return;
  }
  if (url.pathname === choiceAddress) {
    const isForm = request.method === 'POST';
    send(
      response,
      await (isForm ? choose(options, session, request, url) : showChoice(options, session, request, url)),
    );
    return;
  }
  const site = options.sites[session.view];
  const state = await site.state();
  const awaited = awaitedMoment(options, session, state);
  if (state === null || awaited !== null) {
    const locale = languageIn(url);
    const page = awaited === null ? sentencePage(locale, 'empty') : comingPage(locale, awaited);
    send(response, pageResponse(503, page, pagePolicy(options.frameOrigin), asksAgain));
  } else if (url.pathname.endsWith('/_payload.json')) send(response, textResponse(404, 'Not found'));
  else site.answer(state)(request, response);
}

/** Returns its address, without slash at the end. Throws ReleaseError if the port is taken. */
export async function startDraftServer(options: DraftServerOptions) {
  const turnAway = createRefusals();
  const entrances: Readonly<Record<string, Handler | undefined>> = {
    'POST /rebuild': guarded(options, turnAway, webhooks(options)),
    // It names the instant that editors look at.
    'GET /status': guarded(options, turnAway, () => statusOf(options)),
    [`GET ${openAddress}`]: open(options),
  };
  const server = createServer((request, response) => {
    const url = addressOf(request.url);
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
  const { host, port } = options;
  const url = await listenAt(server, { host, port, setting: 'PREVIEW_PORT' });
  return { url, close: () => stopServer(server) };
}
