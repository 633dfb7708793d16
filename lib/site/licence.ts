/** Finds the address of a licence from the terms of use that editors write. */

/** The first match counts; includes the wording of the opendata.swiss terms. */
const known: readonly (readonly [words: RegExp, address: string])[] = [
  [/\bCC\s?0\b|\bCC Zero\b/i, 'https://creativecommons.org/publicdomain/zero/1.0/'],
  [/\bCC[ -]BY[ -]4\.0\b/i, 'https://creativecommons.org/licenses/by/4.0/'],
  [/\bCC[ -]BY[ -]SA[ -]4\.0\b/i, 'https://creativecommons.org/licenses/by-sa/4.0/'],
  [/\bCC[ -]BY[ -]3\.0 CH\b/i, 'https://creativecommons.org/licenses/by/3.0/ch/'],
  [
    /^Freie Nutzung\b.*kommerziell.*Bewilligung.*Quellenangabe|^Freie Nutzung\b.*Quellenangabe.*kommerziell.*Bewilligung/i,
    'http://dcat-ap.ch/vocabulary/licenses/terms_by_ask',
  ],
  [/^Freie Nutzung\b.*kommerziell.*Bewilligung/i, 'http://dcat-ap.ch/vocabulary/licenses/terms_ask'],
  [/^Freie Nutzung\b.*Quellenangabe/i, 'http://dcat-ap.ch/vocabulary/licenses/terms_by'],
  [/^Freie Nutzung\.?$/i, 'http://dcat-ap.ch/vocabulary/licenses/terms_open'],
];

const address = /https?:\/\/[^\s<>"»)]+/;

/** Returns the address of German terms of use: one that they contain, or that of known wording; null if there is neither. */
export function licenceAddress(words: string | null): string | null {
  if (words === null) return null;
  return address.exec(words)?.[0] ?? known.find(([pattern]) => pattern.test(words.trim()))?.[1] ?? null;
}
