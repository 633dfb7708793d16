/** The search server as the indexing sees it: every request says what it is for, and every task is awaited. */
import { Meilisearch, MeilisearchTaskTimeOutError } from 'meilisearch';
import type { EnqueuedTask, Task } from 'meilisearch';
import { explainFailure, SearchServerVersionError, SearchTaskError } from './errors';

export interface SearchServerOptions {
  readonly url: string;
  /** Allowed to manage indexes, documents and settings; appears in no message. */
  readonly adminKey: string;
}

/** A request that the server does not do at once. */
export type TaskRequest = (client: Meilisearch) => Promise<EnqueuedTask>;

export interface SearchServer {
  readonly url: string;
  readonly client: Meilisearch;
  /** Sends a request; its errors say what was being done. */
  readonly ask: <Answer>(doing: string, request: (client: Meilisearch) => Promise<Answer>) => Promise<Answer>;
  /** Sends requests that give tasks and waits until all are done. A task that ends badly throws SearchTaskError. */
  readonly finish: (doing: string, ...requests: readonly TaskRequest[]) => Promise<readonly Task[]>;
}

/** The version the tests run with. */
const oldestVersion = '1.21';

const requestTimeoutMs = 60_000;

const wait = { timeout: 5000, interval: 50 } as const;

/** Long tasks take many waits: only the server knows when one is over. */
async function untilOver(client: Meilisearch, taskUid: number): Promise<Task> {
  for (;;) {
    try {
      return await client.tasks.waitForTask(taskUid, wait);
    } catch (error) {
      if (!(error instanceof MeilisearchTaskTimeOutError)) throw error;
    }
  }
}

function isOlder(found: string, expected: string): boolean {
  return found.localeCompare(expected, 'en', { numeric: true }) < 0;
}

/** Connects and looks at the version. Throws SearchServerError that says what is wrong. */
export async function connectSearchServer({ url, adminKey }: SearchServerOptions): Promise<SearchServer> {
  const client = new Meilisearch({ host: url, apiKey: adminKey, timeout: requestTimeoutMs });

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
    for (const { taskUid } of enqueued) tasks.push(await ask(doing, () => untilOver(client, taskUid)));
    const failed = tasks.find(({ status }) => status !== 'succeeded');
    if (failed !== undefined) throw new SearchTaskError(url, doing, failed);
    return tasks;
  };

  const { pkgVersion } = await ask('asking for its version', () => client.getVersion());
  if (isOlder(pkgVersion, oldestVersion)) throw new SearchServerVersionError(url, pkgVersion, oldestVersion);
  return { url, client, ask, finish };
}
