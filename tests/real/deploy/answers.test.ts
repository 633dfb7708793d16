import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawPage } from '../../lib/build/export/sampleExport';
import { listen } from '@/lib/shared/listen';
import { hasNginx, makeTestSite, startNginx } from './testNginx';
import type { RunningNginx, TestSite } from './testNginx';

const cms = '127.0.0.5';

/** Addresses that nginx has little room for, or takes for the same. */
const moved = [`/${'ö'.repeat(200)}`, '/artikel/Alt', '/artikel/alt'];

/** Of pages; addresses may end so. */
const namesLikeFiles = ['bericht.pdf', 'a.json', 'a.css', 'a.svg', 'index.htm', 'a.html5'];

let site: TestSite;
let nginx: RunningNginx;
let service: Server;

/** What the release service was asked. */
const asked: string[] = [];

function startService(): Promise<number> {
  service = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['content-length'] ?? 0}`);
    request.resume().on('end', () => response.writeHead(202).end('{"accepted":true}'));
  });
  return listen(service);
}

/** `deploy/nginx.conf` as an office has it whose CMS stands on another machine; and an address at which nginx fails. */
async function letCmsThrough(port: number): Promise<void> {
  const text = await readFile(site.configuration, 'utf8');
  const [before = '', commented = ''] = text.split(/(?=# location = \/rebuild)/);
  const rebuild = commented
    .replaceAll(/^ *# /gm, '')
    .replace('192.0.2.10', cms)
    .replace('127.0.0.1:3400', `127.0.0.1:${port}`);
  const open = before.replace('# "POST /rebuild" "";', '"POST /rebuild" "";');
  await writeFile(site.configuration, `${open}location ~ "/fehler$" {\n  return 500;\n}\n${rebuild}`);
}

if (!hasNginx()) describe.skip('answers of nginx', () => it('needs nginx and openssl', () => undefined));
else
  describe('answers of nginx', () => {
    beforeAll(async () => {
      site = await makeTestSite();
      const release = await site.release(
        '1',
        { redirects: moved.map((from) => ({ from, to: '/themen' })) },
        { changes: { 'fr/500.html': rawPage({ lang: 'fr-CH', title: '/fr/500' }) } },
      );
      const served = path.join(site.releaseDir, 'releases', release, 'site');
      for (const name of namesLikeFiles) await writeFile(path.join(served, `${name}.html`), 'a page');
      await site.switchTo(release);
      await letCmsThrough(await startService());
      nginx = await startNginx(site);
    });

    afterAll(async () => {
      await nginx.stop();
      service.close();
      await site.remove();
    });

    it('lead on from long addresses, and from those that differ in capitals', async () => {
      const answers = await Promise.all(moved.map((address) => site.ask(encodeURI(address))));
      expect(answers.map(({ headers }) => headers.location)).toEqual(['/themen', '/themen', '/themen']);
    });

    describe('what caches may keep for a year', () => {
      it.each([
        ['/assets/site-0123456789abcdef.js', {}, 200, 'public, max-age=31536000, immutable'],
        ['/media/a1.pdf', {}, 200, 'public, max-age=31536000, immutable'],
        ['/media/a1.pdf', { range: 'bytes=0-1' }, 206, 'no-cache'],
        // nginx makes the headers of this answer twice.
        ['/media/a1.pdf', { range: 'bytes=999999-' }, 416, 'no-cache, no-cache'],
        ['/assets/site-0123456789abcdef.js', { range: 'bytes=999999-' }, 416, 'no-cache, no-cache'],
        ['/media/a1.pdf', { 'if-match': '"other"' }, 412, 'no-store'],
        ['/media/a1.pdf/', {}, 301, 'public, max-age=300, stale-if-error=86400'],
        ['/assets/site-0123456789abcdef.js/', {}, 301, 'public, max-age=300, stale-if-error=86400'],
        ['/media/weg.pdf', {}, 404, 'no-store'],
      ])('is a hashed file and nothing else: %s with %j', async (address, headers, status, caching) => {
        const answer = await site.ask(address, { headers });
        expect([answer.status, answer.headers['cache-control']]).toEqual([status, caching]);
      });

      it('is told again to those who have the file already', async () => {
        const { headers } = await site.ask('/media/a1.pdf');
        const again = await site.ask('/media/a1.pdf', { headers: { 'if-none-match': headers.etag ?? '' } });
        expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=31536000, immutable']);
      });

      it('is no page, even if its address looks like that of a file', async () => {
        for (const name of namesLikeFiles) {
          const { status, headers, body } = await site.ask(`/${name}`);
          expect([name, status, headers['content-type']]).toEqual([name, 200, 'text/html; charset=utf-8']);
          expect(body.toString()).toBe('a page');
        }
      });
    });

    it.each([
      ['/fehler', 'de'],
      ['/fr/fehler?q=1', 'fr'],
      // Without a page of its own a language gets the German one.
      ['/en/fehler', 'de'],
    ])('say in the language of the address that the server fails: %s', async (address, language) => {
      const { status, headers, body } = await site.ask(address);
      expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(body.toString()).toContain(`<html lang="${language}`);
    });

    it('come from the release service if the CMS asks to build, and from nowhere else', async () => {
      const hook = { method: 'POST', body: 'x'.repeat(100_000) };
      const { status, body } = await site.ask('/rebuild', { ...hook, from: cms });
      expect([status, body.toString()]).toEqual([202, '{"accepted":true}']);
      expect((await site.ask('/rebuild', { method: 'POST', from: '127.0.0.6' })).status).toBe(404);
      expect((await site.ask('/rollback', { method: 'POST', from: cms })).status).toBe(405);
      expect((await site.ask('/rebuild', { method: 'PUT', from: cms })).status).toBe(405);
      expect(asked).toEqual(['POST /rebuild 100000']);
    });

    it('say that the server fails if the release service does not answer', async () => {
      await new Promise((resolve) => service.close(resolve).closeAllConnections());
      const { status, headers, body } = await site.ask('/rebuild', { method: 'POST', from: cms });
      expect([status, headers['cache-control']]).toEqual([502, 'no-store']);
      expect(body.toString()).toContain('<html lang="de');
      expect((await site.ask('/')).status).toBe(200);
    });
  });
