/**
 * Formats numbers as in Switzerland. Own code, because `Intl` groups de-CH differently between versions of its data, so
 * that build and browser would disagree.
 */
import type { Locale } from '@/content-types/locales';
import { plainDigits } from '@/content-types/plainDigits';

const rightQuote = '\u2019';
/** Between a number and the sign of its unit, and between groups of French digits. */
export const narrowSpace = '\u202f';
const fullSpace = '\u00a0';
const minus = '\u2212';

/** Sign for a value that is not available. A dash would mean that nothing occurs: see `content-types/dataCells.ts`. */
export const missingValue = '\u2026';

interface Marks {
  readonly group: string;
  readonly decimal: string;
}

const swiss: Marks = { group: rightQuote, decimal: ',' };

const marks: { readonly [Name in Locale]: Marks } = {
  de: swiss,
  ls: swiss,
  it: swiss,
  fr: { group: narrowSpace, decimal: ',' },
  en: { group: ',', decimal: '.' },
};

export interface NumberOptions {
  /** Decimal places; by default as many as the number has. */
  readonly decimals?: number | undefined;
  /** For changes: an increase gets a plus sign. */
  readonly signed?: boolean | undefined;
}

/** Rounds half up on the decimal digits, so that 0.005 becomes 0.01 despite its binary value. */
function roundDigits(digits: string, decimals: number): string {
  const [whole = '0', fraction = ''] = digits.split('.');
  const kept = `${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`;
  const roundUp = (fraction[decimals] ?? '0') >= '5';
  const rounded = (BigInt(kept) + (roundUp ? 1n : 0n)).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? rounded : `${rounded.slice(0, -decimals)}.${rounded.slice(-decimals)}`;
}

/** Returns the number as it is displayed: -1.005 with two decimals is -1.01. */
export function roundedTo(value: number, decimals: number): number {
  return Math.sign(value) * Number(roundDigits(plainDigits(Math.abs(value)), decimals));
}

/** `1234567.891` → `1’234’567,891`. Null and non-finite numbers become the sign for a missing value. */
export function formatNumber(value: number | null, locale: Locale, options: NumberOptions = {}): string {
  if (value === null || !Number.isFinite(value)) return missingValue;
  const { decimals, signed = false } = options;
  const digits = plainDigits(Math.abs(value));
  const rounded = decimals === undefined ? digits : roundDigits(digits, decimals);
  const [whole = '0', fraction] = rounded.split('.');
  const { group, decimal } = marks[locale];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const unsigned = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  if (/^[0.]*$/.test(rounded)) return unsigned;
  if (value < 0) return `${minus}${unsigned}`;
  return signed ? `+${unsigned}` : unsigned;
}

const word = /\p{L}{4}/u;

/**
 * Returns the space between a number and its unit: narrow before a sign (`0,78 %`), full before words (`912
 * Wohnungen`), none before the percent sign in English (`0.78%`). All are non-breaking.
 */
export function unitSpace(unit: string, locale: Locale): string {
  if (locale === 'en' && /^[%‰]/.test(unit)) return '';
  return word.test(unit) ? fullSpace : narrowSpace;
}

/** Appends the unit to a formatted number, unless the number is missing. */
export function withUnit(number: string, unit: string | null, locale: Locale): string {
  return unit === null || number === missingValue ? number : `${number}${unitSpace(unit, locale)}${unit}`;
}

/** Formats a number with its unit, without a line break between them: `0,78 %`. */
export function formatQuantity(
  value: number | null,
  unit: string | null,
  locale: Locale,
  options: NumberOptions = {},
): string {
  return withUnit(formatNumber(value, locale, options), unit, locale);
}

/** Returns `2002–2026` without spaces; with spaces before a minus, which looks like the dash: `−4,2 – −1,3`. */
export function formatRange(from: string, to: string): string {
  if (from === to) return from;
  return to.startsWith('\u2212') ? `${from}\u00a0\u2013 ${to}` : `${from}\u2013${to}`;
}
