/** The fields in which words are searched. */

/** Texts that a hit shows. */
const shownFields = ['title', 'subtitle', 'description'] as const;

/** Texts that can be found only. */
export const hiddenFields = ['keywords', 'indicatorSets', 'subjects', 'text'] as const;

export type HiddenField = (typeof hiddenFields)[number];
export type Field = (typeof shownFields)[number] | HiddenField;

/** The words of a document in each field. */
export type FieldTexts = Readonly<Record<Field, string>>;

/** How much a word weighs by where it stands. */
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

/** Each field with another text. */
export function mapFields(texts: FieldTexts, change: (text: string) => string): FieldTexts {
  const changed: Record<Field, string> = { ...texts };
  for (const field of fields) changed[field] = change(texts[field]);
  return changed;
}

/** A word in several fields weighs as in the best, and a little for the others. */
const shareOfFurther = 0.2;

/** The weight of a word that stands in these fields. */
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
