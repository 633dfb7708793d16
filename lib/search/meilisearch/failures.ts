/** Turns failures of a search into SearchErrors. No message contains the key. */
import { SearchError } from '../engine';
import { isObject } from '../guards';

type AnswerFacts = ErrorOptions & Partial<Pick<SearchError, 'status' | 'retryAfterMs'>>;

/** For a response that did not come from the search server, but from a proxy in front of it. */
export function proxyError(url: string, options: AnswerFacts = {}): SearchError {
  const status = options.status === undefined ? '' : ` (HTTP ${options.status})`;
  const message = `${url} answered${status}, but not as a search server does: a proxy in front of it may have failed.`;
  return new SearchError(message, 'proxy', options);
}

/** Upper limit of `Retry-After`. */
const longestPauseMs = 600_000;

/** Milliseconds from `Retry-After`, which holds seconds or a date; undefined if it is missing or CORS hides it. */
function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(0, milliseconds), longestPauseMs);
}

function factsOf(response: Response): AnswerFacts {
  const retryAfterMs = retryAfterOf(response);
  return { status: response.status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
}

function refusal(url: string, response: Response, body: unknown): SearchError {
  if (!isObject(body) || typeof body['code'] !== 'string') return proxyError(url, factsOf(response));
  const { code, type, link, message } = body;
  const said = typeof message === 'string' ? `: ${message}` : '';
  const more = typeof link === 'string' ? ` See ${link}` : '';
  return new SearchError(`The search server ${url} refused (HTTP ${response.status}, ${code})${said}${more}`, 'api', {
    ...factsOf(response),
    code,
    ...(typeof type === 'string' ? { type } : {}),
  });
}

/** Returns the result of a request. Throws SearchError if the server cannot be reached. */
export function withNetworkErrors<Result>(url: string, work: Promise<Result>): Promise<Result> {
  return work.catch((cause: unknown) => {
    throw new SearchError(`The search server ${url} cannot be reached.`, 'network', { cause });
  });
}

/** Parses the JSON of a response. Throws SearchError for an error status, and for anything that no search server sends. */
export async function readAnswer(url: string, response: Response): Promise<unknown> {
  const text = await withNetworkErrors(url, response.text());
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw proxyError(url, { ...factsOf(response), cause });
  }
  if (!response.ok) throw refusal(url, response, body);
  return body;
}

/** Returns the SearchError for an error that is neither a timeout nor an abort. */
export function searchError(url: string, error: unknown): SearchError {
  if (error instanceof SearchError) return error;
  const message = `The search server "${url}" cannot be queried: its address or its key is not valid.`;
  return new SearchError(message, 'host', { cause: error });
}

export function timeoutError(url: string, milliseconds: number): SearchError {
  return new SearchError(`The search server ${url} did not answer within ${milliseconds} ms.`, 'timeout');
}
