import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  NotASearchServerError,
  UnfitSearchKeyError,
  UntriedSearchKeyError,
} from '@/lib/search-index/server/searchServerErrors';
import { ensureFitKey } from '@/lib/search-index/server/ensureFitKey';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';
import { listen } from '@/lib/shared/listen';

/** A server that answers all requests so. */
async function startServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await listen(server)}`;
}

function statusServer(statusOf: (path: string) => number): Promise<string> {
  return startServer(({ url = '' }, response) => {
    response.writeHead(statusOf(url), { 'content-type': 'application/json' }).end('{}');
  });
}

const isSearch = (path: string): boolean => path.endsWith('search') && !/draft|elsewhere/.test(path);

/** What is said of a key at this server. */
async function linesFor(url: string, isTrusted = true): Promise<readonly string[]> {
  const lines: string[] = [];
  await ensureFitKey({ url, searchKey: 'a-key', isTrusted }, (line) => lines.push(line));
  return lines;
}

describe('a search key for the public', () => {
  it('may search the site and nothing else', async () => {
    expect(await linesFor(await statusServer((path) => (isSearch(path) ? 200 : 403)))).toEqual([]);
  });

  it('is fit before there is anything to search', async () => {
    expect(await linesFor(await statusServer((path) => (isSearch(path) ? 404 : 403)))).toEqual([]);
  });

  it('is refused with the names of all that it can do beside', async () => {
    const url = await statusServer((path) => (isSearch(path) || path === '/keys' || path === '/dumps' ? 200 : 403));
    const proof = linesFor(url);
    await expect(proof).rejects.toThrow(UnfitSearchKeyError);
    await expect(proof).rejects.toThrow(
      'It can also: read keys, create keys. Everyone who visits the site could do that.',
    );
  });

  it('that cannot search keeps nobody from publishing, and is told', async () => {
    const [line] = await linesFor(await statusServer(() => 403));
    expect(line).toContain('It cannot: search ');
  });

  it('that visitors have keeps nobody from publishing while the server does not answer, and is told', async () => {
    const [closed] = await linesFor('http://127.0.0.1:9');
    expect(closed).toMatch(
      /^What the search key of the site can do was not tried\. The search server .* does not answer/,
    );
    const page = await startServer((_, response) => response.end('<html>'));
    const [other] = await linesFor(page);
    expect(other).toContain(new NotASearchServerError(page, 'x', null).message.slice(0, 40));
  });

  it('that is new is refused while the server does not answer, or answers something else', async () => {
    const silent = linesFor('http://127.0.0.1:9', false);
    await expect(silent).rejects.toThrow(UntriedSearchKeyError);
    await expect(silent).rejects.toThrow('or set MEILISEARCH_KEY_UNTRIED=1 if you are sure of the key.');
    const page = await startServer((_, response) => response.end('<html>'));
    await expect(linesFor(page, false)).rejects.toThrow(`What answers at ${page} is not Meilisearch`);
    const halfway = await statusServer((path) => (isSearch(path) ? 200 : 503));
    await expect(linesFor(halfway, false)).rejects.toThrow(UntriedSearchKeyError);
  });

  it.each([408, 429, 500, 502, 503])('is not blamed for an outage: status %i', async (status) => {
    const [whole] = await linesFor(await statusServer(() => status));
    expect(whole).toContain('was not tried');
    const [halfway] = await linesFor(await statusServer((path) => (isSearch(path) ? 200 : status)));
    expect(halfway).toContain('was not tried');
  });

  it('keeps nobody waiting for a server that breaks off its answers', async () => {
    const url = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{', () => response.destroy());
    });
    const [line] = await linesFor(url);
    expect(line).toContain('does not answer (trying whether the key can search site_de)');
  });

  it('is refused for what it can do, also if the server is gone then', async () => {
    const url = await startServer(({ url: path = '' }, response) => {
      if (path === '/stats') response.destroy();
      else response.writeHead(path === '/keys' || isSearch(path) ? 200 : 403).end('{}');
    });
    await expect(linesFor(url)).rejects.toThrow('It can also: read keys, create keys.');
  });
});

const failureSchema = z.object({ code: z.number(), stderr: z.string() });

it.each([
  ['can do everything', 200, /^UnfitSearchKeyError: .*\nIt can also: read settings, change settings, /],
  ['cannot be tried', 503, /^UntriedSearchKeyError: The search server .* does not answer .* Nothing is released,/],
])('a key that %s is refused before a release is built', { timeout: 60_000 }, async (_, status, said) => {
  const environment = {
    ...process.env,
    MEILISEARCH_URL: await statusServer(() => status),
    MEILISEARCH_SEARCH_KEY: 'a-master-key',
    RELEASE_DIR: temporaryFolder().path,
  };
  const program = ['--import', 'tsx', 'lib/commands/release.ts', 'build'];
  const failure: unknown = await promisify(execFile)(process.execPath, program, { env: environment }).catch(
    (error: unknown) => error,
  );
  const { code, stderr } = failureSchema.parse(failure);
  expect(code).toBe(1);
  expect(stderr.trim()).toMatch(said);
  expect(stderr).not.toContain('a-master-key');
});
