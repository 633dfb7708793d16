/** What commands that build or read the content have in common. */
import { paths } from '@/lib/shared/paths';
import { withLock } from '@/lib/publish/release/lock';
import { siteCommand } from './siteCommand';

/** A build whose service was killed ends with it, but may need a moment to notice. */
const noticeMs = 20_000;

/** Works with the build folders of this edition under a lock. */
export function withBuildLock<Result>(build: () => Promise<Result>): Promise<Result> {
  return withLock(paths.cache, 'build', build, noticeMs);
}

/** The first build of another edition may render for minutes. */
const othersMs = 60 * 60_000;

/** Works with what the editions share, under a lock: see `buildSite`. */
export function withRenderLock<Result>(render: () => Promise<Result>): Promise<Result> {
  return withLock(paths.locks, 'render', render, othersMs);
}

/** A command that builds once. */
export function buildCommand(build: () => Promise<void>): Promise<void> {
  return siteCommand(async () => {
    await withBuildLock(build);
    return 0;
  });
}
