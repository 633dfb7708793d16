/** Returns a short text, such as a phone number, with non-breaking spaces. */
export function nonBreaking(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
