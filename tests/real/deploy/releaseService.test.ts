import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secret, startedService } from '../release/startedService';
import { hasNginx, makeTestSite, startNginx } from './testNginx';
import type { Answer, Asking, TestSite } from './testNginx';

const host = 'redaktion.statistik.example.org';

let site: TestSite;
const endings: (() => Promise<void>)[] = [];

/** The real nginx with `deploy/nginx-release.conf` in front of a release service; nothing is changed but paths and ports. */
async function start(): Promise<void> {
  site = await makeTestSite();
  endings.push(() => site.remove());
  const service = await startedService((close) => endings.push(close));
  const file = path.join(site.root, 'nginx-release.conf');
  const replaced = [
    ['127.0.0.1:3400', new URL(service).host],
    ['/etc/ssl/statistikportal', `${site.root}/tls`],
    ['listen 443 ', `listen 127.0.0.1:${site.ports.https} `],
    ['  listen [::]:443 ssl http2;\n', ''],
  ] as const;
  const text = await readFile('deploy/nginx-release.conf', 'utf8');
  await writeFile(
    file,
    replaced.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
  );
  const main = await readFile(site.configuration, 'utf8');
  await writeFile(
    site.configuration,
    main.replace('# include /etc/nginx/nginx-release.conf;', () => `include ${file};`),
  );
  await site.switchTo(await site.release());
  const nginx = await startNginx(site);
  endings.push(() => nginx.stop());
}

let offices = 30;

/** An address that nobody has asked from before. */
function newOffice(): string {
  offices += 1;
  return `127.0.0.${offices}`;
}

function ask(from: string, target: string, { headers, ...asking }: Asking = {}): Promise<Answer> {
  return site.ask(target, { from, ...asking, headers: { host, ...headers } });
}

/** `said`: what browsers say of where the form was; as new ones do unless given. */
function logIn(
  from: string,
  password: string,
  said: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
): Promise<Answer> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...said };
  return ask(from, '/login', { method: 'POST', headers, body: `password=${password}` });
}

function countOf(answers: readonly Answer[], wanted: number): number {
  return answers.filter(({ status }) => status === wanted).length;
}

if (!hasNginx())
  describe.skip('nginx in front of the release service', () => it('needs nginx and openssl', () => undefined));
else
  describe('nginx in front of the release service', () => {
    beforeAll(start);

    afterAll(async () => {
      for (const end of endings.toReversed()) await end();
    });

    it('lets editors log in, and keeps their login to encrypted connections', async () => {
      const office = newOffice();
      const { status, headers } = await logIn(office, secret);
      const [cookie = ''] = headers['set-cookie'] ?? [];
      expect([status, headers.location]).toEqual([303, 'status?language=de']);
      expect(cookie).toContain('; Secure;');
      const page = await ask(office, '/status', { headers: { cookie, accept: 'text/html' } });
      expect(page.body.toString()).toContain('Jetzt veröffentlichen');
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    });

    it('tells its own forms also by what older browsers say', async () => {
      const office = newOffice();
      expect((await logIn(office, secret, { origin: `https://${host}` })).status).toBe(303);
      expect((await logIn(office, secret, { origin: 'https://anderswo.example.org' })).status).toBe(403);
      expect((await logIn(office, secret, {})).status).toBe(403);
    });

    it('shows nobody what is for the machine itself', async () => {
      const office = newOffice();
      for (const target of ['/rebuild', '/rollback', '/metrics', '/health', '/'])
        expect([target, (await ask(office, target)).status]).toEqual([target, 404]);
    });

    it('makes whoever guesses the secret wait, wherever, and nobody else', async () => {
      const office = newOffice();
      const guessed = { headers: { authorization: 'Bearer geraten' } };
      const guesses = await Promise.all([
        ...Array.from({ length: 15 }, () => logIn(office, 'geraten')),
        ...Array.from({ length: 15 }, () => ask(office, '/report', guessed)),
      ]);
      expect(countOf(guesses, 401)).toBeGreaterThanOrEqual(20);
      expect(countOf(guesses, 429)).toBeGreaterThan(4);
      expect(guesses.find(({ status }) => status === 429)?.headers['retry-after']).toBe('5');
      expect((await ask(office, '/report')).status).toBe(401);
      expect((await ask(office, '/status')).status).toBe(200);
      expect((await logIn(newOffice(), secret)).status).toBe(303);
    });

    it('makes whoever looks again and again wait, and nobody else', async () => {
      const office = newOffice();
      const looks = await Promise.all(Array.from({ length: 90 }, () => ask(office, '/status')));
      const more = await Promise.all(Array.from({ length: 90 }, () => ask(office, '/status')));
      expect(countOf([...looks, ...more], 429)).toBeGreaterThan(0);
      expect((await ask(newOffice(), '/status')).status).toBe(200);
    });
  });
