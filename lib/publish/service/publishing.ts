/** Combines builds after changes with embargoes: both make releases, one at a time. */
import { Embargo } from './embargo';
import type { EmbargoOptions } from './embargo';
import { startScheduler } from './scheduler';
import type { Scheduler, SchedulerOptions } from './scheduler';
import { startReleaseMonitor } from './releaseMonitor';
import type { ReleaseMonitor } from './releaseMonitor';
import type { CompleteActivation } from '../release/publish';
import type { ChangeMark } from '../release/changeMark';
import type { ReleaseCandidate } from '../release/shownRelease';

export interface PublishingOptions
  extends SchedulerOptions, Pick<EmbargoOptions, 'shown' | 'find' | 'show' | 'discard'> {
  readonly leadMs: number;
  /** Updates the search to the current release. */
  readonly complete: CompleteActivation;
  /** Draws the share images that the last build deferred. Returns the content id if a build would add some to it; otherwise null. */
  readonly draw: () => Promise<string | null>;
  /** Builds the release of an embargo; `mark` returns how many changes have come. */
  readonly prepare: (at: string, mark: () => ChangeMark, takenBack: readonly string[]) => Promise<ReleaseCandidate>;
}

export interface Publishing {
  readonly scheduler: Scheduler;
  readonly embargo: Embargo;
  /** Returns what is wrong with the current release; null if nothing is. */
  readonly fault: ReleaseMonitor['fault'];
  /** Updates the search in the background after a switch; retries if that fails. */
  readonly follow: () => void;
  readonly close: () => Promise<void>;
}

/** The last change that no release includes. */
function lastChangeOf(scheduler: Scheduler): ChangeMark | null {
  const { waiting, building } = scheduler.state();
  return (waiting ?? building)?.upTo ?? null;
}

/** Entries unpublished by changes that no release includes. */
function takenBackIn(scheduler: Scheduler): readonly string[] {
  const { waiting, building } = scheduler.state();
  return [building, waiting].flatMap((request) => request?.takenBack ?? []);
}

/** Requests a build unless one is already due. */
async function repair(scheduler: Scheduler): Promise<void> {
  const { waiting, building } = scheduler.state();
  if (waiting === null && building === null) await scheduler.askAgain('repair');
}

/** Runs the work once after each call; calls that arrive before a run begins share it. `work` must not throw. */
function afterEachCall(work: () => Promise<void>) {
  let working: Promise<void> = Promise.resolve();
  let isQueued = false;
  const once = (): Promise<void> => {
    isQueued = false;
    return work();
  };
  const call = (): void => {
    if (isQueued) return;
    isQueued = true;
    working = working.then(once);
  };
  return { call, done: () => working };
}

/** Updates the search. Reports failures and leaves the retry to the scheduler. */
function searchUpdater({ complete, onError }: PublishingOptions, scheduler: Scheduler) {
  return afterEachCall(async () => {
    try {
      await complete();
    } catch (error) {
      onError(error);
      await scheduler.askForSearch().catch(onError);
    }
  });
}

/** Draws deferred share images. */
function shareImageDrawer({ draw, onError }: PublishingOptions, scheduler: Scheduler) {
  // Request only one build per content: after a rollback it is not built, and would be requested again and again.
  let asked: string | null = null;
  return afterEachCall(async () => {
    try {
      const content = await draw();
      if (content === null || content === asked) return;
      asked = content;
      await scheduler.askAgain('pictures');
    } catch (error) {
      onError(error);
    }
  });
}

function embargoOf(options: PublishingOptions, scheduler: Scheduler, follow: () => void): Embargo {
  return new Embargo({
    ...options,
    show: async (id, isDue) => {
      const isShown = await options.show(id, isDue);
      if (isShown) follow();
      return isShown;
    },
    prepare: (at) => scheduler.count(() => options.prepare(at, scheduler.mark, takenBackIn(scheduler))),
    pauseMs: options.debounceMs,
    waitedFor: scheduler.waitedFor,
    lastChange: () => lastChangeOf(scheduler),
    askForBuild: () => scheduler.askAgain('embargo'),
    hurry: scheduler.hurry,
  });
}

/** Starts scheduler, embargo and monitors, resuming where the service stopped. */
export async function startPublishing(options: PublishingOptions): Promise<Publishing> {
  const joined: { embargo?: Embargo; pictures?: ReturnType<typeof shareImageDrawer> } = {};
  const publish: SchedulerOptions['publish'] = async (request, mark, count) => {
    await joined.embargo?.passed();
    await options.publish(request, mark, count);
    joined.pictures?.call();
  };
  const scheduler = await startScheduler({ ...options, publish });
  const { call: follow, done: followed } = searchUpdater(options, scheduler);
  const pictures = shareImageDrawer(options, scheduler);
  joined.pictures = pictures;
  const embargo = embargoOf(options, scheduler, follow);
  joined.embargo = embargo;
  // The service may have stopped before the search was updated.
  follow();
  pictures.call();
  embargo.start();
  const watch = startReleaseMonitor({ ...options, askForBuild: () => repair(scheduler) });
  return {
    scheduler,
    embargo,
    fault: watch.fault,
    follow,
    close: async () => {
      await watch.close();
      await embargo.close();
      await scheduler.close();
      await Promise.all([followed(), pictures.done()]);
    },
  };
}
