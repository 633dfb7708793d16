/** The words of a hit, and what else the browser needs to rank a server's hits like those of the shipped index. */
import type { SearchDocument } from '../document';
import { isBoolean, isNumber, isText, arrayOf, nullable, objectOf } from '../guards';
import type { FieldTexts } from '../ranking/searchFields';

type Facts = Pick<SearchDocument, 'weight' | 'isScenario' | 'answers' | 'divisions' | 'year'>;

export interface HitWords extends Facts {
  /** The words of each field, separated by spaces and with their parts marked. */
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

/** Returns null if they were not requested, or the index was made by an earlier version. */
export function readHitWords(value: unknown): HitWords | null {
  return isHitWords(value) ? value : null;
}
