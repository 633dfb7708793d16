import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeFiles } from '../../lib/build/export/sampleExport';
import { hasNginx, makeTestSite, startNginx, waitUntil } from './testNginx';
import type { RunningNginx, TestSite } from './testNginx';

const immutable = 'public, max-age=31536000, immutable';

let site: TestSite;
let releases: { readonly first: string; readonly second: string; readonly third: string };

/** A release with files that no other one has. */
async function releaseWithOwnFiles(name: string): Promise<string> {
  const id = await site.release(name);
  const code = `/* code of the ${name} release */`;
  await writeFiles(path.join(site.releaseDir, 'releases', id, 'site'), {
    [`assets/${name}.js`]: code,
    [`assets/${name}.js.gz`]: gzipSync(code),
    [`_next/static/chunks/${name}.js`]: code,
    [`media/${name}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [`data/${name}.json`]: '{}',
    [`${name}.html`]: '<html lang="de"></html>',
  });
  return id;
}

if (!hasNginx()) describe.skip('files of the release before', () => it('needs nginx and openssl', () => undefined));
else
  describe('files of the release before', () => {
    let nginx: RunningNginx | undefined;

    beforeAll(async () => {
      site = await makeTestSite();
      releases = {
        first: await releaseWithOwnFiles('first'),
        second: await releaseWithOwnFiles('second'),
        third: await releaseWithOwnFiles('third'),
      };
    });

    beforeEach(() => rm(path.join(site.rulesDir, 'nginx-maps.conf'), { force: true }));

    afterEach(async () => {
      await nginx?.stop();
      nginx = undefined;
    });

    afterAll(() => site.remove());

    /** nginx as it begins when these releases were current, one after the other. */
    async function startAfter(...ids: readonly string[]): Promise<void> {
      for (const id of ids) await site.switchTo(id);
      nginx = await startNginx(site);
    }

    async function statusOf(...addresses: readonly string[]): Promise<readonly number[]> {
      const answers = await Promise.all(addresses.map((address) => site.ask(address)));
      return answers.map(({ status }) => status);
    }

    it('are there after a switch, when they are code, with the headers of code', async () => {
      await startAfter(releases.first, releases.second);
      for (const address of ['/assets/first.js', '/_next/static/chunks/first.js', '/assets/second.js']) {
        const { status, headers, body } = await site.ask(address);
        expect([address, status, headers['cache-control']]).toEqual([address, 200, immutable]);
        expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
        expect(headers['content-security-policy']).toContain("default-src 'self'");
        expect(body.toString()).toContain(address.includes('first') ? 'first release' : 'second release');
      }
    });

    it('are compressed as the browser accepts', async () => {
      await startAfter(releases.first, releases.second);
      const { headers, body } = await site.ask('/assets/first.js', { headers: { 'accept-encoding': 'gzip' } });
      expect(headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(body).toString()).toContain('first release');
    });

    it('are gone when they are pages, data or pictures: these may have been taken back', async () => {
      await startAfter(releases.first, releases.second);
      expect(await statusOf('/first', '/first.html', '/data/first.json', '/media/first.svg')).toEqual([
        404, 301, 404, 404,
      ]);
    });

    it('are not there if neither release has them, and the answer is stored nowhere', async () => {
      await startAfter(releases.first, releases.second);
      for (const address of ['/assets/third.js', '/assets/first.js.gz', '/assets', '/_next/static/chunks']) {
        const { status, headers, body } = await site.ask(address);
        expect([address, status, headers['cache-control']]).toEqual([address, 404, 'no-store']);
        expect(body.toString()).toContain('<html lang="de"');
      }
    });

    it('are none if there is only one release', async () => {
      await startAfter(releases.first);
      expect(await statusOf('/assets/first.js', '/assets/second.js', '/site/assets/second.js')).toEqual([
        200, 404, 404,
      ]);
    });

    it('are gone after a second switch', async () => {
      await startAfter(releases.first, releases.second, releases.third);
      expect(await statusOf('/assets/first.js', '/assets/second.js', '/assets/third.js')).toEqual([404, 200, 200]);
    });

    it('are those of what was taken back, after a rollback', async () => {
      await startAfter(releases.first, releases.second, releases.first);
      expect(await statusOf('/assets/first.js', '/assets/second.js', '/second')).toEqual([200, 200, 404]);
    });

    it('stay when nginx is told of the same release again', async () => {
      await startAfter(releases.first, releases.second, releases.second);
      expect(await statusOf('/assets/first.js', '/assets/second.js')).toEqual([200, 200]);
    });

    it('stay when a release is refused', async () => {
      await startAfter(releases.first, releases.second);
      await expect(site.switchTo('no-release')).rejects.toThrow('cannot be read');
      await site.switchTo(releases.second);
      expect(await statusOf('/assets/first.js', '/assets/second.js')).toEqual([200, 200]);
    });

    it('are there from the switch on while nginx runs', async () => {
      await startAfter(releases.first);
      expect(await statusOf('/assets/second.js')).toEqual([404]);
      await site.switchTo(releases.second);
      await waitUntil('the second release is served', async () => (await statusOf('/second'))[0] === 200);
      expect(await statusOf('/assets/first.js', '/assets/second.js')).toEqual([200, 200]);
    });
  });
