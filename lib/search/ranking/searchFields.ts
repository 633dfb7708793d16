/** The fields that are searched, and their weights. */

/** Texts that a hit shows. */
const shownFields = ['title', 'subtitle', 'description'] as const;

/** Searched, but not displayed. */
export const hiddenFields = ['keywords', 'indicatorSets', 'subjects', 'text'] as const;

export type HiddenField = (typeof hiddenFields)[number];
export type Field = (typeof shownFields)[number] | HiddenField;

/** The words of a document in each field. */
export type FieldTexts = Readonly<Record<Field, string>>;

/** Weight of a word by field. */
const weights: { readonly [Name in Field]: number } = {
  title: 5,
  subtitle: 3,
  keywords: 3,
  subjects: 2,
  indicatorSets: 1.5,
  description: 1,
  text: 0.5,
};

export const fields: readonly Field[] = [...shownFields, ...hiddenFields];

/** A word in several fields gets the best weight plus this share of the others. */
const shareOfFurther = 0.2;

/** Returns the weight of a word that occurs in these fields. */
export function weightOf(present: readonly string[]): number {
  let best = 0;
  let sum = 0;
  for (const field of fields) {
    if (!present.includes(field)) continue;
    sum += weights[field];
    best = Math.max(best, weights[field]);
  }
  return best + shareOfFurther * (sum - best);
}

/** The fields that name a page. */
export const nameFields: ReadonlySet<string> = new Set<Field>(['title', 'keywords']);

export const runningText: Field = 'text';
