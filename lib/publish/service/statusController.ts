/**
 * Handles what editors do in a browser: see the status, log in, publish, roll back. Works without scripts: each button is a form, and each
 * response redirects to the page, so that reloading repeats nothing.
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
  /** The editors' report as data; by default that of the builds in this folder. */
  readonly reportData?: string;
  /** Address of the draft site. */
  readonly preview?: string | undefined;
  /** Activates the previous release; resolves once it is active. */
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

  /** Redirects to the page, which shows what has happened. */
  #back(asked: RequestContext, query: { readonly told?: StatusMessage }): Response {
    const language = statusLanguage(asked.req.query('language'));
    return asked.redirect(`status?${new URLSearchParams({ ...query, language })}`, 303);
  }

  /** Redirects to the draft site with a link like those of the CMS. Made on demand, because it is valid for minutes only. */
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
   * Rolls back only the release that the editor has seen, and none while a correction is being built, which the rollback would hold back. A
   * build that keeps failing does not block it.
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
