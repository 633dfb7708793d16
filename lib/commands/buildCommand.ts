/** What commands that build or read the content have in common. */
import { paths } from '@/lib/base/paths';
import { withLock } from '@/lib/publish/release/lock';
import { siteCommand } from './siteCommand';

/** A build whose service was killed ends with it, but may need a moment to notice. */
const noticeMs = 20_000;

/** Works with the build folders under a lock, for which it waits some milliseconds. */
export function buildAlone<Result>(build: () => Promise<Result>, waitMs = noticeMs): Promise<Result> {
  return withLock(paths.locks, 'build', build, waitMs);
}

/** A command that builds once. */
export function buildCommand(build: () => Promise<void>): Promise<void> {
  return siteCommand(async () => {
    await buildAlone(build);
    return 0;
  });
}
