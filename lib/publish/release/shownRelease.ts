/** The active release and those that wait for their instant. */
import { readHistory } from './history';
import type { ActivationRecord } from './history';
import type { ChangeMark } from './changeMark';
import { currentRelease, listReleases, readRelease } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';

/** The hold of a rollback: newer releases must not be activated again automatically. */
export interface RollbackHold {
  /** ISO, UTC. */
  readonly since: string;
  /** How many changes had come before; null if they were not counted. */
  readonly upTo: ChangeMark | null;
}

export interface ShownRelease {
  readonly id: string;
  /** Its description; null if that is unreadable. */
  readonly info: ReleaseInfo | null;
  /** Null unless it was activated by a rollback. */
  readonly held: RollbackHold | null;
}

/** A release that waits for its instant. */
export type ReleaseCandidate = Pick<ReleaseInfo, 'id' | 'upTo'>;

/** Returns the hold if a rollback activated the current release; otherwise null. */
export function rollbackHold(history: readonly ActivationRecord[], current: string | null): RollbackHold | null {
  // The last line may be about another release: a switch that was recorded but interrupted.
  const shownBy = history.findLast(({ id }) => id === current);
  return shownBy?.kind === 'rollback' ? { since: shownBy.at, upTo: shownBy.upTo } : null;
}

/** Returns the release that visitors see; null if there is none yet. */
export async function shownRelease(folder: string): Promise<ShownRelease | null> {
  const id = await currentRelease(folder);
  if (id === null) return null;
  const info = await readRelease(folder, id).catch(() => null);
  return { id, info, held: rollbackHold(await readHistory(folder), id) };
}

/**
 * Returns the newest readable release made for this instant that is newer than the current one; null if there is none. Other releases may
 * be removed meanwhile.
 */
export async function findCandidate(folder: string, asOf: string): Promise<ReleaseCandidate | null> {
  const current = (await currentRelease(folder)) ?? '';
  for (const id of (await listReleases(folder)).filter((known) => known > current).toReversed()) {
    const release = await readRelease(folder, id).catch(() => null);
    if (release?.asOf === asOf) return release;
  }
  return null;
}
