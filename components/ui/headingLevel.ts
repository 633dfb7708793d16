/** The level of a heading; parts take it from where they stand. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

const deeper: { readonly [Level in HeadingLevel]: HeadingLevel } = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 };

export function below(level: HeadingLevel): HeadingLevel {
  return deeper[level];
}
