/** From the errors of the client to those of the search. No message holds the key. */
import { MeilisearchApiError, MeilisearchRequestError } from 'meilisearch';
import { SearchError } from '../engine';

/** Something between the browser and the search server answered in its place. */
export function notFromServer(url: string, options: ErrorOptions & { readonly status?: number } = {}): SearchError {
  const status = options.status === undefined ? '' : ` (HTTP ${options.status})`;
  const message = `${url} answered${status}, but not as a search server does: a proxy in front of it may have failed.`;
  return new SearchError(message, 'proxy', options);
}

function apiError(url: string, error: MeilisearchApiError): SearchError {
  const { status } = error.response;
  const { code, link } = error.cause ?? {};
  if (typeof code !== 'string') return notFromServer(url, { status, cause: error });
  const more = typeof link === 'string' ? ` See ${link}` : '';
  const message = `The search server ${url} refused (HTTP ${status}, ${code}): ${error.message}${more}`;
  return new SearchError(message, 'api', { code, status, cause: error });
}

/** For an error that is neither a timeout nor an aborted search. */
export function searchError(url: string, error: unknown): SearchError {
  if (error instanceof SearchError) return error;
  if (error instanceof MeilisearchApiError) return apiError(url, error);
  // The client reads every answer as JSON and lets this error through.
  if (error instanceof SyntaxError) return notFromServer(url, { cause: error });
  if (error instanceof MeilisearchRequestError)
    return new SearchError(`The search server ${url} cannot be reached.`, 'network', { cause: error });
  const message = `The search server "${url}" cannot be queried: its address or its key is not valid.`;
  return new SearchError(message, 'host', { cause: error });
}

export function timeoutError(url: string, milliseconds: number): SearchError {
  return new SearchError(`The search server ${url} did not answer within ${milliseconds} ms.`, 'timeout');
}
