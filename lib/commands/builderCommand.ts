/** A process that builds whenever its parent asks, and ends with it. */
import { on } from 'node:events';
import { z } from 'zod';
import type { DeferredWork } from '@/lib/build/buildStages';
import { withBuildLock } from './buildCommand';
import { siteCommand } from './siteCommand';

const askedSchema = z.object({ parameters: z.array(z.string()) });

/** By then the parent has finished with the disk, too. */
const quietMs = 30_000;

export interface BuilderWork {
  /** What can be done in advance. */
  readonly prepare: () => Promise<void>;
  /** Receives the options of `npm run build`. Returns what nobody waits for, but the next build. */
  readonly build: (parameters: readonly string[]) => Promise<DeferredWork>;
  /** What nobody waits for; may run during the next build. */
  readonly tidyUp: () => Promise<void>;
}

/** Resolves when the parent has been sent it, whatever this process does next. */
function tell(message: object): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });
}

/**
 * Handles build requests one after the other: see `startWorker`. After a build that fails the process ends, so that
 * the next one starts with empty memory.
 */
export function builderCommand({ prepare, build, tidyUp }: BuilderWork): Promise<void> {
  return siteCommand(async () => {
    const requests = on(process, 'message');
    // Without a pending request, the process may end.
    process.channel?.ref();
    let building: Promise<unknown> = Promise.resolve();
    // Not beside a build that takes longer, but also while one follows the other.
    const tidyNext = (): Promise<void> => building.then(tidyUp).catch(console.error);
    const tidySoon = (): void => void setTimeout(() => void tidyNext(), quietMs).unref();
    try {
      await prepare();
      tidySoon();
      for await (const [message] of requests) {
        const { parameters } = askedSchema.parse(message);
        const built = withBuildLock(() => build(parameters));
        building = built;
        const afterwards = await built;
        await tell({ done: true });
        // The site is in its place, and the next build is not to blame.
        await afterwards().catch(console.error);
        tidySoon();
      }
      return 0;
    } finally {
      process.channel?.unref();
    }
  });
}
