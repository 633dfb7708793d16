/** Of addresses, titles and values. */
export const maxLength = 500;

/** What fits into a field of Umami, without half of a surrogate pair or of an encoded letter at its end. */
export function truncate(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/(?:[\ud800-\udbff]|%[\da-f]?)$/i, '');
}
