/** The active release, and those to come. */
import { readHistory } from './history';
import type { ActivationRecord } from './history';
import type { ChangeMark } from './changeMark';
import { currentRelease, listReleases, readRelease } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';

/** A rollback: newer releases must not be activated again automatically. */
export interface RollbackHold {
  /** ISO, UTC. */
  readonly since: string;
  /** How many changes had come before; null if they were not counted. */
  readonly upTo: ChangeMark | null;
}

export interface ShownRelease {
  readonly id: string;
  /** What it says about itself; null if that is damaged. */
  readonly info: ReleaseInfo | null;
  /** Null if it is not the result of a rollback. */
  readonly held: RollbackHold | null;
}

/** A release that waits for its instant. */
export type ReleaseCandidate = Pick<ReleaseInfo, 'id' | 'upTo'>;

/** The rollback that activated a release; null if it was activated for another reason. */
export function rollbackHold(history: readonly ActivationRecord[], current: string | null): RollbackHold | null {
  // There may be a newer line of another release: a switch that was recorded, but interrupted.
  const shownBy = history.findLast(({ id }) => id === current);
  return shownBy?.kind === 'rollback' ? { since: shownBy.at, upTo: shownBy.upTo } : null;
}

/** The release that visitors see; null if there is none yet. */
export async function shownRelease(folder: string): Promise<ShownRelease | null> {
  const id = await currentRelease(folder);
  if (id === null) return null;
  const info = await readRelease(folder, id).catch(() => null);
  return { id, info, held: rollbackHold(await readHistory(folder), id) };
}

/**
 * The newest release of an instant that is newer than the current one; null if there is none that can be read. Others
 * may be removed meanwhile.
 */
export async function findCandidate(folder: string, asOf: string): Promise<ReleaseCandidate | null> {
  const current = (await currentRelease(folder)) ?? '';
  for (const id of (await listReleases(folder)).filter((known) => known > current).toReversed()) {
    const release = await readRelease(folder, id).catch(() => null);
    if (release?.asOf === asOf) return release;
  }
  return null;
}
