/** Joins what the CMS tells of with what appears at its instant: both make releases, one after the other. */
import { Embargo } from './embargo';
import type { EmbargoOptions } from './embargo';
import { startScheduler } from './scheduler';
import type { Scheduler } from './scheduler';
import { startWatch } from './watch';
import type { Mark } from '../mark';
import type { Wish } from '../queue';
import type { Candidate } from '../shownRelease';

export interface PublishingOptions extends Pick<EmbargoOptions, 'shown' | 'find' | 'show' | 'discard'> {
  /** As `RELEASE_DIR`. */
  readonly folder: string;
  readonly debounceMs: number;
  readonly leadMs: number;
  /** As of the embargo; `mark` says how many changes have come. */
  readonly prepare: (at: string, mark: () => Mark) => Promise<Candidate>;
  /** Lets visitors see the change, with a build of now where none holds it; throws where that fails. */
  readonly publish: (wish: Wish, mark: () => Mark) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface Publishing {
  readonly scheduler: Scheduler;
  readonly embargo: Embargo;
  /** What is wrong with the release that visitors see; null where nothing is. */
  readonly fault: () => string | null;
  readonly close: () => Promise<void>;
}

/** The last change that no release holds. */
function lastChangeOf(scheduler: Scheduler): Mark | null {
  const { waiting, building } = scheduler.state();
  return (waiting ?? building)?.upTo ?? null;
}

/** Nothing is asked for twice. */
async function repair(scheduler: Scheduler): Promise<void> {
  const { waiting, building } = scheduler.state();
  if (waiting === null && building === null) await scheduler.askAgain('Reparatur');
}

/** Begins where the service ended. */
export async function startPublishing(options: PublishingOptions): Promise<Publishing> {
  const joined: { embargo?: Embargo } = {};
  const publish = async (wish: Wish): Promise<void> => {
    await joined.embargo?.passed();
    await options.publish(wish, scheduler.mark);
  };
  const scheduler: Scheduler = await startScheduler({ ...options, publish });
  const embargo = new Embargo({
    ...options,
    prepare: (at) => options.prepare(at, scheduler.mark),
    quietMs: options.debounceMs,
    quietFor: scheduler.quietFor,
    lastChange: () => lastChangeOf(scheduler),
    askForBuild: () => scheduler.askAgain('Sperrfrist'),
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
