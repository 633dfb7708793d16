/** What visitors see, and which releases are to come. */
import { readHistory } from './history';
import type { NotedSwitch } from './history';
import { currentRelease, listReleases, readRelease } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';

/** All times are ISO, UTC. */
export interface ShownRelease {
  readonly id: string;
  /** When its content began to be read; long ago where that is not known. */
  readonly begunAt: string;
  /** The next instant at which the content changes by itself. */
  readonly nextRelease: string | null;
  /** When somebody went back to it, and does not want to see again by itself what was newer; null where nobody did. */
  readonly heldSince: string | null;
}

/** A release that waits for its instant. */
export type Candidate = Pick<ShownRelease, 'id' | 'begunAt'>;

const unknown = new Date(0).toISOString();

export function candidateOf({ id, madeAt, begunAt = madeAt }: ReleaseInfo): Candidate {
  // A clock that was ahead would make every change of the next time older than what visitors see.
  return { id, begunAt: Date.parse(begunAt) > Date.now() ? unknown : begunAt };
}

/** When somebody went back to the release that visitors see (ISO, UTC); null where they see it for another reason. */
export function heldSince(history: readonly NotedSwitch[], current: string | null): string | null {
  // Of another release there may be a newer line: a switch that was noted, and cut off before it was done.
  const shownBy = history.findLast(({ id }) => id === current);
  return shownBy?.kind === 'rollback' ? shownBy.at : null;
}

/** The release that visitors see; null where there is none yet. */
export async function shownRelease(folder: string): Promise<ShownRelease | null> {
  const current = await currentRelease(folder);
  if (current === null) return null;
  const release = await readRelease(folder, current);
  const held = heldSince(await readHistory(folder), current);
  return { ...candidateOf(release), nextRelease: release.nextRelease, heldSince: held };
}

/**
 * The same, for who asks every second: reads the release again only where another one is shown. Who shows it and why is
 * looked up each time: somebody may have gone to another one and back since.
 */
export function createShownReader(folder: string): () => Promise<ShownRelease | null> {
  let last: ShownRelease | null = null;
  return async () => {
    const current = await currentRelease(folder);
    if (current !== last?.id) last = await shownRelease(folder);
    else last = { ...last, heldSince: heldSince(await readHistory(folder), current) };
    return last;
  };
}

/**
 * The newest release of an instant that is newer than the current one; null where there is none that can be read. Others
 * may be removed meanwhile.
 */
export async function findCandidate(folder: string, asOf: string): Promise<Candidate | null> {
  const current = (await currentRelease(folder)) ?? '';
  for (const id of (await listReleases(folder)).filter((known) => known > current).toReversed()) {
    const release = await readRelease(folder, id).catch(() => null);
    if (release?.asOf === asOf) return candidateOf(release);
  }
  return null;
}
