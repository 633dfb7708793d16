/** Requests of programs that change content. */
import { cmsRoot } from '@/lib/cms/cmsAddress';
import { explanationIn } from '@/lib/cms/readAnswer';
import { parseRetryAfter, retries, retryDelayMs, systemClock } from '@/lib/cms/retry';
import type { Clock } from '@/lib/cms/retry';
import { parseJson } from '@/lib/shared/parseJson';
import { PushAccessError, PushRequestError } from './pushErrors';
import type { RequestFailure } from './pushErrors';

/** How a program that changes content reaches the CMS. */
export interface CmsAccess {
  readonly url: string;
  readonly token: string;
  /** For one attempt. */
  readonly timeoutMs: number;
  /** What to do if the CMS does not know the address, or the token. */
  readonly advice: { readonly missing: string; readonly refused: string };
  /** For tests. */
  readonly clock?: Clock;
}

const unavailable: readonly number[] = [502, 503, 504];
const retryable: readonly number[] = [408, 425, 429, 500];

function failureOf(status: number): RequestFailure {
  if (unavailable.includes(status)) return 'unavailable';
  return retryable.includes(status) ? 'retryable' : 'refused';
}

/** Sends a request once. Rejects with PushRequestError, or PushAccessError if a setting is wrong. */
export async function attempt(path: string, init: RequestInit, access: CmsAccess): Promise<unknown> {
  const { token, timeoutMs, advice, clock = systemClock } = access;
  const root = cmsRoot(access.url);
  const url = new URL(`${root.origin}${root.pathname.replace(/\/$/, '')}${path}`);
  const place = `${init.method ?? 'GET'} ${url.pathname}`;
  const headers = { Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(timeoutMs);
  // The token must not go to another server.
  const answer = await fetch(url, { ...init, headers, signal, redirect: 'error' }).catch((cause: unknown) => {
    const fault = signal.aborted ? `no answer within ${timeoutMs} ms` : `no answer from ${url.origin}`;
    throw new PushRequestError(place, fault, 'unavailable', null, { cause });
  });
  const own = await answer.text().catch((cause: unknown) => {
    throw new PushRequestError(place, 'the answer was cut off', 'unavailable', null, { cause });
  });
  const text = own.replaceAll(token, '(hidden)');
  const { status } = answer;
  if (status === 401 || status === 403 || (status === 404 && init.method === undefined))
    throw new PushAccessError(place, status, status === 404 ? advice.missing : advice.refused);
  const retryAfter = parseRetryAfter(answer.headers.get('retry-after') ?? undefined, clock.now());
  const fault = [`status ${status}`, explanationIn(text)].filter((part) => part !== '').join(': ');
  if (!answer.ok) throw new PushRequestError(place, fault, failureOf(status), retryAfter);
  return parseJson(text);
}

/** Retries what may succeed later; a request that was carried out already has the same result again. */
export async function request(path: string, init: RequestInit, access: CmsAccess): Promise<unknown> {
  const { clock = systemClock } = access;
  for (let count = 1; ; count += 1) {
    try {
      return await attempt(path, init, access);
    } catch (error) {
      if (!(error instanceof PushRequestError) || error.failure === 'refused' || count > retries) throw error;
      await clock.sleep(retryDelayMs(count, error.retryAfterMs, () => clock.random()));
    }
  }
}
