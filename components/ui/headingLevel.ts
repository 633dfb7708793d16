/** The level of a heading; parts derive it from their position. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The level of a parent heading; 1 is the title of the page. */
export type UpperLevel = 1 | HeadingLevel;

const deeper: { readonly [Level in UpperLevel]: HeadingLevel } = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 };

export function levelBelow(level: UpperLevel): HeadingLevel {
  return deeper[level];
}

const higher: { readonly [Level in HeadingLevel]: UpperLevel } = { 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 };

export function levelAbove(level: HeadingLevel): UpperLevel {
  return higher[level];
}
