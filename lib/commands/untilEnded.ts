import { endItself } from '../base/run.mjs';

/** Resolves when the person at the terminal or another program asks this one to end; it then has to end itself. */
export function untilEnded(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
    endItself();
  });
}
