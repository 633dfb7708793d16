import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchScripts } from '@/lib/browser/scriptFailures';
import { stopListenersAfterTest } from './listeners';

const fail = vi.fn<() => void>();
const areAlive = vi.fn<() => boolean>();

/** What the browser remembers of a file that the page asked for. */
class FakeTiming {
  constructor(
    readonly name: string,
    readonly responseStatus: number | undefined,
    readonly initiatorType = 'script',
  ) {}
}

function remember(...entries: readonly object[]): void {
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
}

function watch(): void {
  watchScripts({ areAlive, fail });
}

/** An element of the page whose file could not be loaded. */
function breakElement(markup: string): void {
  document.body.innerHTML = markup;
  document.body.firstElementChild?.dispatchEvent(new Event('error'));
}

/** A promise that nobody waits for. */
function reject(reason: unknown): void {
  const event = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(event, { reason }));
}

function readyState(state: DocumentReadyState): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
}

const address = `${window.location.origin}/_next/static/chunks/1.js`;

beforeEach(() => {
  vi.useFakeTimers();
  stopListenersAfterTest();
  fail.mockReset();
  areAlive.mockReset().mockReturnValue(true);
  vi.stubGlobal('PerformanceResourceTiming', FakeTiming);
  remember();
  return () => vi.useRealTimers();
});

describe('B5.4 a script fails that', () => {
  it.each(['<script src="/_next/static/chunks/1.js"></script>', `<script src="${address}?dpl=1"></script>`])(
    'could not be loaded: %s',
    (markup) => {
      watch();
      breakElement(markup);
      expect(fail).toHaveBeenCalledOnce();
    },
  );

  it('holds something else, or half of itself', () => {
    watch();
    window.dispatchEvent(
      new ErrorEvent('error', { error: new SyntaxError("Unexpected token '<'"), filename: address }),
    );
    expect(fail).toHaveBeenCalledOnce();
  });

  it('was loaded later, as a part', () => {
    watch();
    reject(Object.assign(new Error('Failed to load chunk 1.js'), { name: 'ChunkLoadError' }));
    expect(fail).toHaveBeenCalledOnce();
  });

  it.each([
    [404, 'script'],
    [410, 'link'],
    [500, 'script'],
  ])('failed before anybody watched: %i, asked for by %s', (status, initiator) => {
    remember(new FakeTiming(address, status, initiator));
    watch();
    expect(fail).toHaveBeenCalledOnce();
  });
});

describe('B5.4 an island that does not come alive', () => {
  beforeEach(() => {
    areAlive.mockReturnValue(false);
  });

  it('has failed five seconds after the page has loaded', () => {
    readyState('interactive');
    watch();
    vi.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(4_999);
    expect(fail).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fail).toHaveBeenCalledOnce();
  });

  it('has failed five seconds after the start on a page that was there already', () => {
    readyState('complete');
    watch();
    vi.advanceTimersByTime(5_000);
    expect(fail).toHaveBeenCalledOnce();
  });

  it('has failed after half a minute on a page whose scripts never end', () => {
    readyState('loading');
    watch();
    vi.advanceTimersByTime(29_999);
    expect(fail).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fail).toHaveBeenCalledOnce();
  });

  it('has not failed when it comes alive in time', () => {
    readyState('complete');
    watch();
    vi.advanceTimersByTime(4_000);
    areAlive.mockReturnValue(true);
    vi.advanceTimersByTime(60_000);
    expect(fail).not.toHaveBeenCalled();
  });
});

describe('B5.4 what fails otherwise is no script of an island', () => {
  it.each([
    '<script src="/assets/site-1.js"></script>',
    '<script src="/themen/_next/1.js"></script>',
    '<script src="https://umami.example.org/script.js"></script>',
    '<script src="https://["></script>',
    '<script></script>',
    '<img src="/_next/static/media/bild.png" alt="">',
    '<link rel="stylesheet" href="/_next/static/css/1.css">',
  ])('%s', (markup) => {
    watch();
    breakElement(markup);
    expect(fail).not.toHaveBeenCalled();
  });

  it.each<[string, ErrorEventInit]>([
    ['an error of code', { error: new TypeError('x is not defined'), filename: address }],
    ['a faulty script of somebody else', { error: new SyntaxError('x'), filename: '/assets/site-1.js' }],
    ['an error without anything', { message: 'Script error.' }],
  ])('%s, which loading would not mend', (_, init) => {
    watch();
    window.dispatchEvent(new ErrorEvent('error', init));
    expect(fail).not.toHaveBeenCalled();
  });

  it.each([[new TypeError('Failed to fetch')], ['ChunkLoadError'], [{ name: 'ChunkLoadError' }], [undefined], [null]])(
    'a promise that ended otherwise: %o',
    (reason) => {
      watch();
      reject(reason);
      expect(fail).not.toHaveBeenCalled();
    },
  );

  it.each<[string, object]>([
    ['was loaded', new FakeTiming(address, 200)],
    ['came from the cache', new FakeTiming(address, 304)],
    ['has no status in this browser', new FakeTiming(address, undefined)],
    ['is a picture', new FakeTiming('/_next/static/media/bild.png', 404, 'img')],
    ['is not of the framework', new FakeTiming('/assets/site-1.js', 404)],
    ['is something else', { name: address, responseStatus: 404, initiatorType: 'script' }],
  ])('what was asked for before and %s', (_, entry) => {
    remember(entry);
    watch();
    expect(fail).not.toHaveBeenCalled();
  });
});
