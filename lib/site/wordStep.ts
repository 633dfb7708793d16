/**
 * How large a title may be on a phone: so that its longest word fits into one line, since not every browser knows where words
 * are divided. Decided while the page is made, because style sheets cannot measure.
 */
import { estimatedWidth } from './headerFit';

/** Widths of words in em of the title; the style sheets of pages and of tiles know the same. */
export const wordSteps = [10, 11, 12, 13, 14, 15, 16] as const;

/** Titles are bold. */
const bold = 1.06;

/** The least step that the longest word fits into; `undefined` if it fits everywhere. A longer one than all is divided. */
export function wordStep(title: string): (typeof wordSteps)[number] | undefined {
  const words = title.split(/[\s\u00ad]|(?<=[-–])/u);
  const longest = Math.max(...words.map((word) => estimatedWidth(word) * bold));
  if (longest <= 9.5) return undefined;
  return wordSteps.find((step) => longest <= step) ?? wordSteps.at(-1);
}
