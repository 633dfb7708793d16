import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { reportData, reportOf } from '@/lib/checks/report/writeReport';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { ReleaseError } from '@/lib/publish/release/releaseError';
import { checkAndActivate } from '@/lib/publish/release/activate';
import type { ServiceOptions } from '@/lib/publish/service/releaseService';
import { parseDraftLink } from '@/lib/publish/drafts/access';
import { eventually } from '../../../support/eventually';
import { temporaryFolder } from '../../commands/temporaryFolder';
import { silenceProgress, snapshotOf } from '../../content/reading';
import { article, indicator, record, theme, wireImage } from '../../content/records';
import { finishedSite } from '../release/finishedSite';
import { secret, testServices } from './testServices';
import type { TestService } from './testServices';

silenceProgress();

const html = { accept: 'text/html' };

/** What browsers say of a form of the page itself. */
const ownForm = { 'Sec-Fetch-Site': 'same-origin' };

const services = testServices();

interface Desk extends TestService {
  readonly send: (
    action: string,
    fields?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
}

async function start(options: Partial<ServiceOptions> = {}): Promise<Desk> {
  const none = path.join(temporaryFolder().path, 'none.json');
  const service = await services.start({ reportData: none, ...options }, 60_000);
  const send: Desk['send'] = (action, fields = {}, headers = {}) =>
    fetch(`${service.url}/${action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { ...ownForm, ...headers },
      redirect: 'manual',
    });
  return { ...service, send };
}

/** What the browser of an editor remembers after logging in. */
async function logIn({ send }: Pick<Desk, 'send'>, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await send('login', { password: secret }, headers);
  return response.headers.get('set-cookie') ?? '';
}

async function pageOf({ url }: Pick<Desk, 'url'>, cookie = '', address = '/status'): Promise<string> {
  return (await fetch(url + address, { headers: { ...html, cookie } })).text();
}

function fieldIn(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
}

function toldBy(response: Response): string {
  return new URL(response.headers.get('location') ?? '', 'http://x/').searchParams.get('told') ?? '';
}

describe('logging in', () => {
  it('needs the secret, and is remembered by a cookie that no script and no other site can use', async () => {
    const desk = await start();
    const response = await desk.send('login?language=fr', { password: secret });
    expect([response.status, response.headers.get('location')]).toEqual([303, 'status?language=fr']);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^redaktion=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(secret);
    expect(await pageOf(desk, cookie)).toContain('Jetzt veröffentlichen');
    expect(await pageOf(desk)).not.toContain('Jetzt veröffentlichen');
  });

  it.each(['', 'geraten', `${secret} `])('with another password is refused in German', async (password) => {
    const desk = await start();
    const response = await desk.send('login', { password });
    const page = await response.text();
    expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null]);
    expect(page).toContain('Dieses Kennwort stimmt nicht.');
    expect(page).not.toContain(secret);
  });
});

describe('a button', () => {
  it.each(['publish', 'take-back', 'logout'])(
    '%s does nothing for who has not logged in, or was sent by another site',
    async (action) => {
      const desk = await start();
      const cookie = await logIn(desk);
      for (const headers of [
        {},
        { cookie: 'redaktion=geraten' },
        { cookie, 'Sec-Fetch-Site': 'cross-site' },
        { cookie, 'Sec-Fetch-Site': '' },
        { cookie, 'Sec-Fetch-Site': 'same-site', Origin: 'https://andere.example' },
      ]) {
        const response = await desk.send(action, {}, headers);
        expect(response.status).toBe(403);
      }
      expect(desk.publish).not.toHaveBeenCalled();
      expect(desk.rollback).not.toHaveBeenCalled();
      expect(await pageOf(desk, cookie)).toContain('Jetzt veröffentlichen');
    },
  );

  it('publishes at once what waits, as a change that nothing holds back', async () => {
    const desk = await start();
    const cookie = await logIn(desk);
    const response = await desk.send('publish', {}, { cookie });
    expect([response.status, toldBy(response)]).toEqual([303, 'publishing']);
    await eventually(() => expect(desk.publish).toHaveBeenCalledOnce());
    const request = desk.publish.mock.calls[0]?.[0];
    expect([request?.reason, request?.changed]).toEqual(['editor', request?.upTo]);
  });

  async function withRelease(desk: Desk): Promise<string> {
    const site = await finishedSite(path.join(desk.folder, 'workshop'), 'Seite');
    const { id } = await makeRelease(desk.folder, site);
    await checkAndActivate(desk.folder, id, 'switch', new Date('2026-11-22T07:30:00Z'));
    return id;
  }

  it('takes back the release that the page was made for, and no other', async () => {
    const desk = await start();
    const id = await withRelease(desk);
    const cookie = await logIn(desk);
    const page = await pageOf(desk, cookie);
    expect(fieldIn(page, 'release')).toBe(id);
    expect(toldBy(await desk.send('take-back', { release: 'eine-andere' }, { cookie }))).toBe('other-release');
    expect(desk.rollback).not.toHaveBeenCalled();
    expect(toldBy(await desk.send('take-back', { release: id }, { cookie }))).toBe('taken-back');
    expect(desk.rollback).toHaveBeenCalledOnce();
  });

  it('takes nothing back while a correction is on its way', async () => {
    const desk = await start();
    const release = await withRelease(desk);
    const cookie = await logIn(desk);
    const body = JSON.stringify({ event: 'entry.publish', model: 'article' });
    await fetch(`${desk.url}/rebuild`, { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body });
    const response = await desk.send('take-back', { release }, { cookie });
    expect(toldBy(response)).toBe('still-building');
    expect(desk.rollback).not.toHaveBeenCalled();
    const page = await pageOf(desk, cookie, `/${response.headers.get('location') ?? ''}`);
    expect(page).toContain('Eine neue Ausgabe wartet oder wird gerade gebaut.');
  });

  it('says in German that there is no release before', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const desk = await start({
      rollback: () => Promise.reject(new ReleaseError('There is none.', { publicReason: true })),
    });
    const release = await withRelease(desk);
    const cookie = await logIn(desk);
    const response = await desk.send('take-back', { release }, { cookie });
    expect(toldBy(response)).toBe('not-taken-back');
    expect(told).toHaveBeenCalledWith('There is none.');
    const page = await pageOf(desk, cookie, `/${response.headers.get('location') ?? ''}`);
    expect(page).toContain('Es gibt keine Ausgabe davor');
    expect(page).not.toContain('There is none');
  });

  it('opens the preview with a link that is signed when it is asked for, and only for those who have logged in', async () => {
    const desk = await start({ preview: 'https://vorschau.example' });
    const open = (cookie: string): Promise<Response> =>
      fetch(`${desk.url}/preview?language=fr`, { headers: { ...html, cookie }, redirect: 'manual' });
    const link = new URL((await open(await logIn(desk))).headers.get('location') ?? '');
    expect(link.origin).toBe('https://vorschau.example');
    expect(parseDraftLink(link.searchParams, secret)).toMatchObject({ view: 'drafts', address: '/fr' });
    const stranger = await open('');
    expect([stranger.status, stranger.headers.get('location')]).toEqual([403, null]);
  });
});

describe('the page of those who have logged in', () => {
  async function reported(): Promise<string> {
    const file = path.join(temporaryFolder().path, 'content.json');
    const at = '2099-08-22T06:30:00.000Z';
    const bundle = record('releases', {
      title: 'W',
      slug: 'wohnen',
      release_at: at,
      release_status: 'bestätigt',
      approved: true,
    });
    const cmsUrl = 'https://cms.example';
    let planned: Parameters<typeof reportOf>[1]['planned'] = [];
    const snapshot = await snapshotOf(
      [
        theme('wohnen', { image: { ...wireImage('/uploads/bild.svg'), alt: null } }, { documentId: 'thema' }),
        indicator(5813),
        article('erster', { release: 'wohnen', display_themes: { data: [] } }, { documentId: 'erster' }),
        article(
          'zweiter',
          { release: 'wohnen', display_themes: { data: [] }, updatedAt: '2099-01-01T00:00:00Z' },
          { id: 2 },
        ),
        article('dritter', { publish_at: at, title: '' }, { id: 3 }),
        bundle,
      ],
      { cmsUrl, onPlanned: (groups) => (planned = groups) },
    );
    await writeFile(file, JSON.stringify(reportData(reportOf(snapshot, { planned, before: undefined }))));
    return file;
  }

  it('says what was left out and why, what waits until when, and leads to the CMS', async () => {
    const desk = await start({ reportData: await reported() });
    const page = await pageOf(desk, await logIn(desk));
    expect(page).toContain('Thema «Thema wohnen» (wohnen) <a href="https://cms.example/admin/content-manager/');
    expect(page).toContain('Das Bild hat keine Beschreibung und ist nicht als Schmuck markiert.');
    expect(page).toContain('Diese Fassung ist noch nicht auf der Website: Sie erscheint erst noch.');
    expect(page).toContain('<h3>22.08.2099, 08:30, Bündel «wohnen»</h3>');
    expect(page).toContain('Artikel «Artikel erster» (erster)');
    expect(page).toContain('(nicht dabei: am 01.01.2099, 01:00 nach der Freigabe geändert)');
    expect(page).toContain('(bisher nicht auf der Website)');
    expect(page).toMatch(/Weitere Hinweise: [1-9]\d*\./);
    expect(await pageOf(desk)).not.toContain('wohnen');
  });

  it('names who published last, if the CMS says it, to nobody else', async () => {
    const desk = await start();
    const authorization = `Bearer ${secret}`;
    const entry = { updatedBy: { firstname: 'Ada', lastname: '<Meier>', username: null } };
    const send = (event: string, own: object) =>
      fetch(`${desk.url}/rebuild`, {
        method: 'POST',
        headers: { authorization },
        body: JSON.stringify({ event, model: 'article', ...own }),
      });
    await send('entry.publish', { entry });
    await send('media.update', {});
    const cookie = await logIn(desk);
    expect(await pageOf(desk, cookie)).toContain('Ada &lt;Meier&gt;, ');
    expect(await pageOf(desk)).not.toContain('Meier');
    expect(await (await fetch(`${desk.url}/status`)).text()).not.toContain('Meier');
    await send('entry.publish', { entry: { updatedBy: 7 } });
    expect(await pageOf(desk, cookie)).toContain('Wer es war, steht im CMS beim Eintrag.');
  });

  it.each(['{', '[]', '{"asOf":"x","problems":[{"code":"unheard-of"}],"planned":[{}]}'])(
    'is there whatever the report holds: %s',
    async (text) => {
      const reportData = path.join(temporaryFolder().path, 'content.json');
      await writeFile(reportData, text);
      const desk = await start({ reportData });
      expect(await pageOf(desk, await logIn(desk))).toContain('Jetzt veröffentlichen');
    },
  );
});

it.each([
  ['/report', 401, 'Melden Sie sich auf der Statusseite an.'],
  ['/nirgends', 404, 'Hier ist nichts.'],
  ['/rebuild', 405, 'Hier ist nichts.'],
  ['/nirgends?language=it', 404, 'Qui non c’è nulla.'],
])('what a browser gets in the place of an error is a page in its language: %s', async (address, status, words) => {
  const desk = await start();
  const response = await fetch(desk.url + address, { headers: html });
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8']);
  const page = await response.text();
  expect(page).toContain(words);
  expect(page).not.toMatch(/No secret|Nothing here|not allowed/);
});
