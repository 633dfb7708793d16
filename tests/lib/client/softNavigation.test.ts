import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PagePayload } from '@/lib/shared/browser/pagePayload';
import { plainSettings } from '@/tests/fixtures/plainSettings';
import { fakeWindow } from './fakeNavigation';
import type { EventParts, FakeWindow } from './fakeNavigation';

const themes: PagePayload = {
  title: 'Themen – Statistik',
  lang: 'de',
  menuKey: 'topics',
  isContent: false,
  canonical: 'https://statistik.example/themen',
  alternates: [{ hreflang: 'fr', href: 'https://statistik.example/fr/themen' }],
  description: 'Alle Themen',
  meta: [{ property: 'og:title', content: 'Themen' }],
  jsonLd: ['{"new":1}'],
  main: '<h1>Themen</h1><p id="weiter">Text</p>',
  build: 'build-1',
  assets: ['/style.css', '/assets/site-1.js'],
};

const home = `
  <header><a data-menu-key="topics" href="/themen">Themen</a><a data-menu-key="search" href="/suche" aria-current="true">Suche</a>
  <a hreflang="fr" href="/fr">fr</a></header>
  <main id="inhalt" tabindex="-1"><h1>Start</h1><a hreflang="fr" href="/fr/zitat">Zitat</a></main>
  <script type="module" src="/assets/site-1.js"></script><script type="application/ld+json">{"old":1}</script>`;

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

async function visit(parts: EventParts): Promise<ReturnType<FakeWindow['navigate']>> {
  const event = page.navigate(parts);
  await page.settle(event).catch(() => undefined);
  return event;
}

function note(event: Event): void {
  if (event instanceof CustomEvent) events.push(`${event.type} ${JSON.stringify(event.detail)}`);
}

beforeEach(async () => {
  sessionStorage.clear();
  events = [];
  document.documentElement.lang = 'de';
  document.documentElement.dataset['build'] = 'build-1';
  document.head.innerHTML = `<title>Start</title><meta name="viewport" content="width=device-width"><meta name="description" content="Alt">
    <meta name="citation_author" content="Alt"><link rel="stylesheet" href="/style.css"><link rel="canonical" href="https://statistik.example/">`;
  document.body.innerHTML = home;
  document.body.dataset['menuKey'] = 'search';
  document.addEventListener('page:start', note);
  document.addEventListener('page:finish', note);
  answer(themes);
  await begin();
});

it('B5.1 the rest of the page points the language switch to the same page, and leaves links of the text alone', async () => {
  answer({ ...themes, main: '<h1>Themen</h1><a hreflang="fr" href="/fr/zitat">Zitat</a>' });
  await visit({ url: '/themen' });
  expect([...document.querySelectorAll('a[hreflang]')].map((link) => link.getAttribute('href'))).toEqual([
    '/fr/themen',
    '/fr/zitat',
  ]);
});

describe('B5.1 while a page is on its way', () => {
  /** A step back whose page is awaited: the address is the new one, the page still the old. */
  function stepBack(): void {
    const event = page.navigate({ url: '/themen', navigationType: 'traverse' });
    page.settle(event).catch(() => undefined);
    page.location.href = event.destination.url;
  }

  it('a further step back within it brings the page', () => {
    stepBack();
    expect(page.navigate({ url: '/themen?filter=1', navigationType: 'traverse' }).intercepted).not.toBeNull();
  });
});

describe('B5.1 going back', () => {
  it('shows what was there after a step to a place on the page, too', async () => {
    const heading = document.querySelector('main h1');
    page.location.href = 'https://statistik.example/#place';
    await visit({ url: '/themen' });
    await visit({ url: '/#place', navigationType: 'traverse' });
    expect(document.querySelector('main h1')).toBe(heading);
  });

  it('is the way of steps alone: a link shows the page afresh', async () => {
    const heading = document.querySelector('main h1');
    await visit({ url: '/themen' });
    expect(fetch).toHaveBeenCalledWith('/themen/_payload.json', expect.objectContaining({ redirect: 'error' }));
    answer({ ...themes, main: '<h1>Start</h1>' });
    await visit({ url: '/' });
    expect(document.querySelector('main h1')).not.toBe(heading);
  });
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
  expect(page.navigate(parts).intercepted).toBeNull();
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
    expect(page.navigate({ url: '/themen' }).intercepted).toBeNull();
    expect(page.navigate({ url: '/apps' }).intercepted).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(page.navigate({ url: '/themen' }).intercepted).not.toBeNull();
    vi.useRealTimers();
  });

  it('work if the browser refuses storage', async () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    answer({}, 404);
    await visit({ url: '/themen' });
    expect(page.location.assign).toHaveBeenCalledOnce();
    expect(page.navigate({ url: '/themen' }).intercepted).toBeNull();
  });

  it('replace the entry of the history if the navigation did, and keep the place of a step back', async () => {
    answer({}, 404);
    await visit({ url: '/themen', navigationType: 'replace' });
    expect(page.location.replace).toHaveBeenCalledExactlyOnceWith('https://statistik.example/themen');
    await visit({ url: '/apps', navigationType: 'traverse' });
    expect(page.location.reload).toHaveBeenCalledOnce();
  });
});

describe('a page of an older build', () => {
  beforeEach(async () => {
    vi.doMock('@/lib/client/appUpdate', () => ({ isOutdated: () => true }));
    await begin();
    return () => vi.doUnmock('@/lib/client/appUpdate');
  });

  it('B6.2 is loaded again by a step back, which the browser would not do', async () => {
    await visit({ url: '/themen', navigationType: 'traverse' });
    expect(fetch).not.toHaveBeenCalled();
    expect(page.location.reload).toHaveBeenCalledOnce();
    expect(events).toEqual(['page:start {"path":"/themen"}', 'page:finish {"path":"/themen","shown":false}']);
  });
});

describe('the cross-fade', () => {
  /** What the browser calls as soon as it has a picture of the old page. */
  let updates: (() => void)[];

  /** Begins a change of pages and waits until it is shown, or until the browser takes its picture. */
  async function changePage(parts: EventParts): Promise<ReturnType<FakeWindow['navigate']>> {
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
    return () => {
      Reflect.deleteProperty(document, 'startViewTransition');
      document.body.removeAttribute('data-content');
    };
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
    expect(events).toEqual([
      'page:start {"path":"/themen"}',
      'page:start {"path":"/artikel/wohnen"}',
      'page:finish {"path":"/artikel/wohnen","shown":true}',
      'page:finish {"path":"/themen","shown":false}',
    ]);
  });
});
