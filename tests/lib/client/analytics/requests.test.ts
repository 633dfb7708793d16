import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsSettings } from '@/lib/shared/browser/browserSettings';
import { event1, event2, pageView1, pageView2 } from '@/tests/fixtures/umamiRequests';
import { beginVisit, moveTo, tellEvent } from './visit';

/** The request of one page. */
function viewOf(page: Parameters<typeof beginVisit>[0], settings: Partial<AnalyticsSettings> = {}) {
  const { sent, start } = beginVisit(page);
  start(settings);
  vi.advanceTimersByTime(300);
  return sent;
}

describe('requests', () => {
  const own = 'https://umami.example.org';
  const hosted = 'https://cloud.umami.is';
  const gateway = 'https://Api-Gateway.umami.dev';
  const lookalikes = [
    'https://not-umami.is',
    'https://cloud.umami.is.example.org',
    'https://example.org/cloud.umami.is',
  ];

  it.each<[string, Partial<AnalyticsSettings>, object, string]>([
    ['version 1 to /api/collect', { version: 1 }, pageView1, `${own}/api/collect`],
    ['version 2 to /api/send, as events without a name', { version: 2 }, pageView2, `${own}/api/send`],
    ['version 1 by default', { version: null }, pageView1, `${own}/api/collect`],
    ['version 2 to the hosted service, always', { version: 1, host: hosted }, pageView2, `${hosted}/api/send`],
    ['version 2 to its other hosts', { version: null, host: gateway }, pageView2, `${gateway}/api/send`],
    ['version 2 to an own endpoint', { version: null, endpoint: '/zaehlen' }, pageView2, `${own}/zaehlen`],
    ['version 1 to an own endpoint if told so', { version: 1, endpoint: '/zaehlen' }, pageView1, `${own}/zaehlen`],
    ...lookalikes.map((host): [string, Partial<AnalyticsSettings>, object, string] => [
      `version 1 to ${host}, which is not the hosted service`,
      { version: null, host },
      pageView1,
      `${host}/api/collect`,
    ]),
  ])('B7.3 page views go out in %s', (_, settings, view, address) => {
    expect(viewOf(undefined, settings)).toStrictEqual([{ ...view, address }]);
  });

  it.each([
    { version: 1, request: event1 },
    { version: 2, request: event2 },
  ] as const)('B7.3 version $version posts events to the same address', ({ version, request }) => {
    const { sent, start } = beginVisit();
    start({ version });
    tellEvent({ name: 'download', format: 'csv' });
    expect(sent).toStrictEqual([request]);
  });
});

describe('the page in a request', () => {
  it.each([
    ['/thema/100%25?q=ä b', '/thema/100%25?q=%C3%A4%20b'],
    ['/suchergebnis?jahr=2025', '/suchergebnis?jahr=2025'],
    ['/fr/themen?jahr=2025#tabelle', '/fr/themen?jahr=2025'],
  ])('B7.4 url of %s is %s: path and query, encoded once, without hash', (address, url) => {
    const [view] = viewOf({ address });
    expect(view?.body.payload).toMatchObject({ url });
  });

  it.each(['/suche', '/suche.html', '/suche/index.html', '/ls/suche', '/fr/suche/'])(
    'B7.7 what is looked for at %s is not sent',
    (path) => {
      document.head.innerHTML = '<meta property="og:title" content="Suche">';
      const { sent, start } = beginVisit({
        address: `${path}?q=Lohn&seite=2#treffer`,
        title: '3 Treffer für «Lohn» – Suche',
      });
      start();
      tellEvent('search-empty');
      vi.advanceTimersByTime(300);
      const pages = sent.map(({ body }) => [body.payload['url'], body.payload['title']]);
      expect(pages).toEqual([
        [path, 'Suche'],
        [path, 'Suche'],
      ]);
    },
  );

  it.each([
    ['B7.4 the full address on another site', 'https://www.example.com/suche?q=Lohn', undefined],
    ['B7.4 path and query on this site', 'https://statistik.example.org/themen?jahr=2025', '/themen?jahr=2025'],
    ['B7.7 without what was looked for', 'https://statistik.example.org/fr/suche?q=Lohn', '/fr/suche'],
    ['B7.4 empty if the browser tells none', '', undefined],
  ])('referrer of the first page is %s', (_, referrer, expected = referrer) => {
    const [view] = viewOf({ address: '/', referrer });
    expect(view?.body.payload).toMatchObject({ referrer: expected });
  });

  it('B7.4 referrer of each further page is the page before it', () => {
    const { sent, start } = beginVisit({ address: '/suche?q=Lohn', referrer: 'https://www.example.com/' });
    const analytics = start();
    for (const address of ['/themen?jahr=2025#tabelle', '/artikel/lohn']) {
      moveTo({ address });
      analytics.pageShown();
    }
    vi.advanceTimersByTime(300);
    const referrers = sent.map(({ body }) => body.payload['referrer']);
    expect(referrers).toEqual(['https://www.example.com/', '/suche', '/themen?jahr=2025']);
  });
});

it('B7.4 fields are no longer than servers of all versions accept', () => {
  const long = 'x'.repeat(1000);
  const referrer = `https://www.example.org/${long}`;
  const visit = beginVisit({ address: `/themen?a=${'%C3%A4'.repeat(200)}`, title: long, referrer });
  visit.start();
  tellEvent({ name: long, format: `${'y'.repeat(499)}😀` });
  expect(visit.sent.at(-1)?.body.payload).toMatchObject({
    url: `/themen?a=${'%C3%A4'.repeat(81)}%C3`,
    title: 'x'.repeat(500),
    referrer: referrer.slice(0, 500),
    name: 'x'.repeat(50),
    data: { format: 'y'.repeat(499) },
  });
});
