import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PagePayload } from '@/lib/shared/browser/pagePayload';
import { plainSettings } from '@/tests/fixtures/plainSettings';
import { fakeWindow } from './fakeNavigation';
import type { EventParts, FakeNavigateEvent, FakeWindow } from './fakeNavigation';
import { stopListenersAfterTest } from './listeners';

const themes: PagePayload = {
  title: 'Themen – Statistik',
  lang: 'de',
  menuKey: 'topics',
  isContent: false,
  canonical: 'https://statistik.example/themen',
  alternates: [{ hreflang: 'fr', href: 'https://statistik.example/fr/themen' }],
  description: 'Alle Themen',
  meta: [],
  jsonLd: [],
  main: '<h1>Themen</h1><a hreflang="fr" href="/fr/zitat">Zitat</a>',
  build: 'build-1',
  assets: ['/style.css', '/assets/site-1.js'],
};

const home = `
  <header><a hreflang="fr" href="/fr">fr</a></header>
  <main id="inhalt" tabindex="-1"><h1>Start</h1></main>
  <script type="module" src="/assets/site-1.js"></script>`;

let page: FakeWindow;
let events: string[];

function answer(body: unknown, status = 200): void {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>().mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status }))),
  );
}

async function begin(): Promise<void> {
  // Afresh for each test, because the module remembers recent loads.
  vi.resetModules();
  const { startSoftNavigation } = await import('@/lib/client/softNavigation');
  page = fakeWindow();
  startSoftNavigation(page, plainSettings);
}

function isIntercepted(parts: EventParts): boolean {
  return page.navigate(parts).intercept.mock.calls.length > 0;
}

async function visit(parts: EventParts): Promise<FakeNavigateEvent> {
  const event = page.navigate(parts);
  await page.settle(event).catch(() => undefined);
  return event;
}

function note(event: Event): void {
  if (event instanceof CustomEvent) events.push(`${event.type} ${JSON.stringify(event.detail)}`);
}

beforeEach(async () => {
  stopListenersAfterTest();
  events = [];
  document.documentElement.lang = 'de';
  document.documentElement.dataset['build'] = 'build-1';
  document.head.innerHTML = '<title>Start</title><link rel="stylesheet" href="/style.css">';
  document.body.innerHTML = home;
  document.addEventListener('page:start', note);
  document.addEventListener('page:finish', note);
  answer(themes);
  await begin();
});

it('B5.1 the language switch leads to the same page, and links of the text stay as they are', async () => {
  await visit({ url: '/themen' });
  const links = [...document.querySelectorAll('a[hreflang]')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/fr/themen', '/fr/zitat']);
});

it('B5.1 a further step back while the page of the first is on its way brings that page', () => {
  const event = page.navigate({ url: '/themen', navigationType: 'traverse' });
  page.settle(event).catch(() => undefined);
  // The address is the new one, the page still the old.
  page.location.href = event.destination.url;
  expect(isIntercepted({ url: '/themen?filter=1', navigationType: 'traverse' })).toBe(true);
});

it('B5.1 going back shows what was there, also after a step to a place on the page; a link shows it afresh', async () => {
  const heading = document.querySelector('main h1');
  page.location.href = 'https://statistik.example/#place';
  await visit({ url: '/themen' });
  expect(fetch).toHaveBeenCalledWith('/themen/_payload.json', expect.objectContaining({ redirect: 'error' }));
  await visit({ url: '/#place', navigationType: 'traverse' });
  expect(document.querySelector('main h1')).toBe(heading);
  await visit({ url: '/themen' });
  await visit({ url: '/' });
  expect(document.querySelector('main h1')).not.toBe(heading);
});

it.each<[string, EventParts]>([
  ['what is another host once it is resolved', { url: '/.//andere.example/themen' }],
  ['a place on the same page', { url: '/#weiter', hashChange: true }],
  ['a download', { url: '/themen', downloadRequest: '' }],
  ['a form that is sent', { url: '/themen', formData: new FormData() }],
  ['a reload', { url: '/themen', navigationType: 'reload' }],
  ['an address that other code sets', { url: '/?filter=1', sameDocument: true }],
  ['a step back within the page', { url: '/?filter=1', navigationType: 'traverse' }],
  ['what the browser does not hand over', { url: '/themen', canIntercept: false }],
])('what is left to the browser %s', (_, parts) => {
  expect(isIntercepted(parts)).toBe(false);
});

describe('B5.4 full loads', () => {
  it.each<[string, unknown, number]>([
    ['a missing data file', {}, 404],
    ['a broken data file', { title: 1 }, 200],
    ['a page in another language', { ...themes, lang: 'fr' }, 200],
    ['B6.2 a page of another build', { ...themes, build: 'build-2' }, 200],
    ['a page with other styles or code', { ...themes, assets: ['/style.css', '/assets/site-2.js'] }, 200],
  ])('follow %s', async (_, body, status) => {
    answer(body, status);
    await visit({ url: '/themen?x=1#weiter' });
    expect(page.location.assign).toHaveBeenCalledExactlyOnceWith('https://statistik.example/themen?x=1#weiter');
    expect(document.title).toBe('Start');
    expect(events.at(-1)).toBe('page:finish {"path":"/themen","shown":false}');
  });

  it('follow a lost connection, and happen once in ten seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await visit({ url: '/themen' });
    expect(page.location.assign).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(9_999);
    expect(['/themen', '/apps'].map((url) => isIntercepted({ url }))).toEqual([false, true]);
    vi.advanceTimersByTime(1);
    expect(isIntercepted({ url: '/themen' })).toBe(true);
    vi.useRealTimers();
  });

  it('happen once if the browser refuses storage, too', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    answer({}, 404);
    await visit({ url: '/themen' });
    expect(page.location.assign).toHaveBeenCalledOnce();
    expect(isIntercepted({ url: '/themen' })).toBe(false);
  });

  it('replace the entry of the history if the navigation did, and keep the place of a step back', async () => {
    answer({}, 404);
    await visit({ url: '/themen', navigationType: 'replace' });
    expect(page.location.replace).toHaveBeenCalledExactlyOnceWith('https://statistik.example/themen');
    await visit({ url: '/apps', navigationType: 'traverse' });
    expect(page.location.reload).toHaveBeenCalledOnce();
  });

  it('B6.2 follow a step back on a page of an older build, which the browser would not load', async () => {
    vi.doMock('@/lib/client/appUpdate', () => ({ isOutdated: () => true }));
    await begin();
    await visit({ url: '/themen', navigationType: 'traverse' });
    vi.doUnmock('@/lib/client/appUpdate');
    expect(fetch).not.toHaveBeenCalled();
    expect(page.location.reload).toHaveBeenCalledOnce();
    expect(events).toEqual(['page:start {"path":"/themen"}', 'page:finish {"path":"/themen","shown":false}']);
  });
});

describe('the cross-fade', () => {
  /** What the browser calls as soon as it has a picture of the old page. */
  let updates: (() => void)[];

  /** Begins a change of pages and waits until it is shown, or until the browser takes its picture. */
  async function changePage(parts: EventParts): Promise<FakeNavigateEvent> {
    const event = page.navigate(parts);
    await Promise.race([page.settle(event).catch(() => undefined), vi.waitUntil(() => updates.length > 0)]);
    return event;
  }

  beforeEach(() => {
    updates = [];
    const startViewTransition = (update: () => void): object => ({
      updateCallbackDone: new Promise<void>((resolve) => {
        updates.push(() => {
          update();
          resolve();
        });
      }),
    });
    Object.defineProperty(document, 'startViewTransition', { configurable: true, value: startViewTransition });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });

  it('B5.6 is off on the way from content, and back on after it', async () => {
    document.body.setAttribute('data-content', '');
    await changePage({ url: '/themen' });
    expect(updates).toEqual([]);
    expect(document.title).toBe('Themen – Statistik');
    await changePage({ url: '/apps' });
    expect(updates).toHaveLength(1);
  });

  it('B5.6 shows nothing that another navigation has overtaken meanwhile', async () => {
    const first = await changePage({ url: '/themen' });
    first.overtaking.abort();
    answer({ ...themes, title: 'Artikel', isContent: true });
    await visit({ url: '/artikel/wohnen' });
    updates.at(0)?.();
    expect(document.title).toBe('Artikel');
    expect(first.scroll).not.toHaveBeenCalled();
    expect(events.slice(2)).toEqual([
      'page:finish {"path":"/artikel/wohnen","shown":true}',
      'page:finish {"path":"/themen","shown":false}',
    ]);
  });
});
