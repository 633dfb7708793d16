/** Serves the draft site to editors and receives webhooks about changes from the CMS. */
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { respondJson, privateHeaders, createApp, serve, acceptOwnForm } from '@/lib/shared/server';
import type { RequestContext, RunningServer } from '@/lib/shared/server';
import { isOwnPath } from '@/lib/shared/browser/ownAddress';
import { fill } from '@/lib/i18n/fill';
import { formatInstant } from '@/lib/i18n/format/date';
import { messagesByLocale } from '@/lib/i18n/messages';
import { splitPath } from '@/lib/i18n/paths';
import type { ReportedProblem } from '@/lib/checks/report/readReport';
import { receiveWebhooks } from '../service/receiveWebhooks';
import type { WebhookHandler } from '../service/receiveWebhooks';
import { requireSecret } from '../service/secret';
import { startSession, readSession, parseDraftLink } from './access';
import type { CookieOptions, Session, DraftLink } from './access';
import { choiceAddress, openAddress } from './draftAddresses';
import { parseChosenInstant } from './parseChosenInstant';
import type { DraftSite, ShownSite } from './draftSite';
import type { DraftState } from './draftState';
import { choicePage, faultPage, pagePolicy, messagePage } from './draftPages';

export interface DraftServerOptions extends CookieOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly sites: { readonly drafts: DraftSite; readonly later: DraftSite; readonly public: ShownSite };
  /** Origin that may show pages in a frame, usually the CMS; null for none. */
  readonly frameOrigin: string | null;
  /** Returns what keeps an entry out of the draft site, as of the last build. */
  readonly faults: (entry: DraftLink['entry']) => Promise<readonly ReportedProblem[]>;
  /** Makes the `later` site show what is public at an instant (ISO, UTC). */
  readonly choose: (moment: string) => Promise<void>;
  /** Returns the instant chosen last; null if none has been chosen since the start. */
  readonly chosen: () => string | null;
  /** Returns the instants (ISO, UTC) of the next publications, earliest first. */
  readonly releases: () => Promise<readonly string[]>;
  readonly onError: (error: unknown) => void;
}

/** An editor who opens a page right after saving waits this long before a page says that the site is being built. */
const silentWaitMs = 3000;

/** For this long, a webhook about a change may still arrive. */
const longestQuietMs = 60_000;

/** Makes the browser reload by itself. */
const reloadHeaders = { Refresh: '1' } as const;

/** The language in the query, otherwise that of the path. */
function languageIn({ req: request }: RequestContext): Locale {
  const named = locales.find((locale) => locale === request.query('language'));
  return named ?? splitPath(request.path.split('/').filter(Boolean)).locale;
}

/** The path of an address; `/` if it is malformed. */
function pathIn(text: string): string {
  const base = 'http://localhost';
  return new URL(URL.canParse(text, base) ? text : '/', base).pathname;
}

/** The page to return to after choosing; the home page if the address might lead to another site. */
function pageOf({ req: request }: RequestContext): string {
  const page = request.query('page') ?? pathIn(request.header('referer') ?? '/');
  const path = pathIn(page);
  return isOwnPath(page) && path !== choiceAddress ? path : '/';
}

/** Redirects with a session. */
async function seeOther(
  asked: RequestContext,
  target: string,
  session: Session,
  options: CookieOptions,
): Promise<Response> {
  await startSession(asked, session, options);
  return asked.redirect(target, 303);
}

function noteChanges({ sites, chosen }: DraftServerOptions): WebhookHandler {
  return async (webhook, asked) => {
    // The `later` site changes with the published content; keep it up to date only if somebody has chosen an instant.
    const concerned = chosen() === null ? [sites.drafts] : [sites.drafts, sites.later];
    if (webhook.kind === 'draft') await sites.drafts.ask(webhook.kind);
    if (webhook.kind === 'change') for (const site of concerned) await site.ask(webhook.event);
    if (webhook.kind === 'repetition') for (const site of concerned) await site.askForAll(webhook.kind);
    return asked.text('Noted.\n', 202);
  };
}

/** Responds with the page of a draft, or with the reasons why there is none. */
async function openDraft(asked: RequestContext, options: DraftServerOptions, target: DraftLink): Promise<Response> {
  const { sites, frameOrigin } = options;
  const { locale } = target.entry;
  const policy = pagePolicy(frameOrigin);
  const hasIt = await sites.drafts.includes(target.changed, silentWaitMs);
  const state = await sites.drafts.state();
  // The clock of the CMS may be ahead, or the webhook lost. Then show what there is; the note above the page tells its age.
  const isWorthWaiting = state === null || state.isChanging || Date.now() < target.madeAt + longestQuietMs;
  if (!hasIt && isWorthWaiting) {
    const { empty, making } = messagesByLocale[locale].preview;
    return asked.html(messagePage(locale, state === null ? empty : making), 200, { ...policy, ...reloadHeaders });
  }
  const faults = await options.faults(target.entry);
  if (faults.length === 0) return seeOther(asked, target.address, target, options);
  await startSession(asked, target, options);
  return asked.html(faultPage(target, faults), 200, policy);
}

function denyAccess(
  asked: RequestContext,
  { frameOrigin }: DraftServerOptions,
  status: 401 | 403,
  locale: Locale,
): Response {
  const page = messagePage(locale, messagesByLocale[locale].preview.closed);
  return asked.html(page, status, pagePolicy(frameOrigin));
}

async function open(asked: RequestContext, options: DraftServerOptions): Promise<Response> {
  const target = parseDraftLink(new URL(asked.req.url).searchParams, options.secret);
  if (target === null) return denyAccess(asked, options, 403, defaultLocale);
  return target.view === 'drafts'
    ? openDraft(asked, options, target)
    : seeOther(asked, target.address, target, options);
}

async function showChoice(
  asked: RequestContext,
  { sites, releases }: DraftServerOptions,
  { view }: Session,
  isWrong = false,
) {
  const [state, next] = await Promise.all([sites[view].state(), releases()]);
  const page = choicePage({ locale: languageIn(asked), state, page: pageOf(asked), releases: next, isWrong });
  return asked.html(page, isWrong ? 400 : 200, pagePolicy());
}

async function choose(asked: RequestContext, options: DraftServerOptions, session: Session): Promise<Response> {
  const form = new URLSearchParams(await asked.req.text());
  const page = pageOf(asked);
  if (form.get('view') !== 'later') return seeOther(asked, page, { view: 'drafts' }, options);
  const moment = parseChosenInstant(form.get('moment') ?? '');
  if (moment === null) return showChoice(asked, options, session, true);
  await options.choose(moment);
  return seeOther(asked, page, { view: 'later' }, options);
}

/** Once its instant has passed, the site is built as of the present. */
function showsMoment({ asOf }: DraftState, moment: string): boolean {
  return asOf === moment || (asOf > moment && Date.parse(asOf) <= Date.now());
}

/** The chosen instant while its site is being built; null once it is built or if the build failed, which the note above the pages tells. */
function awaitedMoment({ chosen }: DraftServerOptions, { view }: Session, state: DraftState | null): string | null {
  const moment = chosen();
  if (view !== 'later' || moment === null) return null;
  return state === null || (state.isChanging && !showsMoment(state, moment)) ? moment : null;
}

/** Sends pages and files, but no payloads: each page must load whole, with its own note. */
async function sendSite(asked: RequestContext, options: DraftServerOptions, session: Session): Promise<Response> {
  const site = options.sites[session.view];
  const state = await site.state();
  const awaited = awaitedMoment(options, session, state);
  if (state === null || awaited !== null) {
    const locale = languageIn(asked);
    const { empty, coming } = messagesByLocale[locale].preview;
    const sentence = awaited === null ? empty : fill(coming, { moment: formatInstant(awaited) });
    return asked.html(messagePage(locale, sentence), 503, { ...pagePolicy(options.frameOrigin), ...reloadHeaders });
  }
  return asked.req.path.endsWith('/_payload.json') ? asked.notFound() : site.answer(state, asked);
}

/** Starts the server. Throws ServerError if the port is taken. */
export async function startDraftServer(options: DraftServerOptions): Promise<RunningServer> {
  const { host, port, secret, sites, onError } = options;
  const app = createApp(onError, privateHeaders);
  const forPrograms = requireSecret({ secret });
  /** Requires a session. */
  const forEditors =
    (answer: (asked: RequestContext, options: DraftServerOptions, session: Session) => Promise<Response>) =>
    async (asked: RequestContext): Promise<Response> => {
      const session = await readSession(asked, secret);
      return session === null ? denyAccess(asked, options, 401, languageIn(asked)) : answer(asked, options, session);
    };
  receiveWebhooks(app, forPrograms, noteChanges(options));
  // Needs the secret, since it reveals the chosen instant.
  app.get('/status', forPrograms, async (asked) => {
    const [drafts, later] = await Promise.all([sites.drafts.state(), sites.later.state()]);
    return respondJson(asked, { drafts, later });
  });
  app.get(openAddress, (asked) => open(asked, options));
  app.get(choiceAddress, forEditors(showChoice));
  app.post(choiceAddress, ...acceptOwnForm, forEditors(choose));
  app.get('*', forEditors(sendSite));
  return serve(app, { host, port, setting: 'PREVIEW_PORT' });
}
