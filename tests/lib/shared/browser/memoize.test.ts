import { describe, expect, it, vi } from 'vitest';
import { memoize } from '@/lib/shared/browser/memoize';

describe('a function that works once for each object', () => {
  it('returns the very same for the same object', () => {
    const make = vi.fn((entry: { readonly name: string }) => ({ title: entry.name.toUpperCase() }));
    const titleOf = memoize(make);
    const entry = { name: 'wohnen' };
    expect(titleOf(entry)).toBe(titleOf(entry));
    expect(make).toHaveBeenCalledOnce();
  });

  it('remembers that there is nothing, too', () => {
    const make = vi.fn(() => undefined);
    const nothing = memoize(make);
    const entry = {};
    nothing(entry);
    nothing(entry);
    expect(make).toHaveBeenCalledOnce();
  });
});
