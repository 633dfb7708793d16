import { generateSignedCookie } from 'hono/cookie';
import { onTestFinished, expect, it, vi } from 'vitest';
import { previewLink } from '@/deploy/strapi-preview.cjs';
import type { ReportedProblem } from '@/lib/checks/report/readReport';
import { decodeEntities } from '@/lib/shared/browser/entities';
import type { View } from '@/lib/publish/drafts/access';
import { formatInstant } from '@/lib/i18n/format/date';
import type { DraftSite } from '@/lib/publish/drafts/draftSite';
import { startDraftServer } from '@/lib/publish/drafts/draftServer';

const secret = 'a-secret-of-some-length';

/** What browsers say of a form of the page itself. */
const ownForm = { 'Sec-Fetch-Site': 'same-origin' };

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

interface Asked {
  readonly site: View;
  readonly reason: string;
}

interface SiteOptions {
  /** Whether there is a site at all. */
  readonly isBuilt: boolean;
  /** Whether it has what was saved last. */
  readonly isUpToDate: boolean;
  readonly isChanging: boolean;
}

function siteFor(view: View, asked: Asked[], { isBuilt, isUpToDate, isChanging }: SiteOptions): DraftSite {
  const instants = { asOf: tomorrow, madeAt: '2026-08-20T10:00:00.000Z' };
  return {
    state: () => Promise.resolve(isBuilt ? { view, ...instants, isChanging, hasFailed: false } : null),
    ask: (reason) => {
      asked.push({ site: view, reason });
      return Promise.resolve();
    },
    askForAll: (reason) => {
      asked.push({ site: view, reason: `all: ${reason}` });
      return Promise.resolve();
    },
    includes: () => Promise.resolve(isBuilt && isUpToDate),
    answer: (_state, asked) => Promise.resolve(asked.text(`a page of ${view}`, 200, { 'Cache-Control': 'public' })),
    close: () => Promise.resolve(),
  };
}

interface StartOptions extends Partial<SiteOptions> {
  readonly faults?: readonly ReportedProblem[];
}

/** A server with sites that are built, unless said otherwise. */
async function start({ isBuilt = true, isUpToDate = true, isChanging = false, faults = [] }: StartOptions = {}) {
  const options = { isBuilt, isUpToDate, isChanging };
  const asked: Asked[] = [];
  let chosen: string | null = null;
  const server = await startDraftServer({
    secret,
    isEncrypted: false,
    host: '127.0.0.1',
    port: 0,
    sites: {
      drafts: siteFor('drafts', asked, options),
      later: siteFor('later', asked, options),
      public: siteFor('public', asked, options),
    },
    frameOrigin: 'https://cms.example.org',
    faults: ({ key }) => Promise.resolve(faults.filter((fault) => fault.key === key)),
    choose: (moment) => {
      chosen = moment;
      return Promise.resolve();
    },
    chosen: () => chosen,
    releases: () => Promise.resolve([tomorrow]),
    onError: vi.fn(),
  });
  onTestFinished(server.close);
  const ask = (address: string, options: RequestInit = {}): Promise<Response> =>
    fetch(server.url + address, { redirect: 'manual', ...options });
  const tell = (event: string, entry: unknown = {}): Promise<Response> =>
    ask('/rebuild', {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}` },
      body: JSON.stringify({ event, entry }),
    });
  const cookie = (view: View): Promise<string> =>
    generateSignedCookie('statistikportal-vorschau', `${view}.${Date.now() + 60_000}`, secret);
  const choose = async (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    ask('/_vorschau/zeitpunkt', {
      method: 'POST',
      headers: { Cookie: await cookie('drafts'), ...ownForm, ...headers },
      body: new URLSearchParams(fields),
    });
  /** So many ms after the CMS has made the link. */
  const openLater = (ms: number, entry: Partial<Parameters<typeof previewLink>[1]> = {}): Promise<Response> => {
    const place = { type: 'articles', key: 'leerstand', locale: 'de', ...entry };
    return ask(previewLink({ url: '', secret }, place, Date.now() - ms));
  };
  const open = (entry: Partial<Parameters<typeof previewLink>[1]> = {}): Promise<Response> => {
    return openLater(0, entry);
  };
  return { ask, asked, tell, cookie, choose, open, openLater, chosen: () => chosen };
}

it.each(['/', '/themen', '/_vorschau/zeitpunkt', '/_vorschau/oeffnen', '/themen/_payload.json'])(
  'shows nobody %s who has not come from the CMS',
  async (address) => {
    const { ask } = await start();
    const answer = await ask(address);
    expect([401, 403]).toContain(answer.status);
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(await answer.text()).not.toContain('a page of');
  },
);

it.each([
  ['draft', 'drafts'],
  ['published', 'public'],
])('leads from the tab «%s» of the CMS to the page in the site %s', async (status, view) => {
  const { open, ask } = await start();
  const answer = await open({ status });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/artikel/leerstand']);
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
  expect(await (await ask('/artikel/leerstand', { headers: { Cookie: cookie } })).text()).toBe(`a page of ${view}`);
});

it.each([
  [true, 'wird eingearbeitet'],
  [false, 'zum ersten Mal gebaut'],
])('says that what was saved is being built, and looks again by itself (site there: %s)', async (isBuilt, sentence) => {
  const { open } = await start({ isBuilt, isUpToDate: false });
  const answer = await open();
  expect([answer.status, answer.headers.get('refresh'), answer.headers.get('set-cookie')]).toEqual([200, '1', null]);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://cms.example.org;");
  expect(await answer.text()).toContain(sentence);
});

it('shows what there is if nothing is built and a minute has gone by: the clock of the CMS may be ahead', async () => {
  const { openLater } = await start({ isUpToDate: false });
  expect((await openLater(70_000)).status).toBe(303);
});

it.each([
  ['de', 'Titel (Deutsch): Das Feld ist leer, muss aber ausgefüllt sein.', '/artikel/leerstand'],
  ['fr', 'Titel (Deutsch)', '/fr/artikel/leerstand'],
])('says in the language of the entry (%s) why it cannot be shown, and leads on', async (locale, sentence, address) => {
  const place = { type: 'articles', key: 'leerstand', editAddress: null, values: {} } as const;
  const empty = { ...place, severity: 'error', locale: 'de', field: 'title', code: 'empty' } as const;
  const { open } = await start({ faults: [empty] });
  const answer = await open({ locale });
  const text = await answer.text();
  expect(text).toContain(sentence);
  expect(text).toContain(`<a href="${address}">`);
  expect(answer.headers.get('set-cookie')).toMatch(/^statistikportal-vorschau=drafts\./);
  expect((await open({ key: 'ein-anderer' })).status).toBe(303);
});

const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();

it.each([
  ['nothing is built yet', { isBuilt: false }],
  ['another instant is built', { isChanging: true }],
])(
  'says in the language of the page that a chosen instant is being built, and looks again by itself: %s',
  async (_, site) => {
    const { ask, cookie, choose } = await start(site);
    expect((await choose({ view: 'later', moment: nextWeek })).status).toBe(303);
    const answer = await ask('/fr/themen', { headers: { Cookie: await cookie('later') } });
    expect([answer.status, answer.headers.get('refresh')]).toEqual([503, '1']);
    const text = await answer.text();
    expect(text).toContain(`Le site tel qu’il sera le ${formatInstant(nextWeek)} est en construction.`);
    expect(text).not.toContain('première fois');
  },
);

it.each([
  ['later', tomorrow, true],
  ['later', nextWeek, false],
  ['drafts', nextWeek, true],
] as const)('shows what there is to who waits for nothing (%s, %s, changing: %s)', async (view, moment, isChanging) => {
  const { ask, cookie, choose } = await start({ isChanging });
  await choose({ view: 'later', moment });
  expect(await (await ask('/', { headers: { Cookie: await cookie(view) } })).text()).toBe(`a page of ${view}`);
});

it('builds drafts after whatever the CMS says, and what comes later only if somebody has chosen it', async () => {
  const { tell, asked, choose } = await start();
  await tell('entry.update', { publishedAt: null });
  await tell('entry.publish');
  await tell('trigger-test');
  expect(asked).toEqual([
    { site: 'drafts', reason: 'draft' },
    { site: 'drafts', reason: 'entry.publish' },
  ]);
  await tell('rebuild');
  expect(asked.pop()).toEqual({ site: 'drafts', reason: 'all: repetition' });
  await choose({ view: 'later', moment: `${tomorrow.slice(0, 10)}T23:00` });
  await tell('entry.unpublish');
  expect(asked.slice(2)).toEqual([
    { site: 'drafts', reason: 'entry.unpublish' },
    { site: 'later', reason: 'entry.unpublish' },
  ]);
});

it('hears nobody without the secret', async () => {
  const { ask, asked } = await start();
  const body = '{"event":"entry.publish"}';
  expect((await ask('/rebuild', { method: 'POST', body })).status).toBe(401);
  const headers = { Authorization: 'Bearer another' };
  expect((await ask('/rebuild', { method: 'POST', body, headers })).status).toBe(401);
  expect(asked).toEqual([]);
});

it.each([{}, { Authorization: 'Bearer another' }, { Cookie: 'statistikportal-vorschau=later.1.x' }])(
  'says nothing to others, not even which instant editors look at: %j',
  async (headers) => {
    const { ask } = await start();
    const answer = await ask('/status', { headers });
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toMatch(/later|asOf|\d{4}-/);
  },
);

const form = '/_vorschau/zeitpunkt';

const elsewhere = [
  'x:\\\\evil.example',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
].map((page) => [`${form}?${new URLSearchParams({ page })}`, '', '/'] as const);

it.each<readonly [string, string, string]>([
  [form, 'http://localhost/artikel/leerstand', '/artikel/leerstand'],
  [form, 'http://localhost/fr/themen?seite=2', '/fr/themen'],
  [form, 'http://localhost//example.org/', '/'],
  [form, 'http://localhost/_vorschau/zeitpunkt', '/'],
  ...elsewhere,
])('%s leads back to where somebody has come from, «%s», but never to another host', async (asked, Referer, back) => {
  const { ask, cookie } = await start();
  const headers = { Cookie: await cookie('drafts') };
  const page = await (await ask(asked, { headers: { ...headers, Referer } })).text();
  expect(page).toContain(`<a href="${back}">`);
  const [, action = ''] = /action="([^"]*)"/.exec(page) ?? [];
  const choice = { method: 'POST', headers: { ...headers, ...ownForm }, body: new URLSearchParams({ view: 'drafts' }) };
  for (const address of Referer === '' ? [decodeEntities(action), asked] : [decodeEntities(action)])
    expect((await ask(address, choice)).headers.get('location')).toBe(back);
});

it.each(['', '2020-01-01T08:00', 'morgen'])('says that «%s» is no time to come', async (moment) => {
  const { choose, chosen } = await start();
  const answer = await choose({ view: 'later', moment });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('<p role="alert">');
  expect(chosen()).toBeNull();
});

it('takes no form of another site', async () => {
  const { choose, chosen } = await start();
  const fields = { view: 'later', moment: `${tomorrow.slice(0, 10)}T23:00` };
  expect((await choose(fields, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(chosen()).toBeNull();
});

it('lets nobody keep or find a page, whatever the rules of the site say', async () => {
  const { ask, cookie } = await start();
  const { headers } = await ask('/', { headers: { Cookie: await cookie('drafts') } });
  expect(['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name))).toEqual([
    'no-store',
    'noindex, nofollow, noarchive',
    'same-origin',
  ]);
  expect(headers.get('x-frame-options')).toBeNull();
});
