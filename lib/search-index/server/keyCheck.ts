/** Tests what a key may do by trying it. Changes nothing on the server, whatever the key allows. */
import { siteLocales } from '@/lib/shared/office';
import { NotASearchServerError, SearchServerUnreachableError } from './searchServerErrors';
import { indexName, sitePrefix } from '@/lib/search/meilisearch/indexName';

export interface KeyCheckOptions {
  readonly url: string;
  readonly searchKey: string;
  /** Prefix of the index names. */
  readonly prefix?: string;
}

export interface KeyCheck {
  /** What visitors need and the key does not allow, with the server's status. */
  readonly missing: readonly string[];
  /** What the key allows beyond that. */
  readonly excess: readonly string[];
}

interface Attempt {
  /** Completes «the key can …». */
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: string;
}

/** Invalid JSON, so that an allowed request fails before it changes anything. */
const unusable = '{';

/** For all attempts together: somebody may be waiting for a rollback. */
const timeoutMs = 15_000;

const refused = 403;
const notFound = 404;

/** Statuses of a server, or of a proxy in front of it, that is temporarily unavailable. */
function isOutage(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

function doing(what: string): string {
  return `trying whether the key can ${what}`;
}

function post(what: string, path: string, body: unknown): Attempt {
  return { what, method: 'POST', path, body: JSON.stringify(body) };
}

/** The requests that the site makes to the indexes of its languages. */
function needs(names: readonly string[]): readonly Attempt[] {
  return [
    ...names.map((name) => post(`search ${name}`, `/indexes/${name}/search`, { q: 'a', limit: 1 })),
    ...names.map((name) => post(`search facets of ${name}`, `/indexes/${name}/facet-search`, { facetName: 'themes' })),
  ];
}

/** Fails as a whole if one index is missing, so it is tried only if all exist. */
function severalAtOnce(names: readonly string[]): Attempt {
  const queries = names.map((indexUid) => ({ indexUid, q: 'a', limit: 1 }));
  return post('search several at once', '/multi-search', { queries });
}

/** Everything that the key must not allow. Missing indexes count, too: a key for all indexes gets 404 for them, not 403. */
function forbiddenAttempts(prefix: string): readonly Attempt[] {
  const own = `/indexes/${indexName('de', prefix)}`;
  const others = ['elsewhere', `${prefix}_draft`, `${indexName('de', prefix)}_draft`];
  return [
    { what: 'read settings', method: 'GET', path: `${own}/settings` },
    { what: 'change settings', method: 'PATCH', path: `${own}/settings`, body: unusable },
    { what: 'read keys', method: 'GET', path: '/keys' },
    { what: 'create keys', method: 'POST', path: '/keys', body: unusable },
    { what: 'change keys', method: 'PATCH', path: '/keys/none', body: unusable },
    { what: 'read documents', method: 'GET', path: `${own}/documents?limit=1` },
    { what: 'write documents', method: 'POST', path: `${own}/documents`, body: unusable },
    { what: 'delete documents', method: 'POST', path: `${own}/documents/delete-batch`, body: unusable },
    { what: 'list indexes', method: 'GET', path: '/indexes' },
    { what: 'create indexes', method: 'POST', path: '/indexes', body: unusable },
    { what: 'change indexes', method: 'PATCH', path: own, body: unusable },
    { what: 'swap indexes', method: 'POST', path: '/swap-indexes', body: unusable },
    { what: 'read statistics', method: 'GET', path: '/stats' },
    { what: 'read the version', method: 'GET', path: '/version' },
    { what: 'read tasks', method: 'GET', path: '/tasks?limit=1' },
    { what: 'cancel tasks', method: 'POST', path: '/tasks/cancel' },
    { what: 'delete tasks', method: 'DELETE', path: '/tasks' },
    { what: 'read webhooks', method: 'GET', path: '/webhooks' },
    { what: 'read experimental features', method: 'GET', path: '/experimental-features' },
    { what: 'read metrics', method: 'GET', path: '/metrics' },
    { what: 'read the network', method: 'GET', path: '/network' },
    { what: 'read logs', method: 'POST', path: '/logs/stream', body: unusable },
    ...others.map((name) => post(`search the index ${name}`, `/indexes/${name}/search`, { q: 'a', limit: 1 })),
  ];
}

/** These start at once if they are allowed: tried last, and only if the key was refused everything else. */
const costlyAttempts: readonly Attempt[] = [
  { what: 'dump the database', method: 'POST', path: '/dumps' },
  { what: 'make snapshots', method: 'POST', path: '/snapshots' },
];

interface KeyTrial extends KeyCheckOptions {
  readonly signal: AbortSignal;
}

/** Sends a request and returns what `read` makes of the response. Throws SearchServerUnreachableError. */
async function request<Result>(
  { url, searchKey, signal }: KeyTrial,
  { what, method, path, body }: Attempt,
  read: (answer: Response) => Promise<Result>,
): Promise<Result> {
  const headers = { Authorization: `Bearer ${searchKey}`, 'Content-Type': 'application/json' };
  try {
    const answer = await fetch(url + path, { method, headers, signal, ...(body === undefined ? {} : { body }) });
    if (isOutage(answer.status)) throw new Error(`It answered with status ${answer.status}.`);
    return await read(answer);
  } catch (error) {
    throw new SearchServerUnreachableError(url, doing(what), error);
  }
}

/** The status if the key does not allow what visitors need; undefined if it does. */
async function failureOf(trial: KeyTrial, attempt: Attempt): Promise<number | undefined> {
  const { ok, status, text } = await request(trial, attempt, async (answer) => ({
    ok: answer.ok,
    status: answer.status,
    text: await answer.text(),
  }));
  if (!ok) return status;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    throw new NotASearchServerError(trial.url, doing(attempt.what), error);
  }
}

async function isRefused(trial: KeyTrial, attempt: Attempt): Promise<boolean> {
  const answer = await request(trial, attempt, (found) => Promise.resolve(found));
  await answer.body?.cancel();
  return answer.status === refused;
}

/** Something that visitors need and the key does not allow, with the server's status. */
interface MissingPermission extends Pick<Attempt, 'what'> {
  readonly status: number;
}

function describeLack({ what, status }: MissingPermission): string {
  return `${what} (${status})`;
}

async function missingIn(trial: KeyTrial, prefix: string): Promise<readonly MissingPermission[]> {
  const names = siteLocales().map((locale) => indexName(locale, prefix));
  const missing: MissingPermission[] = [];
  const tryOne = async (attempt: Attempt): Promise<void> => {
    const status = await failureOf(trial, attempt);
    if (status !== undefined) missing.push({ what: attempt.what, status });
  };
  for (const attempt of needs(names)) await tryOne(attempt);
  if (missing.length === 0) await tryOne(severalAtOnce(names));
  return missing;
}

function trialOf(options: KeyCheckOptions): KeyTrial {
  return { ...options, signal: AbortSignal.timeout(timeoutMs) };
}

/**
 * Tries only what visitors do, and returns what the key does not allow; missing indexes are ignored. Throws
 * SearchServerError if the server does not answer.
 */
export async function missingPermissions(options: KeyCheckOptions): Promise<readonly string[]> {
  const missing = await missingIn(trialOf(options), options.prefix ?? sitePrefix);
  return missing.filter(({ status }) => status !== notFound).map(describeLack);
}

/** Tries what the key should allow and what it must not. Throws SearchServerError if the server does not answer. */
export async function checkSearchKey(options: KeyCheckOptions): Promise<KeyCheck> {
  const { prefix = sitePrefix } = options;
  const trial = trialOf(options);
  const missing = (await missingIn(trial, prefix)).map(describeLack);
  const excess: string[] = [];
  const tryAll = async (attempts: readonly Attempt[]): Promise<void> => {
    for (const attempt of attempts) if (!(await isRefused(trial, attempt))) excess.push(attempt.what);
  };
  try {
    await tryAll(forbiddenAttempts(prefix));
    if (excess.length === 0) await tryAll(costlyAttempts);
  } catch (error) {
    // The key is unfit even if the server fails later.
    if (excess.length === 0) throw error;
  }
  return { missing, excess };
}
