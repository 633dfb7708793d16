import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '@/lib/browser/scriptFailures';
import { stopListenersAfterTest } from './listeners';

const reload = vi.fn<() => void>();
const place: Place = { href: 'https://statistik.example/suche?q=x', pathname: '/suche', reload };

/** What the browser remembers of a file that the page asked for. */
class FakeTiming {
  constructor(
    readonly name: string,
    readonly responseStatus: number | undefined,
    readonly initiatorType = 'script',
  ) {}
}

async function start(at: Place = place): Promise<void> {
  // Afresh for each test, because recent loads are remembered.
  vi.resetModules();
  const { startScriptFailures } = await import('@/lib/browser/scriptFailures');
  startScriptFailures(at);
}

/** An element of the page whose file could not be loaded. */
function fail(markup: string): void {
  document.body.innerHTML = markup;
  document.body.firstElementChild?.dispatchEvent(new Event('error'));
}

/** A promise that nobody waits for. */
function reject(reason: unknown): void {
  const event = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(event, { reason }));
}

function chunkLoadError(): Error {
  return Object.assign(new Error('Failed to load chunk /_next/static/chunks/1.js'), { name: 'ChunkLoadError' });
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

const frameworkScript = '<script src="/_next/static/chunks/1.js"></script>';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  stopListenersAfterTest();
  reload.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal('PerformanceResourceTiming', FakeTiming);
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  return () => vi.useRealTimers();
});

describe('a script of the page that is gone', () => {
  it.each([frameworkScript, '<script src="https://statistik.example/_next/static/chunks/1.js?dpl=1"></script>'])(
    'B5.4 loads the page again: %s',
    async (markup) => {
      await start();
      fail(markup);
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('B5.4 does so once in ten seconds', async () => {
    await start();
    fail(frameworkScript);
    fail(frameworkScript);
    vi.advanceTimersByTime(9999);
    fail(frameworkScript);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    fail(frameworkScript);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('B5.4 is remembered beyond the load', async () => {
    await start();
    fail(frameworkScript);
    await start();
    fail(frameworkScript);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('B5.4 counts for each page by itself', async () => {
    await start();
    fail(frameworkScript);
    await start({ ...place, pathname: '/artikel/quiz' });
    fail(frameworkScript);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('B5.4 loads again once where the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await start();
    fail(frameworkScript);
    fail(frameworkScript);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('B5.4 loads again once where every access to storage throws', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    await start();
    fail(frameworkScript);
    fail(frameworkScript);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('B5.4 leaves the page as it is when there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await start();
    fail(frameworkScript);
    expect(reload).not.toHaveBeenCalled();
  });

  it('B5.4 loads again when the network is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await start();
    fail(frameworkScript);
    fail(frameworkScript);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('what else fails', () => {
  it.each([
    '<script src="/assets/site-1.js"></script>',
    '<script src="/themen/_next/1.js"></script>',
    '<script src="https://umami.example.org/script.js"></script>',
    '<script></script>',
    '<img src="/_next/static/media/bild.png" alt="">',
    '<link rel="stylesheet" href="/_next/static/css/1.css">',
  ])('B5.4 loads nothing again: %s', async (markup) => {
    await start();
    fail(markup);
    expect(reload).not.toHaveBeenCalled();
  });

  it('B5.4 is no script at all when nobody can read its address', async () => {
    const fault = vi.fn<(event: ErrorEvent) => void>();
    await start();
    window.addEventListener('error', fault);
    fail('<script src="https://["></script>');
    expect(fault).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('B5.4 is an error of code, which loading would not mend', async () => {
    await start();
    window.dispatchEvent(new ErrorEvent('error', { message: 'x is not defined' }));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([[new TypeError('Failed to fetch')], ['ChunkLoadError'], [{ name: 'ChunkLoadError' }], [undefined], [null]])(
    'B5.4 is a promise that ended otherwise: %o',
    async (reason) => {
      await start();
      reject(reason);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});

describe('a part of a script that is gone', () => {
  it('B5.4 loads the page again, once in ten seconds', async () => {
    await start();
    reject(chunkLoadError());
    reject(chunkLoadError());
    fail(frameworkScript);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    reject(chunkLoadError());
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe('a script that failed before this one ran', () => {
  const address = 'https://statistik.example/_next/static/chunks/1.js';

  it.each([404, 410, 500])('B5.4 loads the page again: %i', async (status) => {
    vi.stubGlobal('performance', { getEntriesByType: () => [new FakeTiming(address, status)] });
    await start();
    expect(reload).toHaveBeenCalledOnce();
    await start();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each<[string, object]>([
    ['was loaded', new FakeTiming(address, 200)],
    ['came from the cache', new FakeTiming(address, 304)],
    ['has no status in this browser', new FakeTiming(address, undefined)],
    ['has no status because of its host', new FakeTiming(address, 0)],
    ['is of another kind', new FakeTiming(address, 404, 'img')],
    ['is not of the framework', new FakeTiming('https://statistik.example/assets/site-1.js', 404)],
    ['is something else', { name: address, responseStatus: 404, initiatorType: 'script' }],
  ])('B5.4 is none when it %s', async (_, entry) => {
    vi.stubGlobal('performance', { getEntriesByType: () => [entry] });
    await start();
    expect(reload).not.toHaveBeenCalled();
  });
});
