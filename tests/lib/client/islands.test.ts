import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startIslands } from '@/lib/client/islands';
import type { Hydrate } from '@/lib/client/islands';

/** What is watched, and what the browser says when it comes near. */
const watched = new Map<Element, (isNear: boolean) => void>();

class FakeObserver {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(element: Element): void {
    watched.set(element, (isIntersecting) => {
      // Only this is read.
      Reflect.apply(this.#report, undefined, [[{ isIntersecting }]]);
    });
  }
  disconnect(): void {
    // What is watched is told nothing more.
  }
}

const hydrate = vi.fn<Hydrate>();
const load = vi.fn<() => Promise<{ hydrate: Hydrate }>>();

const markup =
  '<p hidden>Geht nicht. <button>Neu laden</button></p><div data-island="Quiz"><form><input type="radio"><button>Prüfen</button></form></div><script type="application/json">{}</script>';

function islandOfPage(): HTMLElement {
  const island = document.querySelector<HTMLElement>('[data-island]');
  if (island === null) throw new Error('no island');
  return island;
}

function failure(): Element | null {
  return document.querySelector('p');
}

function comeNear(isNear = true): void {
  watched.get(islandOfPage())?.(isNear);
}

beforeEach(() => {
  watched.clear();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  hydrate.mockReset();
  load.mockReset().mockResolvedValue({ hydrate });
  document.body.innerHTML = `<main>${markup}</main>`;
});

it.each([
  ['/suche?q=miete%20basel', 'miete basel'],
  ['/suche?seite=2', ''],
])('the field of a search in an island shows the words of %s before its code is loaded', (address, words) => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<main><div data-island="Quiz"><input name="q" value=""></div></main>';
  startIslands({ Quiz: load });
  expect(document.querySelector('input')).toHaveValue(words);
  expect(load).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/');
});

it('the code of an island is asked for once, and again for the island of a page that comes later', () => {
  startIslands({ Quiz: load });
  document.dispatchEvent(new CustomEvent('page:finish'));
  expect(watched.size).toBe(1);
  document.body.innerHTML = `<main>${markup}</main>`;
  document.dispatchEvent(new CustomEvent('page:finish'));
  expect(watched.size).toBe(2);
});

describe('B5.4 an island that fails', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('says so while its code does not come, and comes to life if it does', async () => {
    vi.useFakeTimers();
    let arrive: (code: { readonly hydrate: Hydrate }) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => void (arrive = resolve)));
    startIslands({ Quiz: load });
    comeNear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(failure()).toBeVisible();
    arrive({ hydrate });
    await vi.advanceTimersByTimeAsync(0);
    expect(failure()).not.toBeVisible();
    expect(islandOfPage()).not.toHaveAttribute('data-failed');
    expect(hydrate).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
