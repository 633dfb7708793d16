/** What visitors of a test ask: nginx with `deploy/nginx.conf`, or, if there is none, a server that follows the link. */
import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { pageFile } from '@/lib/site/pageFiles';
import { currentLink, currentRelease } from '@/lib/publish/release/releaseFolder';
import { listen } from '@/lib/shared/listen';
import { hasNginx, makeTestSite, startNginx } from '../deploy/testNginx';
import type { TestSite } from '../deploy/testNginx';
import type { Ask } from './visitor';

export interface WebServer {
  readonly releaseDir: string;
  /** A current release must be there. */
  readonly start: () => Promise<Ask>;
}

async function follow(site: TestSite): Promise<() => Promise<void>> {
  await site.switchTo((await currentRelease(site.releaseDir)) ?? '');
  const nginx = await startNginx(site);
  const options = [site.releaseDir, site.rulesDir, '-c', site.configuration];
  const follower = spawn('deploy/follow-release.sh', options, { stdio: 'ignore' });
  const ended = new Promise((resolve) => follower.once('exit', resolve));
  return async () => {
    follower.kill('SIGTERM');
    await ended;
    await nginx.stop();
  };
}

/** `rules`: where the builds of the test find the rules for the web server. */
async function nginxServer(rules: string): Promise<WebServer> {
  const site = await makeTestSite();
  // Rules of a real export, by which the pages of the test are served, too.
  await site.release();
  await cp(path.join(site.root, 'build-1', 'rules'), rules, { recursive: true });
  const open: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const close of open) await close();
    await site.remove();
  });
  return {
    releaseDir: site.releaseDir,
    async start() {
      open.push(await follow(site));
      return async (address) => {
        const { status, body } = await site.ask(address);
        return { status, text: body.toString() };
      };
    },
  };
}

function answer(releaseDir: string, address: string, response: ServerResponse): void {
  const file = address.endsWith('.json') ? address.slice(1) : pageFile(address);
  readFile(path.join(currentLink(releaseDir), 'site', file)).then(
    (content) => response.end(content),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}

async function linkServer(rules: string, releaseDir: string): Promise<WebServer> {
  await mkdir(rules, { recursive: true });
  await writeFile(path.join(rules, 'nginx-maps.conf'), '# none\n');
  return {
    releaseDir,
    async start() {
      const server = createServer(({ url = '' }, response) => answer(releaseDir, url, response));
      onTestFinished(() => void server.close());
      const port = await listen(server);
      return async (asked) => {
        const response = await fetch(`http://127.0.0.1:${port}${asked}`);
        return { status: response.status, text: await response.text() };
      };
    },
  };
}

/** `releaseDir`: where the releases are to be unless nginx has a place for them. */
export function makeWebServer(rules: string, releaseDir: string): Promise<WebServer> {
  return hasNginx() ? nginxServer(rules) : linkServer(rules, releaseDir);
}
