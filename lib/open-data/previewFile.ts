/** A small preview of an indicator's chart as an SVG file, for lists that are built in the browser. */
import { previewStrokes, tilePreviewSize as size } from '@/lib/charts/preview/previewLayout';
import type { Indicator } from '@/lib/site/indicators';
import { siteColour } from '@/lib/site/tokens';

const known = new Map<string, string>();

/** The CSS rule for strokes of a colour; style sheets of the page do not apply inside the file. */
function ruleOf(name: string): string {
  const rule =
    known.get(name) ??
    `.${name}{stroke:${siteColour(name, 'light')}}@media(prefers-color-scheme:dark){.${name}{stroke:${siteColour(name, 'dark')}}}`;
  known.set(name, rule);
  return rule;
}

export function previewAddress({ meta }: Pick<Indicator, 'meta'>): string {
  return `/daten/indikator/${meta.key}.vorschau.svg`;
}

/** Returns the SVG; empty if there is nothing to draw. */
export function previewFile(indicator: Indicator): string {
  const strokes = previewStrokes(indicator, size);
  const rules = [...new Set(strokes.map((stroke) => stroke.colour))].map(ruleOf);
  const paths = strokes.map(
    ({ d, width, colour: name, isRound }) =>
      `<path class="${name}" d="${d}" stroke-width="${width}"${isRound ? ' stroke-linecap="round"' : ''}/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" fill="none" stroke-linejoin="round"><style>${rules.join('')}</style>${paths.join('')}</svg>`;
}
