/**
 * What editors do in a browser: see the state of publication, log in, publish, take back. Works without scripts: each button
 * is a form, and each answer leads back to the page, so that loading it again repeats nothing.
 */
import { previewLink } from '@/deploy/strapi-preview.cjs';
import { publicReasonOf } from '@/lib/shared/errors';
import { acceptOwnForm } from '@/lib/shared/server';
import type { App, RequestContext, Middleware } from '@/lib/shared/server';
import { readReport } from '@/lib/checks/report/readReport';
import { currentRelease } from '../release/releaseFolder';
import { ReleaseError } from '../release/releaseError';
import { UnfitSearchKeyError } from '@/lib/search-index/server/searchServerErrors';
import { matchesSecret } from './secret';
import type { Sessions } from './sessions';
import { statusOf } from './status';
import type { StatusSources } from './status';
import { isStatusMessage, statusLanguage, writeStatusPage } from './StatusPage';
import type { StatusMessage } from './StatusPage';
import { statusPolicy } from './statusStyle';

export interface StatusControllerOptions extends StatusSources {
  readonly secret: string;
  /** What the last build has found, for programs; that of the builds in this folder unless given. */
  readonly reportData?: string;
  /** Address of the draft site. */
  readonly preview?: string | undefined;
  /** Activates the previous release; resolves when they do, and not before. */
  readonly rollback: () => Promise<void>;
}

async function fieldIn({ req: request }: RequestContext, name: string): Promise<string> {
  return new URLSearchParams(await request.text()).get(name) ?? '';
}

function toldIn({ req: request }: RequestContext): StatusMessage | null {
  const told = request.query('told');
  return isStatusMessage(told) ? told : null;
}

export class StatusController {
  readonly #options: StatusControllerOptions;
  readonly #sessions: Sessions;

  constructor(options: StatusControllerOptions, sessions: Sessions) {
    this.#options = options;
    this.#sessions = sessions;
  }

  addTo(app: App): void {
    app.get('/preview', (asked) => this.#openPreview(asked));
    app.post('/login', ...acceptOwnForm, (asked) => this.#logIn(asked));
    const add = (action: string, act: (asked: RequestContext) => StatusMessage | Promise<StatusMessage>): void => {
      app.post(action, ...acceptOwnForm, this.#forEditors, async (asked) =>
        this.#back(asked, { told: await act(asked) }),
      );
    };
    add('/publish', () => this.#publish());
    add('/take-back', (asked) => this.#takeBack(asked));
    add('/logout', (asked) => {
      this.#sessions.close(asked);
      return 'logged-out';
    });
  }

  async show(asked: RequestContext, status: 200 | 401 | 403, told?: StatusMessage): Promise<Response> {
    const { memory, preview, reportData } = this.#options;
    const isLoggedIn = this.#sessions.isOpen(asked);
    const content = isLoggedIn ? await readReport(reportData) : undefined;
    const view = { isLoggedIn, content, preview, publisher: memory.publisher, now: Date.now() };
    const page = writeStatusPage(await statusOf(this.#options), statusLanguage(asked.req.query('language')), {
      ...view,
      told: told ?? toldIn(asked),
    });
    return asked.html(page, status, statusPolicy);
  }

  readonly #forEditors: Middleware = (asked, next) =>
    this.#sessions.isOpen(asked) ? next() : this.show(asked, 403, 'login');

  /** Leads back to the page, which says what has happened. */
  #back(asked: RequestContext, query: { readonly told?: StatusMessage }): Response {
    const language = statusLanguage(asked.req.query('language'));
    return asked.redirect(`status?${new URLSearchParams({ ...query, language })}`, 303);
  }

  /** Leads to the draft site, with a link like those of the CMS: made when it is needed, because it is valid for minutes. */
  async #openPreview(asked: RequestContext): Promise<Response> {
    const { preview, secret } = this.#options;
    if (preview === undefined) return asked.text('There is no draft site: PREVIEW_URL is not set.\n', 404);
    if (!this.#sessions.isOpen(asked)) return this.show(asked, 403, 'login');
    const home = { type: 'home-page', key: 'home-page', locale: statusLanguage(asked.req.query('language')) };
    return asked.redirect(previewLink({ url: preview, secret }, home), 303);
  }

  async #logIn(asked: RequestContext): Promise<Response> {
    const { memory, secret } = this.#options;
    if (!matchesSecret(await fieldIn(asked, 'password'), secret)) {
      memory.refused += 1;
      return this.show(asked, 401, 'wrong-password');
    }
    this.#sessions.open(asked);
    return this.#back(asked, {});
  }

  async #publish(): Promise<StatusMessage> {
    const { scheduler } = this.#options;
    await scheduler.ask('editor');
    scheduler.now();
    return 'publishing';
  }

  /**
   * Whoever presses twice, or late, must not take back a release that they have not seen; nor a correction that is on its way,
   * which would count as taken back. A build that only fails holds up nobody.
   */
  async #takeBack(asked: RequestContext): Promise<StatusMessage> {
    const { folder, rollback, scheduler } = this.#options;
    const { waiting, building, failures } = scheduler.state();
    if (failures === 0 && (waiting !== null || building !== null)) return 'still-building';
    const shown = await currentRelease(folder).catch(() => null);
    if ((await fieldIn(asked, 'release')) !== shown) return 'other-release';
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
