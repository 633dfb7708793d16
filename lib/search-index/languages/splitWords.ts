/** Splits a list of words that is written as a text, so that many fit on a line. */
export function splitWords(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
