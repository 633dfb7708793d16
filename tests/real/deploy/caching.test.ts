import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, makeTestSite, startNginx } from './testNginx';
import type { RunningNginx, TestSite } from './testNginx';

/** Of pages; addresses may end so. */
const namesLikeFiles = ['bericht.pdf', 'a.json', 'a.css', 'a.svg', 'index.htm', 'a.html5'];

let site: TestSite;
let nginx: RunningNginx;

if (!hasNginx()) describe.skip('what caches may keep', () => it('needs nginx and openssl', () => undefined));
else
  describe('what caches may keep for a year', () => {
    beforeAll(async () => {
      site = await makeTestSite();
      const release = await site.release();
      const served = path.join(site.releaseDir, 'releases', release, 'site');
      for (const name of namesLikeFiles) await writeFile(path.join(served, `${name}.html`), 'a page');
      await site.switchTo(release);
      nginx = await startNginx(site);
    });

    afterAll(async () => {
      await nginx.stop();
      await site.remove();
    });

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
