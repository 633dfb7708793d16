/** Who names a wrong secret: hears so soon at first, and late when there are many. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createBucket } from './limit';

/** Whoever mistypes it learns so at once. */
const known = { most: 20, perSecond: 0.2 };

const lateMs = 2000;
/** Waiting costs a connection, and others need some, too. */
const mostWaiting = 50;

/** What a stranger hears: that the secret is wrong, after some time that there are too many, or nothing at all. */
export type TurnedAway = 'wrong' | 'too many' | 'nothing';

/**
 * One for all addresses: behind a proxy all have the same. Only what is wrong comes here, so that nobody keeps those out
 * who know the secret.
 */
export function createStrangers(): () => Promise<TurnedAway> {
  const bucket = createBucket(known.most, known.perSecond);
  let waiting = 0;
  return async () => {
    if (bucket.take()) return 'wrong';
    if (waiting >= mostWaiting) return 'nothing';
    waiting += 1;
    await sleep(lateMs, undefined, { ref: false });
    waiting -= 1;
    return 'too many';
  };
}
