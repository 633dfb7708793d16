/** The words of a hit, and what else the browser needs to treat the hits of a server as those of the shipped index. */
import type { SearchDocument } from '../document';
import { isBoolean, isNumber, isText, arrayOf, nullable, objectOf } from '../guards';
import type { FieldTexts } from '../ranking/searchFields';

type Facts = Pick<SearchDocument, 'weight' | 'isScenario' | 'answers' | 'divisions' | 'year'>;

export interface HitWords extends Facts {
  /** The words of each field, with a space between them and the marks of their parts. */
  readonly words: FieldTexts;
}

export const wordFields = [
  'words',
  'weight',
  'isScenario',
  'answers',
  'divisions',
  'year',
] as const satisfies readonly (keyof HitWords)[];

const isHitWords = objectOf<HitWords>({
  words: objectOf<FieldTexts>({
    title: isText,
    subtitle: isText,
    description: isText,
    keywords: isText,
    indicatorSets: isText,
    subjects: isText,
    text: isText,
  }),
  weight: isNumber,
  isScenario: isBoolean,
  answers: arrayOf(isText),
  divisions: arrayOf(isText),
  year: nullable(isNumber),
});

/** Null if they were not asked for, or the index was made by an earlier version. */
export function readHitWords(value: unknown): HitWords | null {
  return isHitWords(value) ? value : null;
}
