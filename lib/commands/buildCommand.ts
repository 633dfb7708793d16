/** The frame of the commands that build, or read the content. */
import { paths } from '@/lib/paths';
import { withLock } from '@/lib/release/lock';
import { siteCommand } from './siteCommand';

/** A build whose service was killed ends with it, but may need a moment to notice. */
const noticeMs = 20_000;

/** Runs a build, and no other at the same time: two would write to the same folders. */
export function buildCommand(build: () => Promise<number>): Promise<void> {
  return siteCommand(() => withLock(paths.cache, 'build', build, noticeMs));
}
