/** One of the sites for editors, kept up to date: built after each change, at most one build at a time. */
import { stat } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RulesReader } from '@/lib/export/preview/rulesReader';
import { siteHandler } from '@/lib/export/preview/server';
import { readBuild } from '@/lib/export/readBuild';
import { startScheduler } from '../service/scheduler';
import type { View } from './access';
import type { DraftState } from './draftState';
import { overlayOf } from './overlay';

export interface DraftSiteOptions {
  readonly view: View;
  /** The finished site, and the rules for web servers. */
  readonly folders: { readonly out: string; readonly rules: string };
  /** Where it notes what is still to be built. */
  readonly folder: string;
  readonly debounceMs: number;
  /** Throws if it fails. */
  readonly build: () => Promise<void>;
  /** May show pages in a frame, as the CMS does; null: nobody. */
  readonly frameOrigin: string | null;
  readonly onError: (error: unknown) => void;
}

export interface DraftSite {
  /** Null before the first build has ended. */
  readonly state: () => Promise<DraftState | null>;
  /** Something has changed. */
  readonly ask: (reason: string) => Promise<void>;
  /** Resolves when nothing is left to build, or the last build has failed; after some milliseconds at the latest. */
  readonly settled: (longestMs: number) => Promise<void>;
  /** The same when it also has what was saved at an instant (ISO): the CMS may not have told of it yet. */
  readonly includes: (instant: string, longestMs: number) => Promise<void>;
  /** Answers a request with what is built. */
  readonly answer: (state: DraftState) => RequestListener;
  readonly close: () => Promise<void>;
}

const lookMs = 100;

async function waitUntil(holds: () => Promise<boolean>, longestMs: number): Promise<void> {
  const end = performance.now() + longestMs;
  while (performance.now() < end && !(await holds())) await pause(lookMs);
}

export async function startDraftSite(options: DraftSiteOptions): Promise<DraftSite> {
  const { view, folders, folder, debounceMs, build, frameOrigin, onError } = options;
  const scheduler = await startScheduler({
    folder,
    debounceMs,
    onError,
    publish: (_request, _mark, count) => count(build),
  });
  const isChanging = (): boolean => {
    const { waiting, building, failures } = scheduler.state();
    return building !== null || (waiting !== null && failures === 0);
  };
  const rules = new RulesReader(folders.rules);
  const state: DraftSite['state'] = async () => {
    const latest = await stat(path.join(folders.out, 'builds', 'latest.json')).catch(() => null);
    if (latest === null) return null;
    const { timestamp: asOf } = await readBuild(folders.out);
    const hasFailed = scheduler.state().failures > 0;
    return { view, asOf, madeAt: latest.mtime.toISOString(), isChanging: isChanging(), hasFailed };
  };
  return {
    state,
    ask: scheduler.ask,
    settled: (longestMs) => waitUntil(() => Promise.resolve(!isChanging()), longestMs),
    includes: (instant, longestMs) =>
      waitUntil(async () => {
        const { failures } = scheduler.state();
        const shown = await state();
        return failures > 0 || (shown !== null && shown.asOf >= instant && !isChanging());
      }, longestMs),
    answer: (state) => siteHandler(folders.out, rules, () => overlayOf(state, frameOrigin)),
    close: scheduler.close,
  };
}
