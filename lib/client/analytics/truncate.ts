/** Maximum length of addresses, titles and values. */
export const maxLength = 500;

/** Truncates a text to a field of Umami, without leaving half of a surrogate pair or of an encoded character. */
export function truncate(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/(?:[\ud800-\udbff]|%[\da-f]?)$/i, '');
}
