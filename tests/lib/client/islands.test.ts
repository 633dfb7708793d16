import { beforeEach, expect, it, vi } from 'vitest';
import { startIslands } from '@/lib/client/islands';
import type { Hydrate } from '@/lib/client/islands';

/** What the browser says when the island comes near. */
let comeNear: () => void;

class FakeObserver {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(): void {
    // Only this is read.
    comeNear = () => {
      Reflect.apply(this.#report, undefined, [[{ isIntersecting: true }]]);
    };
  }
  disconnect(): void {
    // What is watched is told nothing more.
  }
}

const markup =
  '<main><p hidden>Geht nicht. <button>Neu laden</button></p><div data-island="Quiz"><form><input type="radio"></form></div><script type="application/json">{}</script></main>';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  document.body.innerHTML = markup;
});

it('B5.4 an island says so while its code does not come, and comes to life if it does', async () => {
  vi.useFakeTimers();
  const hydrate = vi.fn<Hydrate>();
  let arrive: (code: { readonly hydrate: Hydrate }) => void = () => undefined;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  startIslands({ Quiz: () => new Promise((resolve) => void (arrive = resolve)) });
  comeNear();
  await vi.advanceTimersByTimeAsync(10_000);
  const failure = document.querySelector('p');
  expect(failure).toBeVisible();
  arrive({ hydrate });
  await vi.advanceTimersByTimeAsync(0);
  expect(failure).not.toBeVisible();
  expect(document.querySelector('[data-failed]')).toBeNull();
  expect(hydrate).toHaveBeenCalledOnce();
});
