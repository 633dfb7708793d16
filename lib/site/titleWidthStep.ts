/**
 * How large a title may be on a phone: so that its longest word fits into one line, since not every browser knows where words
 * are divided. Decided while the page is made, because style sheets cannot measure.
 */
import { estimatedWidth } from './headerFit';

/** Widths of words in em of the title; the style sheets of pages and of tiles know the same. */
export const titleWidthSteps = [10, 11, 12, 13, 14, 15, 16] as const;

/** Titles are bold. */
const bold = 1.06;

/** The least step that the longest word fits into; `undefined` if it fits everywhere. A longer one than all is divided. */
export function titleWidthStep(title: string): (typeof titleWidthSteps)[number] | undefined {
  const words = title.split(/[\s\u00ad]|(?<=[-–])/u);
  const longest = Math.max(...words.map((word) => estimatedWidth(word) * bold));
  if (longest <= 9.5) return undefined;
  return titleWidthSteps.find((step) => longest <= step) ?? titleWidthSteps.at(-1);
}
