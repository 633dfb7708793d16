import { expect, it } from 'vitest';
import { previewLink, previewSetting, signatureOf } from '@/deploy/strapi-preview.cjs';
import { createApp } from '@/lib/shared/server';
import { startSession, readSession, parseDraftLink } from '@/lib/publish/drafts/access';
import type { Session } from '@/lib/publish/drafts/access';

const secret = 'a-secret-of-some-length';
const site = { url: 'https://vorschau.example.org', secret };
const entry = { type: 'articles', key: 'leerstand-2026', locale: 'fr' };
const now = Date.parse('2026-08-21T06:30:00Z');
const minute = 60_000;

function queryOf(link: string): URLSearchParams {
  return new URL(link).searchParams;
}

it('leads to the page of the entry, in its language', () => {
  expect(parseDraftLink(queryOf(previewLink(site, entry, now)), secret, now)).toEqual({
    view: 'drafts',
    entry,
    address: '/fr/artikel/leerstand-2026',
    changed: '',
    madeAt: now,
  });
});

it('follows links of an older copy in the CMS, which does not say what is wanted', () => {
  const values = { ...entry, changed: '', expires: String(now + minute) };
  const query = new URLSearchParams({ ...values, signature: signatureOf(site.secret, values) });
  expect(parseDraftLink(query, site.secret, now)?.view).toBe('drafts');
});

it('is valid for ten minutes', () => {
  const query = queryOf(previewLink(site, entry, now));
  expect(parseDraftLink(query, secret, now + 9 * minute)).not.toBeNull();
  expect(parseDraftLink(query, secret, now + 11 * minute)).toBeNull();
});

it.each(['type', 'key', 'locale', 'changed', 'status', 'expires', 'signature'])(
  'is refused with another %s',
  (name) => {
    const query = queryOf(previewLink(site, entry, now));
    const others: Readonly<Record<string, string>> = {
      type: 'apps',
      locale: 'de',
      status: 'published',
      expires: '1999999999999',
    };
    query.set(name, others[name] ?? 'anderes');
    expect(parseDraftLink(query, secret, now)).toBeNull();
    query.delete(name);
    expect(parseDraftLink(query, secret, now)).toBeNull();
  },
);

it('is refused if it was signed with another secret, or for a type that the site does not know', () => {
  expect(parseDraftLink(queryOf(previewLink({ ...site, secret: 'another' }, entry, now)), secret, now)).toBeNull();
  expect(parseDraftLink(queryOf(previewLink(site, { ...entry, type: 'users' }, now)), secret, now)).toBeNull();
});

/** The cookie that lets a browser in, whole. */
async function cookieFor(session: Session, isEncrypted: boolean): Promise<string> {
  const app = createApp(console.error);
  app.get('/', async (asked) => {
    await startSession(asked, session, { secret, isEncrypted }, now);
    return asked.body(null);
  });
  return (await app.request('/')).headers.get('set-cookie') ?? '';
}

/** Whom a cookie lets in at an instant. */
async function sessionOf(cookie: string, instant: number): Promise<unknown> {
  const app = createApp(console.error);
  app.get('/', async (asked) => asked.json(await readSession(asked, secret, instant)));
  return (await app.request('/', { headers: { cookie } })).json();
}

it('leaves a cookie that lets in for some hours', async () => {
  const [cookie = '', ...attributes] = (await cookieFor({ view: 'later' }, false)).split('; ');
  expect(attributes).toEqual(['Max-Age=36000', 'Path=/', 'HttpOnly', 'SameSite=Lax']);
  expect(await cookieFor({ view: 'later' }, true)).toContain('; Secure;');
  expect(await sessionOf(`other=1; ${cookie}`, now + 599 * minute)).toEqual({ view: 'later' });
  expect(await sessionOf(cookie, now + 601 * minute)).toBeNull();
});

it('lets nobody in with the signature for another view, or for later', async () => {
  const [cookie = ''] = (await cookieFor({ view: 'public' }, false)).split(';');
  expect(await sessionOf(cookie, now)).toEqual({ view: 'public' });
  expect(await sessionOf(cookie.replace('public', 'drafts'), now)).toBeNull();
  expect(await sessionOf(cookie.replace(/\d{13}/, '9999999999999'), now)).toBeNull();
});

it.each([
  ['none', ''],
  ['an empty one', 'statistikportal-vorschau='],
  ['one without signature', `statistikportal-vorschau=drafts.${now + minute}`],
  ['one signed with nothing', `statistikportal-vorschau=drafts.${now + minute}.`],
])('lets nobody in with a cookie that is %s', async (_name, cookies) => {
  expect(await sessionOf(cookies, now)).toBeNull();
});

it('gives Strapi no button without an address or a secret', () => {
  expect(previewSetting({ url: '', secret, types: {} })).toEqual({ enabled: false });
  expect(previewSetting({ ...site, secret: '', types: {} })).toEqual({ enabled: false });
});
