/**
 * `npm run bench:server`: how many requests a second nginx answers with `deploy/nginx.conf`, over HTTPS on this machine, and
 * whether any fails. Serves `out/` if the site was built, else the sample of the tests. One minute at most; the client
 * shares the cores with nginx, so that a machine of its own answers more.
 */
import path from 'node:path';
import { connect } from 'node:tls';
import { readBuild } from '@/lib/build/export/readBuild';
import { pathExists } from '@/lib/shared/replaceFolders';
import { paths } from '@/lib/shared/paths';
import { nginxMapsFile } from '@/lib/build/export/writeRules';
import { hasNginx, makeTestSite, siteHost, startNginx } from '../real/deploy/testNginx';
import type { TestSite } from '../real/deploy/testNginx';

const seconds = 20;
const connections = 64;

interface Measured {
  answers: number;
  bytes: number;
  readonly statuses: Map<string, number>;
  readonly faults: string[];
  /** In milliseconds. */
  readonly times: number[];
}

interface Visit {
  readonly port: number;
  readonly addresses: readonly string[];
  /** With which address the visitor begins. */
  readonly first: number;
  /** Milliseconds since 1970. */
  readonly end: number;
  readonly measured: Measured;
}

/** One visitor: asks, waits for the whole answer, asks for the next address. Connections end when nginx ends them. */
function visit({ port, addresses, first, end, measured }: Visit): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0;
    let begun = 0;
    let parts: Buffer[] = [];
    let missing = -1;
    let isClosing = false;
    const socket = connect({ host: '127.0.0.1', port, servername: siteHost, rejectUnauthorized: false });
    const ask = (): void => {
      const address = addresses[(first + asked * connections) % addresses.length] ?? '/';
      asked += 1;
      begun = performance.now();
      socket.write(`GET ${encodeURI(address)} HTTP/1.1\r\nHost: ${siteHost}\r\nAccept-Encoding: gzip\r\n\r\n`);
    };
    const readHead = (text: string): void => {
      const head = /^HTTP\/1\.1 (?<status>\d+)[^]*?\r\nContent-Length: (?<length>\d+)[^]*?\r\n\r\n/.exec(text);
      if (head === null) return;
      const { status = '', length = '' } = head.groups ?? {};
      measured.statuses.set(status, (measured.statuses.get(status) ?? 0) + 1);
      missing = head[0].length + Number(length);
      isClosing = head[0].includes('\r\nConnection: close\r\n');
    };
    socket.on('secureConnect', ask);
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      measured.bytes += part.length;
      if (missing < 0) {
        const received = Buffer.concat(parts);
        parts = [];
        readHead(received.toString('latin1'));
        missing -= missing < 0 ? 0 : received.length;
        if (missing < 0) parts = [received];
      } else missing -= part.length;
      if (missing !== 0) return;
      [parts, missing] = [[], -1];
      measured.answers += 1;
      measured.times.push(performance.now() - begun);
      if (Date.now() >= end || isClosing) socket.end();
      else ask();
    });
    socket.on('error', ({ message }: Error) => measured.faults.push(message));
    socket.on('close', () => {
      if (!isClosing && Date.now() < end) measured.faults.push('closed in the middle');
      resolve();
    });
  });
}

async function visitAgain(plan: Visit): Promise<void> {
  while (Date.now() < plan.end) await visit(plan);
}

async function makeRelease(site: TestSite): Promise<string> {
  if (await pathExists(path.join(paths.rules, nginxMapsFile))) return site.releaseOf(paths.out, paths.rules);
  console.error('There is no build: the small sample is measured. «npm run build» makes one.');
  return site.release();
}

function report({ answers, bytes, statuses, faults, times }: Measured, addresses: number): void {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const megabytes = (bytes / 1_000_000 / seconds).toFixed(0);
  console.log(`${answers} answers of ${addresses} pages in ${seconds} s over ${connections} connections:`);
  console.log(`${Math.round(answers / seconds)} requests/s, ${megabytes} MB/s, errors: ${faults.length}`);
  console.log(`Statuses: ${[...statuses].map(([status, count]) => `${status} ${count} times`).join(', ')}`);
  console.log(`Time to the whole answer: half ${at(0.5)} ms, 99 of 100 ${at(0.99)} ms, longest ${at(0.999999)} ms`);
  for (const fault of new Set(faults)) console.log(`Error: ${fault}`);
}

async function measure(): Promise<void> {
  const site = await makeTestSite();
  const release = await makeRelease(site);
  await site.switchTo(release);
  const nginx = await startNginx(site);
  const { addresses } = await readBuild(path.join(site.releaseDir, 'releases', release, 'site'));
  const measured: Measured = { answers: 0, bytes: 0, statuses: new Map(), faults: [], times: [] };
  const end = Date.now() + seconds * 1000;
  const visitors = Array.from({ length: connections }, (_, first) =>
    visitAgain({ port: site.ports.https, addresses, first, end, measured }),
  );
  await Promise.all(visitors);
  await nginx.stop();
  await site.remove();
  report(measured, addresses.length);
}

if (hasNginx()) await measure();
