/** What the kinds of areas of the office are called. */
import type { Locale } from '@/content-types/locales';
import { localizedName, office } from '@/lib/shared/office';

/** One area of a kind: `Gemeinde`. A kind that the office does not know is called by its key. */
export function kindName(key: string, locale: Locale): string {
  const kind = office().kinds.find((one) => one.key === key);
  return kind === undefined ? key : localizedName(kind.one, locale);
}

/** Several areas of a kind: `Gemeinden`. */
export function kindPlural(key: string, locale: Locale): string {
  const kind = office().kinds.find((one) => one.key === key);
  return kind?.several === undefined ? kindName(key, locale) : localizedName(kind.several, locale);
}

/** The names of all kinds by their keys, the largest first. */
export function kindNames(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(office().kinds.map(({ key, one }) => [key, localizedName(one, locale)]));
}

/** The kind of the region itself: `Kanton`. */
export function regionKind(locale: Locale): string {
  const whole = office().kinds.find(({ extent }) => extent === 'whole');
  return whole === undefined ? '' : localizedName(whole.one, locale);
}
