/** Spellings that count as the same. Runs in the browser and at build time. */

import { foldAccents, asciiPattern } from './foldAccents';

/** Returns the text as typed without umlauts: `Bevölkerung` becomes `bevoelkerung`; drops other accents. */
export function foldUmlauts(text: string): string {
  if (asciiPattern.test(text)) return text.toLowerCase();
  const spelled = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
  return foldAccents(spelled);
}

/** Invisible characters such as soft hyphens, which come with text copied from other programs. */
const unseen = /\p{Cf}/gu;

/** What keyboards, phones and other programs write instead of an apostrophe. Some of these count as letters. */
const apostrophes = /['\u2018\u201b\u02b9\u02bb\u02bc\u02c8\u00b4`\u2032\uff07]/g;

/** Returns a text or a search without invisible characters and with one kind of apostrophe. */
export function normalizePunctuation(text: string): string {
  return text.replace(unseen, '').replace(apostrophes, '’');
}

/** A word as written. Numbers keep their marks: `2,5`, `60+`, and narrow spaces between thousands. Hyphens and dashes separate words. */
export const wordPattern =
  /[\p{L}\p{M}\p{N}]+(?:(?:[’'.,](?=\p{N})|(?<=\p{N})[\u00a0\u2009\u202f](?=\p{N}{3}(?!\p{N})))\p{N}+)*\+?/gu;

/** Returns the words of a text as written. */
export function wordsOf(text: string): readonly string[] {
  return text.match(wordPattern) ?? [];
}

/** Replaces the words of a text; everything between them stays. */
export function replaceWords(text: string, replacementOf: (word: string) => string): string {
  return text.replace(wordPattern, (word) => replacementOf(word));
}

export type Folding = (text: string) => string;

/** The foldings under which `Bevolkerung`, `BEVOELKERUNG` and `Bevölkerung` are the same. */
export const foldings: readonly Folding[] = [foldAccents, foldUmlauts];

/** Returns the words of a title joined by spaces, once per folding. */
export function foldTitle(text: string): readonly string[] {
  const words = wordsOf(normalizePunctuation(text)).join(' ');
  return foldings.map((fold) => fold(words));
}

/** Returns the distinct words in both foldings, so that `Bevolkerung`, `BEVOELKERUNG` and `Bevölkerung` find the same. */
export function foldedWords(text: string): readonly string[] {
  return [...new Set(wordsOf(text).flatMap((word) => foldings.map((fold) => fold(word))))];
}
