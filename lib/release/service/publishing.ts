/** Joins what the CMS tells of with what appears at its instant: both make releases, one after the other. */
import { Embargo } from './embargo';
import type { EmbargoOptions } from './embargo';
import { startScheduler } from './scheduler';
import type { Scheduler } from './scheduler';
import type { Wish } from './queue';

export interface PublishingOptions extends Pick<EmbargoOptions, 'shown' | 'find' | 'prepare' | 'show' | 'discard'> {
  /** As `RELEASE_DIR`. */
  readonly folder: string;
  readonly debounceMs: number;
  readonly leadMs: number;
  /** Lets visitors see the change, with a build of now where none holds it; throws where that fails. */
  readonly publish: (wish: Wish) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface Publishing {
  readonly scheduler: Scheduler;
  readonly embargo: Embargo;
  readonly close: () => Promise<void>;
}

/** When the last change came that no release holds. */
function lastChangeOf(scheduler: Scheduler): string | null {
  const { waiting, building } = scheduler.state();
  return (
    [waiting, building]
      .flatMap((wish) => wish?.last ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

/** Begins where the service ended. */
export async function startPublishing(options: PublishingOptions): Promise<Publishing> {
  const joined: { embargo?: Embargo } = {};
  const publish = async (wish: Wish): Promise<void> => {
    await joined.embargo?.passed();
    await options.publish(wish);
  };
  const scheduler = await startScheduler({ ...options, publish });
  const embargo = new Embargo({
    ...options,
    quietMs: options.debounceMs,
    lastChange: () => lastChangeOf(scheduler),
    askForBuild: () => scheduler.askAgain('Sperrfrist'),
    hurry: scheduler.hurry,
  });
  joined.embargo = embargo;
  embargo.start();
  return {
    scheduler,
    embargo,
    close: async () => {
      await embargo.close();
      await scheduler.close();
    },
  };
}
