/** Pages of a site that is made while one waits. */
import { setTimeout as pause } from 'node:timers/promises';

/** Far more than it should take: a busy machine is no fault. */
const patienceMs = 6 * 60_000;

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

export async function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const response = await fetch(address, { headers, redirect: 'manual' });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Asks again and again; resolves with the milliseconds until the check holds. */
export async function until(address: string, holds: (page: Answer) => boolean, cookie = ''): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const page = await ask(address, { Cookie: cookie });
    const milliseconds = performance.now() - begun;
    if (holds(page)) return milliseconds;
    if (milliseconds > patienceMs) throw new Error(`${address} is still ${page.status}: ${page.text.slice(0, 500)}`);
    await pause(50);
  }
}

export function isThere({ status }: Answer): boolean {
  return status === 200;
}
