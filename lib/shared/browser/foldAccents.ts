/** Folds accents. Runs in the browser and at build time. */

/** Most words are plain ASCII, and skipping them is faster: texts are folded while visitors type. */
export const asciiPattern = /^[\u0020-\u007e]*$/;

/** Returns the text in lower case without accents; `ß` becomes `ss`, `œ` becomes `oe`, `CO₂` becomes `co2`. */
export function foldAccents(text: string): string {
  if (asciiPattern.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}
