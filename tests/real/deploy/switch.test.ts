import { spawn } from 'node:child_process';
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { linkCurrent } from '@/lib/publish/release/releaseFolder';
import { hasNginx, makeTestSite, startNginx, waitUntil } from './testNginx';
import type { Answer, RunningNginx, TestSite } from './testNginx';

let site: TestSite;
let first: string;
let second: string;

interface Seen {
  readonly answers: Map<string, number>;
  readonly faults: string[];
}

const editionHost = /edition-(?<edition>\w+)\.video\.example/;

/** What is wrong with an answer whose policy must allow the frame of the page. */
function faultOf({ status, headers, body }: Answer): string | undefined {
  if (status !== 200) return `status ${status}`;
  const [host = 'no frame'] = editionHost.exec(body.toString()) ?? [];
  const isNamed = String(headers['content-security-policy']).includes(`https://${host}`);
  return isNamed ? undefined : 'the policy is that of another release';
}

/** Browsers send a request again when a connection they had kept is closed before any answer. */
async function askLikeBrowser(agent: Agent): Promise<Answer> {
  try {
    return await site.ask('/interaktiv', { agent });
  } catch {
    return site.ask('/interaktiv');
  }
}

/** Asks for a page with a frame until it is told to stop. */
async function visit(seen: Seen, isOver: () => boolean, keepAlive: boolean): Promise<void> {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  while (!isOver()) {
    try {
      const answer = keepAlive ? await askLikeBrowser(agent) : await site.ask('/interaktiv', { agent });
      const fault = faultOf(answer);
      if (fault !== undefined) seen.faults.push(fault);
      const edition = editionHost.exec(answer.body.toString())?.groups?.edition ?? 'none';
      seen.answers.set(edition, (seen.answers.get(edition) ?? 0) + 1);
    } catch (error) {
      seen.faults.push(String(error));
    }
  }
  agent.destroy();
}

interface Follower {
  stop(): Promise<void>;
}

function follow(): Follower {
  const options = [site.releaseDir, site.rulesDir, '-c', site.configuration];
  const follower = spawn('deploy/follow-release.sh', options, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => follower.once('exit', () => resolve()));
  return {
    async stop() {
      follower.kill('SIGTERM');
      await ended;
    },
  };
}

async function served(): Promise<string> {
  return (await site.askMachine('/release')).trim();
}

if (!hasNginx()) describe.skip('a switch to another release', () => it('needs nginx and openssl', () => undefined));
else
  describe('a switch to another release', () => {
    let nginx: RunningNginx | undefined;
    let follower: Follower | undefined;

    beforeAll(async () => {
      site = await makeTestSite();
      [first, second] = [await site.release('1'), await site.release('2')];
    });

    afterEach(async () => {
      await follower?.stop();
      await nginx?.stop();
      [nginx, follower] = [undefined, undefined];
    });

    afterAll(() => site.remove());

    // Before the rules of a release are damaged, with which no other one could begin.
    it('R6 ends the life of pages in caches at the instant that is known', async () => {
      const nextRelease = new Date(Math.ceil(Date.now() / 1000) * 1000 + 12_000).toISOString();
      await site.switchTo(await site.release('3', { nextRelease }));
      nginx = await startNginx(site);
      const instant = Date.parse(nextRelease);
      const ages: [number, number][] = [];
      while (Date.now() < instant + 1500) {
        const begun = Date.now();
        const { headers } = await site.ask('/themen');
        const age = /max-age=(?<age>\d+), stale/.exec(headers['cache-control'] ?? '')?.groups?.age;
        ages.push([begun, Number(age)]);
        const wasAnsweredBefore = Date.now() < instant;
        if (wasAnsweredBefore) expect(begun + Number(age) * 1000).toBeLessThanOrEqual(instant);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(ages.filter(([begun]) => begun < instant).length).toBeGreaterThan(0);
      expect(ages.at(-1)?.[1]).toBe(1);
      expect((await site.ask('/media/a1.pdf')).headers['cache-control']).toContain('immutable');
      expect((await site.ask('/nirgends')).headers['cache-control']).toBe('no-store');
    }, 60_000);

    it('gives nobody a page with the policy of another release, and nobody an error', async () => {
      await site.switchTo(first);
      nginx = await startNginx(site);
      follower = follow();
      const seen: Seen = { answers: new Map(), faults: [] };
      let over = false;
      const visitors = [true, true, false, false].map((keepAlive) => visit(seen, () => over, keepAlive));
      try {
        for (let round = 1; round <= 10; round += 1) {
          const next = round % 2 === 0 ? first : second;
          await linkCurrent(site.releaseDir, next);
          await waitUntil(`nginx serves ${next}`, async () => (await served()) === next);
        }
      } finally {
        over = true;
        await Promise.all(visitors);
      }
      expect(seen.faults).toEqual([]);
      expect([...seen.answers.keys()].sort()).toEqual(['1', '2']);
    }, 60_000);

    it.each([
      [
        'more than maps',
        'map $uri $site_x {\n  default "";\n}\naccess_log /tmp/x;\n',
        'holds more than maps, in line 4 ',
      ],
      [
        'a file of another folder',
        'map $uri $site_x {\n  include /etc/passwd;\n}\n',
        'holds more than maps, in line 2 ',
      ],
      ['what nginx cannot read', 'map $uri $site_x {\n  "~(" "x";\n}\n', 'nginx refuses the rules'],
    ])('is refused for rules that hold %s; visitors keep the release they have', async (_, rules, reason) => {
      await site.switchTo(first);
      nginx = await startNginx(site);
      const before = await readFile(path.join(site.rulesDir, 'nginx-maps.conf'), 'utf8');
      const own = path.join(site.releaseDir, 'releases', second, 'rules', 'nginx-maps.conf');
      await copyFile(own, `${own}.own`);
      onTestFinished(() => rename(`${own}.own`, own));
      await writeFile(own, rules);
      await expect(site.switchTo(second)).rejects.toThrow(reason);
      expect(await served()).toBe(first);
      expect(await readFile(path.join(site.rulesDir, 'nginx-maps.conf'), 'utf8')).toBe(before);
    });

    it('is not followed to where a link leads out of the releases', async () => {
      await site.switchTo(first);
      await expect(site.switchTo('../../../etc')).rejects.toThrow('expected releases/ID');
    });
  });
