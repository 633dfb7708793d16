/** Combines changes from the CMS with embargoes: both make releases, one after the other. */
import { Embargo } from './embargo';
import type { EmbargoOptions } from './embargo';
import { startScheduler } from './scheduler';
import type { Scheduler, SchedulerOptions } from './scheduler';
import { startWatch } from './watch';
import type { Complete } from '../release/publish';
import type { ChangeMark } from '../release/mark';
import type { ReleaseCandidate } from '../release/shownRelease';

export interface PublishingOptions
  extends SchedulerOptions, Pick<EmbargoOptions, 'shown' | 'find' | 'show' | 'discard'> {
  readonly leadMs: number;
  /** Brings the search to what visitors see. */
  readonly complete: Complete;
  /** As of the embargo; `mark` says how many changes have come. */
  readonly prepare: (at: string, mark: () => ChangeMark) => Promise<ReleaseCandidate>;
}

export interface Publishing {
  readonly scheduler: Scheduler;
  readonly embargo: Embargo;
  /** What is wrong with the release that visitors see; null if nothing is. */
  readonly fault: () => string | null;
  /** Lets the search follow the pages. Who has switched does not wait for it; if it fails, it is tried again. */
  readonly follow: () => void;
  readonly close: () => Promise<void>;
}

/** The last change that no release includes. */
function lastChangeOf(scheduler: Scheduler): ChangeMark | null {
  const { waiting, building } = scheduler.state();
  return (waiting ?? building)?.upTo ?? null;
}

/** Requests no build if one is already due. */
async function repair(scheduler: Scheduler): Promise<void> {
  const { waiting, building } = scheduler.state();
  if (waiting === null && building === null) await scheduler.askAgain('repair');
}

/** Lets the search follow the pages, after every call once more. What fails is told, and left to the scheduler. */
function follower({ complete, onError }: PublishingOptions, scheduler: Scheduler) {
  let following: Promise<void> = Promise.resolve();
  let isQueued = false;
  const followOnce = async (): Promise<void> => {
    // It follows what visitors see by now: one run serves all who have called meanwhile.
    isQueued = false;
    try {
      await complete();
    } catch (error) {
      onError(error);
      await scheduler.askForSearch().catch(onError);
    }
  };
  const follow = (): void => {
    if (isQueued) return;
    isQueued = true;
    following = following.then(followOnce);
  };
  return { follow, followed: () => following };
}

/** Resumes where the service stopped. */
export async function startPublishing(options: PublishingOptions): Promise<Publishing> {
  const joined: { embargo?: Embargo } = {};
  const publish: SchedulerOptions['publish'] = async (request, mark) => {
    await joined.embargo?.passed();
    await options.publish(request, mark);
  };
  const scheduler = await startScheduler({ ...options, publish });
  const { follow, followed } = follower(options, scheduler);
  const embargo = new Embargo({
    ...options,
    show: async (id, isDue) => {
      const isShown = await options.show(id, isDue);
      if (isShown) follow();
      return isShown;
    },
    prepare: (at) => options.prepare(at, scheduler.mark),
    quietMs: options.debounceMs,
    quietFor: scheduler.quietFor,
    lastChange: () => lastChangeOf(scheduler),
    askForBuild: () => scheduler.askAgain('embargo'),
    hurry: scheduler.hurry,
  });
  joined.embargo = embargo;
  // The service may have ended before the search had followed.
  follow();
  embargo.start();
  const watch = startWatch({ ...options, askForBuild: () => repair(scheduler) });
  return {
    scheduler,
    embargo,
    fault: watch.fault,
    follow,
    close: async () => {
      await watch.close();
      await embargo.close();
      await scheduler.close();
      await followed();
    },
  };
}
