/** Whether rounded numbers in Leichte Sprache are close to those of the German entry. */
import { defaultLocale } from '@/content-types/locales';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { memoize } from '@/lib/shared/browser/memoize';
import { formatNumber } from '@/lib/i18n/format/number';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { entryId } from '@/lib/content/findings';
import type { CheckContext, ContentCheck } from './checkTypes';

/** The largest relative distance of a rounded number from its value. */
const most = 0.05;

/** A number at a larger relative distance stands for something else. */
const farthest = 1 / 3;

/** Smaller numbers are more often counts and days than rounded values. */
const smallest = 1000;

const magnitudes: ReadonlyMap<string, number> = new Map([
  ['Tausend', 1e3],
  ['Mio.', 1e6],
  ['Million', 1e6],
  ['Millionen', 1e6],
  ['Mrd.', 1e9],
  ['Milliarde', 1e9],
  ['Milliarden', 1e9],
]);

const magnitude = [...magnitudes.keys()]
  .toReversed()
  .join('|')
  .replaceAll('.', String.raw`\.`);
const written = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,’])(\d{1,3}(?:[’'\u202f]\d{3})+|\d+)(?:,(\d+))?(?:\s+(${magnitude}))?(?![\p{L}\p{N}])`,
  'gu',
);

interface SaidNumber {
  readonly field: string;
  readonly text: string;
  readonly value: number;
}

/** Four digits without a separator are a year. */
const year = /^[12]\d{3}$/;

function numbersInText(text: string, field: string): readonly SaidNumber[] {
  return [...text.matchAll(written)].flatMap(([found, whole = '', decimals = '0', word = '']) => {
    const value = Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`) * (magnitudes.get(word) ?? 1);
    return value < smallest || year.test(found) ? [] : [{ field, text: found, value }];
  });
}

/** A figure typed by editors: `1,7` with the unit `Millionen Nächte`. */
function typedNumber({ value, unit }: Readonly<Record<string, unknown>>, field: string): readonly SaidNumber[] {
  if (typeof value !== 'number') return [];
  const [word = ''] = typeof unit === 'string' ? unit.split(' ') : [];
  const size = value * (magnitudes.get(word) ?? 1);
  const text = [formatNumber(value, 'ls'), unit].filter((part) => typeof part === 'string').join(' ');
  return size < smallest ? [] : [{ field, text, value: size }];
}

/** Fields whose numbers are parts of names. */
const ignoredFields: ReadonlySet<string> = new Set(['key', 'path', 'phone', 'slug', 'src', 'url']);

function numbersSaid(value: unknown, field: string): readonly SaidNumber[] {
  if (typeof value === 'string') return numbersInText(value, field);
  const start = field === '' ? '' : `${field}.`;
  if (Array.isArray(value)) return value.flatMap((item, index) => numbersSaid(item, `${start}${index}`));
  if (!isRecord(value)) return [];
  const inside = Object.entries(value)
    .filter(([name]) => !ignoredFields.has(name))
    .flatMap(([name, item]) => numbersSaid(item, `${start}${name}`));
  return [...typedNumber(value, field), ...inside];
}

const numbersIn = memoize(({ values }: CheckedEntry) => numbersSaid(values, ''));

/** The keys of the indicators whose values an entry shows. */
function indicatorsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(indicatorsOf);
  if (!isRecord(value)) return [];
  const own = value['type'] === 'products' && typeof value['key'] === 'string' ? [value['key']] : [];
  return [...own, ...Object.values(value).flatMap(indicatorsOf)];
}

/** The values in the first and the last row of an indicator: the newest are in one of them. */
function newestValues({ values: { data_rows: rows } }: CheckedEntry): readonly number[] {
  const ends: readonly unknown[] = Array.isArray(rows) ? [rows.at(0), rows.at(-1)] : [];
  return ends
    .flatMap((row): readonly unknown[] => (Array.isArray(row) ? row : []))
    .filter((cell) => typeof cell === 'number');
}

/** Returns a function that finds the numbers of an entry in German: those in its texts, and the newest of its indicators. */
export function referenceNumbers(entries: readonly CheckedEntry[]): CheckContext['numbersBehind'] {
  const german = new Map(
    entries.filter(({ meta }) => meta.locale === defaultLocale).map((entry) => [entryId(entry.meta), entry]),
  );
  return ({ meta }) => {
    const entry = german.get(entryId({ ...meta, locale: defaultLocale }));
    if (entry === undefined) return [];
    const shown = indicatorsOf(entry.values).flatMap(
      (key) => german.get(entryId({ type: 'products', key, locale: defaultLocale })) ?? [],
    );
    const said = numbersIn(entry).map(({ value }) => value);
    return [...said, ...[entry, ...shown].flatMap(newestValues)];
  };
}

/** The nearest number, and its relative distance. */
function nearest(value: number, numbers: readonly number[]): { readonly number: number; readonly distance: number } {
  return numbers
    .filter((number) => number >= smallest)
    .map((number) => ({ number, distance: Math.abs(value - number) / number }))
    .reduce((best, one) => (one.distance < best.distance ? one : best), { number: 0, distance: Infinity });
}

export const roundingCheck: ContentCheck = {
  code: 'ls-rounding',
  severity: 'warning',
  doc: `Eine gerundete Zahl ab ${smallest} ist mehr als ${most * 100} % von jener entfernt, die auf Deutsch steht («2 Millionen» für 1’686’289).`,
  find: (entry, { numbersBehind: behind }) => {
    if (entry.meta.locale !== 'ls') return [];
    const numbers = behind(entry);
    return numbersIn(entry).flatMap(({ field, text, value }) => {
      const { number, distance } = nearest(value, numbers);
      if (distance <= most || distance > farthest) return [];
      return [{ field, fault: { code: 'ls-rounding', values: { found: text, expected: number } } }];
    });
  },
};
