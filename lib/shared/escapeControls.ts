/**
 * What a terminal would execute instead of showing: control characters, which can clear the screen or hide a line, and
 * those that change the direction of the text. Content, addresses and responses of other servers may contain them.
 */
const obeyed = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Multi-line text that is safe to print: `\u001b` is spelled out as here. */
export function escapeControls(text: string): string {
  return text.replace(obeyed, (character) =>
    character === '\n' || character === '\t' ? character : escaped(character),
  );
}

/** The same for what must stay on one line, so that nothing in it passes for a line of its own. */
export function escapeControlsInLine(text: string): string {
  return text.replace(obeyed, escaped);
}
