/** A sorted list of words as one text: of each word only what differs from the one before. */

/** Between two words stands a character whose place in this list says how many letters the second takes over. */
const counts = ' !#$%&()*/:;<=>?@[]^`{|}~';

const longest = counts.length - 1;

function sharedLetters(left: string, right: string): number {
  let shared = 0;
  while (shared < longest && shared < left.length && left[shared] === right[shared]) shared += 1;
  return shared;
}

/** Words as in `wordsOf`, perhaps with the marks of `compounds.ts`; best sorted. */
export function packWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = sharedLetters(words[index - 1] ?? '', word);
      return (counts[shared] ?? '') + word.slice(shared);
    })
    .join('');
}

export function unpackWords(packed: string): readonly string[] {
  const words: string[] = [];
  let previous = '';
  let start = 0;
  while (start < packed.length) {
    const shared = counts.indexOf(packed.charAt(start));
    let end = start + 1;
    while (end < packed.length && !counts.includes(packed.charAt(end))) end += 1;
    previous = previous.slice(0, Math.max(shared, 0)) + packed.slice(start + 1, end);
    words.push(previous);
    start = end;
  }
  return words;
}
