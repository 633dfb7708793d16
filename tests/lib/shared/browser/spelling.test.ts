import { describe, expect, it } from 'vitest';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { foldUmlauts, normalizePunctuation, foldedWords, wordsOf } from '@/lib/shared/browser/spelling';

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
    expect(foldedWords('Löhne und Lohn, Löhne')).toEqual(['lohne', 'loehne', 'und', 'lohn']);
  });

  it.each([
    ['0,78 % der Wohnungen', ['0,78', 'der', 'Wohnungen']],
    ['211’094 Menschen', ['211’094', 'Menschen']],
    ['Personen 65+', ['Personen', '65+']],
    ['Ein- und Auspendler', ['Ein', 'und', 'Auspendler']],
    ['CO2, <script>', ['CO2', 'script']],
    ['20-64 und 20–64', ['20', '64', 'und', '20', '64']],
    ['Covid-19', ['Covid', '19']],
    ['… – 🙂', []],
  ])('%s has the words %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ['Leer\u00adwohnungs\u00adquote', 'Leerwohnungsquote'],
    ['\ufeffMiete\u200b', 'Miete'],
    ["l'emploi lʼemploi l‘emploi l´emploi l`emploi", 'l’emploi l’emploi l’emploi l’emploi l’emploi'],
    ['211′094', '211’094'],
    ['20–64 «Jahre»', '20–64 «Jahre»'],
  ])('of what looks the same are one: %j', (text, plain) => {
    expect(normalizePunctuation(text)).toBe(plain);
  });
});
