import { describe, expect, it, vi } from 'vitest';
import { event1, event2, pageView1, pageView2 } from '@/tests/fixtures/umamiRequests';
import { beginVisit, moveTo, tellEvent } from './visit';

const download = { name: 'download', format: 'csv' };

describe('requests', () => {
  it('B7.3 version 1 posts page views to /api/collect', () => {
    const { sent, start } = beginVisit();
    start({ version: 1 });
    vi.advanceTimersByTime(300);
    expect(sent).toStrictEqual([pageView1]);
  });

  it('B7.3 version 1 posts events to /api/collect', () => {
    const { sent, start } = beginVisit();
    start({ version: 1 });
    tellEvent(download);
    expect(sent).toStrictEqual([event1]);
  });

  it('B7.3 version 2 posts page views to /api/send, as events without a name', () => {
    const { sent, start } = beginVisit();
    start({ version: 2 });
    vi.advanceTimersByTime(300);
    expect(sent).toStrictEqual([pageView2]);
  });

  it('B7.3 version 2 posts events to /api/send', () => {
    const { sent, start } = beginVisit();
    start({ version: 2 });
    tellEvent(download);
    expect(sent).toStrictEqual([event2]);
  });

  it('B7.3 version 1 is the default', () => {
    const { sent, start } = beginVisit();
    start({ version: null });
    vi.advanceTimersByTime(300);
    expect(sent).toStrictEqual([pageView1]);
  });

  it.each([
    'https://cloud.umami.is',
    'https://analytics.umami.is',
    'https://eu.umami.is',
    'https://us.umami.is',
    'https://api-gateway.umami.dev',
    'https://other.umami.dev',
    'https://Other.Umami.is',
  ])('B7.3 the hosted service %s gets version 2', (host) => {
    const { sent, start } = beginVisit();
    start({ version: null, host });
    vi.advanceTimersByTime(300);
    expect(sent).toStrictEqual([{ ...pageView2, address: `${host}/api/send` }]);
  });

  it('B7.3 the hosted service gets version 2 whatever the settings say', () => {
    const { sent, start } = beginVisit();
    start({ version: 1, host: 'https://cloud.umami.is' });
    vi.advanceTimersByTime(300);
    expect(sent).toStrictEqual([{ ...pageView2, address: 'https://cloud.umami.is/api/send' }]);
  });

  it.each(['https://not-umami.is', 'https://cloud.umami.is.example.org', 'https://example.org/cloud.umami.is'])(
    'B7.3 %s is not the hosted service',
    (host) => {
      const { sent, start } = beginVisit();
      start({ version: null, host });
      vi.advanceTimersByTime(300);
      expect(sent).toStrictEqual([{ ...pageView1, address: `${host}/api/collect` }]);
    },
  );

  it('B7.3 an own endpoint without a version gets version 2', () => {
    const { sent, start } = beginVisit();
    start({ version: null, endpoint: '/zaehlen' });
    vi.advanceTimersByTime(300);
    expect(sent).toStrictEqual([{ ...pageView2, address: 'https://umami.example.org/zaehlen' }]);
  });

  it('B7.3 an own endpoint with version 1 gets version 1', () => {
    const { sent, start } = beginVisit();
    start({ version: 1, endpoint: '/zaehlen' });
    vi.advanceTimersByTime(300);
    expect(sent).toStrictEqual([{ ...pageView1, address: 'https://umami.example.org/zaehlen' }]);
  });

  it('B7.3 an event without data has no field for it', () => {
    const { sent, start } = beginVisit();
    start({ version: 2 });
    tellEvent('download');
    expect(sent[0]?.body).toStrictEqual({ type: 'event', payload: { ...pageView2.body.payload, name: 'download' } });
  });
});

describe('the page in a request', () => {
  it('B7.4 hostname is without port', () => {
    const { sent, start } = beginVisit({ address: 'http://localhost:3000/themen' });
    start();
    vi.advanceTimersByTime(300);
    expect(sent[0]?.body.payload).toMatchObject({ hostname: 'localhost' });
  });

  it.each([
    ['/themen', '/themen'],
    ['/?a=1&b=%2F', '/?a=1&b=%2F'],
    ['/thema/bev%C3%B6lkerung', '/thema/bev%C3%B6lkerung'],
    ['/thema/100%25?q=ä b', '/thema/100%25?q=%C3%A4%20b'],
    ['/artikel/suche?jahr=2025', '/artikel/suche?jahr=2025'],
    ['/suchergebnis?jahr=2025', '/suchergebnis?jahr=2025'],
    ['/fr/themen?jahr=2025#tabelle', '/fr/themen?jahr=2025'],
  ])('B7.4 url of %s is %s: path and query, encoded once, without hash', (address, url) => {
    const { sent, start } = beginVisit({ address });
    start();
    vi.advanceTimersByTime(300);
    expect(sent[0]?.body.payload).toMatchObject({ url });
  });

  it.each([
    ['/suche', '/suche'],
    ['/suche/', '/suche/'],
    ['/suche.html', '/suche.html'],
    ['/suche/index.html', '/suche/index.html'],
    ['/ls/suche', '/ls/suche'],
    ['/fr/suche/', '/fr/suche/'],
    ['/it/suche', '/it/suche'],
    ['/en/suche', '/en/suche'],
  ])('B7.7 what is looked for at %s is not sent', (path, url) => {
    document.head.innerHTML = '<meta property="og:title" content="Suche">';
    const { sent, start } = beginVisit({
      address: `${path}?q=Lohn&seite=2#treffer`,
      title: '3 Treffer für «Lohn» – Suche',
    });
    start();
    tellEvent('search-empty');
    vi.advanceTimersByTime(300);
    expect(sent.map(({ body }) => [body.payload['url'], body.payload['title']])).toEqual([
      [url, 'Suche'],
      [url, 'Suche'],
    ]);
  });

  it('B7.4 referrer of the first page is the full address on another site', () => {
    const { sent, start } = beginVisit({ address: '/', referrer: 'https://www.example.com/suche?q=Lohn' });
    start();
    vi.advanceTimersByTime(300);
    expect(sent[0]?.body.payload).toMatchObject({ referrer: 'https://www.example.com/suche?q=Lohn' });
  });

  it('B7.4 referrer of the first page is path and query on this site', () => {
    const { sent, start } = beginVisit({ address: '/', referrer: 'https://statistik.example.org/themen?jahr=2025' });
    start();
    vi.advanceTimersByTime(300);
    expect(sent[0]?.body.payload).toMatchObject({ referrer: '/themen?jahr=2025' });
  });

  it('B7.7 what was looked for is not in the referrer either', () => {
    const { sent, start } = beginVisit({ address: '/', referrer: 'https://statistik.example.org/fr/suche?q=Lohn' });
    start();
    vi.advanceTimersByTime(300);
    expect(sent[0]?.body.payload).toMatchObject({ referrer: '/fr/suche' });
  });

  it('B7.4 referrer of the first page is empty if the browser tells none', () => {
    const { sent, start } = beginVisit({ address: '/' });
    start();
    vi.advanceTimersByTime(300);
    expect(sent[0]?.body.payload).toMatchObject({ referrer: '' });
  });

  it('B7.4 referrer of each further page is the page before it', () => {
    const { sent, start } = beginVisit({ address: '/suche?q=Lohn', referrer: 'https://www.example.com/' });
    const analytics = start();
    moveTo({ address: '/themen?jahr=2025#tabelle' });
    analytics.pageShown();
    moveTo({ address: '/artikel/lohn' });
    analytics.pageShown();
    vi.advanceTimersByTime(300);
    expect(sent.map(({ body }) => body.payload['referrer'])).toEqual([
      'https://www.example.com/',
      '/suche',
      '/themen?jahr=2025',
    ]);
  });

  it('B7.4 an event has the referrer of its page', () => {
    const { sent, start } = beginVisit({ address: '/themen' });
    const analytics = start({ autoTrack: false });
    moveTo({ address: '/artikel/lohn' });
    analytics.pageShown();
    tellEvent('download');
    expect(sent[0]?.body.payload).toMatchObject({ url: '/artikel/lohn', referrer: '/themen' });
  });
});

it('B7.4 fields are no longer than servers of all versions accept', () => {
  const long = 'x'.repeat(1000);
  const referrer = `https://www.example.org/${long}`;
  const visit = beginVisit({ address: `/themen?a=${'%C3%A4'.repeat(200)}`, title: long, referrer });
  visit.start();
  tellEvent({ name: long, format: `${'y'.repeat(499)}😀` });
  const { payload } = visit.sent.at(-1)?.body ?? { payload: {} };
  expect(payload).toMatchObject({
    url: `/themen?a=${'%C3%A4'.repeat(81)}%C3`,
    title: 'x'.repeat(500),
    referrer: referrer.slice(0, 500),
    name: 'x'.repeat(50),
    data: { format: 'y'.repeat(499) },
  });
});
