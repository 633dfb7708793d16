/** What visitors see, and which releases are to come. */
import { readHistory } from './history';
import { currentRelease, listReleases, readRelease } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';

/** All times are ISO, UTC. */
export interface ShownRelease {
  readonly id: string;
  /** When its content began to be read. */
  readonly begunAt: string;
  /** The next instant at which the content changes by itself. */
  readonly nextRelease: string | null;
  /** Somebody went back to it from a newer one, and does not want to see that again by itself. */
  readonly isHeld: boolean;
}

/** A release that waits for its instant. */
export type Candidate = Pick<ShownRelease, 'id' | 'begunAt'>;

export function candidateOf({ id, begunAt, madeAt }: ReleaseInfo): Candidate {
  return { id, begunAt: begunAt ?? madeAt };
}

/** The release that visitors see; null where there is none yet. */
export async function shownRelease(folder: string): Promise<ShownRelease | null> {
  const current = await currentRelease(folder);
  if (current === null) return null;
  const release = await readRelease(folder, current);
  // Ids begin with the time at which a release was made.
  const isHeld = (await readHistory(folder)).some(({ id }) => id > current);
  return { ...candidateOf(release), nextRelease: release.nextRelease, isHeld };
}

/** The same, for who asks every second: reads again only where another release is shown. */
export function createShownReader(folder: string): () => Promise<ShownRelease | null> {
  let last: ShownRelease | null = null;
  return async () => {
    if ((await currentRelease(folder)) !== last?.id) last = await shownRelease(folder);
    return last;
  };
}

/** The newest release of an instant that is newer than the current one; null where there is none. */
export async function findCandidate(folder: string, asOf: string): Promise<Candidate | null> {
  const current = (await currentRelease(folder)) ?? '';
  for (const id of (await listReleases(folder)).filter((known) => known > current).toReversed()) {
    const release = await readRelease(folder, id);
    if (release.asOf === asOf) return candidateOf(release);
  }
  return null;
}
