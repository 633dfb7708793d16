import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Islands from '@/lib/browser/islands';

const reload = vi.fn<() => void>();
const place: Islands.Place = { reload };

interface Came {
  /** How the browser came to the page. */
  readonly by: string;
  /** Milliseconds ago. */
  readonly ago: number;
}

/** Afresh for each test, as for each page. */
async function openPage({ by, ago }: Came): Promise<typeof Islands> {
  vi.resetModules();
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: by }], now: () => ago });
  return import('@/lib/browser/islands');
}

function failure(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-island-failure]');
}

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  document.body.innerHTML =
    '<div data-island="Search"><p data-island-failure hidden>Geht nicht.</p><form></form></div><div data-island="Quiz" data-alive></div>';
});

describe('an island whose script failed', () => {
  it.each([
    { by: 'navigate', ago: 500 },
    { by: 'back_forward', ago: 500 },
    { by: 'reload', ago: 60_000 },
  ])('B5.4 has its page loaded again, once: %o', async (came) => {
    const { fail } = await openPage(came);
    fail(place);
    fail(place);
    expect(reload).toHaveBeenCalledOnce();
    expect(failure()).not.toBeVisible();
  });

  it('B5.4 says so where that has not helped, and leaves the others alone', async () => {
    const { fail } = await openPage({ by: 'reload', ago: 59_999 });
    fail(place);
    expect(reload).not.toHaveBeenCalled();
    expect(failure()).toBeVisible();
    expect([...document.querySelectorAll('[data-failed]')].map((island) => island.getAttribute('data-island'))).toEqual(
      ['Search'],
    );
  });

  it('B5.4 says so at once where there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { fail } = await openPage({ by: 'navigate', ago: 500 });
    fail(place);
    expect(reload).not.toHaveBeenCalled();
    expect(failure()).toBeVisible();
  });
});

it('islands are alive when all of them say so', async () => {
  const { areAlive } = await openPage({ by: 'navigate', ago: 500 });
  expect(areAlive()).toBe(false);
  document.querySelector('[data-island="Search"]')?.setAttribute('data-alive', '');
  expect(areAlive()).toBe(true);
});
