/**
 * Converts periods as offices write them to the form of the site: `2016`, `2016-H1`, `2016-Q1`, `2016-01`, `2016-W05`,
 * `2016-01-31`, `2016/17`. Text that is not a period stays as it is.
 */
import type { DataCell } from '@/content-types/dataCells';
import { locales } from '@/content-types/locales';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { monthName } from '@/lib/i18n/format/date';
import { positionKind, splitYear } from '../positions';

interface Part {
  /** The period in the form of the site: `2016-Q1`. */
  readonly key: (year: string, number: string) => string;
  readonly most: number;
  /** Its names and abbreviations in the languages of Switzerland, as a pattern. */
  readonly words: string;
}

const half: Part = { key: (year, number) => `${year}-H${number}`, most: 2, words: 'halbjahr|semestre|sem|hj|h|s' };
const quarter: Part = {
  key: (year, number) => `${year}-Q${number}`,
  most: 4,
  words: 'quartal|quart|trimestre|trim|quarter|q|t',
};
const month: Part = { key: (year, number) => `${year}-${number.padStart(2, '0')}`, most: 12, words: 'monat|m' };
const week: Part = {
  key: (year, number) => `${year}-W${number.padStart(2, '0')}`,
  most: 53,
  words: 'kalenderwoche|woche|kw|semaine|settimana|week|w',
};

const between = String.raw`[\s,/–-]*`;
const year = String.raw`(?<year>\d{4})`;
const number = String.raw`0?(?<number>\d{1,2})`;
const ordinal = String.raw`(?:\.|er|e|º|°|st|nd|rd|th)?\s*`;

/** The four orders of year, word and number: `1. Quartal 2016`, `Q1 2016`, `2016-Q1`, `2016, 1. Quartal`. */
function formsOf({ words }: Part): readonly RegExp[] {
  const word = String.raw`(?:${words})\.?`;
  return [
    `${number}${ordinal}${word}${between}${year}`,
    String.raw`${word}\s*${number}${between}${year}`,
    String.raw`${year}${between}${word}\s*${number}`,
    String.raw`${year}[\s,/–-]+${number}${ordinal}${word}`,
  ].map((form) => new RegExp(`^${form}$`, 'iu'));
}

const parts = [half, quarter, month, week].map((part) => ({ ...part, forms: formsOf(part) }));

function partIn(text: string): string | undefined {
  for (const { forms, key, most } of parts) {
    const found = forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
    const [inYear, own] = [found?.['year'], String(Number(found?.['number']))];
    if (inYear !== undefined && Number(own) >= 1 && Number(own) <= most) return key(inYear, own);
  }
  return undefined;
}

const fewestLetters = 3;

/** Abbreviations that do not start the name of a month. */
const shortMonths: Readonly<Record<string, number>> = { mrz: 3, maer: 3, maerz: 3, jaen: 1, jan: 1, feber: 2 };

/** The number of a month from its name or the start of it, in any language: `Jan`, `févr`, `Mrz`. */
function monthIn(name: string): number | undefined {
  const plain = foldAccents(name);
  if (plain.length < fewestLetters) return undefined;
  const found = Array.from({ length: 12 }, (_, index) => index + 1).filter((one) =>
    locales.some((locale) => foldAccents(monthName(one, locale)).startsWith(plain)),
  );
  return found.length === 1 ? found[0] : shortMonths[plain];
}

const day = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const namedDay = /^(\d{1,2})\.?\s?(\p{L}+)\.?\s+(\d{4})$/u;
const numberedMonth = /^(\d{1,2})[./]\s?(\d{4})$/;
const namedMonth = /^(\p{L}+)\.?[\s,/_-]+(\d{4})$/u;
const yearAndMonth = /^(\d{4})[\s,/_-]+(\p{L}+)\.?$/u;
const years = /^(\d{4})\s?\/\s?(\d{2}|\d{4})$/;

/** Programs write days as their first instant, and years as decimal numbers. */
const beginning =
  /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z|\+00:00)?$|^(\d{4})\.0$|^(\d{1,2}\.\d{1,2}\.\d{4}) 00:00(?::00)?$/;

function dateIn(text: string): string | undefined {
  const [, dayOfMonth, ofDay, yearOfDay] = day.exec(text) ?? [];
  if (dayOfMonth !== undefined && ofDay !== undefined && yearOfDay !== undefined)
    return `${month.key(yearOfDay, ofDay)}-${dayOfMonth.padStart(2, '0')}`;
  const [, numbered, ofNumber] = numberedMonth.exec(text) ?? [];
  if (numbered !== undefined && ofNumber !== undefined) return month.key(ofNumber, numbered);
  const [, dayOfNamed, nameOfDay = '', yearOfNamed] = namedDay.exec(text) ?? [];
  const monthOfDay = monthIn(nameOfDay);
  if (dayOfNamed !== undefined && monthOfDay !== undefined && yearOfNamed !== undefined)
    return `${month.key(yearOfNamed, String(monthOfDay))}-${dayOfNamed.padStart(2, '0')}`;
  return monthOrYears(text);
}

function monthOrYears(text: string): string | undefined {
  const [, yearBefore, nameBehind = ''] = yearAndMonth.exec(text) ?? [];
  const [, name = nameBehind, ofName = yearBefore] = namedMonth.exec(text) ?? [];
  const named = monthIn(name);
  if (named !== undefined && ofName !== undefined) return month.key(ofName, String(named));
  const [, first, second] = years.exec(text) ?? [];
  const split = splitYear(Number(first));
  return second === split.slice(-2) || second === String(Number(first) + 1) ? split : undefined;
}

/** The form of the site; undefined if the text is not a period, or could be several. */
function knownForm(written: string): string | undefined {
  const text = beginning.exec(written)?.slice(1).join('') ?? written;
  const found = [text, dateIn(text), partIn(text)];
  return found.find((one) => one !== undefined && positionKind([one]) !== 'category');
}

const numbered = /^(\d{4})-([1-9])$/;

/**
 * What the number in `2016-1` counts: the unit of other periods in the column; else months if a number is above 4; else quarters
 * if the highest is 4 and half-years if it is 2, provided that there are several years. Undefined if it is ambiguous.
 */
function countedIn(texts: readonly string[]): Part | undefined {
  const found = texts.flatMap((text) => (numbered.test(text) ? [text] : []));
  const numbers = found.map((text) => Number(text.slice('YYYY-'.length)));
  const others = positionKind(texts.flatMap((text) => knownForm(text) ?? []));
  const told = { half, quarter, month, week, date: undefined, year: undefined, category: undefined }[others];
  if (told !== undefined) return told;
  const most = numbers.reduce((largest, one) => Math.max(largest, one), 0);
  if (most > quarter.most) return month;
  const isLong = new Set(found.map((text) => text.slice(0, 'YYYY'.length))).size > 1;
  if (!isLong || !numbers.includes(1)) return undefined;
  return most === quarter.most ? quarter : numbers.includes(half.most) && most === half.most ? half : undefined;
}

const likeMonth = /^(\d{4})-0([1-4])$/;

/** This many complete years are no coincidence. */
const fewestYears = 2;

/** Whether quarters are written like months: `2016-01` to `2016-04` in several years, and no other months. */
function areQuarters(texts: readonly string[]): boolean {
  const years = texts.map((text) => likeMonth.exec(text)?.[1]);
  if (years.includes(undefined)) return false;
  const counts = [...groupBy(years, (year) => year).values()].map((ofYear) => ofYear.length);
  return counts.filter((count) => count === quarter.most).length >= fewestYears;
}

/** Returns a function that converts a period of a column; `texts` are all its periods, which resolve ambiguous ones. */
export function periodReader(texts: readonly string[]): (text: string) => string {
  let counted: { readonly part: Part | undefined } | undefined;
  const haveQuarters = areQuarters([...new Set(texts)]);
  return (text) => {
    if (haveQuarters) return text.replace(likeMonth, (_, inYear: string, own: string) => quarter.key(inYear, own));
    const [, inYear, own] = numbered.exec(text) ?? [];
    if (inYear === undefined || own === undefined) return knownForm(text.trim()) ?? text;
    counted ??= { part: countedIn(texts) };
    return counted.part?.key(inYear, own) ?? text;
  };
}

type Rows = readonly (readonly DataCell[])[];

/** The rows with their periods in the form of the site. `roles`: one per column. */
export function normalizeRowPeriods(rows: Rows, roles: readonly unknown[]): DataCell[][] {
  const readers = new Map(
    roles.flatMap((role, index) => {
      if (role !== 'period') return [];
      const texts = new Set(rows.map((row) => row[index]).filter((cell) => typeof cell === 'string'));
      const read = periodReader([...texts]);
      return [[index, new Map([...texts].map((text) => [text, read(text)]))] as const];
    }),
  );
  return rows.map((row) =>
    row.map((cell, index) => (typeof cell === 'string' ? (readers.get(index)?.get(cell) ?? cell) : cell)),
  );
}
