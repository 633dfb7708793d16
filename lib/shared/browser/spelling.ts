/** Spellings that mean the same. Runs in the browser and while building. */

import { foldAccents, asciiPattern } from './foldAccents';

/** As on keyboards without umlauts: `Bevölkerung` becomes `bevoelkerung`; other accents go. */
export function foldUmlauts(text: string): string {
  if (asciiPattern.test(text)) return text.toLowerCase();
  const spelled = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
  return foldAccents(spelled);
}

/** Characters that are not seen, such as soft hyphens: they come with what is copied from other programs. */
const unseen = /\p{Cf}/gu;

/** What keyboards, phones and other programs write in place of an apostrophe. Some of them count as letters. */
const apostrophes = /['\u2018\u201b\u02b9\u02bb\u02bc\u02c8\u00b4`\u2032\uff07]/g;

/** One way to write what looks the same: a text as it is searched, and what is looked for in it. */
export function normalizePunctuation(text: string): string {
  return text.replace(unseen, '').replace(apostrophes, '’');
}

/** A word as it is written. Numbers keep their marks: `2,5`, `60+`, and the narrow spaces between thousands. No dash joins any. */
export const wordPattern =
  /[\p{L}\p{M}\p{N}]+(?:(?:[’'.,](?=\p{N})|(?<=\p{N})[\u00a0\u2009\u202f](?=\p{N}{3}(?!\p{N})))\p{N}+)*\+?/gu;

/** The words of a text, as they are written. */
export function wordsOf(text: string): readonly string[] {
  return text.match(wordPattern) ?? [];
}

/** The text with other words; what is between them stays. */
export function replaceWords(text: string, replacementOf: (word: string) => string): string {
  return text.replace(wordPattern, (word) => replacementOf(word));
}

export type Folding = (text: string) => string;

/** What makes `Bevolkerung`, `BEVOELKERUNG` and `Bevölkerung` the same. */
export const foldings: readonly Folding[] = [foldAccents, foldUmlauts];

/** The words of a title, in each of the foldings. */
export function foldTitle(text: string): readonly string[] {
  const words = wordsOf(normalizePunctuation(text)).join(' ');
  return foldings.map((fold) => fold(words));
}

/** The words in both foldings, each once: what makes `Bevolkerung`, `BEVOELKERUNG` and `Bevölkerung` find the same. */
export function foldedWords(text: string): readonly string[] {
  return [...new Set(wordsOf(text).flatMap((word) => foldings.map((fold) => fold(word))))];
}
