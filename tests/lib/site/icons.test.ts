import { describe, expect, it } from 'vitest';
import { iconAddress, iconFile, iconSprite } from '@/lib/site/icons';

describe('the icons', () => {
  it('are one small file', () => {
    expect(new TextEncoder().encode(iconSprite).length).toBeLessThan(4096);
  });

  it('are drawn as symbols that pages refer to by name', () => {
    expect(iconAddress('external')).toBe(`/assets/${iconFile}#external`);
    expect(iconSprite).toMatch(/<symbol id="external" viewBox="0 0 24 24"><path d="M[^"]+"\/><\/symbol>/);
  });

  it('have a file name that changes with them, so it can be kept for ever', () => {
    expect(iconFile).toMatch(/^icons-[\da-f]{8}\.svg$/);
  });
});
