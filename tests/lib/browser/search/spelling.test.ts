import { describe, expect, it } from 'vitest';
import { foldAccents } from '@/lib/browser/foldAccents';
import { foldUmlauts, spellingsOf, wordsOf } from '@/lib/browser/search/spelling';

describe('spellings', () => {
  it.each([
    ['Bevölkerung', 'bevolkerung', 'bevoelkerung'],
    ['BEVÖLKERUNG', 'bevolkerung', 'bevoelkerung'],
    // An accent written as a character of its own.
    ['Bevo\u0308lkerung', 'bevolkerung', 'bevoelkerung'],
    ['Größe', 'grosse', 'groesse'],
    ['Élèves', 'eleves', 'eleves'],
    ['cœur', 'coeur', 'coeur'],
    ['Neuentwicklung', 'neuentwicklung', 'neuentwicklung'],
  ])('B8.4 %s is also %s and %s', (word, plain, spelled) => {
    expect(foldAccents(word)).toBe(plain);
    expect(foldUmlauts(word)).toBe(spelled);
  });

  it('B8.4 are listed once each', () => {
    expect(spellingsOf('Löhne und Lohn, Löhne')).toEqual(['lohne', 'loehne', 'und', 'lohn']);
  });

  it.each([
    ['0,78 % der Wohnungen', ['0,78', 'der', 'Wohnungen']],
    ['211’094 Menschen', ['211’094', 'Menschen']],
    ['Personen 65+', ['Personen', '65+']],
    ['Ein- und Auspendler', ['Ein', 'und', 'Auspendler']],
    ['CO2, <script>', ['CO2', 'script']],
    ['… – 🙂', []],
  ])('%s has the words %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
