/** Formats dates in the languages of the site; instants are in Swiss time, wherever the build runs. */
import type { Locale } from '@/content-types/locales';
import { swissClockAt } from '@/content-types/swissClock';
import { nonBreaking } from './nonBreaking';

export const germanMonths = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

const monthNames: { readonly [Name in Locale]: readonly string[] } = {
  de: germanMonths,
  ls: germanMonths,
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  it: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

const dayAbbreviation: { readonly [Name in Locale]: (day: number) => string } = {
  de: (day) => `${day}.`,
  ls: (day) => `${day}.`,
  fr: (day) => (day === 1 ? '1er' : String(day)),
  it: (day) => (day === 1 ? '1º' : String(day)),
  en: String,
};

const quarterNames: { readonly [Name in Locale]: (quarter: number) => string } = {
  de: (quarter) => `${quarter}. Quartal`,
  ls: (quarter) => `${quarter}. Viertel-Jahr`,
  fr: (quarter) => (quarter === 1 ? '1er trimestre' : `${quarter}e trimestre`),
  it: (quarter) => `${quarter}º trimestre`,
  en: (quarter) => `Q${quarter}`,
};

const halfNames: { readonly [Name in Locale]: (half: number) => string } = {
  de: (half) => `${half}. Halbjahr`,
  ls: (half) => `${half}. Halb-Jahr`,
  fr: (half) => (half === 1 ? '1er semestre' : `${half}e semestre`),
  it: (half) => `${half}º semestre`,
  en: (half) => `H${half}`,
};

const weekNames: { readonly [Name in Locale]: string } = {
  de: 'Woche',
  ls: 'Woche',
  fr: 'semaine',
  it: 'settimana',
  en: 'week',
};

/** The parts of `2026`, `2026-08` or `2026-08-21`. */
function partsOf(
  date: string,
): { readonly year: string; readonly month: number | undefined; readonly day: number | undefined } | undefined {
  const match = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(date);
  if (!match?.[1]) return undefined;
  return {
    year: match[1],
    month: match[2] ? Number(match[2]) : undefined,
    day: match[3] ? Number(match[3]) : undefined,
  };
}

/** Returns the name of a month, counted from 1; empty for an invalid number. */
export function monthName(month: number, locale: Locale): string {
  return monthNames[locale][month - 1] ?? '';
}

/** Whether the day exists: not the 31st of February. */
function isCalendarDay(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** `2026-Q3` → `3. Quartal 2026`, `2026-H1` → `1. Halbjahr 2026`, `2026-W05` → `Woche 5, 2026`. */
function formatPart(date: string, locale: Locale): string | undefined {
  const [, year, part] = /^(\d{4})-(Q[1-4]|H[12]|W\d\d)$/.exec(date) ?? [];
  if (part === undefined) return undefined;
  const number = Number(part.slice(1));
  if (part.startsWith('W')) return `${nonBreaking(`${weekNames[locale]} ${number}`)}, ${year}`;
  return `${nonBreaking((part.startsWith('Q') ? quarterNames : halfNames)[locale](number))} ${year}`;
}

/**
 * Formats a date: `2026-08-21` → `21. August 2026`; `2026-08` → `August 2026`; `2026-Q3` → `3. Quartal 2026`. Other
 * texts such as `2025/26` are returned unchanged. Lines do not break after the number of a day or a quarter.
 */
export function formatDate(date: string, locale: Locale): string {
  const part = formatPart(date, locale);
  if (part !== undefined) return part;
  const parts = partsOf(date);
  const month = parts?.month === undefined ? undefined : monthNames[locale][parts.month - 1];
  if (parts === undefined || month === undefined) return date;
  if (parts.day === undefined) return `${month} ${parts.year}`;
  if (!isCalendarDay(date)) return date;
  return `${nonBreaking(`${dayAbbreviation[locale](parts.day)} ${month}`)} ${parts.year}`;
}

/**
 * Returns a date for comparisons, after «par rapport» and «rispetto»: `à juin 2026`, `au 13 juillet 2026`; `al 2025`,
 * `ad aprile 2026`, `all’8 luglio 2026`, `alla settimana 5, 2026`. In other languages the date alone.
 */
export function comparedDate(period: string, locale: Locale): string {
  const date = formatDate(period, locale);
  const isNumbered = /^\d/.test(date);
  const isWeek = period.includes('-W');
  if (locale === 'fr') return isWeek ? `à la ${date}` : isNumbered && date !== period ? `au ${date}` : `à ${date}`;
  if (locale !== 'it') return date;
  if (isWeek) return `alla ${date}`;
  if (!isNumbered) return /^a/i.test(date) ? `ad ${date}` : `a ${date}`;
  return /^(?:8|11)(?!\d)/.test(date) ? `all’${date}` : `al ${date}`;
}

/** Returns a period with its preposition in Leichte Sprache: `im Jahr 2026`, `im Juli 2026`, `am 1. Juni 2026`. */
export function plainLanguageDate(period: string): string {
  const date = formatDate(period, 'ls');
  if (/^\d{4}(?:\/\d{2})?$/.test(period)) return `im Jahr ${date}`;
  if (period.includes('-W')) return `in der ${date}`;
  return partsOf(period)?.day === undefined ? `im ${date}` : `am ${date}`;
}

/** Returns the Swiss calendar day of an instant, `YYYY-MM-DD`. */
export function swissDayOf(instant: string): string {
  return swissClockAt(new Date(instant)).slice(0, 'YYYY-MM-DD'.length);
}

/** Returns an instant in Swiss time, the same in all languages: `23.11.2026, 19:12`. */
export function formatInstant(instant: string): string {
  const [date = '', time = ''] = swissClockAt(new Date(instant)).split('T');
  return `${date.split('-').toReversed().join('.')}, ${time.slice(0, 'HH:MM'.length)}`;
}
