/**
 * What a terminal would execute instead of showing: control characters, which can clear the screen or hide a line, and
 * those that change the direction of the text. Content, addresses and answers of other servers may hold them.
 */
const obeyed = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Text of several lines as it may be printed: `\u001b` as it is written here, in the place of the character. */
export function visibleText(text: string): string {
  return text.replace(obeyed, (character) =>
    character === '\n' || character === '\t' ? character : escaped(character),
  );
}

/** The same for what must stay on one line, so that nothing in it passes for a line of its own. */
export function visibleLine(text: string): string {
  return text.replace(obeyed, escaped);
}
