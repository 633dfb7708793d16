/** The real nginx with `deploy/nginx.conf`, in which nothing is changed but paths and ports. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import type { Agent } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { finishExport } from '@/lib/build/export/finishExport';
import type { ExportOptions } from '@/lib/build/export/finishExport';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { linkCurrent } from '@/lib/publish/release/releaseFolder';
import { sampleOptions, writeFiles, writeSampleExport } from '../../lib/build/export/sampleExport';
import { freePort } from '../../support/freePort';
import { writeDocuments } from '../../support/writeDocuments';

const run = promisify(execFile);

export const siteHost = 'statistik.example.org';

/** Whether nginx and openssl, which makes its certificate, are there; says so if not. Throws in CI: nobody reads it there. */
export function hasNginx(): boolean {
  try {
    for (const [program, option] of [
      ['nginx', '-v'],
      ['openssl', 'version'],
    ] as const)
      execFileSync(program, [option], { stdio: 'ignore' });
    return true;
  } catch (cause) {
    const missing = 'nginx or openssl is missing. «apt install nginx openssl»';
    if (process.env['CI']) throw new Error(`Tests of deploy/nginx.conf cannot run: ${missing}`, { cause });
    console.warn(`Tests of deploy/nginx.conf are skipped: ${missing}`);
    return false;
  }
}

/** Whether this machine can speak to itself with IPv6. */
export function hasIpv6(): boolean {
  const has = Object.values(networkInterfaces()).some((own) => own?.some(({ address }) => address === '::1'));
  if (!has) console.warn('Tests with IPv6 are skipped: this machine has no address ::1.');
  return has;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Address of the visitor; any of 127.0.0.0/8. */
  readonly from?: string;
  /** Address of the server; 127.0.0.1 unless the site was made with IPv6. */
  readonly to?: '127.0.0.1' | '::1';
  /** Keeps connections; without one each request has its own. */
  readonly agent?: Agent;
}

type SampleChanges = NonNullable<Parameters<typeof writeSampleExport>[1]>;

export interface TestSite {
  /** Everything of this site; nginx may read it. */
  readonly root: string;
  readonly releaseDir: string;
  /** Where `follow-release.sh` puts the rules. */
  readonly rulesDir: string;
  readonly configuration: string;
  readonly ports: { readonly http: number; readonly https: number; readonly machine: number };
  /** A release of the sample, with the edition in the host of a frame, which the policy of all pages names. Returns its id. */
  release(edition?: string, options?: Partial<ExportOptions>, sample?: SampleChanges): Promise<string>;
  /** A release of a finished build. Returns its id. */
  releaseOf(siteDir: string, rulesDir: string): Promise<string>;
  /** Makes a release current and has nginx follow. Throws if nginx refuses it. */
  switchTo(id: string): Promise<void>;
  ask(target: string, asking?: Asking): Promise<Answer>;
  /** What nginx tells only this machine. */
  askMachine(target: string): Promise<string>;
  remove(): Promise<void>;
}

async function makeCertificate(folder: string): Promise<void> {
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', `/CN=${siteHost}`, '-addext', `subjectAltName=DNS:${siteHost}`];
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  await mkdir(folder, { recursive: true });
  await run('openssl', ['req', ...options, ...name, ...files]);
}

/** As the head of `deploy/nginx.conf` says. */
function adapt(text: string, root: string, ports: TestSite['ports'], withIpv6: boolean): string {
  const replaced = [
    ['/srv/statistikportal', `${root}/releases`],
    ['/var/lib/statistikportal-nginx', `${root}/rules`],
    ['/etc/ssl/statistikportal', `${root}/tls`],
    ['/var/www/html', `${root}/acme`],
    ['/run/nginx.pid', `${root}/nginx.pid`],
    ['/var/log/nginx', `${root}/log`],
    ['/var/lib/nginx', `${root}/temporary`],
    ['listen 80 ', `listen 127.0.0.1:${ports.http} `],
    ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
    ['listen [::]:80 ', `listen [::1]:${ports.http} `],
    ['listen [::]:443 ', `listen [::1]:${ports.https} `],
    ['127.0.0.1:8081', `127.0.0.1:${ports.machine}`],
  ] as const;
  const lines = text.split('\n').filter((line) => withIpv6 || !line.includes('listen [::]'));
  return replaced.reduce((changed, [from, to]) => changed.replaceAll(from, to), lines.join('\n'));
}

function askOnce(
  port: number,
  target: string,
  { method = 'GET', headers = {}, body, from, to, agent }: Asking,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: to ?? '127.0.0.1',
        port,
        path: target,
        method,
        headers: { host: siteHost, ...headers },
        servername: siteHost,
        rejectUnauthorized: false,
        ...(from !== undefined && { localAddress: from }),
        agent: agent ?? false,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
        });
      },
    );
    asking.on('error', reject).end(body);
  });
}

/** The folders and the adapted configuration; nginx does not run yet. */
export async function makeTestSite({ withIpv6 = false } = {}): Promise<TestSite> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-nginx-'));
  // The processes of nginx that answer are those of another user.
  await chmod(root, 0o755);
  const [releaseDir, rulesDir] = [path.join(root, 'releases'), path.join(root, 'rules')];
  for (const name of ['releases', 'rules', 'log', 'temporary', 'acme']) await mkdir(path.join(root, name));
  await makeCertificate(path.join(root, 'tls'));
  const ports = { http: await freePort(), https: await freePort(), machine: await freePort() };
  const configuration = path.join(root, 'nginx.conf');
  await writeFile(configuration, adapt(await readFile('deploy/nginx.conf', 'utf8'), root, ports, withIpv6));
  let made = 0;
  const releaseOf = async (siteDir: string, builtRules: string): Promise<string> => {
    made += 1;
    const madeAt = new Date(Date.UTC(2026, 10, 22, 8, 0, made));
    const documents = await writeDocuments(root);
    const { id } = await makeRelease(releaseDir, { siteDir, rulesDir: builtRules, documents }, { madeAt });
    return id;
  };
  return {
    ...{ root, releaseDir, rulesDir, configuration, ports, releaseOf },
    async release(edition = '1', options = {}, { changes = {} } = {}) {
      const work = path.join(root, `build-${made + 1}`);
      const names = { exportDir: 'out', mediaDir: 'media', rulesDir: 'rules', cacheDir: 'images' };
      const folders = {
        exportDir: path.join(work, names.exportDir),
        mediaDir: path.join(work, names.mediaDir),
        rulesDir: path.join(work, names.rulesDir),
        cacheDir: path.join(root, names.cacheDir),
      };
      await writeFiles(folders.mediaDir, {
        'a1.pdf': 'a document',
        'drawings/a1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
      await writeSampleExport(folders.exportDir, { changes });
      const framing = path.join(folders.exportDir, 'interaktiv.html');
      const html = await readFile(framing, 'utf8');
      await writeFile(framing, html.replace('video.example', `edition-${edition}.video.example`));
      await finishExport({
        ...folders,
        site: { ...sampleOptions.site, contentId: '0123456789ab' },
        redirects: sampleOptions.redirects,
        log: () => undefined,
        ...options,
      });
      return releaseOf(folders.exportDir, folders.rulesDir);
    },
    async switchTo(id) {
      await linkCurrent(releaseDir, id);
      await run('deploy/follow-release.sh', [releaseDir, rulesDir, '--once', '-c', configuration]);
    },
    ask: (target, asking = {}) => askOnce(ports.https, target, asking),
    async askMachine(target) {
      const answer = await fetch(`http://127.0.0.1:${ports.machine}${target}`, { headers: { connection: 'close' } });
      return answer.text();
    },
    // A run of nginx that was only testing its rules may still open its logs.
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** Resolves when `isSo` gives true; throws with `what` after 20 seconds. */
export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`After 20 seconds there is still no sign of it: ${what}`);
}

export interface RunningNginx {
  /** What it said at its start. */
  readonly said: () => string;
  stop(): Promise<void>;
}

/** Starts nginx; a release must be current. */
export async function startNginx(site: TestSite): Promise<RunningNginx> {
  const nginx = spawn('nginx', ['-c', site.configuration, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  const answers = (): Promise<boolean> =>
    site.ask('/').then(
      ({ status }) => status === 200,
      () => false,
    );
  await waitUntil('nginx answers', answers).catch((cause: unknown) => {
    throw new Error(`nginx does not answer. It says: ${said}`, { cause });
  });
  return {
    said: () => said,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}
