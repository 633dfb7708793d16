/** Numbers and months as visitors write them. Runs in the browser. */

/** `211’094`, `211'094`, `211 094`, `211.094` and `211,094`: groups of three after the first. */
const grouped = /^[1-9]\p{N}{0,2}(?:[’'.,\s]\p{N}{3})+$/u;

/** One way to write a number: `211’094` becomes `211094`, `0,78` becomes `0.78`. Other words stay as they are. */
export function foldNumber(word: string): string {
  // Most words have none of the marks, and that is seen faster.
  if (!/[’'.,\s]/.test(word) || !/^\p{N}+[’'.,\s]/u.test(word)) return word;
  return grouped.test(word) ? word.replace(/[’'.,\s]/g, '') : word.replace(/['’]/g, '').replaceAll(',', '.');
}

/** In a search a space may stand between the thousands; in texts it is one that does not break. */
const spacedThousands = /(?<![\p{L}\p{N}.,’'])[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+(?![\p{L}\p{N}])/gu;

const monthAndYear = /(?<![\p{L}\p{N}.,/-])(0?[1-9]|1[0-2])[./](\d{4})(?![\p{N}])/gu;

/** A search whose numbers have no spaces, and whose months are those of texts: `07.2026` becomes `Juli 2026`. */
export function spellNumbers(text: string, months: readonly string[]): string {
  return text
    .replace(spacedThousands, (number) => number.replace(/\s/gu, ''))
    .replace(monthAndYear, (typed, month: string, year: string) => {
      const name = months[Number(month) - 1];
      return name === undefined ? typed : `${name} ${year}`;
    });
}
