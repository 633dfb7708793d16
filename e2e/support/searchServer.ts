/** A search server for journeys: a real one with the content of the site, or one that no browser may ask. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { listen, stopServer, serverUrl } from '@/lib/shared/listen';
import { startMeilisearch } from '../../tests/real/meilisearch/startMeilisearch';

export interface SearchServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** Search-only. */
  readonly key: string;
  close(): Promise<void>;
}

async function runCommand(name: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const parameters = ['--import', 'tsx', `lib/commands/${name}.ts`];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    env: { ...process.env, ...environment },
  });
  return stdout;
}

/** A real server, filled by the site's own commands. */
export async function startFilledServer(): Promise<SearchServer> {
  const server = await startMeilisearch();
  const { url, masterKey } = server;
  const environment = {
    MEILISEARCH_URL: url,
    MEILISEARCH_ADMIN_KEY: masterKey,
    MEILISEARCH_SEARCH_KEY: '',
    // The site under test is the one in `out/`, whatever else this machine has released.
    RELEASE_DIR: 'test-results/no-releases',
  };
  await runCommand('searchIndex', environment);
  const line = await runCommand('searchKey', environment);
  const [, key = ''] = /MEILISEARCH_SEARCH_KEY=(\S+)/.exec(line) ?? [];
  return { url, key, close: () => server.close() };
}

/** Answers without the headers that let pages of another origin ask. */
export async function startForeignServer(): Promise<SearchServer> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  return { url: serverUrl('127.0.0.1', await listen(server)), key: 'key', close: () => stopServer(server) };
}

/** The search page as it is when this server is configured: named in its data, and allowed by its policy. */
export async function useServer(page: Page, { url, key }: Pick<SearchServer, 'url' | 'key'>): Promise<void> {
  const data = JSON.stringify({ url, key });
  await page.route(/\/suche(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('"server":null', `"server":${data}`);
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers, body });
  });
}
