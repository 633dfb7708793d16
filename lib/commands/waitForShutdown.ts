import { enableGracefulShutdown } from '@/lib/shared/run.mjs';

/** Resolves when the user or another program asks this process to end, which the caller must then do. */
export function waitForShutdown(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
    enableGracefulShutdown();
  });
}
