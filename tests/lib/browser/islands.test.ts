import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Islands from '@/lib/browser/islands';

const reload = vi.fn<() => void>();
const place: Islands.Place = { reload };

interface Came {
  /** How the browser came to the page. */
  readonly by: string;
  /** Milliseconds ago. */
  readonly ago?: number;
}

/** Afresh for each test, as for each page. */
async function openPage({ by, ago = 500 }: Came): Promise<typeof Islands> {
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
  it.each(['navigate', 'back_forward'])('B5.4 has its page loaded again, once: %s', async (by) => {
    const { fail } = await openPage({ by });
    fail(place);
    fail(place);
    expect(reload).toHaveBeenCalledOnce();
    expect(failure()).not.toBeVisible();
  });

  it('B5.4 says so where that has not helped, and leaves the others alone', async () => {
    const { fail } = await openPage({ by: 'reload' });
    fail(place);
    expect(reload).not.toHaveBeenCalled();
    expect(failure()).toBeVisible();
    expect([...document.querySelectorAll('[data-failed]')].map((island) => island.getAttribute('data-island'))).toEqual(
      ['Search'],
    );
  });

  it.each([60_000, 65_000, 600_000])('B5.4 never loads it a second time, however late it fails: %i ms', async (ago) => {
    const { fail } = await openPage({ by: 'reload', ago });
    fail(place);
    expect(reload).not.toHaveBeenCalled();
    expect(failure()).toBeVisible();
  });

  it('B5.4 says so at once where there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { fail } = await openPage({ by: 'navigate' });
    fail(place);
    expect(reload).not.toHaveBeenCalled();
    expect(failure()).toBeVisible();
  });
});

it('islands are alive when all of them say so', async () => {
  const { areAlive } = await openPage({ by: 'navigate' });
  expect(areAlive()).toBe(false);
  document.querySelector('[data-island="Search"]')?.setAttribute('data-alive', '');
  expect(areAlive()).toBe(true);
});
