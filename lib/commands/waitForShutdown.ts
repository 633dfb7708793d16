import { enableGracefulShutdown } from '@/lib/shared/run.mjs';

/** Resolves when the user or another program asks this one to end; it must then end itself. */
export function waitForShutdown(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
    enableGracefulShutdown();
  });
}
