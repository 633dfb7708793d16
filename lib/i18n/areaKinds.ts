/** Names of the office's kinds of areas. */
import type { Locale } from '@/content-types/locales';
import { localizedName, office } from '@/lib/shared/office';

/** Returns the singular: `Gemeinde`. Falls back to the key for an unknown kind. */
export function kindName(key: string, locale: Locale): string {
  const kind = office().kinds.find((one) => one.key === key);
  return kind === undefined ? key : localizedName(kind.one, locale);
}

/** Returns the plural: `Gemeinden`. */
export function kindPlural(key: string, locale: Locale): string {
  const kind = office().kinds.find((one) => one.key === key);
  return kind?.several === undefined ? kindName(key, locale) : localizedName(kind.several, locale);
}

/** Returns the names of all kinds by key, the largest kind first. */
export function kindNames(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(office().kinds.map(({ key, one }) => [key, localizedName(one, locale)]));
}

/** Returns the name of the region's own kind: `Kanton`. */
export function regionKind(locale: Locale): string {
  const whole = office().kinds.find(({ extent }) => extent === 'whole');
  return whole === undefined ? '' : localizedName(whole.one, locale);
}
