import { readFile, truncate, writeFile } from 'node:fs/promises';
import { connect as connectPlain } from 'node:net';
import path from 'node:path';
import { connect } from 'node:tls';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasIpv6, hasNginx, makeTestSite, siteHost, startNginx, waitUntil } from './testNginx';
import type { RunningNginx, TestSite } from './testNginx';

const withIpv6 = hasIpv6();

/** A load balancer, which says for whom it asks. */
const balancer = '127.0.0.9';

/** More than systems keep on the way to a visitor who does not read. */
const largeFile = 64_000_000;

let site: TestSite;
let nginx: RunningNginx;

/** Begins to fetch the large file and stops reading after the first bytes. */
function fetchWithoutReading(visitor: string): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const raw = connectPlain({ host: '127.0.0.1', port: site.ports.https, localAddress: visitor });
    const socket = connect({ socket: raw, servername: siteHost, rejectUnauthorized: false }, () =>
      socket.write(`GET /media/large.bin HTTP/1.1\r\nHost: ${siteHost}\r\n\r\n`),
    );
    onTestFinished(() => void socket.destroy());
    socket.once('readable', () => resolve(socket));
    socket.once('error', reject);
  });
}

async function statusFor(visitor: string): Promise<number> {
  return (await site.ask('/themen', { from: visitor })).status;
}

/** What so many requests at once are answered that come from one address behind the load balancer. */
async function statusesBehindBalancer(visitor: string, requests: number): Promise<ReadonlySet<string>> {
  const one = `HEAD /themen HTTP/1.1\r\nHost: ${siteHost}\r\nX-Forwarded-For: ${visitor}\r\n`;
  const answers = await new Promise<string>((resolve, reject) => {
    const raw = connectPlain({ host: '127.0.0.1', port: site.ports.https, localAddress: balancer });
    const socket = connect({ socket: raw, servername: siteHost, rejectUnauthorized: false }, () =>
      socket.write(`${one}\r\n`.repeat(requests - 1) + `${one}Connection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
  return new Set([...answers.matchAll(/^HTTP\/1\.1 (?<status>\d+)/gm)].map(({ groups }) => groups?.status ?? ''));
}

if (!hasNginx()) describe.skip('limits of nginx', () => it('needs nginx and openssl', () => undefined));
else
  describe('limits of nginx', () => {
    beforeAll(async () => {
      site = await makeTestSite({ withIpv6 });
      const release = await site.release();
      const file = path.join(site.releaseDir, 'releases', release, 'site/media/large.bin');
      await writeFile(file, '');
      await truncate(file, largeFile);
      const text = await readFile(site.configuration, 'utf8');
      const behindBalancer = text
        .replace('# set_real_ip_from 10.0.0.0/8;', `set_real_ip_from ${balancer};`)
        .replace('# real_ip_header', 'real_ip_header')
        // On a slow machine a hundred a second would not be too much.
        .replace('rate=100r/s', 'rate=1r/s');
      await writeFile(site.configuration, behindBalancer);
      await site.switchTo(release);
      nginx = await startNginx(site);
    });

    afterAll(async () => {
      await nginx.stop();
      await site.remove();
    });

    it('leave a visitor a hundred requests under way, and answer the next with 429', async () => {
      const visitor = '127.0.0.11';
      const sockets = await Promise.all(Array.from({ length: 100 }, () => fetchWithoutReading(visitor)));
      const { status, headers } = await site.ask('/themen', { from: visitor });
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '5', 'no-store']);
      expect(await statusFor('127.0.0.12')).toBe(200);
      for (const socket of sockets.slice(50)) socket.destroy();
      await waitUntil('connections that ended no longer count', async () => (await statusFor(visitor)) === 200);
    }, 60_000);

    it('do not hold for this machine itself', async () => {
      await Promise.all(Array.from({ length: 101 }, () => fetchWithoutReading('127.0.0.1')));
      expect(await statusFor('127.0.0.1')).toBe(200);
    }, 60_000);

    it('count an IPv6 network of 64 bits as one visitor, and each of its neighbours as another', async () => {
      const flood = 500;
      expect(await statusesBehindBalancer('2001:db8:1:2:a::1', flood)).toContain('429');
      expect([...(await statusesBehindBalancer('2001:db8:1:2:b:c:d:e', 50))]).toContain('429');
      expect([...(await statusesBehindBalancer('2001:db8:1:3:a::1', 50))]).toEqual(['200']);
      expect(await statusesBehindBalancer('2001:db8::1', flood)).toContain('429');
      expect([...(await statusesBehindBalancer('2001:db8::2', 50))]).toContain('429');
      expect([...(await statusesBehindBalancer('2001:db9::2', 50))]).toEqual(['200']);
    });

    it.skipIf(!withIpv6)('and all other rules are the same over IPv6', async () => {
      const page = await site.ask('/themen', { to: '::1' });
      expect([page.status, page.body]).toEqual([200, (await site.ask('/themen')).body]);
      const missing = await site.ask('/fr/nirgends', { to: '::1' });
      expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
      const moved = await fetch(`http://[::1]:${site.ports.http}/fr/x?a=1`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([301, `https://${siteHost}/fr/x?a=1`]);
    });
  });
