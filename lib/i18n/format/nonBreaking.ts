/** A short text, such as the number of a telephone, that is not broken at the end of a line. */
export function nonBreaking(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
