/** The sites for editors. Those of their own are kept up to date: built after each change, at most one build at a time. */
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
  /** The finished site, and the rules for web servers. */
  readonly folders: { readonly out: string; readonly rules: string };
  /** May show pages in a frame, as the CMS does; null: nobody. */
  readonly frameOrigin: string | null;
}

export interface DraftSiteOptions extends ShownSiteOptions {
  /** Where it notes what is still to be built. */
  readonly folder: string;
  readonly debounceMs: number;
  /** Throws if it fails. `isWhole`: reads all of the CMS. */
  readonly build: (isWhole: boolean) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface ShownSite {
  /** Null before the first build has ended. */
  readonly state: () => Promise<DraftState | null>;
  /** Answers a request with what is built. */
  readonly answer: (state: DraftState, asked: RequestContext) => Promise<Response>;
}

export interface DraftSite extends ShownSite {
  /** Something has changed. */
  readonly ask: (reason: string) => Promise<void>;
  /** The same if the CMS is to be read whole. */
  readonly askForAll: (reason: string) => Promise<void>;
  /**
   * Waits until it also has what was saved at an instant (ISO), of which the CMS may not have told yet, or the build has failed.
   * False if that takes longer.
   */
  readonly includes: (instant: string, longestMs: number) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

const lookMs = 100;

/** False if it does not hold in time. */
async function waitUntil(holds: () => Promise<boolean>, longestMs: number): Promise<boolean> {
  const end = performance.now() + longestMs;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await pause(lookMs);
  }
  return true;
}

/** A site in a folder that somebody else keeps up to date. */
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

/** Remembers when the build that failed last began: what was asked for later may succeed. */
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
        // Later changes are none of its business: a busy office would never see it.
        return hasFailedSince(Date.parse(instant)) || (shown !== null && shown.asOf >= instant);
      }, longestMs),
    close: scheduler.close,
  };
}
