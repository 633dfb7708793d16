/** A process that builds whenever its parent asks, and ends with it. */
import { on } from 'node:events';
import { z } from 'zod';
import { buildAlone } from './buildCommand';
import { siteCommand } from './siteCommand';

const askedSchema = z.object({ parameters: z.array(z.string()) });

/** By then the parent has finished with the disk, too. */
const quietMs = 30_000;

export interface BuilderWork {
  /** What can be done in advance. */
  readonly prepare: () => Promise<void>;
  /** Receives the options of `npm run build`. */
  readonly build: (parameters: readonly string[]) => Promise<void>;
  /** What nobody waits for, when nothing has been built for a while; may still run when the next build begins. */
  readonly tidyUp: () => Promise<void>;
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
    let tidying: NodeJS.Timeout | undefined;
    const tidySoon = (): void => {
      tidying = setTimeout(() => void tidyUp().catch(console.error), quietMs).unref();
    };
    try {
      await prepare();
      tidySoon();
      for await (const [message] of requests) {
        clearTimeout(tidying);
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
