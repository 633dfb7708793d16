/** Alone: what storage refuses is kept in the memory of the module. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as code from '@/lib/portal/browser/kept';

const storageKey = 'portal.kept';

/** The code as a page loads it. */
async function openPage(): Promise<typeof code> {
  vi.resetModules();
  return import('@/lib/portal/browser/kept');
}

beforeEach(() => localStorage.clear());

describe('indicators that are put aside', () => {
  it('stay on the device until they are removed', async () => {
    (await openPage()).toggleKept('indicators', '5813');
    const { keptKeys, toggleKept } = await openPage();
    expect(keptKeys('indicators')).toEqual(['5813']);
    toggleKept('indicators', '5814');
    expect(keptKeys('indicators')).toEqual(['5813', '5814']);
    toggleKept('indicators', '5813');
    toggleKept('indicators', '5814');
    expect(keptKeys('indicators')).toEqual([]);
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it('are six at most; one that is there can still be removed', async () => {
    const { keep, keptKeys, toggleKept } = await openPage();
    keep('indicators', ['1', '2', '3', '4', '5', '6']);
    expect(toggleKept('indicators', '7')).toBe(false);
    expect(keptKeys('indicators')).toHaveLength(6);
    expect(toggleKept('indicators', '1')).toBe(true);
    expect(toggleKept('indicators', '7')).toBe(true);
    expect(keptKeys('indicators')).toEqual(['2', '3', '4', '5', '6', '7']);
  });

  it('are nothing but keys, whatever is stored', async () => {
    localStorage.setItem(storageKey, '5813,<b>,5813,,-1,9,1,2,3,4,5');
    expect((await openPage()).keptKeys('indicators')).toEqual(['5813', '9', '1', '2', '3', '4']);
  });

  it('are other lists than the areas that are', async () => {
    const { keep, keptKeys, keysInQuery, queryOf, toggleKept } = await openPage();
    toggleKept('areas', 'st-johann');
    keep('indicators', ['5813']);
    expect(keptKeys('areas')).toEqual(['st-johann']);
    expect(queryOf('areas', ['st-johann', 'riehen'])).toBe('?gebiete=st-johann,riehen');
    expect(keysInQuery('areas', '?gebiete=riehen,st-johann,,a%2Fb,riehen')).toEqual(['riehen', 'st-johann']);
    expect(keysInQuery('areas', '?vergleich=5813')).toBeNull();
  });

  it('are followed by all that show them, also from another tab', async () => {
    const { followKept, toggleKept } = await openPage();
    const onChange = vi.fn();
    const end = followKept('indicators', onChange);
    toggleKept('indicators', '5813');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
    toggleKept('indicators', '5813');
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
