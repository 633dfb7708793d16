/** Names and abbreviations that are the same in all languages, and never mistyped words. */
import { wordsIn } from './wordsIn';

export const names = wordsIn(`
  Alban Bachletten Bettingen BFS Breite Bruderholz Clara CO2 FHNW Gotthelf Gundeldingen Hirzbrunnen Iselin Johann
  Kleinhüningen Klybeck Matthäus OGD Riehen Rosental SECO STATPOP Wettstein
`);
