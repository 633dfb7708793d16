/** Fetches data from other servers, with conditional requests and without anything from the CMS, such as its token. */
import { AnswerTooLargeError, get } from './transport';

export interface DataSourceOptions {
  /** Allowed hosts, with a port unless it is the default one. */
  readonly hosts: readonly string[];
  /** For one answer; 0: no limit. */
  readonly timeoutMs: number;
  /** Of an answer, decompressed. */
  readonly maxBytes: number;
}

/** From the headers of the last answer, for conditional requests. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type SourceAnswer =
  | { readonly kind: 'same' }
  | { readonly kind: 'new'; readonly bytes: Uint8Array; readonly validators: Validators }
  /** `reason`: a code such as `HTTP 503`; never the address, which may contain a key. */
  | { readonly kind: 'failed'; readonly reason: string };

const ownMachine = ['127.0.0.1', 'localhost', '[::1]'];

/** The address of a source; undefined unless it is HTTPS, or on this machine, and contains no password. */
export function sourceUrl(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && ownMachine.includes(url.hostname));
  return isSafe ? url : undefined;
}

function reasonOf(error: unknown): string {
  if (error instanceof AnswerTooLargeError) return 'too large';
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Requests the data of a source, whose host must be allowed. `known`: from the cached answer, if there is one. Never rejects. */
export async function fetchSource(
  url: URL,
  known: Validators | undefined,
  { timeoutMs, maxBytes }: DataSourceOptions,
): Promise<SourceAnswer> {
  const conditions = {
    ...(typeof known?.etag === 'string' && { 'If-None-Match': known.etag }),
    ...(typeof known?.lastModified === 'string' && { 'If-Modified-Since': known.lastModified }),
  };
  const signal = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : undefined;
  try {
    const { status, headers, body, interruption } = await get(url, () => conditions, { maxBytes, signal });
    if (status === 304 && known !== undefined) return { kind: 'same' };
    if (status !== 200) return { kind: 'failed', reason: `HTTP ${status}` };
    if (interruption !== null) return { kind: 'failed', reason: reasonOf(interruption) };
    const validators = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
    return { kind: 'new', bytes: body, validators };
  } catch (error) {
    return { kind: 'failed', reason: signal?.aborted === true ? 'timeout' : reasonOf(error) };
  }
}
