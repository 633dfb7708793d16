/** Characters that nobody sees, and that make two words of one: soft hyphens, spaces without width, marks of direction. */

/** Pasted from word processors. Those that join pictures to one, or letters of other scripts, are left. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/** The text as it looks. */
export function stripInvisible(text: string): string {
  return text.replace(invisible, '');
}
