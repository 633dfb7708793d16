import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { secret, startedService } from '../release/startedService';
import { hasNginx, makeTestSite, startNginx } from './testNginx';
import type { Answer, Asking } from './testNginx';

const host = 'redaktion.statistik.example.org';

/** Any two offices. */
const [office, other] = ['127.0.0.31', '127.0.0.32'];

interface Editors {
  readonly ask: (target: string, asking?: Asking) => Promise<Answer>;
  /** `said`: what browsers say of where the form was; as new ones do unless given. */
  readonly logIn: (password: string, from?: string, said?: Readonly<Record<string, string>>) => Promise<Answer>;
}

/** The real nginx with `deploy/nginx-release.conf` in front of a release service; nothing is changed but paths and ports. */
async function start(): Promise<Editors> {
  const site = await makeTestSite();
  const service = await startedService();
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
  onTestFinished(async () => {
    await nginx.stop();
    await site.remove();
  });
  const ask: Editors['ask'] = (target, { headers, ...asking } = {}) =>
    site.ask(target, { from: office, ...asking, headers: { host, ...headers } });
  const logIn: Editors['logIn'] = (password, from = office, said = { 'sec-fetch-site': 'same-origin' }) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...said };
    return ask('/login', { method: 'POST', headers, body: `password=${password}`, from });
  };
  return { ask, logIn };
}

function countOf(answers: readonly Answer[], wanted: number): number {
  return answers.filter(({ status }) => status === wanted).length;
}

if (!hasNginx())
  describe.skip('nginx in front of the release service', () => it('needs nginx and openssl', () => undefined));
else
  describe('nginx in front of the release service', () => {
    it('lets editors log in, and keeps their login to encrypted connections', async () => {
      const { ask, logIn } = await start();
      const { status, headers } = await logIn(secret);
      const [cookie = ''] = headers['set-cookie'] ?? [];
      expect([status, headers.location]).toEqual([303, 'status?language=de']);
      expect(cookie).toContain('; Secure;');
      const page = await ask('/status', { headers: { cookie, accept: 'text/html' } });
      expect(page.body.toString()).toContain('Jetzt veröffentlichen');
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    });

    it('tells its own forms also by what older browsers say', async () => {
      const { logIn } = await start();
      expect((await logIn(secret, office, { origin: `https://${host}` })).status).toBe(303);
      expect((await logIn(secret, office, { origin: 'https://anderswo.example.org' })).status).toBe(403);
      expect((await logIn(secret, office, {})).status).toBe(403);
    });

    it('shows nobody what is for the machine itself', async () => {
      const { ask } = await start();
      for (const target of ['/rebuild', '/rollback', '/metrics', '/health', '/'])
        expect([target, (await ask(target)).status]).toEqual([target, 404]);
    });

    it('makes whoever guesses the secret wait, wherever, and nobody else', async () => {
      const { ask, logIn } = await start();
      const guessed = { headers: { authorization: 'Bearer geraten' } };
      const guesses = await Promise.all([
        ...Array.from({ length: 15 }, () => logIn('geraten')),
        ...Array.from({ length: 15 }, () => ask('/report', guessed)),
      ]);
      expect(countOf(guesses, 401)).toBeGreaterThanOrEqual(20);
      expect(countOf(guesses, 429)).toBeGreaterThan(4);
      expect(guesses.find(({ status }) => status === 429)?.headers['retry-after']).toBe('5');
      expect((await ask('/report')).status).toBe(401);
      expect((await ask('/status')).status).toBe(200);
      expect((await logIn(secret, other)).status).toBe(303);
    });

    it('makes whoever looks again and again wait, and nobody else', async () => {
      const { ask } = await start();
      const looks = await Promise.all(Array.from({ length: 90 }, () => ask('/status')));
      const more = await Promise.all(Array.from({ length: 90 }, () => ask('/status')));
      expect(countOf([...looks, ...more], 429)).toBeGreaterThan(0);
      expect((await ask('/status', { from: other })).status).toBe(200);
    });
  });
