/** The chart of an indicator in a few strokes, as a file of its own: for lists that visitors make. */
import { line } from 'd3-shape';
import { chartPreview, isOnMap } from '@/lib/site/charts/chartPreview';
import { round } from '@/lib/site/charts/frame';
import type { Stroke } from '@/lib/site/charts/previewStrokes';
import { sparklineLayout } from '@/lib/site/charts/sparklineLayout';
import type { SparklineLayout, SparklinePoint } from '@/lib/site/charts/sparklineLayout';
import type { Indicator } from '@/lib/site/indicators';
import { siteColour } from '@/lib/site/tokens';

/** As in tiles that pages have. */
const size = { width: 240, height: 64 } as const;

const path = line<SparklinePoint | null>()
  .defined((point) => point !== null)
  .x((point) => point?.x ?? 0)
  .y((point) => point?.y ?? 0)
  .digits(1);

const colour = 'chart-1';

function strokesOf(layout: SparklineLayout): readonly Stroke[] {
  if (layout.kind === 'columns') {
    const columns = layout.points.map(({ x, y }) => `M${x} ${layout.base}V${y}`).join('');
    return [{ d: columns, width: Math.max(1, round(layout.step * 0.7)), colour, isRound: false }];
  }
  const { points, last } = layout;
  return [
    { d: path([...points]) ?? '', width: 2, colour, isRound: true },
    { d: `M${last.x} ${last.y}h0`, width: 8, colour, isRound: true },
  ];
}

/** As in tiles: a map as a map, a series over time as a line, everything else as its whole chart. */
function previewOf(indicator: Indicator): readonly Stroke[] {
  const onMap = isOnMap(indicator) ? chartPreview(indicator, size) : undefined;
  if (onMap !== undefined) return onMap.strokes;
  const layout = sparklineLayout(indicator, size);
  return layout === undefined ? (chartPreview(indicator, size)?.strokes ?? []) : strokesOf(layout);
}

const known = new Map<string, string>();

/** The rule for strokes of a colour of the site; no style sheet of a page reaches into the file. */
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

/** An empty picture if there is nothing to draw. */
export function previewFile(indicator: Indicator): string {
  const strokes = previewOf(indicator);
  const rules = [...new Set(strokes.map((stroke) => stroke.colour))].map(ruleOf);
  const paths = strokes.map(
    ({ d, width, colour: name, isRound }) =>
      `<path class="${name}" d="${d}" stroke-width="${width}"${isRound ? ' stroke-linecap="round"' : ''}/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" fill="none" stroke-linejoin="round"><style>${rules.join('')}</style>${paths.join('')}</svg>`;
}
