/** The frame of a process that builds as often as the one that has started it asks, and ends with it. */
import { on } from 'node:events';
import { z } from 'zod';
import { buildAlone } from './buildCommand';
import { siteCommand } from './siteCommand';

const askedSchema = z.object({ parameters: z.array(z.string()) });

/** Until then, whoever has asked is done with the disk, too. */
const quietMs = 30_000;

export interface BuilderWork {
  /** What can be done before anybody asks. */
  readonly prepare: () => Promise<void>;
  /** Gets the options of `npm run build`. */
  readonly build: (parameters: readonly string[]) => Promise<void>;
  /** What nobody waits for; may be done during the next build. */
  readonly tidyUp: () => Promise<void>;
}

/**
 * Builds what it is asked for, one after the other: see `startWorker`. After a build that fails the process ends, so that
 * the next one begins with nothing in memory.
 */
export function builderCommand({ prepare, build, tidyUp }: BuilderWork): Promise<void> {
  return siteCommand(async () => {
    const requests = on(process, 'message');
    // Without a request there is nothing else to wait for.
    process.channel?.ref();
    const tidySoon = (): void => void setTimeout(() => void tidyUp().catch(console.error), quietMs).unref();
    try {
      await prepare();
      tidySoon();
      for await (const [message] of requests) {
        const { parameters } = askedSchema.parse(message);
        await buildAlone(() => build(parameters));
        process.send?.({ done: true });
        tidySoon();
      }
      return 0;
    } finally {
      process.channel?.unref();
    }
  });
}
