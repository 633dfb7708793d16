/** One GET to the CMS: with the token, a limit on how many run at once, timeouts, retries and a check of the answer. */
import {
  CmsAccessError,
  CmsBodyError,
  CmsLimitError,
  CmsNetworkError,
  CmsRequestError,
  CmsStatusError,
  CmsTimeoutError,
} from './cmsErrors';
import type { FailedAttempt } from './cmsErrors';
import type { Limiter } from './limit';
import type { CmsLimits } from './types';
import { parseRetryAfter, retries, retryDelayMs } from './retry';
import type { Clock } from './retry';
import { explanationIn, isWebPage } from './readAnswer';
import type { CmsAnswer } from './readAnswer';
import { responseFormat } from './strapiVersions';
import { AnswerTooLargeError, get, redirectTarget } from './transport';
import type { CmsResponse } from './transport';

export interface Connection {
  /** Where the token may be sent: scheme, host and port. */
  readonly origin: string;
  /** The path below which files may be requested with the token. */
  readonly uploads: string;
  readonly token: string | undefined;
  readonly timeoutMs: number;
  readonly limit: Limiter;
  readonly limits: CmsLimits;
  readonly log: (message: string) => void;
  readonly clock: Clock;
}

export interface CmsRequest<Value> {
  readonly url: URL;
  /** Language and page, for messages. */
  readonly about: string;
  /** Whether it is a file of the content, not an endpoint. */
  readonly isFile?: boolean;
  readonly read: (delivery: CmsAnswer) => Value;
  /** The result of a 404; without it, 404 is an error like any other. */
  readonly missing?: Value;
}

/** The path as messages show it: never with the query, which may contain a signature. */
function shownPath({ origin }: Connection, url: URL): string {
  return url.origin === origin ? url.pathname : `${url.origin}${url.pathname}`;
}

function withoutToken(text: string, { token }: Connection): string {
  return token === undefined || token === '' ? text : text.replaceAll(token, '(hidden)');
}

function headersFor(
  { token, origin, uploads }: Connection,
  url: URL,
  isFile: boolean,
): Readonly<Record<string, string>> {
  if (url.origin !== origin || (isFile && !url.pathname.startsWith(uploads))) return {};
  return { ...responseFormat, ...(token === undefined || token === '' ? {} : { Authorization: `Bearer ${token}` }) };
}

function bytesLimit({ limits }: Connection, isFile: boolean): { readonly max: number; readonly setting: string } {
  return isFile
    ? { max: limits.fileBytes, setting: 'CMS_MAX_FILE_BYTES' }
    : { max: limits.answerBytes, setting: 'CMS_MAX_ANSWER_BYTES' };
}

async function send(
  connection: Connection,
  { url, isFile = false }: Pick<CmsRequest<unknown>, 'url' | 'isFile'>,
  failed: FailedAttempt,
): Promise<CmsResponse> {
  const { timeoutMs } = connection;
  const bytes = bytesLimit(connection, isFile);
  const signal = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : undefined;
  try {
    return await get(url, (target) => headersFor(connection, target, isFile), { maxBytes: bytes.max, signal });
  } catch (error) {
    if (error instanceof AnswerTooLargeError)
      throw new CmsLimitError(failed.path, `more than ${bytes.max} bytes`, bytes);
    if (signal?.aborted === true) throw new CmsTimeoutError(failed, timeoutMs);
    throw new CmsNetworkError(failed, error instanceof Error ? error : new Error(String(error)));
  }
}

/** Bytes of a body that error messages and the detection of web pages use. */
const inspected = 65_536;

/** Returns a complete answer with status 200; throws an error for any other. */
function deliveryOf(answer: CmsResponse, connection: Connection, failed: FailedAttempt): CmsAnswer {
  const body = withoutToken(answer.body.subarray(0, inspected).toString('utf8'), connection);
  const target = redirectTarget(answer);
  if (target !== null) {
    const why = 'that is not followed (another host, no encryption, or one of too many)';
    const problem = `a redirect to ${target.host} ${why}`;
    throw new CmsBodyError(failed, { problem, publicProblem: `a redirect ${why}`, body });
  }
  const { status } = answer;
  if (status !== 200) {
    const retryAfterMs = parseRetryAfter(answer.headers['retry-after'], connection.clock.now());
    const Refusal = status === 401 || status === 403 ? CmsAccessError : CmsStatusError;
    throw new Refusal(failed, { status, explanation: explanationIn(body), retryAfterMs });
  }
  const { interruption: cause } = answer;
  if (cause !== null) {
    const publicProblem = 'the body was cut off';
    throw new CmsBodyError(failed, {
      problem: `${publicProblem}: ${cause.message}`,
      publicProblem,
      body,
      passing: true,
      cause,
    });
  }
  return {
    bytes: answer.body,
    isWebPage: isWebPage(answer.headers['content-type'], body),
    refuse: (problem, more) => new CmsBodyError(failed, { problem, body, ...more }),
  };
}

async function attemptOnce<Value>(connection: Connection, wanted: CmsRequest<Value>, attempts: number): Promise<Value> {
  const { url, about, isFile = false, read, missing } = wanted;
  const path = shownPath(connection, url);
  const failed = { path, publicPath: isFile ? 'a file' : path, about, attempts };
  const answer = await send(connection, wanted, failed);
  if (answer.status === 404 && missing !== undefined) return missing;
  return read(deliveryOf(answer, connection, failed));
}

/** Milliseconds until the next attempt; null when there is none. */
function nextDelayMs(error: CmsRequestError, { clock }: Connection): number | null {
  if (!error.passing || error.attempts > retries) return null;
  const retryAfterMs = error instanceof CmsStatusError ? error.retryAfterMs : null;
  return retryDelayMs(error.attempts, retryAfterMs, () => clock.random());
}

function logLine({ path, fault, attempts }: CmsRequestError, about: string, delayMs: number | null): string {
  const place = about === '' ? path : `${path} (${about})`;
  const next = delayMs === null ? 'giving up' : `next in ${delayMs} ms`;
  return `Fetch error in endpoint GET ${place}: ${fault}; attempt ${attempts} of ${retries + 1}, ${next}`;
}

/**
 * Sends a request until it succeeds or may not be repeated. A waiting request keeps its slot: a CMS in
 * trouble then gets fewer requests, not more.
 * Rejects with a kind of CmsRequestError, or with CmsLimitError.
 */
export async function request<Value>(connection: Connection, wanted: CmsRequest<Value>): Promise<Value> {
  return connection.limit(async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptOnce(connection, wanted, attempt);
      } catch (error) {
        if (!(error instanceof CmsRequestError)) throw error;
        const delayMs = nextDelayMs(error, connection);
        connection.log(withoutToken(logLine(error, wanted.about, delayMs), connection));
        if (delayMs === null) throw error;
        await connection.clock.sleep(delayMs);
      }
    }
  });
}
