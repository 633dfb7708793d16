/** Translates months, seasons and parts of years that editors write in words. */
import type { Locale } from '@/content-types/locales';
import { formatDate } from './date';

/** Months, quarters and halves, as in dates. */
const datedParts = '01 02 03 04 05 06 07 08 09 10 11 12 Q1 Q2 Q3 Q4 H1 H2'.split(' ');

const germanSeasons = ['Frühling', 'Sommer', 'Herbst', 'Winter'];

const seasons: { readonly [Name in Locale]: readonly string[] } = {
  de: germanSeasons,
  ls: germanSeasons,
  fr: ['printemps', 'été', 'automne', 'hiver'],
  it: ['primavera', 'estate', 'autunno', 'inverno'],
  en: ['spring', 'summer', 'autumn', 'winter'],
};

/** Parts of a month, a season or a year. */
const germanPositions = ['', 'Anfang ', 'Mitte ', 'Ende '];

const positions: { readonly [Name in Locale]: readonly string[] } = {
  de: germanPositions,
  ls: germanPositions,
  fr: ['', 'début ', 'mi-', 'fin '],
  it: ['', 'inizio ', 'metà ', 'fine '],
  en: ['', 'early ', 'mid-', 'late '],
};

/** All periods of a year, in the same order in each language. */
function namesOf(year: string, locale: Locale): readonly string[] {
  const dated = datedParts.map((part) => formatDate(`${year}-${part}`, locale));
  const periods = [year, ...dated, ...seasons[locale].map((season) => `${season} ${year}`)];
  return positions[locale].flatMap((position) => periods.map((period) => `${position}${period}`));
}

/** Ignores case, non-breaking spaces, and «im» before a month. */
function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s/g, ' ')
    .replace(/^(?:im|in|en|au|nel|nella) /, '')
    .replace('frühjahr', 'frühling');
}

/**
 * Returns a period in the words of another language: `Frühling 2027` → `printemps 2027`, `Anfang März 2027` → `début
 * mars 2027`. Undefined for other words.
 */
export function namedPeriod(words: string, from: Locale, to: Locale): string | undefined {
  const year = /(?<!\d)\d{4}(?:\/\d{2}(?:\d{2})?)?$/.exec(words)?.[0];
  if (year === undefined) return undefined;
  const written = comparable(words);
  const place = namesOf(year, from).findIndex((name) => comparable(name) === written);
  return namesOf(year, to)[place];
}
