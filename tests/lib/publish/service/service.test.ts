import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { ReleaseError } from '@/lib/publish/release/releaseError';
import { checkAndActivate } from '@/lib/publish/release/activate';
import type { ServiceOptions } from '@/lib/publish/service/releaseService';
import { eventually } from '../../../support/eventually';
import { temporaryFolder } from '../../commands/temporaryFolder';
import { finishedSite } from '../release/finishedSite';
import { noEmbargo, secret, testServices } from './testServices';
import type { TestService } from './testServices';

const services = testServices();

interface Started extends TestService {
  readonly post: (address: string, body: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
}

async function start(options: Partial<ServiceOptions> = {}, debounceMs = 10): Promise<Started> {
  const service = await services.start(options, debounceMs);
  const post: Started['post'] = (address, body, headers = { authorization: `Bearer ${secret}` }) =>
    fetch(service.url + address, { method: 'POST', body, headers });
  return { ...service, post };
}

const published = JSON.stringify({ event: 'entry.publish', model: 'article', entry: { title: 'Leerstand' } });

describe('POST /rebuild', () => {
  it('builds once a day although the CMS has told of nothing', async () => {
    const { url, post, publish } = await start();
    expect((await post('/rebuild', '{"event":"rebuild"}')).status).toBe(202);
    await eventually(() => expect(publish).toHaveBeenCalledOnce());
    expect(publish.mock.calls[0]?.[0]).toMatchObject({ changed: null, reason: 'rebuild' });
    expect(await (await fetch(`${url}/status`)).json()).toMatchObject({ lastWebhook: null });
  });

  it('says that the webhook works without building', async () => {
    const { post, publish } = await start();
    expect((await post('/rebuild', '{"event":"trigger-test"}')).status).toBe(202);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(publish).not.toHaveBeenCalled();
  });

  it.each([
    ['without a secret', {}],
    ['with a wrong one', { authorization: 'Bearer a-secret-of-the-testS' }],
  ])('%s is refused', async (_, headers) => {
    const { post, publish } = await start();
    const response = await post('/rebuild', published, headers);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain(secret);
    expect(publish).not.toHaveBeenCalled();
  });

  it.each([
    [
      'an event that changes nothing',
      '{"event":"entry.read"}',
      422,
      '«entry.read» is not an event that changes the site.',
    ],
    ['no JSON', '<xml/>', 400, 'Expected JSON with the field «event», as Strapi sends it.'],
    ['nothing', '', 400, 'Expected JSON with the field «event», as Strapi sends it.'],
    ['JSON of another kind', '["entry.publish"]', 400, 'Expected JSON with the field «event», as Strapi sends it.'],
  ])('%s is not taken, and the answer says why', async (_, body, status, reason) => {
    const { post } = await start();
    const response = await post('/rebuild', body);
    expect([response.status, await response.text()]).toEqual([status, `${reason}\n`]);
  });

  it('does not read a body of 100 MB', async () => {
    const { post } = await start();
    const response = await post('/rebuild', 'x'.repeat(100_000_000));
    expect([response.status, await response.text()]).toEqual([
      413,
      'Too large: at most 10000000 bytes without the header X-Strapi-Event.\n',
    ]);
    expect((await post('/rebuild', published)).status).toBe(202);
  });

  it('takes a change whose body is too large, as the header of Strapi names it', async () => {
    const { post, publish } = await start();
    const headers = { authorization: `Bearer ${secret}`, 'X-Strapi-Event': 'entry.publish' };
    const entry = { text: 'x'.repeat(10_000_000) };
    const response = await post(
      '/rebuild',
      JSON.stringify({ event: 'entry.publish', model: 'article', entry }),
      headers,
    );
    expect(response.status).toBe(202);
    await eventually(() => expect(publish.mock.calls[0]?.[0]).toMatchObject({ reason: 'entry.publish' }));
  });
});

describe('POST /rollback', () => {
  it('says why there is none', async () => {
    const { post } = await start({
      rollback: () => Promise.reject(new ReleaseError('Nothing is recorded before.', { publicReason: true })),
    });
    const response = await post('/rollback', '');
    expect(response.status).toBe(409);
    expect(await response.text()).toBe('Nothing is recorded before.\n');
  });

  it('needs the secret', async () => {
    const rollback = vi.fn(() => Promise.resolve());
    const { post } = await start({ rollback });
    expect((await post('/rollback', '', {})).status).toBe(401);
    expect(rollback).not.toHaveBeenCalled();
  });
});

describe('GET /report', () => {
  const asked = (word: string): { readonly headers: { readonly Authorization: string } } => ({
    headers: { Authorization: `Basic ${Buffer.from(`redaktion:${word}`).toString('base64')}` },
  });

  it('shows what editors should fix to whoever knows the secret, and to nobody else', async () => {
    const report = path.join(temporaryFolder().path, 'content.html');
    await writeFile(report, '<h1>Hinweise</h1>');
    const { url } = await start({ report });
    const known = await fetch(`${url}/report`, asked(secret));
    expect([known.status, await known.text()]).toEqual([200, '<h1>Hinweise</h1>']);
    expect(known.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const unknown = await fetch(`${url}/report`, asked('geraten'));
    expect([unknown.status, unknown.headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="Redaktion", charset="UTF-8"',
    ]);
    expect((await fetch(`${url}/report`)).status).toBe(401);
  });

  it('counts who guesses, but not editors: their browser first asks without a password, and is asked for one', async () => {
    const report = path.join(temporaryFolder().path, 'content.html');
    await writeFile(report, '<h1>Hinweise</h1>');
    const { url } = await start({ report });
    const guesses = await Promise.all(Array.from({ length: 25 }, () => fetch(`${url}/report`, asked('geraten'))));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(25);
    const first = await fetch(`${url}/report`);
    expect([first.status, first.headers.get('www-authenticate'), await first.text()]).toEqual([
      401,
      'Basic realm="Redaktion", charset="UTF-8"',
      'No secret. Expected any name, and RELEASE_SECRET as the password.\n',
    ]);
    expect((await fetch(`${url}/report`, asked(secret))).status).toBe(200);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('\nstatistikportal_release_refused_total 25\n');
  });
});

describe('GET /status', () => {
  it('says as JSON which release visitors see, since when, and what waits', async () => {
    const { folder, url, post } = await start({}, 60_000);
    const site = await finishedSite(path.join(folder, 'workshop'), 'Seite');
    const { id } = await makeRelease(folder, site);
    await checkAndActivate(folder, id, 'switch', new Date('2026-11-22T07:30:00Z'));
    await post('/rebuild', published);
    expect(await (await fetch(`${url}/status`)).json()).toMatchObject({
      current: { id, pages: 3 },
      since: '2026-11-22T07:30:00.000Z',
      releases: [id],
      waiting: { changes: 1, reason: 'entry.publish article' },
      building: null,
      lastWebhook: { event: 'entry.publish article' },
    });
  });

  it('names no entry that editors have taken back', async () => {
    const { url, post, publish } = await start({}, 2000);
    const entry = { slug: 'geheime-zahlen', locale: 'de' };
    await post('/rebuild', JSON.stringify({ event: 'entry.unpublish', model: 'article', entry }));
    for (const accept of ['text/html', 'application/json']) {
      const text = await (await fetch(`${url}/status`, { headers: { accept } })).text();
      expect(text).toMatch(/entry\.unpublish|Zurückgezogen|zurück/);
      expect(text).not.toContain(entry.slug);
    }
    await eventually(() => expect(publish).toHaveBeenCalledOnce());
    expect(publish.mock.calls[0]?.[0].takenBack).toEqual(['articles/geheime-zahlen']);
  });

  it('is a page for editors, in Swiss time, that runs nothing of what the CMS says', async () => {
    const { folder, url, post } = await start({}, 60_000);
    const { id } = await makeRelease(folder, await finishedSite(path.join(folder, 'workshop'), 'Seite'));
    await checkAndActivate(folder, id, 'switch', new Date('2026-11-22T07:30:00Z'));
    await post('/rebuild', JSON.stringify({ event: 'entry.publish', model: '<script>alert(1)</script>' }));
    const response = await fetch(`${url}/status`, { headers: { accept: 'text/html' } });
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page).toContain('22.11.2026, 08:30');
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).toContain('zuletzt: Eintrag veröffentlicht (');
    expect(page).not.toContain('<script');
  });

  it.each([
    ['ready', 'die Ausgabe dafür ist bereit'],
    ['late', 'verspätet: Die Ausgabe erscheint, sobald sie gebaut ist'],
  ] as const)('names the next embargo, which is %s', async (phase, words) => {
    const state = { ...noEmbargo, at: '2026-12-01T07:30:00.000Z', phase };
    const { url } = await start({ embargo: () => state });
    expect(await (await fetch(`${url}/status`)).json()).toMatchObject({ embargo: state });
    const page = await (await fetch(`${url}/status`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain(`01.12.2026, 08:30: ${words}`);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('\nstatistikportal_release_embargo_timestamp_seconds 1796110200\n');
    expect(metrics).toContain(`\nstatistikportal_release_embargo_${phase} 1\n`);
  });

  it('does not call the release for an embargo ready while a change waits that it lacks', async () => {
    const state = { ...noEmbargo, at: '2026-12-01T07:30:00.000Z', phase: 'ready' } as const;
    const { url, post } = await start({ embargo: () => state }, 60_000);
    await post('/rebuild', JSON.stringify({ event: 'entry.publish', model: 'article' }));
    const page = await (await fetch(`${url}/status`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('01.12.2026, 08:30: die Ausgabe dafür wird gebaut');
  });

  it('says that a release stays because somebody went back to it', async () => {
    const { folder, url } = await start({}, 60_000);
    const workshop = path.join(folder, 'workshop');
    const ids: string[] = [];
    for (const madeAt of ['2026-11-22T07:00:00Z', '2026-11-22T07:10:00Z'])
      ids.push((await makeRelease(folder, await finishedSite(workshop, madeAt), { madeAt: new Date(madeAt) })).id);
    const [older = '', newer = ''] = ids;
    for (const id of [older, newer, older])
      await checkAndActivate(folder, id, 'switch', new Date('2026-11-22T07:30:00Z'));
    expect(await (await fetch(`${url}/status`)).json()).toMatchObject({ heldSince: '2026-11-22T07:30:00.000Z' });
    const page = await (await fetch(`${url}/status`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('08:30, angehalten, weil eine frühere Ausgabe zu sehen ist');
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('\nstatistikportal_release_held 1\n');
  });
});

describe('the service', () => {
  it('is not healthy if what visitors see is damaged, and says so everywhere', async () => {
    const fault = { message: 'The description of a is damaged.', remedy: 'being-built' } as const;
    const { url } = await start({ fault: () => fault });
    const health = await fetch(`${url}/health`);
    expect([health.status, await health.text()]).toEqual([503, `${fault.message}\n`]);
    const status = await fetch(`${url}/status`);
    expect([status.status, await status.json()]).toMatchObject([200, { fault }]);
    const page = await fetch(`${url}/status`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('Die Ausgabe auf der Website ist beschädigt.');
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('\nstatistikportal_release_damaged 1\n');
  });

  it('is healthy, and says how it does', async () => {
    const { url, post } = await start();
    await post('/rebuild', published, { authorization: 'Bearer guessed' });
    expect(await (await fetch(`${url}/health`)).text()).toBe('ok\n');
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('# TYPE statistikportal_release_builds_total counter\n');
    expect(metrics).toContain('\nstatistikportal_release_requests_total 3\n');
    expect(metrics).toContain('\nstatistikportal_release_refused_total 1\n');
  });

  it.each([
    ['GET', '/rebuild', 405, 'POST'],
    ['DELETE', '/status', 405, 'GET, HEAD'],
    ['GET', '/', 404, null],
    ['POST', '/constructor', 404, null],
  ])('answers %s %s with %i', async (method, address, status, allowed) => {
    const { url } = await start();
    const response = await fetch(url + address, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
