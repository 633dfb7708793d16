/** Connection to the search server for indexing: errors say what was being done, and every task is awaited. */
import { Meilisearch, MeilisearchTaskTimeOutError } from 'meilisearch';
import type { EnqueuedTask, Task } from 'meilisearch';
import { config } from '@/lib/shared/config';
import {
  explainFailure,
  SearchServerStuckError,
  SearchServerVersionError,
  SearchTaskError,
} from './searchServerErrors';

export interface SearchServerOptions {
  readonly url: string;
  /** May manage indexes, documents and settings; appears in no message. */
  readonly adminKey: string;
  /** Milliseconds without progress after which the server is given up; MEILISEARCH_TIMEOUT_MS by default. */
  readonly timeoutMs?: number;
}

/** A request that the server queues as a task. */
export type TaskRequest = (client: Meilisearch) => Promise<EnqueuedTask>;

export interface SearchServer {
  readonly url: string;
  readonly client: Meilisearch;
  /** As in the options. */
  readonly timeoutMs: number;
  /** Sends a request; its errors say what was being done. */
  readonly ask: <Answer>(doing: string, request: (client: Meilisearch) => Promise<Answer>) => Promise<Answer>;
  /**
   * Sends task requests and waits until all are finished. Throws SearchTaskError if one fails, SearchServerStuckError
   * if one does not end.
   */
  readonly finish: (doing: string, ...requests: readonly TaskRequest[]) => Promise<readonly Task[]>;
}

/** The version the tests run with. */
const oldestVersion = '1.21';

const longestRequestMs = 60_000;

/** The client keeps the process alive until the end of a wait, even if that wait has failed. */
const longestWaitMs = 5000;
const intervalMs = 50;

/** Resolves with the finished task; undefined after the timeout. */
async function untilOver(client: Meilisearch, taskUid: number, timeoutMs: number): Promise<Task | undefined> {
  const latest = performance.now() + timeoutMs;
  for (let left = timeoutMs; left > 0; left = latest - performance.now()) {
    try {
      const timeout = Math.min(left, longestWaitMs);
      return await client.tasks.waitForTask(taskUid, { timeout, interval: intervalMs });
    } catch (error) {
      if (!(error instanceof MeilisearchTaskTimeOutError)) throw error;
    }
  }
  return undefined;
}

function isOlder(found: string, expected: string): boolean {
  return found.localeCompare(expected, 'en', { numeric: true }) < 0;
}

/** Connects and checks the version. Throws SearchServerError that says what is wrong. */
export async function connectSearchServer(options: SearchServerOptions): Promise<SearchServer> {
  const { url, adminKey, timeoutMs = config().MEILISEARCH_TIMEOUT_MS } = options;
  const client = new Meilisearch({ host: url, apiKey: adminKey, timeout: Math.min(timeoutMs, longestRequestMs) });

  const ask: SearchServer['ask'] = async (doing, request) => {
    try {
      return await request(client);
    } catch (error) {
      throw explainFailure(error, url, doing);
    }
  };

  const finish: SearchServer['finish'] = async (doing, ...requests) => {
    const enqueued: EnqueuedTask[] = [];
    for (const request of requests) enqueued.push(await ask(doing, request));
    const tasks: Task[] = [];
    for (const { taskUid } of enqueued) {
      const task = await ask(doing, () => untilOver(client, taskUid, timeoutMs));
      if (task === undefined) throw new SearchServerStuckError(url, doing, timeoutMs);
      tasks.push(task);
    }
    const failed = tasks.find(({ status }) => status !== 'succeeded');
    if (failed !== undefined) throw new SearchTaskError(url, doing, failed);
    return tasks;
  };

  const { pkgVersion } = await ask('asking for its version', () => client.getVersion());
  if (isOlder(pkgVersion, oldestVersion)) throw new SearchServerVersionError(url, pkgVersion, oldestVersion);
  return { url, client, timeoutMs, ask, finish };
}
