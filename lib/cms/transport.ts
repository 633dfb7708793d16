/**
 * One HTTP GET with Node's own client. Not `fetch`: Node's gives up after five minutes regardless of settings, and
 * Next.js replaces it by one that caches.
 */
import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** An answer larger than allowed, which is discarded. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

export interface CmsResponse {
  /** Where the answer came from, after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** As much of it as arrived, decompressed. */
  readonly body: Buffer;
  /** Why the body ended early; null for a complete one. */
  readonly interruption: Error | null;
}

export interface Limits {
  /** Of the body, decompressed. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
}

type Headers = Readonly<Record<string, string>>;

function asError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value));
}

function open(url: URL, headers: Headers, signal: AbortSignal | undefined): Promise<http.IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    get(url, { headers, ...(signal === undefined ? {} : { signal }) }, resolve).on('error', reject);
  });
}

/** Counts decompressed bytes: a few compressed ones can become gigabytes. */
async function readBody(
  message: http.IncomingMessage,
  { maxBytes, signal }: Limits,
): Promise<Pick<CmsResponse, 'body' | 'interruption'>> {
  const isPacked = message.headers['content-encoding'] === 'gzip';
  const stream: AsyncIterable<Buffer> = isPacked ? pipeline(message, createGunzip(), () => undefined) : message;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new AnswerTooLargeError();
      // Decompression continues after the network stream has ended.
      if (signal?.aborted === true) break;
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AnswerTooLargeError) {
      message.destroy();
      throw error;
    }
    return { body: Buffer.concat(chunks), interruption: asError(error) };
  }
  return { body: Buffer.concat(chunks), interruption: null };
}

async function getOnce(url: URL, headers: Headers, limits: Limits): Promise<CmsResponse> {
  const { signal } = limits;
  const message = await open(url, { ...headers, 'Accept-Encoding': 'gzip' }, signal);
  const body = await readBody(message, limits);
  if (signal?.aborted === true) throw asError(signal.reason);
  return { url, status: message.statusCode ?? 0, headers: message.headers, ...body };
}

const redirects: readonly number[] = [301, 302, 303, 307, 308];
const maxRedirects = 5;

/** Where a redirect leads; null for any other answer. */
export function redirectTarget({ url, status, headers }: CmsResponse): URL | null {
  if (!redirects.includes(status) || headers.location === undefined || !URL.canParse(headers.location, url.href))
    return null;
  return new URL(headers.location, url);
}

/** The token must neither go to another host nor be sent unencrypted if it was encrypted before. */
function isSafeRedirect(from: URL, to: URL): boolean {
  return (
    to.host === from.host && (to.protocol === from.protocol || (from.protocol === 'http:' && to.protocol === 'https:'))
  );
}

/**
 * The answer to a GET, whatever its status, after at most five redirects on the same host; a redirect that is not
 * followed is the answer. Rejects with the network's error, with the reason of `signal`,
 * or with AnswerTooLargeError.
 */
export async function get(url: URL, headersFor: (url: URL) => Headers, limits: Limits): Promise<CmsResponse> {
  let answer = await getOnce(url, headersFor(url), limits);
  for (let followed = 0; followed < maxRedirects; followed += 1) {
    const target = redirectTarget(answer);
    if (target === null || !isSafeRedirect(answer.url, target)) return answer;
    answer = await getOnce(target, headersFor(target), limits);
  }
  return answer;
}
