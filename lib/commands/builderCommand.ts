/** A child process that builds whenever its parent requests it, and ends with its parent. */
import { on } from 'node:events';
import { z } from 'zod';
import type { DeferredWork } from '@/lib/build/buildStages';
import { withBuildLock } from './buildCommand';
import { siteCommand } from './siteCommand';

const askedSchema = z.object({ parameters: z.array(z.string()) });

/** By then the parent has finished its disk work, too. */
const quietMs = 30_000;

export interface BuilderWork {
  /** Runs before the first request. */
  readonly prepare: () => Promise<void>;
  /** Builds with the options of `npm run build`. Returns work to do after the parent was told. */
  readonly build: (parameters: readonly string[]) => Promise<DeferredWork>;
  /** Runs when the process is idle, possibly during the next build. */
  readonly tidyUp: () => Promise<void>;
}

/** Resolves once the message has been sent. */
function tell(message: object): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });
}

/**
 * Handles build requests one after the other: see `startWorker`. Ends after a failed build, so that the next one starts with empty caches.
 */
export function builderCommand({ prepare, build, tidyUp }: BuilderWork): Promise<void> {
  return siteCommand(async () => {
    const requests = on(process, 'message');
    // Keep the process alive for requests.
    process.channel?.ref();
    let building: Promise<unknown> = Promise.resolve();
    // Wait for the latest build, which may take longer than the pause.
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
        // The site is in place; a failure here must not fail the next build.
        await afterwards().catch(console.error);
        tidySoon();
      }
      return 0;
    } finally {
      process.channel?.unref();
    }
  });
}
