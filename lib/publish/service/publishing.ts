/** Joins what the CMS tells of with what appears at its instant: both make releases, one after the other. */
import { Embargo } from './embargo';
import type { EmbargoOptions } from './embargo';
import { startScheduler } from './scheduler';
import type { Scheduler, SchedulerOptions } from './scheduler';
import { startWatch } from './watch';
import type { ChangeMark } from '../release/mark';
import type { ReleaseCandidate } from '../release/shownRelease';

export interface PublishingOptions
  extends SchedulerOptions, Pick<EmbargoOptions, 'shown' | 'find' | 'show' | 'discard'> {
  readonly leadMs: number;
  /** As of the embargo; `mark` says how many changes have come. */
  readonly prepare: (at: string, mark: () => ChangeMark) => Promise<ReleaseCandidate>;
}

export interface Publishing {
  readonly scheduler: Scheduler;
  readonly embargo: Embargo;
  /** What is wrong with the release that visitors see; null if nothing is. */
  readonly fault: () => string | null;
  readonly close: () => Promise<void>;
}

/** The last change that no release holds. */
function lastChangeOf(scheduler: Scheduler): ChangeMark | null {
  const { waiting, building } = scheduler.state();
  return (waiting ?? building)?.upTo ?? null;
}

/** Nothing is asked for twice. */
async function repair(scheduler: Scheduler): Promise<void> {
  const { waiting, building } = scheduler.state();
  if (waiting === null && building === null) await scheduler.askAgain('repair');
}

/** Resumes where the service stopped. */
export async function startPublishing(options: PublishingOptions): Promise<Publishing> {
  const joined: { embargo?: Embargo } = {};
  const publish: SchedulerOptions['publish'] = async (request, mark) => {
    await joined.embargo?.passed();
    await options.publish(request, mark);
  };
  const scheduler = await startScheduler({ ...options, publish });
  const embargo = new Embargo({
    ...options,
    prepare: (at) => options.prepare(at, scheduler.mark),
    quietMs: options.debounceMs,
    quietFor: scheduler.quietFor,
    lastChange: () => lastChangeOf(scheduler),
    askForBuild: () => scheduler.askAgain('embargo'),
    hurry: scheduler.hurry,
  });
  joined.embargo = embargo;
  embargo.start();
  const watch = startWatch({ ...options, askForBuild: () => repair(scheduler) });
  return {
    scheduler,
    embargo,
    fault: watch.fault,
    close: async () => {
      await watch.close();
      await embargo.close();
      await scheduler.close();
    },
  };
}
