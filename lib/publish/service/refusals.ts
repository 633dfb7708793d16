/** Slows down whoever sends wrong secrets: the first ones are refused at once, further ones late or not at all. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createBucket } from './limit';

/** Refused at once, so that a typo is noticed. */
const prompt = { max: 20, perSecond: 0.2 };

const lateMs = 2000;
/** Each waiting request occupies a connection that others may need. */
const maxWaiting = 50;

/** The response: that the secret is wrong; after a delay, that there are too many requests; or none at all. */
export type Refusal = 'wrong' | 'too many' | 'nothing';

/**
 * One limit for all client addresses: behind a proxy all clients share one. Only wrong secrets count, so that nobody can lock
 * out those who know the secret.
 */
export function createRefusals(): () => Promise<Refusal> {
  const bucket = createBucket(prompt.max, prompt.perSecond);
  let waiting = 0;
  return async () => {
    if (bucket.take()) return 'wrong';
    if (waiting >= maxWaiting) return 'nothing';
    waiting += 1;
    await sleep(lateMs, undefined, { ref: false });
    waiting -= 1;
    return 'too many';
  };
}
