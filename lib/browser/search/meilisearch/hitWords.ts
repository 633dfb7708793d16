/** The words of a hit, and what else the browser needs to treat the hits of a server as those of the shipped index. */
import type { SearchDocument } from '../document';
import { isBoolean, isNumber, isText, listOf, orNull, shapeOf } from '../guards';
import type { FieldTexts } from '../ranking/fields';

type Facts = Pick<SearchDocument, 'gewicht' | 'szenario' | 'antwort_auf' | 'raeumliche_gliederung' | 'jahr'>;

export interface HitWords extends Facts {
  /** The words of each field, with a space between them and the marks of their parts. */
  readonly woerter: FieldTexts;
}

export const wordFields = [
  'woerter',
  'gewicht',
  'szenario',
  'antwort_auf',
  'raeumliche_gliederung',
  'jahr',
] as const satisfies readonly (keyof HitWords)[];

const isHitWords = shapeOf<HitWords>({
  woerter: shapeOf<FieldTexts>({
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
  raeumliche_gliederung: listOf(isText),
  jahr: orNull(isNumber),
});

/** Null if they were not asked for, or the index was made by an earlier version. */
export function readHitWords(value: unknown): HitWords | null {
  return isHitWords(value) ? value : null;
}
