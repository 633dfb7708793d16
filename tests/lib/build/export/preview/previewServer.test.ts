import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishExport } from '@/lib/build/export/finishExport';
import { serverRulesSchema } from '@/lib/build/export/rules/serverRules';
import { replaceFolders } from '@/lib/shared/replaceFolders';
import type { FolderReplacement } from '@/lib/shared/replaceFolders';
import type { RunningServer } from '@/lib/shared/server';
import { startServer } from '@/lib/build/export/preview/previewServer';
import { sampleOptions, writeFiles, writeSampleExport } from '../sampleExport';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let folder: string;
let server: RunningServer;

/** A request as it is, without the tidying that `fetch` does to addresses. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    asking.on('error', reject).end();
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-server-'));
  const [exportDir, mediaDir, rulesDir] = [join(folder, 'out'), join(folder, 'media'), join(folder, 'rules')];
  await writeSampleExport(exportDir);
  await writeFiles(mediaDir, { 'a1.pdf': 'a document', 'drawings/a1.svg': '<svg/>' });
  await writeFiles(folder, { 'secret.html': 'secret' });
  await finishExport({
    ...sampleOptions,
    exportDir,
    mediaDir,
    rulesDir,
    cacheDir: join(folder, 'images'),
    log: () => undefined,
  });
  server = await startServer({ rootDir: exportDir, rulesDir, port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('pages and files', () => {
  it.each(['/', '/themen', '/fr', '/fr/themen', '/suche?q=x'])('serves %s as HTML', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=300, stale-if-error=86400');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'self'; script-src 'self';");
  });

  it('serves the prepared brotli or gzip copy to those who take it', async () => {
    const plain = await ask('/themen');
    const brotli = await ask('/themen', { 'accept-encoding': 'gzip, br' });
    const zipped = await ask('/themen', { 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
  });

  it('hands a drawing over to be stored, and lets it do nothing if it is opened', async () => {
    const { headers } = await ask('/media/drawings/a1.svg');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['content-disposition']).toBe('attachment');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'none';.*; sandbox$/);
    expect((await ask('/media/a1.pdf')).headers).not.toHaveProperty('content-disposition');
  });

  it.each([
    ['bytes=0-3', 206, 'a do', 'bytes 0-3/10'],
    ['bytes=-2', 206, 'nt', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, 'a document', undefined],
  ])('answers the part %s of a file with %i', async (range, status, text, place) => {
    const { headers, ...answer } = await ask('/media/a1.pdf', { range });
    expect([answer.status, answer.body.toString(), headers['content-range']]).toEqual([status, text, place]);
    expect(headers['content-length'] ?? '0').toBe(String(text.length));
    expect(headers['cache-control']).toBe(status === 416 ? 'no-store' : 'no-cache');
  });
});

it.each([
  ['/themen/', '/themen'],
  ['/themen.html', '/themen'],
  ['/hintergrund/karte?x=1', '/interaktiv/karte?x=1'],
  ['/hintergrund/', '/interaktiv'],
  ['/hintergrund/alt', '/themen'],
])('B1.8 redirects answers %s with 301 to %s', async (path, target) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(301);
  expect(headers.location).toBe(target);
});

describe('errors', () => {
  it.each([
    ['/themen.html.br', 'lang="de"'],
    ['/.hidden', 'lang="de"'],
    ['/media', 'lang="de"'],
    ['/nirgends', 'lang="de"'],
    ['/fr/nirgends/tief', 'lang="fr"'],
    ['/404', 'lang="de"'],
    ['/_headers', 'lang="de"'],
  ])('B3.8 answers %s with 404 in its language, and lets nobody keep it', async (path, language) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(body.toString()).toContain(language);
  });

  it.each(['/../secret.html', '/..%2fsecret', '//andere.example/', '/a%0d%0aX-Evil:%201', '/artikel/%E0%A4%A'])(
    'answers %s with the page that says so, and gives nothing away',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(headers).not.toHaveProperty('x-evil');
      expect(body.equals((await ask('/gibt-es-nicht')).body)).toBe(true);
    },
  );

  it.each(['POST', 'OPTIONS'])('answers %s with 405', async (method) => {
    const { status, headers } = await ask('/themen', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('a build that ends while the site is served', () => {
  const sizes = [29_042, 20_000, 61_000];

  function pageOf(size: number): string {
    return '<!doctype html>'.padEnd(size, String(size));
  }

  /** Pages and rules of one build, as it moves them into their place. */
  async function candidate(work: string, size: number): Promise<readonly [FolderReplacement, FolderReplacement]> {
    const text = pageOf(size);
    const rules = { ...serverRulesSchema.parse(JSON.parse(await readFile(join(folder, 'rules/rules.json'), 'utf8'))) };
    rules.redirects = [{ from: '/alt', to: `/neu-${size}` }];
    await writeFiles(join(work, 'out.next'), { 'seite.html': text, 'seite.html.br': brotliCompressSync(text) });
    await writeFiles(join(work, 'rules.next'), { 'rules.json': JSON.stringify(rules) });
    return [
      { candidate: join(work, 'out.next'), target: join(work, 'out') },
      { candidate: join(work, 'rules.next'), target: join(work, 'rules') },
    ];
  }

  it('leaves every answer whole: all of the old file or all of the new one', async () => {
    const work = await mkdtemp(join(tmpdir(), 'site-exchange-'));
    await replaceFolders(await candidate(work, sizes[0] ?? 0));
    const other = await startServer({ rootDir: join(work, 'out'), rulesDir: join(work, 'rules'), port: 0 });
    const answers: string[] = [];
    let isOver = false;
    const visit = async (headers: Readonly<Record<string, string>>): Promise<void> => {
      while (!isOver) {
        const answer = await fetch(`${other.url}/seite`, { headers });
        const text = await answer.text();
        answers.push(text === pageOf(text.length) ? `${answer.status} ${text.length}` : `broken: ${text.length}`);
      }
    };
    const visits = [visit({ 'accept-encoding': 'br' }), visit({ 'accept-encoding': 'identity' })];
    for (let round = 0; round < 60; round += 1) await replaceFolders(await candidate(work, sizes[round % 3] ?? 0));
    isOver = true;
    await Promise.all(visits);
    const moved = await fetch(`${other.url}/alt`, { redirect: 'manual' });
    await other.close();
    await rm(work, { recursive: true });
    expect(answers.length).toBeGreaterThan(60);
    expect([...new Set(answers)].toSorted()).toEqual(sizes.map((size) => `200 ${size}`).toSorted());
    expect(moved.headers.get('location')).toBe('/neu-61000');
  });
});

it('startServer says that the site must be built first', async () => {
  const starting = startServer({ rootDir: folder, rulesDir: folder, port: 0 });
  await expect(starting).rejects.toThrow(
    /There is nothing to serve: .*rules\.json is missing or broken\. Build the site first\./,
  );
});
