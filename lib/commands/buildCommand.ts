/** Shared by commands that build or read the content. */
import { paths } from '@/lib/shared/paths';
import { withLock } from '@/lib/publish/release/lock';
import { siteCommand } from './siteCommand';

/** When its service is killed, a build ends too, but may take a moment to notice. */
const noticeMs = 20_000;

/** Works with the build folders of this edition while holding their lock. */
export function withBuildLock<Result>(build: () => Promise<Result>): Promise<Result> {
  return withLock(paths.cache, 'build', build, noticeMs);
}

/** Another edition may be compiling, which takes a minute, and more on a busy machine. */
const othersMs = 60 * 60_000;

/** Works with what editions share while holding its lock: see `buildSite`. */
export function withRenderLock<Result>(render: () => Promise<Result>): Promise<Result> {
  return withLock(paths.locks, 'render', render, othersMs);
}

/** Runs a command that builds once, under the build lock. */
export function buildCommand(build: () => Promise<void>): Promise<void> {
  return siteCommand(async () => {
    await withBuildLock(build);
    return 0;
  });
}
