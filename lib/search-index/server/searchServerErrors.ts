/** Errors of indexing. No message ever contains a key. */
import { MeilisearchApiError, MeilisearchRequestError } from 'meilisearch';
import type { Task } from 'meilisearch';
import { SiteError } from '@/lib/shared/errors';

/** The search server did not do what was requested; the subclasses say why. */
export class SearchServerError extends SiteError {
  override readonly name: string = 'SearchServerError';
}

/** The error at the end of a chain of causes, as `connect ECONNREFUSED 127.0.0.1:7700`. */
function firstCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? firstCause(error.cause) : error;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? error.name : error.message;
}

export class SearchServerUnreachableError extends SearchServerError {
  override readonly name: string = 'SearchServerUnreachableError';
  constructor(url: string, doing: string, error: unknown) {
    const cause = firstCause(error);
    super(
      `The search server ${url} does not answer (${doing}): ${reasonOf(cause)}. ` +
        'Check MEILISEARCH_URL and that Meilisearch is running.',
      { cause, publicReason: `The search server ${url} does not answer (${doing}).` },
    );
  }
}

/** The server answers, but makes no progress with its tasks. */
export class SearchServerStuckError extends SearchServerError {
  override readonly name: string = 'SearchServerStuckError';
  constructor(url: string, doing: string, timeoutMs: number) {
    super(
      `The search server ${url} has made no progress for ${timeoutMs / 1000} seconds (${doing}). Look into the log of ` +
        'Meilisearch. If it only needs more time, raise MEILISEARCH_TIMEOUT_MS.',
      { publicReason: true },
    );
  }
}

/** Something answered, but not Meilisearch: a proxy, a login, another website. */
export class NotASearchServerError extends SearchServerError {
  override readonly name: string = 'NotASearchServerError';
  constructor(url: string, doing: string, cause: unknown) {
    super(
      `What answers at ${url} is not Meilisearch (${doing}): expected JSON, found something else. ` +
        'Check MEILISEARCH_URL and what is between it and this machine (proxy, login).',
      { cause, publicReason: true },
    );
  }
}

export class SearchKeyRefusedError extends SearchServerError {
  override readonly name: string = 'SearchKeyRefusedError';
  constructor(url: string, doing: string) {
    super(
      `The search server ${url} refuses the key in MEILISEARCH_ADMIN_KEY (${doing}). ` +
        'Expected a key that may manage the indexes of the site: docs/search.md says how to make one.',
      { publicReason: true },
    );
  }
}

export class SearchServerVersionError extends SearchServerError {
  override readonly name: string = 'SearchServerVersionError';
  constructor(url: string, found: string, expected: string) {
    super(`The search server ${url} is Meilisearch ${found}; expected ${expected} or newer. Update it.`, {
      publicReason: true,
    });
  }
}

function adviceFor(code: string, type: string | undefined): string {
  if (code === 'no_space_left_on_device')
    return 'Its disk is full: make room, an index needs twice its size for a while.';
  if (code === 'too_many_open_files') return 'Raise the number of files that Meilisearch may open.';
  if (type === 'invalid_request') return 'The site sent an invalid request: tell whoever maintains it.';
  return 'Look into the log of Meilisearch, then run «npm run search:index» again.';
}

/** The server rejected a request. */
export class SearchRequestError extends SearchServerError {
  override readonly name: string = 'SearchRequestError';
  /** Error code of the server: `index_not_found`. */
  readonly code: string;
  constructor(url: string, doing: string, { response, cause, message }: MeilisearchApiError) {
    const code = cause?.code ?? `status ${response.status}`;
    const advice = adviceFor(code, cause?.type);
    super(`The search server ${url} refused (${doing}): ${message} (${code}). ${advice}`, {
      publicReason: `The search server ${url} refused (${doing}). ${advice}`,
    });
    this.code = code;
  }
}

/** The server accepted a task and then could not finish it. */
export class SearchTaskError extends SearchServerError {
  override readonly name: string = 'SearchTaskError';
  readonly code: string;
  constructor(url: string, doing: string, { uid, status, error }: Pick<Task, 'uid' | 'status' | 'error'>) {
    const code = error?.code ?? status;
    const said = error === null ? '' : `: ${error.message}`;
    const advice = adviceFor(code, error?.type);
    super(`Task ${uid} of the search server ${url} ${status} (${doing})${said} (${code}). ${advice}`, {
      publicReason: `Task ${uid} of the search server ${url} ${status} (${doing}). ${advice}`,
    });
    this.code = code;
  }
}

/** A new index does not contain what was sent. */
export class IncompleteIndexError extends SearchServerError {
  override readonly name: string = 'IncompleteIndexError';
  constructor(index: string, problem: string) {
    super(
      `The new index ${index} is not complete: ${problem}. Visitors search the earlier one. Run the command again.`,
    );
  }
}

/** Returns the error that explains a failed request; other errors are returned unchanged. */
export function explainFailure(error: unknown, url: string, doing: string): unknown {
  if (error instanceof MeilisearchRequestError) {
    return new SearchServerUnreachableError(url, doing, error);
  }
  // The client parses any response as JSON.
  if (error instanceof SyntaxError) return new NotASearchServerError(url, doing, error);
  if (!(error instanceof MeilisearchApiError)) return error;
  const { status } = error.response;
  if (status === 401 || status === 403) return new SearchKeyRefusedError(url, doing);
  if (error.cause?.code === undefined) return new NotASearchServerError(url, doing, error);
  return new SearchRequestError(url, doing, error);
}

function unfitKeyText(url: string, missing: readonly string[], excess: readonly string[], place: string): string {
  if (excess.length === 0 && missing.every((text) => text.includes('(404)'))) {
    return `The key is right, but ${url} has nothing to search yet: run «npm run search:index», then this again.`;
  }
  return [
    `The search key ${place} is not fit for visitors of ${url}. Expected: it can search the site, nothing else.`,
    ...(excess.length === 0 ? [] : [`It can also: ${excess.join(', ')}. Everyone who visits the site could do that.`]),
    ...(missing.length === 0 ? [] : [`It cannot: ${missing.join(', ')}.`]),
    'Make the right one with «npm run search:key», set it as MEILISEARCH_SEARCH_KEY, and build the site again.',
  ].join('\n');
}

/** It is unknown what the public key may do. */
export class UntriedSearchKeyError extends SearchServerError {
  override readonly name: string = 'UntriedSearchKeyError';
  constructor(cause: SearchServerUnreachableError | NotASearchServerError) {
    const text =
      'Nothing is released, because nobody can tell whether MEILISEARCH_SEARCH_KEY can do more than search. Release again when ' +
      'the search server answers, or set MEILISEARCH_KEY_UNTRIED=1 if you are sure of the key.';
    super(`${cause.message} ${text}`, { cause, publicReason: `${cause.publicReason ?? ''} ${text}`.trim() });
  }
}

/** The public key may do too much or too little. */
export class UnfitSearchKeyError extends SearchServerError {
  override readonly name: string = 'UnfitSearchKeyError';
  constructor(url: string, missing: readonly string[], excess: readonly string[], place = 'in MEILISEARCH_SEARCH_KEY') {
    super(unfitKeyText(url, missing, excess, place), { publicReason: true });
  }
}
