/** The frame of the commands that build, or read the content. */
import { paths } from '@/lib/base/paths';
import { withLock } from '@/lib/publish/release/lock';
import { siteCommand } from './siteCommand';

/** A build whose service was killed ends with it, but may need a moment to notice. */
const noticeMs = 20_000;

/** Works with the folders of the build while nobody else does. */
export function buildAlone<Result>(build: () => Promise<Result>): Promise<Result> {
  return withLock(paths.cache, 'build', build, noticeMs);
}

/** A command that builds once. */
export function buildCommand(build: () => Promise<void>): Promise<void> {
  return siteCommand(async () => {
    await buildAlone(build);
    return 0;
  });
}
