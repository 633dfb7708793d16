/** Numbers and months as visitors write them. Runs in the browser. */

/** `211’094`, `211'094`, `211 094`, `211.094` and `211,094`: groups of three digits after the first. */
const grouped = /^[1-9]\p{N}{0,2}(?:[’'.,\s]\p{N}{3})+$/u;

/** Normalizes a number: `211’094` becomes `211094`, `0,78` becomes `0.78`. Other words are returned unchanged. */
export function foldNumber(word: string): string {
  // Most words have no separators; check that first because it is faster.
  if (!/[’'.,\s]/.test(word) || !/^\p{N}+[’'.,\s]/u.test(word)) return word;
  return grouped.test(word) ? word.replace(/[’'.,\s]/g, '') : word.replace(/['’]/g, '').replaceAll(',', '.');
}

/** Thousands separated by ordinary or non-breaking spaces. */
const spacedThousands = /(?<![\p{L}\p{N}.,’'])[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+(?![\p{L}\p{N}])/gu;

const monthAndYear = /(?<![\p{L}\p{N}.,/-])(0?[1-9]|1[0-2])[./](\d{4})(?![\p{N}])/gu;

/** Normalizes a search: removes spaces from numbers and names months as texts do: `07.2026` becomes `Juli 2026`. */
export function spellNumbers(text: string, months: readonly string[]): string {
  return text
    .replace(spacedThousands, (number) => number.replace(/\s/gu, ''))
    .replace(monthAndYear, (typed, month: string, year: string) => {
      const name = months[Number(month) - 1];
      return name === undefined ? typed : `${name} ${year}`;
    });
}
