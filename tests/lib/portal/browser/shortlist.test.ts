/** Alone: what storage refuses is kept in the memory of the module. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as code from '@/lib/portal/browser/shortlist';

const storageKey = 'portal.kept';

/** The code as a page loads it. */
async function openPage(): Promise<typeof code> {
  vi.resetModules();
  return import('@/lib/portal/browser/shortlist');
}

beforeEach(() => localStorage.clear());

describe('indicators that are put aside', () => {
  it('are six at most; one that is there can still be removed', async () => {
    const { saveShortlist, shortlistedKeys, toggleShortlisted } = await openPage();
    saveShortlist('indicators', ['1', '2', '3', '4', '5', '6']);
    expect(toggleShortlisted('indicators', '7')).toBe(false);
    expect(shortlistedKeys('indicators')).toHaveLength(6);
    expect(toggleShortlisted('indicators', '1')).toBe(true);
    expect(toggleShortlisted('indicators', '7')).toBe(true);
    expect(shortlistedKeys('indicators')).toEqual(['2', '3', '4', '5', '6', '7']);
  });

  it('are nothing but keys, whatever is stored', async () => {
    localStorage.setItem(storageKey, '5813,<b>,5813,,-1,9,1,2,3,4,5');
    expect((await openPage()).shortlistedKeys('indicators')).toEqual(['5813', '9', '1', '2', '3', '4']);
  });

  it('are other lists than the areas that are', async () => {
    const { saveShortlist, shortlistedKeys, keysInQuery, shortlistQuery, toggleShortlisted } = await openPage();
    toggleShortlisted('areas', 'st-johann');
    saveShortlist('indicators', ['5813']);
    expect(shortlistedKeys('areas')).toEqual(['st-johann']);
    expect(shortlistQuery('areas', ['st-johann', 'riehen'])).toBe('?gebiete=st-johann,riehen');
    expect(keysInQuery('areas', '?gebiete=riehen,st-johann,,a%2Fb,riehen')).toEqual(['riehen', 'st-johann']);
    expect(keysInQuery('areas', '?vergleich=5813')).toBeNull();
  });

  it('are followed by all that show them, also from another tab', async () => {
    const { onShortlistChange, toggleShortlisted } = await openPage();
    const onChange = vi.fn();
    const end = onShortlistChange('indicators', onChange);
    toggleShortlisted('indicators', '5813');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
    toggleShortlisted('indicators', '5813');
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
