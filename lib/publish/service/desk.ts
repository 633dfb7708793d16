/**
 * What editors do in a browser: see the state of publication, log in, publish, take back. Works without scripts: each button
 * is a form, and each answer leads back to the page, so that loading it again repeats nothing.
 */
import type { IncomingMessage } from 'node:http';
import { previewLink } from '@/deploy/strapi-preview.cjs';
import { publicReasonOf } from '@/lib/base/errors';
import { readReport } from '@/lib/content/report/readReport';
import { currentRelease } from '../release/releaseFolder';
import { ReleaseError } from '../release/releaseError';
import { UnfitSearchKeyError } from '../search-index/errors';
import { pageResponse, textResponse } from './answer';
import type { Handler, ServiceResponse } from './answer';
import type { TurnAway } from './limits';
import { readBody } from './limits';
import { isSecret } from './secret';
import { createSessions, isOwnForm } from './sessions';
import type { Session } from './sessions';
import { statusOf } from './status';
import type { Sources } from './status';
import { isTold, statusLanguage, writeStatusPage } from './statusPage';
import type { Told } from './statusPage';
import { statusPolicy } from './statusStyle';

export interface DeskOptions extends Sources {
  readonly secret: string;
  /** What the last build has found, for programs; that of the builds in this folder unless given. */
  readonly reportData?: string;
  /** Address of the draft site. */
  readonly preview?: string | undefined;
  /** Activates the previous release; resolves when they do, and not before. */
  readonly rollback: () => Promise<void>;
}

const maxFormBytes = 10_000;

/** A proxy says whether visitors reach it encrypted. */
function isEncrypted({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto'] === 'https';
}

/** Leads back to the page, which says what has happened. */
function back(told: Told, language: string): ServiceResponse {
  const query = new URLSearchParams({ told, language });
  return { status: 303, body: '', headers: { Location: `status?${query}` } };
}

function languageIn(form: URLSearchParams): string {
  return statusLanguage(`?language=${form.get('language') ?? ''}`);
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, maxFormBytes)) ?? '');
}

function toldIn({ url = '' }: IncomingMessage): Told | null {
  const told = new URLSearchParams(url.split('?')[1]).get('told');
  return told !== null && isTold(told) ? told : null;
}

export class Desk {
  readonly forms: Readonly<Record<string, Handler>>;
  readonly #sessions = createSessions();
  readonly #options: DeskOptions;
  readonly #turnAway: TurnAway;

  constructor(options: DeskOptions, turnAway: TurnAway) {
    this.#options = options;
    this.#turnAway = turnAway;
    this.forms = {
      '/logout': (request) => this.#logOut(request),
      '/publish': (request) => this.#fromPage(request, () => this.#publish()),
      '/take-back': (request) => this.#fromPage(request, (form) => this.#takeBack(form)),
    };
  }

  readonly page: Handler = (request) => this.#show(request, 200, toldIn(request));

  /** Leads to the draft site, with a link like those of the CMS: made when it is needed, because it is valid for minutes. */
  readonly openPreview: Handler = async (request) => {
    const { preview, secret } = this.#options;
    if (preview === undefined) return textResponse(404, 'There is no draft site: PREVIEW_URL is not set.');
    if (!this.isLoggedIn(request)) return this.#show(request, 403, 'login');
    const home = { type: 'home-page', key: 'home-page', locale: statusLanguage(request.url) };
    return { status: 303, body: '', headers: { Location: previewLink({ url: preview, secret }, home) } };
  };

  readonly isLoggedIn = (request: IncomingMessage): boolean => this.#sessionOf(request) !== undefined;

  #sessionOf({ headers }: IncomingMessage): Session | undefined {
    return this.#sessions.find(headers.cookie);
  }

  async #show(request: IncomingMessage, status: number, told: Told | null): Promise<ServiceResponse> {
    const { memory, preview, reportData } = this.#options;
    const session = this.#sessionOf(request);
    const content = session && (await readReport(reportData));
    const view = { session, told, content, preview, publisher: memory.publisher, now: Date.now() };
    const body = writeStatusPage(await statusOf(this.#options), statusLanguage(request.url), view);
    return pageResponse(status, body, statusPolicy);
  }

  readonly logIn: Handler = async (request) => {
    const { memory, secret } = this.#options;
    const form = await readForm(request);
    if (isSecret(form.get('password') ?? '', secret)) {
      const query = new URLSearchParams({ language: languageIn(form) });
      const cookie = this.#sessions.open(isEncrypted(request));
      return { status: 303, body: '', headers: { Location: `status?${query}`, 'Set-Cookie': cookie } };
    }
    memory.refused += 1;
    const turned = await this.#turnAway();
    if (turned === 'nothing') request.destroy();
    return turned === 'wrong' ? this.#show(request, 401, 'wrong-password') : this.#show(request, 429, 'too-many');
  };

  async #logOut(request: IncomingMessage): Promise<ServiceResponse> {
    const answer = await this.#fromPage(request, () => Promise.resolve('logged-out'));
    if (answer.status !== 303) return answer;
    const cookie = this.#sessions.close(request.headers.cookie, isEncrypted(request));
    return { ...answer, headers: { ...answer.headers, 'Set-Cookie': cookie } };
  }

  /** For those who have logged in, and only if they have pressed a button of this page. */
  async #fromPage(request: IncomingMessage, act: (form: URLSearchParams) => Promise<Told>): Promise<ServiceResponse> {
    const form = await readForm(request);
    const session = this.#sessionOf(request);
    if (session === undefined || !isOwnForm(session, form.get('token'))) return this.#show(request, 403, 'login');
    return back(await act(form), languageIn(form));
  }

  async #publish(): Promise<Told> {
    const { scheduler } = this.#options;
    await scheduler.ask('editor');
    scheduler.now();
    return 'publishing';
  }

  /**
   * Whoever presses twice, or late, must not take back a release that they have not seen; nor a correction that is on its way,
   * which would count as taken back. A build that only fails holds up nobody.
   */
  async #takeBack(form: URLSearchParams): Promise<Told> {
    const { folder, rollback, scheduler } = this.#options;
    const { waiting, building, failures } = scheduler.state();
    if (failures === 0 && (waiting !== null || building !== null)) return 'still-building';
    const shown = await currentRelease(folder).catch(() => null);
    if (form.get('release') !== shown) return 'other-release';
    try {
      await rollback();
      return 'taken-back';
    } catch (error) {
      if (!(error instanceof ReleaseError || error instanceof UnfitSearchKeyError)) throw error;
      console.error(publicReasonOf(error));
      return 'not-taken-back';
    }
  }
}
