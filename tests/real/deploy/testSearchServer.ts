/** The real nginx with `deploy/nginx-search.conf` in front of a real Meilisearch; nothing is changed but paths and ports. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startMeilisearch } from '../meilisearch/startMeilisearch';
import { hasNginx, makeTestSite, startNginx } from './testNginx';
import type { TestSite } from './testNginx';

export const searchHost = 'suche.statistik.example.org';

/** With these parameters a Chromium reaches it. */
export const forSearchHost = [`--host-resolver-rules=MAP ${searchHost} 127.0.0.1`, '--ignore-certificate-errors'];

export interface TestSearchServer {
  readonly site: TestSite;
  readonly masterKey: string;
  /** The server itself, without nginx. */
  readonly directUrl: string;
  stop(): Promise<void>;
}

/** Starts both. `change` adapts the configuration of nginx further. */
export async function startSearchServer(change = (text: string): string => text): Promise<TestSearchServer> {
  const [site, server] = await Promise.all([makeTestSite(), startMeilisearch()]);
  const file = path.join(site.root, 'nginx-search.conf');
  const replaced = [
    ['127.0.0.1:7700', new URL(server.url).host],
    ['/etc/ssl/statistikportal', `${site.root}/tls`],
    ['listen 443 ', `listen 127.0.0.1:${site.ports.https} `],
  ] as const;
  const lines = (await readFile('deploy/nginx-search.conf', 'utf8'))
    .split('\n')
    .filter((line) => !line.includes('listen [::]'));
  await writeFile(file, change(replaced.reduce((text, [from, to]) => text.replaceAll(from, to), lines.join('\n'))));
  const main = await readFile(site.configuration, 'utf8');
  await writeFile(
    site.configuration,
    main.replace('# include /etc/nginx/nginx-search.conf;', () => `include ${file};`),
  );
  await site.switchTo(await site.release());
  const nginx = await startNginx(site);
  return {
    ...{ site, masterKey: server.masterKey, directUrl: server.url },
    async stop() {
      await nginx.stop();
      await Promise.all([server.close(), site.remove()]);
    },
  };
}

/** A server to fill, and its address for visitors: behind nginx as in `deploy`, if that is installed. */
export async function startVisitorsServer() {
  if (!hasNginx()) {
    const server = await startMeilisearch();
    return { url: server.url, visitorsUrl: server.url, masterKey: server.masterKey, stop: () => server.close() };
  }
  const server = await startSearchServer();
  const visitorsUrl = `https://${searchHost}:${server.site.ports.https}`;
  return { url: server.directUrl, visitorsUrl, masterKey: server.masterKey, stop: () => server.stop() };
}
