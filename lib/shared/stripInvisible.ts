/** Removes invisible characters that split words: soft hyphens, zero-width spaces, direction marks. */

/** Pasted from word processors. Joiners of emoji and of letters in other scripts are kept. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/** Returns the text without invisible characters. */
export function stripInvisible(text: string): string {
  return text.replace(invisible, '');
}
