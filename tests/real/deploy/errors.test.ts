import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawPage } from '../../lib/build/export/sampleExport';
import { listen } from '@/lib/shared/listen';
import { hasNginx, makeTestSite, startNginx } from './testNginx';
import type { RunningNginx, TestSite } from './testNginx';

const cms = '127.0.0.5';

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
        {},
        { changes: { 'fr/500.html': rawPage({ lang: 'fr-CH', title: '/fr/500' }) } },
      );
      await site.switchTo(release);
      await letCmsThrough(await startService());
      nginx = await startNginx(site);
    });

    afterAll(async () => {
      await nginx.stop();
      service.close();
      await site.remove();
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
