/**
 * The window width from which the header fits on one line; below that it folds into a menu. Decided at build time,
 * because style sheets cannot measure text: widths are estimated, rather too wide than too narrow. Text that visitors
 * enlarge further wraps.
 */

/** Window widths in rem; `components/layout/SiteHeader/_line.scss` has the same. */
export const headerSteps = [70, 90, 112] as const;

/** Maximum page width in rem: in wider windows the font grows instead. */
const widestPage = 100;

/** The widest window before the font grows (150 rem, at 112.5 %): there the margins are largest relative to the page. */
const narrowestRelativeWidth = 133;

export type HeaderStep = (typeof headerSteps)[number] | 'never';

export interface HeaderTexts {
  readonly name: string;
  readonly subtitle: string;
  readonly entries: readonly { readonly label: string; readonly isExternal: boolean }[];
}

/** Letter widths in em, measured in Public Sans; the first match counts. Other letters are as wide as the widest. */
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

/** Returns the estimated width of a text in em. */
export function estimatedWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + emOf(letter), 0);
}

function between(least: number, wanted: number, max: number): number {
  return Math.min(Math.max(least, wanted), max);
}

/** Space in the header in rem for a window of width `step`, as in its style sheets. */
function roomAt(step: number): { readonly inner: number; readonly gap: number; readonly listGap: number } {
  const margin = between(1, step * 0.04, 6);
  return {
    inner: Math.min(step, widestPage) - 2 * margin,
    gap: between(0.25, step * 0.025 - 0.25, 2.25),
    listGap: between(1, step * 0.016, 1.75),
  };
}

/** The window width in rem from which the line includes the search. */
const searchFrom = 80;

function searchAt(step: number): number {
  if (step < searchFrom) return 0;
  return step < 90 ? 11 : 12;
}

/** Width of the language switch in rem, the same in every header. */
const languages = 18;

const logoMark = 2.5;
const externalMark = 1.75;
const linkSize = 1.0625;

function neededAt(step: number, { name, subtitle, entries }: HeaderTexts): number {
  const { gap, listGap } = roomAt(step);
  // The name is bold.
  const logo = logoMark + Math.max(estimatedWidth(name) * linkSize * 1.08, estimatedWidth(subtitle) * 0.8);
  const links = entries.map(
    ({ label, isExternal }) => estimatedWidth(label) * linkSize + (isExternal ? externalMark : 0),
  );
  const menu = links.reduce((sum, link) => sum + link + listGap, -listGap);
  return logo + menu + searchAt(step) + languages + 3 * gap;
}

/** Returns the narrowest step from which everything fits; `never` if there is none. */
export function headerFit(texts: HeaderTexts): HeaderStep {
  const tooNarrow = [...headerSteps, searchFrom, narrowestRelativeWidth].filter(
    (width) => neededAt(width, texts) > roomAt(width).inner,
  );
  return headerSteps.find((step) => tooNarrow.every((width) => width < step)) ?? 'never';
}
