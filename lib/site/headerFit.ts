/**
 * From which width of the window the header fits into one line; below it folds into its menu. Decided while the page is
 * made, because style sheets cannot measure: widths of texts are estimated, rather too wide than too narrow. What visitors
 * enlarge beyond that wraps.
 */

/** Widths of the window in rem; `components/layout/SiteHeader/_line.scss` knows the same. */
export const headerSteps = [70, 90, 112] as const;

/** The grid grows no further: in wider windows all letters do. */
const widestPage = 100;

/** The widest window before the letters grow again (150 rem, in letters of 112.5 %): margins take most of the page there. */
const anyWider = 133;

export type HeaderStep = (typeof headerSteps)[number] | 'never';

export interface HeaderTexts {
  readonly name: string;
  readonly subtitle: string;
  readonly entries: readonly { readonly label: string; readonly isExternal: boolean }[];
}

/** In em, measured in Public Sans; the first that fits. Anything else is as wide as the last. */
const letterWidths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\s.:,;’'\u00ad]/u, 0.25],
  [/[ijlI|()]/u, 0.3],
  [/[/\-rtJf1]/u, 0.4],
  [/[vsz«»]/u, 0.51],
  [/[mwæœ]/u, 0.87],
  [/[bdpqg\dFTY]/u, 0.62],
  [/[\p{Ll}L–]/u, 0.58],
  [/[PZBSVEÉÈÊ]/u, 0.67],
  [/[KRCDXUÜAÄÀÂ]/u, 0.72],
  [/[\p{Lu}&]/u, 0.78],
];
const widestLetter = 0.95;

function emOf(letter: string): number {
  if (/[MW]/.test(letter)) return widestLetter;
  return letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? widestLetter;
}

/** In em. */
export function estimatedWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + emOf(letter), 0);
}

function between(least: number, wanted: number, max: number): number {
  return Math.min(Math.max(least, wanted), max);
}

/** What the style sheets of the header say, in rem, in a window of `step`. */
function roomAt(step: number): { readonly inner: number; readonly gap: number; readonly listGap: number } {
  const margin = between(1, step * 0.04, 6);
  return {
    inner: Math.min(step, widestPage) - 2 * margin,
    gap: between(0.25, step * 0.025 - 0.25, 2.25),
    listGap: between(1, step * 0.016, 1.75),
  };
}

/** Where the search is added to the line, between the breakpoints. */
const searchFrom = 80;

function searchAt(step: number): number {
  if (step < searchFrom) return 0;
  return step < 90 ? 11 : 12;
}

/** The same in every header. */
const languages = 18;

const logoMark = 2.5;
const externalMark = 1.75;
const linkSize = 1.0625;

function neededAt(step: number, { name, subtitle, entries }: HeaderTexts): number {
  const { gap, listGap } = roomAt(step);
  // Its name is bold.
  const logo = logoMark + Math.max(estimatedWidth(name) * linkSize * 1.08, estimatedWidth(subtitle) * 0.8);
  const links = entries.map(
    ({ label, isExternal }) => estimatedWidth(label) * linkSize + (isExternal ? externalMark : 0),
  );
  const menu = links.reduce((sum, link) => sum + link + listGap, -listGap);
  return logo + menu + searchAt(step) + languages + 3 * gap;
}

/** The narrowest step at which, and above which, everything fits. */
export function headerFit(texts: HeaderTexts): HeaderStep {
  const tooNarrow = [...headerSteps, searchFrom, anyWider].filter(
    (width) => neededAt(width, texts) > roomAt(width).inner,
  );
  return headerSteps.find((step) => tooNarrow.every((width) => width < step)) ?? 'never';
}
