/**
 * Characters that a terminal would execute instead of showing: control characters, which can clear the screen or hide a
 * line, and those that change the direction of text. Content, addresses and responses of other servers may contain
 * them.
 */
const controlCharacters = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Returns multi-line text that is safe to print: `\u001b` is spelled out like this. */
export function escapeControls(text: string): string {
  return text.replace(controlCharacters, (character) =>
    character === '\n' || character === '\t' ? character : escaped(character),
  );
}

/** Returns text that is safe to print within a line, so that no part of it can pass for another line. */
export function escapeControlsInLine(text: string): string {
  return text.replace(controlCharacters, escaped);
}
