import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneSentencePerLine } from '@/lib/i18n/format/sentences';

describe('sentences of Leichte Sprache', () => {
  it.each([
    ['Eine Wohnung ist leer. Wir zählen sie.', 'Eine Wohnung ist leer.\nWir zählen sie.'],
    ['Sie haben eine Frage? Rufen Sie an! Wir helfen.', 'Sie haben eine Frage?\nRufen Sie an!\nWir helfen.'],
    ['Wir sagen: «Das ist neu.» Dann zählen wir.', 'Wir sagen: «Das ist neu.»\nDann zählen wir.'],
    ['Es sind 912. 1 Jahr früher waren es mehr.', 'Es sind 912.\n1 Jahr früher waren es mehr.'],
    ['Das war im Jahr 2026. Es waren 900.', 'Das war im Jahr 2026.\nEs waren 900.'],
    ['Es sind 21. Das ist viel.', 'Es sind 21.\nDas ist viel.'],
    ['Das ist mehr als 0,78. Also fast 1.', 'Das ist mehr als 0,78.\nAlso fast 1.'],
    ['Schon da.\nNoch ein Satz. Und einer.', 'Schon da.\nNoch ein Satz.\nUnd einer.'],
    ['Das ist so … Und jetzt?', 'Das ist so …\nUnd jetzt?'],
  ])('stand on a line each: %s', (text, expected) => {
    expect(oneSentencePerLine(text)).toBe(expected);
  });

  it.each([
    'Die Zahl ist vom 21. August 2026.',
    'Die Zahl ist vom 1. Juni.',
    'Die Zahl ist vom 21. 8. 2026.',
    'Das war im 19. Jahrhundert.',
    'Das Haus steht in St. Johann.',
    'Es sind ca. 900 Wohnungen.',
    'Es sind 1,7 Mio. Nächte.',
    'Das steht in Art. 5 vom Gesetz.',
    'Zum Beispiel, z. B. Basel, hat viele Teile.',
    'Frau A. Beispiel hilft.',
    'Die Adresse ist www.bs.ch und bleibt so.',
    '',
  ])('are not cut inside: %s', (text) => {
    expect(oneSentencePerLine(text)).toBe(text);
  });

  it('lose nothing but the spaces between them, and need only one pass', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('A', 'b', '.', ' ', '?', '1', '«', '»', '\n') }), (text) => {
        const lines = oneSentencePerLine(text);
        expect(lines.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        expect(oneSentencePerLine(lines)).toBe(lines);
      }),
    );
  });
});
