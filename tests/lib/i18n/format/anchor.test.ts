import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressPartFault } from '@/content-types/siteAddresses';
import { anchorOf, uniqueAddressParts, uniqueAnchors } from '@/lib/i18n/format/anchor';

describe('an anchor', () => {
  it.each([
    ['Grosse Unterschiede', 'grosse-unterschiede'],
    ['Über 65 Jahre', 'ueber-65-jahre'],
    ['U\u0308ber 65 Jahre', 'ueber-65-jahre'],
    ['Ménages à Bâle', 'menages-a-bale'],
    ['  «Leerstand» – was ist das?  ', 'leerstand-was-ist-das'],
    ['2.1 Preise', '2-1-preise'],
    ['???', 'abschnitt'],
    ['', 'abschnitt'],
  ])('of %j is %s', (heading, anchor) => {
    expect(anchorOf(heading)).toBe(anchor);
  });

  it('of a long heading ends with a whole word', () => {
    const heading =
      'Bevölkerungsentwicklung und Wohnungsmarkt in den Quartieren und Gemeinden seit neunzehnhundertneunzig';
    expect(anchorOf(heading)).toBe('bevoelkerungsentwicklung-und-wohnungsmarkt-in-den-quartieren-und-gemeinden-seit');
  });

  it('of a single word that is too long ends within it', () => {
    expect(anchorOf('a'.repeat(255))).toBe('a'.repeat(80));
    expect(anchorOf('日'.repeat(255))).toBe('日'.repeat(26));
  });
});

describe('the anchors of a page', () => {
  it('are numbered if headings are the same', () => {
    expect(uniqueAnchors(['Preise', 'Mieten', 'Preise', 'preise!'])).toEqual([
      'preise',
      'mieten',
      'preise-2',
      'preise-3',
    ]);
  });

  it('are always different', () => {
    const heading = fc.constantFrom('Preise', 'Preise 2', 'Preise 2 2', 'Preise 3', '', 'Abschnitt', 'Abschnitt 2');
    fc.assert(
      fc.property(fc.array(heading), (headings) => {
        expect(new Set(uniqueAnchors(headings)).size).toBe(headings.length);
      }),
    );
  });
});

it('the parts of addresses made from titles are always valid and different, however long the titles are', () => {
  const letter = fc.constantFrom('a', 'Ä', 'ß', '日', '한', '𝒳', '\u0308', ' ', '-', '.', '/', '😀');
  const title = fc.oneof(
    fc.string({ unit: letter, maxLength: 255 }),
    fc.constantFrom('Index', 'index', 'x'.repeat(255)),
  );
  fc.assert(
    fc.property(fc.array(title), (titles) => {
      const parts = uniqueAddressParts(titles);
      expect(parts.map(addressPartFault).filter((fault) => fault !== undefined)).toEqual([]);
      expect(parts.map((part) => part.normalize('NFC'))).toEqual(parts);
      expect(new Set(parts).size).toBe(titles.length);
    }),
  );
});
