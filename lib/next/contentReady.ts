/** Next.js takes seconds to start, so a build starts it while the content is still being read; here it waits. */
import { access } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { config } from '@/lib/base/config';
import { paths } from '@/lib/base/paths';

const lookMs = 10;

/** Next.js starts a process anew that has not answered for a minute. */
const longestMs = 50_000;

async function isAwaited(): Promise<boolean> {
  return access(paths.contentAwaited).then(
    () => true,
    () => false,
  );
}

/** Resolves when it is known what has to be rendered, of which content. Throws if nobody says so: the build has gone. */
export async function contentReady(): Promise<void> {
  if (config().NODE_ENV === 'development') return;
  const begun = performance.now();
  while (await isAwaited()) {
    if (performance.now() - begun > longestMs) throw new Error('The content took too long to come.');
    await pause(lookMs);
  }
}
