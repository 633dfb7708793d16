import { describe, expect, it } from 'vitest';
import { nonBreakingNumbers, nonBreakingTitle } from '@/content-types/nonBreakingNumbers';

const narrow = '\u202f';
const full = '\u00a0';

describe('numbers in the texts of editors', () => {
  it.each([
    ['4,5 % der Haushalte', `4,5${narrow}% der Haushalte`],
    ['bis 21 °C und 3 km²', `bis 21${narrow}°C und 3${narrow}km²`],
    ['50 GWh, 12 t.', `50${narrow}GWh, 12${narrow}t.`],
    ['4,6 Prozent', `4,6${full}Prozent`],
    ['1,7 Millionen Franken', `1,7${full}Millionen Franken`],
    ['232’648 Personen', `232’648${full}Personen`],
    ['1 059 022 nuitées', `1${narrow}059${narrow}022 nuitées`],
    ['3,6 pour cent', `3,6${full}pour cent`],
  ])('stay with what they count: %s', (text, held) => {
    expect(nonBreakingNumbers(text)).toBe(held);
  });

  it.each([
    '2026 standen',
    '+41 61 267 87 27',
    '061 267 87 27',
    'en 2020 s’est',
    'A 2019 200',
    'Nr. 5 mit',
    '3 tiefer',
  ])('leave others alone: %s', (text) => {
    expect(nonBreakingNumbers(text)).toBe(text);
  });

  it('are held in titles if the word is short', () => {
    expect(nonBreakingTitle('1,7 Millionen Gäste, 4,5 %')).toBe(`1,7${full}Millionen Gäste, 4,5${narrow}%`);
    expect(nonBreakingTitle('211’094 Menschen leben hier')).toBe('211’094 Menschen leben hier');
  });
});
