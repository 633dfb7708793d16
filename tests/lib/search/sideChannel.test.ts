import { describe, expect, it } from 'vitest';
import makeChannel from '@/lib/search/sideChannel.cjs';

describe('what qs keeps its notes in, in the browser', () => {
  it('keeps notes about objects', () => {
    const channel = makeChannel();
    const [known, unknown] = [{}, {}];
    channel.set(known, 3);
    expect([channel.has(known), channel.get(known)]).toEqual([true, 3]);
    expect([channel.has(unknown), channel.get(unknown)]).toEqual([false, undefined]);
    expect(() => channel.assert(known)).not.toThrow();
    expect(() => channel.assert(unknown)).toThrow('Side channel does not contain');
  });

  it('forgets them', () => {
    const channel = makeChannel();
    const known = {};
    channel.set(known, 3);
    expect([channel.delete(known), channel.delete(known), channel.has(known)]).toEqual([true, false, false]);
  });

  it('keeps them apart from those of another', () => {
    const known = {};
    makeChannel().set(known, 3);
    expect(makeChannel().has(known)).toBe(false);
  });
});
