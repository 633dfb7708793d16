/** The place of a value among others: one rule for all texts and tables. */
import type { Locale } from '@/content-types/locales';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';

export interface Rank {
  /** From 1, the highest value first; equal values share one, and the lowest the last. */
  readonly place: number;
  readonly count: number;
  /** Said in words, because nobody knows whether a high place is much or little. */
  readonly end: 'highest' | 'lowest' | null;
}

/** Fewer are seen at a glance, and one of two is no place. */
const fewest = 5;

/** Null among fewer than five. */
export function rankAmong(value: number, values: readonly number[]): Rank | null {
  if (values.length < fewest) return null;
  const [highest, lowest] = [Math.max(...values), Math.min(...values)];
  const end = highest === lowest ? null : value === highest ? 'highest' : value === lowest ? 'lowest' : null;
  const above = values.filter((other) => other > value).length;
  return { place: end === 'lowest' ? values.length : above + 1, count: values.length, end };
}

/** `Rang 19 von 19`. */
export function rankText({ place, count }: Rank, language: Locale): string {
  return fill(messagesByLocale[language].areas.rankOf, { rank: String(place), count: String(count) });
}
