/** Spellings with and without accents as one. Runs in the browser and while building. */

/** Most words have neither accents nor umlauts. Texts are folded while visitors type, so this counts. */
export const asciiPattern = /^[\u0020-\u007e]*$/;

/** Without capitals and accents; `ß` is `ss`, `œ` is `oe`, `CO₂` is `co2`. */
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
