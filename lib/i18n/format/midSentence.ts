import type { Locale } from '@/content-types/locales';
import { monthName } from './date';

const months = Array.from({ length: 12 }, (_, index) => monthName(index + 1, 'en'));

/** Always capitalised. */
const englishNames: ReadonlySet<string> = new Set([
  ...months,
  ...'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas Easter'.split(' '),
]);

/**
 * Returns a label or a period as it is written after others in a line: `Fin juillet 2026` → `fin juillet 2026`,
 * `Indicator` → `indicator`. German nouns and abbreviations keep their capitals. Not for texts that may start with a
 * place name.
 */
export function midSentence(text: string, language: Locale): string {
  if (language === 'de' || language === 'ls') return text;
  const word = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const isName = (word.length > 1 && word === word.toUpperCase()) || (language === 'en' && englishNames.has(word));
  return isName || /^\p{L}\d/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Joins labels with commas, skipping missing ones; the first stays unchanged. */
export function labelsInLine(labels: readonly (string | null)[], language: Locale): string {
  const known = labels.flatMap((label) => (label === null || label === '' ? [] : [label]));
  return known.map((label, index) => (index === 0 ? label : midSentence(label, language))).join(', ');
}
