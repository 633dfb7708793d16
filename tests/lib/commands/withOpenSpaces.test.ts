import { readFile } from 'node:fs/promises';
import opentype from 'opentype.js';
import { describe, expect, it } from 'vitest';
import { compress, decompress } from 'woff2-encoder';
import { withOpenSpaces } from '@/lib/commands/withOpenSpaces';

const source = 'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';

const original = await decompress(await readFile(source));

/** By how much two letters come nearer to each other, in units of the font. */
function kerning(font: Uint8Array, [left = '', right = '']: string): number {
  const letters = opentype.parse(Uint8Array.from(font).buffer);
  return letters.getKerningValue(letters.charToGlyph(left), letters.charToGlyph(right));
}

describe('the typeface of the site', () => {
  it.each(['- ', '– ', ' -', ' –'])('keeps the distance of «%s»', (pair) => {
    expect(kerning(original, pair)).toBeLessThan(-300);
    expect(kerning(withOpenSpaces(original), pair)).toBe(0);
  });

  it.each(['AV', 'Te', 'e '])('has the kerning of «%s» from its designers', (pair) => {
    expect(kerning(original, pair)).toBeLessThan(0);
    expect(kerning(withOpenSpaces(original), pair)).toBe(kerning(original, pair));
  });

  it('is made from the package as it is installed; otherwise run `npm run typeface`', async () => {
    const made = await compress(withOpenSpaces(original));
    expect(made).toEqual(Uint8Array.from(await readFile('app/_styles/publicSans.woff2')));
  });
});
