/** The words of a hit, with which the browser puts the hits of a server in the order of the shipped index. */
import { isBoolean, isNumber, isText, listOf, shapeOf } from '../guards';
import type { HiddenField, ShownField } from '../shipped/shippedIndex';

/** The words of each field, with a space between them and the marks of their parts. */
export type FieldWords = { readonly [Field in ShownField | HiddenField]: string };

export interface HitWords {
  readonly woerter: FieldWords;
  readonly gewicht: number;
  readonly szenario: boolean;
  readonly antwort_auf: readonly string[];
}

export const wordFields = [
  'woerter',
  'gewicht',
  'szenario',
  'antwort_auf',
] as const satisfies readonly (keyof HitWords)[];

const isHitWords = shapeOf<HitWords>({
  woerter: shapeOf<FieldWords>({
    bezeichnung: isText,
    untertitel: isText,
    beschreibung: isText,
    schlagworte: isText,
    kennzahlenset: isText,
    bereich: isText,
    text: isText,
  }),
  gewicht: isNumber,
  szenario: isBoolean,
  antwort_auf: listOf(isText),
});

/** Null if they were not asked for, or the index was made by an earlier version. */
export function readHitWords(value: unknown): HitWords | null {
  return isHitWords(value) ? value : null;
}
