/**
 * How large a title may be on a phone, so that its longest word fits on one line: not all browsers hyphenate. Decided
 * at build time, because style sheets cannot measure text.
 */
import { estimatedWidth } from './headerFit';

/** Word widths in em of the title; the style sheets of pages and tiles have the same. */
export const titleWidthSteps = [10, 11, 12, 13, 14, 15, 16] as const;

/** Factor for bold titles. */
const bold = 1.06;

/** Returns the smallest step that the longest word fits into; undefined if it fits everywhere, the last step if it never fits. */
export function titleWidthStep(title: string): (typeof titleWidthSteps)[number] | undefined {
  const words = title.split(/[\s\u00ad]|(?<=[-–])/u);
  const longest = Math.max(...words.map((word) => estimatedWidth(word) * bold));
  if (longest <= 9.5) return undefined;
  return titleWidthSteps.find((step) => longest <= step) ?? titleWidthSteps.at(-1);
}
