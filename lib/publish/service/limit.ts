/** Rate limit: a bucket that refills every second. */
export interface Bucket {
  /** Whether one more request is allowed now. */
  readonly take: () => boolean;
}

/** `max`: how many at once; `perSecond`: how fast it refills. */
export function createBucket(max: number, perSecond: number, now: () => number = () => performance.now()): Bucket {
  let left = max;
  let filledAt = now();
  return {
    take: () => {
      const time = now();
      left = Math.min(max, left + ((time - filledAt) / 1000) * perSecond);
      filledAt = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
