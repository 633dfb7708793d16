/**
 * The sites that editors see. Draft sites are rebuilt after each change, with at most one build at a time; the public site is only served.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestContext } from '@/lib/shared/server';
import { RulesReader } from '@/lib/build/export/preview/rulesReader';
import { siteHandler } from '@/lib/build/export/preview/previewServer';
import { readBuild } from '@/lib/build/export/readBuild';
import { startScheduler } from '../service/scheduler';
import type { View } from './access';
import type { DraftState } from './draftState';
import { draftOverlay } from './draftOverlay';

export interface ShownSiteOptions {
  readonly view: View;
  /** Folders of the finished site and the web server rules. */
  readonly folders: { readonly out: string; readonly rules: string };
  /** Origin that may show pages in a frame, usually the CMS; null for none. */
  readonly frameOrigin: string | null;
}

export interface DraftSiteOptions extends ShownSiteOptions {
  /** Folder where the scheduler notes what is still to be built. */
  readonly folder: string;
  readonly debounceMs: number;
  /** Builds the site; throws if it fails. `isWhole` rereads the whole CMS. */
  readonly build: (isWhole: boolean) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface ShownSite {
  /** Returns the state of the site; null before the first build has ended. */
  readonly state: () => Promise<DraftState | null>;
  /** Responds with a page or file of the site. */
  readonly answer: (state: DraftState, asked: RequestContext) => Promise<Response>;
}

export interface DraftSite extends ShownSite {
  /** Requests a build after a change. */
  readonly ask: (reason: string) => Promise<void>;
  /** Requests a build that rereads the whole CMS. */
  readonly askForAll: (reason: string) => Promise<void>;
  /**
   * Waits until the site includes what was saved at an instant (ISO) or the build has failed. The webhook of the change may not have
   * arrived yet. Returns false after `longestMs`.
   */
  readonly includes: (instant: string, longestMs: number) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

const lookMs = 100;

/** Polls until the condition holds; false if it does not within `longestMs`. */
async function waitUntil(holds: () => Promise<boolean>, longestMs: number): Promise<boolean> {
  const end = performance.now() + longestMs;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await pause(lookMs);
  }
  return true;
}

/** Returns a site in a folder that another process keeps up to date. */
export function showSite(
  { view, folders, frameOrigin }: ShownSiteOptions,
  progress: () => Pick<DraftState, 'isChanging' | 'hasFailed'> = () => ({ isChanging: false, hasFailed: false }),
): ShownSite {
  const rules = new RulesReader(folders.rules);
  return {
    async state() {
      const latest = await stat(path.join(folders.out, 'builds', 'latest.json')).catch(() => null);
      if (latest === null) return null;
      const { timestamp: asOf } = await readBuild(folders.out);
      return { view, asOf, madeAt: latest.mtime.toISOString(), ...progress() };
    },
    answer: (state, asked) => siteHandler(folders.out, rules, draftOverlay(state, frameOrigin))(asked),
  };
}

/** Remembers when the last failed build began; changes requested later may still succeed. */
function notingFailure(build: DraftSiteOptions['build']) {
  let failed = Number.NEGATIVE_INFINITY;
  const run = async (isWhole: boolean): Promise<void> => {
    const begun = Date.now();
    try {
      await build(isWhole);
    } catch (error) {
      failed = begun;
      throw error;
    }
  };
  return { run, hasFailedSince: (instant: number): boolean => failed >= instant };
}

/** Starts a draft site that is rebuilt on request; resumes what was still to be built. */
export async function startDraftSite(options: DraftSiteOptions): Promise<DraftSite> {
  const { folder, debounceMs, onError } = options;
  const { run, hasFailedSince } = notingFailure(options.build);
  const scheduler = await startScheduler({
    folder,
    debounceMs,
    onError,
    publish: ({ isWhole = false }, _mark, count) => count(() => run(isWhole)),
  });
  let asked = 0;
  const asking =
    (ask: (reason: string) => Promise<void>) =>
    (reason: string): Promise<void> => {
      asked = Date.now();
      return ask(reason);
    };
  const isChanging = (): boolean => {
    const { waiting, building } = scheduler.state();
    return building !== null || (waiting !== null && !hasFailedSince(asked));
  };
  const site = showSite(options, () => ({ isChanging: isChanging(), hasFailed: scheduler.state().failures > 0 }));
  return {
    ...site,
    ask: asking((reason) => scheduler.ask(reason)),
    askForAll: asking((reason) => scheduler.askForAll(reason)),
    includes: (instant, longestMs) =>
      waitUntil(async () => {
        const shown = await site.state();
        // Ignore later changes: in a busy office they would never stop.
        return hasFailedSince(Date.parse(instant)) || (shown !== null && shown.asOf >= instant);
      }, longestMs),
    close: scheduler.close,
  };
}
