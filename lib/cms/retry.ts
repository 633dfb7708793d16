/** When a failed request is sent again. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Time and randomness for retries; tests have their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
  sleep(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (milliseconds) => sleep(milliseconds),
};

export const retries = 3;

const firstDelayMs = 300;
const longestRetryAfterMs = 30_000;

/**
 * Milliseconds to wait after the given attempt (1 is the first): 300–600, 600–1200, 1200–2400 at random, so that
 * requests that failed together are not repeated together; longer if the CMS asks for it, at most 30 s.
 */
export function retryDelayMs(attempt: number, retryAfterMs: number | null, random: () => number): number {
  const shortest = firstDelayMs * 2 ** (attempt - 1);
  const backoff = Math.round(shortest * (1 + random()));
  return Math.max(backoff, Math.min(retryAfterMs ?? 0, longestRetryAfterMs));
}

/** The header `Retry-After`, seconds or a date, in milliseconds from now; null if it is absent or unreadable. */
export function parseRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const instant = Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(0, instant - now);
}
