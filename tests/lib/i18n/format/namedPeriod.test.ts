import { describe, expect, it } from 'vitest';
import { namedPeriod } from '@/lib/i18n/format/namedPeriod';

describe('a period that editors name', () => {
  it.each([
    ['Februar 2027', 'de', 'fr', 'février 2027'],
    ['Frühling 2027', 'de', 'fr', 'printemps 2027'],
    ['Frühjahr 2027', 'de', 'it', 'primavera 2027'],
    ['Herbst 2028', 'de', 'it', 'autunno 2028'],
    ['Winter 2026/27', 'de', 'en', 'winter 2026/27'],
    ['im Sommer 2027', 'de', 'en', 'summer 2027'],
    ['Anfang März 2027', 'de', 'fr', 'début mars 2027'],
    ['Mitte August 2027', 'de', 'en', 'mid-August 2027'],
    ['Ende 2027', 'de', 'it', 'fine 2027'],
    ['2. Quartal 2027', 'de', 'fr', '2e\u00a0trimestre 2027'],
    ['3. Quartal 2027', 'de', 'ls', '3.\u00a0Viertel-Jahr 2027'],
    ['1. Halbjahr 2027', 'de', 'en', 'H1 2027'],
    ['Mars 2027', 'fr', 'de', 'März 2027'],
    ['Mars 2027', 'fr', 'fr', 'mars 2027'],
    ['Spring 2027', 'en', 'de', 'Frühling 2027'],
    ['2027', 'de', 'fr', '2027'],
  ] as const)('is in the words of a language: «%s» (%s) in %s', (words, from, to, written) => {
    expect(namedPeriod(words, from, to)).toBe(written);
  });

  it.each(['im Folgemonat', 'nach den Wahlen 2028', 'Ausgabe 120273', 'Mars 2027', 'laufend', ''])(
    'is nothing else: «%s»',
    (words) => {
      expect(namedPeriod(words, 'de', 'fr')).toBeUndefined();
    },
  );
});
