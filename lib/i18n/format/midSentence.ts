import type { Locale } from '@/content-types/locales';
import { monthName } from './date';

const months = Array.from({ length: 12 }, (_, index) => monthName(index + 1, 'en'));

/** They have their capital anywhere. */
const englishNames: ReadonlySet<string> = new Set([
  ...months,
  ...'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas Easter'.split(' '),
]);

/**
 * A label or a point in time behind others in a line: `Fin juillet 2026` → `fin juillet 2026`, `Indicator` → `indicator`. German
 * nouns keep their capitals, as do abbreviations. Not for what may begin with the name of a place.
 */
export function midSentence(text: string, language: Locale): string {
  if (language === 'de' || language === 'ls') return text;
  const word = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const isName = (word.length > 1 && word === word.toUpperCase()) || (language === 'en' && englishNames.has(word));
  return isName || /^\p{L}\d/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Labels in a line, as far as they are known: the first as it is. */
export function labelsInLine(labels: readonly (string | null)[], language: Locale): string {
  const known = labels.flatMap((label) => (label === null || label === '' ? [] : [label]));
  return known.map((label, index) => (index === 0 ? label : midSentence(label, language))).join(', ');
}
