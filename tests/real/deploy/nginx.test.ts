import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { connect as connectPlain } from 'node:net';
import path from 'node:path';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverRulesSchema } from '@/lib/build/export/rules/serverRules';
import { startServer } from '@/lib/build/export/preview/previewServer';
import { writeFiles } from '../../lib/build/export/sampleExport';
import { hasNginx, makeTestSite, siteHost, startNginx, waitUntil } from './testNginx';
import type { RunningNginx, TestSite } from './testNginx';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const secret = 'geheimes-wort';

let site: TestSite;
let nginx: RunningNginx;
let release: string;

/** Sends bytes as they are, and gives all that comes back until nginx closes or drops the connection. */
function send(text: string): Promise<string> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port: site.ports.https, servername: siteHost, rejectUnauthorized: false };
    const socket = connect(options, () => socket.write(text, 'latin1'));
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

function rawRequest(target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: ${siteHost}\r\nConnection: close\r\n\r\n`;
}

async function readLog(name: string): Promise<string> {
  return readFile(path.join(site.root, 'log', name), 'utf8');
}

if (!hasNginx()) describe.skip('deploy/nginx.conf', () => it('needs nginx and openssl', () => undefined));
else
  describe('deploy/nginx.conf', () => {
    beforeAll(async () => {
      site = await makeTestSite();
      release = await site.release('1', { securityContacts: ['mailto:sicherheit@statistik.example'] });
      const served = path.join(site.releaseDir, 'releases', release, 'site');
      await writeFile(path.join(served, '.hidden'), secret);
      await writeFile(path.join(site.releaseDir, 'secret.txt'), secret);
      const text = await readFile(site.configuration, 'utf8');
      const behindBalancer = text
        .replace('# set_real_ip_from 10.0.0.0/8;', 'set_real_ip_from 127.0.0.9;')
        .replace('# real_ip_header', 'real_ip_header');
      await writeFile(
        site.configuration,
        existsSync(brotliModule) ? behindBalancer.replace('# brotli_static on;', 'brotli_static on;') : behindBalancer,
      );
      await site.switchTo(release);
      nginx = await startNginx(site);
    });

    afterAll(async () => {
      await nginx.stop();
      await site.remove();
    });

    it('is read by nginx without a word', () => {
      expect(nginx.said()).toBe('');
    });

    describe('addresses', () => {
      it.each([
        ['/hintergrund/alt', '/themen'],
        ['/hintergrund/alt?jahr=2026&x=%C3%BC', '/themen?jahr=2026&x=%C3%BC'],
        ['/fr/hintergrund/alt', '/fr/themen'],
        ['/hintergrund/tief/unten', '/interaktiv/tief/unten'],
        ['/ls/hintergrund/x/?a=b', '/ls/interaktiv/x?a=b'],
        ['/themen/', '/themen'],
        ['/themen.html?a=1', '/themen?a=1'],
        ['/index.html', '/'],
        ['/fr/index.html', '/fr/'],
      ])('%s leads to %s', async (from, to) => {
        const { status, headers } = await site.ask(from);
        expect([status, headers.location]).toEqual([301, to]);
      });

      it('of pages give the page, those of files the file', async () => {
        for (const [address, type] of [
          ['/', 'text/html; charset=utf-8'],
          ['/fr/themen?x=1', 'text/html; charset=utf-8'],
          ['/themen/_payload.json', 'application/json'],
          ['/sitemap.xml', 'text/xml; charset=utf-8'],
          ['/robots.txt', 'text/plain; charset=utf-8'],
          ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
          ['/media/drawings/a1.svg', 'image/svg+xml'],
          ['/_next/static/chunks/style.css', 'text/css; charset=utf-8'],
          ['/assets/site-0123456789abcdef.js', 'application/javascript; charset=utf-8'],
        ] as const) {
          const { status, headers } = await site.ask(address);
          expect([address, status, headers['content-type']]).toEqual([address, 200, type]);
        }
      });

      it('are answered as by the preview server', async () => {
        const [rootDir, rulesDir] = ['site', 'rules'].map((name) =>
          path.join(site.releaseDir, 'releases', release, name),
        );
        const preview = await startServer({ rootDir: rootDir ?? '', rulesDir: rulesDir ?? '', port: 0 });
        const rules = serverRulesSchema.parse(
          JSON.parse(await readFile(path.join(rulesDir ?? '', 'rules.json'), 'utf8')),
        );
        const names = [
          ...Object.keys(rules.headers[0]?.values ?? {}),
          'Content-Disposition',
          'Access-Control-Allow-Origin',
        ];
        const pages = [
          '/',
          '/suche',
          '/fr/suche',
          '/interaktiv',
          '/nirgends',
          '/fr/nirgends',
          '/frei',
          '/it/',
          '/x.html',
        ];
        const files = [
          '/.well-known/security.txt',
          '/daten/indikator/5813.csv',
          '/media/a1.pdf',
          '/media/a1.pdf/',
          '/media/drawings/a1.svg',
          '/assets/site-0123456789abcdef.js',
          '/assets/site-0123456789abcdef.js/',
          '/themen.html.gz',
          '/themen/_payload.json',
        ];
        for (const address of [...pages, ...files, ...rules.hidden, '/hintergrund/alt?x=1']) {
          const expected = await fetch(`${preview.url}${address}`, {
            redirect: 'manual',
            headers: { 'accept-encoding': 'identity' },
          });
          const { status, headers, body } = await site.ask(address);
          expect([address, status, headers.location ?? null]).toEqual([
            address,
            expected.status,
            expected.headers.get('location'),
          ]);
          for (const name of names)
            expect([address, name, headers[name.toLowerCase()] ?? null]).toEqual([
              address,
              name,
              expected.headers.get(name),
            ]);
          if (status !== 301) expect(body.toString()).toBe(await expected.text());
        }
        await preview.close();
        expect(names).toHaveLength(9);
      });
    });

    describe('what is not there', () => {
      it.each([
        ['/nirgends', '<html lang="de"'],
        ['/fr/nirgends?q=1', '<html lang="fr"'],
        ['/assets/weg.js', '<html lang="de"'],
        ['/frei', '<html lang="de"'],
        ['/%E0%A4%A', '<html lang="de"'],
      ])('%s is told in the language of the address and stored nowhere', async (address, start) => {
        const { status, headers, body } = await site.ask(address);
        const told = [status, headers['cache-control'], headers['content-type']];
        expect(told).toEqual([404, 'no-store', 'text/html; charset=utf-8']);
        expect(body.toString()).toContain(start);
      });

      it.each([
        '/.hidden',
        '/fr/.git/config',
        '/404',
        '/500',
        '/fr/404',
        '/_headers',
        '/_redirects',
        '/index.html.gz',
        '/themen.html.br',
        '/rules/rules.json',
        '/status',
        '/rebuild',
        '/rollback',
        '/metrics',
        '/release',
        '/nginx',
      ])('%s is not there', async (address) => {
        const { status, body } = await site.ask(address);
        expect(status).toBe(404);
        expect(body.toString()).not.toContain(secret);
      });

      it.each([
        '//',
        '/x/..',
        '/\\',
        '/../secret.txt',
        '/../../../../../../../etc/passwd',
        '/themen/../../../secret.txt',
        '/%2e%2e/%2e%2e/secret.txt',
        '/%2e%2e%2f%2e%2e%2fsecret.txt',
        '/..%2f..%2fsecret.txt',
        '/..%5c..%5csecret.txt',
        '/..\\..\\secret.txt',
        '/.%00./secret.txt',
        '/themen%00.html',
        '/themen\0.html',
        '/%c0%ae%c0%ae/%c0%ae%c0%ae/secret.txt',
        '/%e0%80%ae%e0%80%ae/secret.txt',
        '/%252e%252e/%252e%252e/secret.txt',
        '/..;/..;/secret.txt',
        '//secret.txt',
        '//statistik.example/themen',
        '/media/..%2f..%2f..%2fsecret.txt',
        '/media/%2e%2e/%2e%2e/%2e%2e/secret.txt',
        '/./../../secret.txt',
        '/%zz',
        '/\u00ff\u00fe',
        'http://statistik.example.org/../../secret.txt',
      ])('the spelling %j leads nowhere, which the page says', async (address) => {
        const answer = await send(rawRequest(address));
        expect(answer).toMatch(/^HTTP\/1\.1 404 .*<html/s);
        expect(answer).not.toMatch(/geheimes-wort|root:/);
      });

      it('no spelling of an address leads to a file with the headers of another', async () => {
        const { headers } = await site.ask('/%6dedia/drawings/%611.svg');
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'none'/);
        expect((await site.ask('/%73uche')).headers).toMatchObject({
          'content-security-policy': (await site.ask('/suche')).headers['content-security-policy'],
        });
      });

      it('a line break in an address reaches no header', async () => {
        for (const address of ['/hintergrund/%0d%0aX-Bad:1', '/x%0d%0aX-Bad:1.html', '/x%0aX-Bad:%201/'])
          expect(await send(rawRequest(address))).not.toMatch(/^X-Bad/m);
      });
    });

    describe('what is sent', () => {
      it('is compressed as the browser accepts', async () => {
        const plain = await site.ask('/suche');
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(plain.headers.vary).toBe('Accept-Encoding');
        const zipped = await site.ask('/suche', { headers: { 'accept-encoding': 'gzip' } });
        expect(zipped.headers).toMatchObject({
          'content-encoding': 'gzip',
          'content-type': 'text/html; charset=utf-8',
          vary: 'Accept-Encoding',
        });
        expect(gunzipSync(zipped.body)).toEqual(plain.body);
        expect(zipped.headers.etag).not.toBe(plain.headers.etag);
      });

      it.skipIf(!existsSync(brotliModule))('is compressed with brotli where nginx has the module', async () => {
        const { headers, body } = await site.ask('/suche', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
        expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
        expect(headers.vary).toBe('Accept-Encoding');
        expect(brotliDecompressSync(body)).toEqual((await site.ask('/suche')).body);
      });

      it('is compressed on error pages, too', async () => {
        const { status, headers } = await site.ask('/nirgends', { headers: { 'accept-encoding': 'gzip' } });
        expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      });

      it('is not sent again to who has it', async () => {
        const { headers } = await site.ask('/themen');
        const again = await site.ask('/themen', { headers: { 'if-none-match': headers.etag ?? '' } });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      });

      it('has one policy for pages with and without islands, which runs no inline script', async () => {
        const [island, plain] = [await site.ask('/suche'), await site.ask('/themen')];
        expect(island.body.toString()).toContain('data-island');
        const policy = island.headers['content-security-policy'];
        expect(policy).toBe(plain.headers['content-security-policy']);
        expect(policy).toContain("script-src 'self';");
      });

      it.each([
        [
          '/themen',
          'public, max-age=300, stale-if-error=86400',
          'same-origin',
          "default-src 'self'; script-src 'self';",
        ],
        ['/themen/_payload.json', 'public, max-age=300, stale-if-error=86400', 'same-origin', "default-src 'self'"],
        ['/media/drawings/a1.svg', 'public, max-age=31536000, immutable', 'cross-origin', "default-src 'none'"],
        ['/_next/static/chunks/style.css', 'public, max-age=31536000, immutable', 'same-origin', "default-src 'self'"],
        [
          '/assets/site-0123456789abcdef.js',
          'public, max-age=31536000, immutable',
          'same-origin',
          "default-src 'self'",
        ],
        ['/nirgends', 'no-store', 'same-origin', "default-src 'self'"],
      ])('%s has its headers', async (address, caching, corp, policy) => {
        const { headers } = await site.ask(address);
        expect(headers['cache-control']).toBe(caching);
        expect(headers['cross-origin-resource-policy']).toBe(corp);
        expect(headers['content-security-policy']).toContain(policy);
        expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
        expect(headers).toMatchObject({
          'strict-transport-security': 'max-age=31536000',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          server: 'nginx',
        });
        expect(headers['permissions-policy']).toContain('geolocation=()');
      });
    });

    describe('methods', () => {
      it('HEAD has the headers of GET and nothing else', async () => {
        const get = await site.ask('/suche');
        const head = await site.ask('/suche', { method: 'HEAD' });
        expect(head.body).toHaveLength(0);
        expect({ ...get.headers, date: '' }).toEqual({ ...head.headers, date: '' });
      });

      it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s is refused', async (method) => {
        const { status, headers } = await site.ask('/rebuild', { method });
        expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
      });

      it('a long body is refused without being read', async () => {
        const head = `POST / HTTP/1.1\r\nHost: ${siteHost}\r\nContent-Length: 104857600\r\nConnection: close\r\n\r\n`;
        expect(await send(head)).toMatch(/^HTTP\/1\.1 4(?:05|13) /);
        const body = `GET / HTTP/1.1\r\nHost: ${siteHost}\r\nContent-Length: 104857600\r\nConnection: close\r\n\r\n`;
        expect(await send(body)).toMatch(/^HTTP\/1\.1 413 /);
      });

      it('long heads are refused', async () => {
        expect(await send(rawRequest(`/${'a'.repeat(9000)}`))).toMatch(/^HTTP\/1\.1 414 /);
        const { status } = await site.ask('/', { headers: { 'x-long': 'a'.repeat(9000) } });
        expect(status).toBe(400);
      });
    });

    describe('connections', () => {
      it('over HTTP lead to HTTPS, with the query', async () => {
        const url = `http://127.0.0.1:${site.ports.http}/fr/x?a=1`;
        const { status, headers } = await fetch(url, { redirect: 'manual' });
        expect([status, headers.get('location')]).toEqual([301, `https://${siteHost}/fr/x?a=1`]);
      });

      it('over HTTP prove to a certificate authority that the name is ours', async () => {
        await writeFiles(path.join(site.root, 'acme'), { '.well-known/acme-challenge/token': 'proof' });
        const url = `http://127.0.0.1:${site.ports.http}/.well-known/acme-challenge/token`;
        expect(await (await fetch(url)).text()).toBe('proof');
      });

      it('with the name of another site get no answer', async () => {
        const options = {
          host: '127.0.0.1',
          port: site.ports.https,
          servername: 'evil.example',
          rejectUnauthorized: false,
        };
        const failure = await new Promise((resolve) => {
          const socket = connect(options, () => resolve('connected'));
          socket.on('error', ({ message }) => resolve(message));
        });
        expect(failure).toMatch(/unrecognized name/);
      });

      it('in which a request comes too slowly are closed', async () => {
        const begun = Date.now();
        const answer = await send(`GET / HTTP/1.1\r\nHost: ${siteHost}\r\nX-Slow: `);
        expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
        expect(Date.now() - begun).toBeLessThan(25_000);
      }, 30_000);

      it('of one visitor are answered with 429 when they ask too much, others are not', async () => {
        const one = `HEAD /themen HTTP/1.1\r\nHost: ${siteHost}\r\n\r\n`;
        const last = `HEAD /themen HTTP/1.1\r\nHost: ${siteHost}\r\nConnection: close\r\n\r\n`;
        const ask = async (): Promise<string> =>
          new Promise((resolve, reject) => {
            const raw = connectPlain({ host: '127.0.0.1', port: site.ports.https, localAddress: '127.0.0.7' });
            const socket = connect({ socket: raw, servername: siteHost, rejectUnauthorized: false }, () =>
              socket.write(one.repeat(900) + last),
            );
            let answers = '';
            socket.on('data', (part: Buffer) => (answers += part.toString('latin1')));
            socket.on('error', reject);
            socket.on('close', () => resolve(answers));
          });
        const answers = (await Promise.all([ask(), ask(), ask()])).join('');
        const counts = [200, 429].map((status) => answers.split(`HTTP/1.1 ${status} `).length - 1);
        expect(counts[0]).toBeGreaterThanOrEqual(400);
        expect(counts[1]).toBeGreaterThan(0);
        expect(answers).toMatch(/HTTP\/1\.1 429 (?:.|\r\n(?!\r\n))*Retry-After: 5/);
        expect((await site.ask('/themen', { from: '127.0.0.8' })).status).toBe(200);
      });
    });

    it('logs neither full addresses nor what was searched', async () => {
      const masked = [
        ['192.0.2.200', '192.0.2.0'],
        ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
        ['2001:db8:1::6', '2001:db8:1::'],
        ['2001:db8::5:6', '2001:db8::'],
        ['2001::6', '2001::'],
        ['::ffff:192.0.2.200', '::'],
      ] as const;
      const ask = (address: string, referer: string): Promise<unknown> =>
        site.ask('/suche?q=sehr-geheim', { from: '127.0.0.9', headers: { 'x-forwarded-for': address, referer } });
      for (const [address] of masked) await ask(address, 'https://suche.example/?q=auch-geheim');
      await site.ask('/nirgends?q=sehr-geheim');
      const written = async (): Promise<readonly string[]> =>
        (await readLog('access.log')).split('\n').filter((line) => line.endsWith('"https://suche.example" "-"'));
      // Each process of nginx writes its own lines, when it likes.
      await waitUntil('the log is written', async () => (await written()).length >= masked.length);
      const lines = await written();
      const rest = /^ \[[^\]]+\] GET "\/suche" HTTP\/1\.1 200 \d+ [\d.]+ "https:\/\/suche\.example" "-"$/;
      expect(lines.map((line) => line.split(' ')[0]).toSorted()).toEqual(masked.map(([, shown]) => shown).toSorted());
      for (const line of lines) expect(line.slice(line.indexOf(' '))).toMatch(rest);
      const texts = await Promise.all((await readdir(path.join(site.root, 'log'))).map(readLog));
      expect(texts.join('')).not.toMatch(/geheim|127\.0\.0\.[1-9]|192\.0\.2\.[1-9]/);
    });

    it('tells this machine, and no other, which release it serves', async () => {
      expect(await site.askMachine('/release')).toBe(`${release}\n`);
      expect(await site.askMachine('/nginx')).toContain('Active connections');
    });
  });
