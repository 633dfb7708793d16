/** A text as its words and what is between them, so that it can be put together again character by character. */
import { wordsOf } from '../spelling';

const letter = /[\p{L}\p{M}\p{N}]/u;

/** What is between words: spaces, punctuation, or nothing. */
export function isGap(token: string): boolean {
  return !letter.test(token);
}

/** The usual gap between two words is not written. */
const usualGap = ' ';

/** Words and gaps in their order; a single space between two words is left out. */
export function tokensOf(text: string): readonly string[] {
  const tokens: string[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    const start = text.indexOf(word, end);
    const gap = text.slice(end, start);
    const isUsual = end === 0 ? gap === '' : gap === usualGap;
    if (!isUsual) tokens.push(gap);
    tokens.push(word);
    end = start + word.length;
  }
  if (end < text.length) tokens.push(text.slice(end));
  return tokens;
}

/** The text of these tokens. `isWord` says which of them are words. */
export function joinTokens(tokens: readonly { readonly text: string; readonly isWord: boolean }[]): string {
  let joined = '';
  let afterWord = false;
  for (const { text, isWord } of tokens) {
    joined += afterWord && isWord ? usualGap + text : text;
    afterWord = isWord;
  }
  return joined;
}
