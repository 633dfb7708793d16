/** Maps: areas in their shape or on tiles, and the list of their values. */
import { fill } from '@/lib/language/fill';
import { messagesByLocale } from '@/lib/language/messages';
import { fontSize } from '@/lib/site/charts/frame';
import { mapLayout } from '@/lib/site/charts/mapLayout';
import type { MapArea, MapLayout } from '@/lib/site/charts/mapLayout';
import { titleOf } from '@/lib/site/charts/scatterLayout';
import { hatching, outline } from '@/lib/site/charts/shapePath';
import { colour, mixed, toneColour } from './colours';
import { drawingWidth } from './drawing';
import type { Drawn } from './drawing';
import { element, path, stacked, tenths, text } from './elements';
import type { Part } from './elements';
import { circleLegend, hatchSign } from './fieldParts';
import { fillSign, legend, lineHeight, linesIn, signItems } from './flow';
import type { LegendItem } from './flow';

/** In px. */
const largestMap = { width: 480, height: 440 } as const;
const tile = { width: 60, height: 44, gap: 2 } as const;

const plainArea = mixed('ink', 'paper', 0.09);
const disk = { fill: colour('chart-1'), stroke: colour('paper') };

function lookOf({ tone, text: value }: Pick<MapArea, 'tone' | 'text'>, hasCircles: boolean): string {
  if (value === null) return colour('paper');
  return hasCircles ? plainArea : toneColour(tone);
}

/** Areas in their shape. Lines keep their width: drawing programs know no other way than to have it in units of the map. */
function shapes({ areas, rest, plane }: MapLayout, hasCircles: boolean): Part {
  if (plane === undefined) return { height: 0, content: '' };
  const scale = Math.min(largestMap.width / plane.width, largestMap.height / plane.height);
  const known = areas.flatMap(({ shape, ...area }) => (shape === undefined ? [] : [{ ...area, shape }]));
  const others = rest.map((shape) => ({ shape, tone: null, text: null }));
  const all = [...known, ...others];
  const land = all.map((area) =>
    path(outline(area.shape.rings), {
      fill: lookOf(area, hasCircles),
      stroke: colour('ink-2'),
      'stroke-width': tenths(0.6 / scale),
      'fill-rule': 'evenodd',
    }),
  );
  const unknown = all.flatMap((area) => (area.text === null ? [hatching(area.shape.rings)] : []));
  const circles = known.map(({ shape: { center }, radius }) =>
    radius === null || radius === 0
      ? ''
      : element('circle', {
          cx: center[0],
          cy: center[1],
          r: tenths(radius / scale),
          ...disk,
          'stroke-width': tenths(1.5 / scale),
        }),
  );
  const hatched = path(unknown.join(''), {
    fill: 'none',
    stroke: colour('ink-2'),
    'stroke-width': tenths(0.75 / scale),
  });
  const content = element(
    'g',
    { transform: `scale(${Number(scale.toPrecision(6))})` },
    [...land, hatched, ...circles].join(''),
  );
  return { height: plane.height * scale, content };
}

/** Names are seen on strong tones, too. */
function inkOn(tone: MapArea['tone']): string {
  const step = tone === null ? 1 : tone < 0 ? Math.floor(-tone) : Math.round(tone) + 1;
  return step >= 4 ? 'paper' : step === 3 ? 'on-chart-scale-3' : 'ink';
}

function tiles({ areas, grid }: MapLayout, hasCircles: boolean): Part {
  const drawn = areas.map((area) => {
    if (area.tile === undefined) return '';
    const [x, y] = [area.tile.column * tile.width, area.tile.row * tile.height];
    const [centerX, centerY] = [x + tile.width / 2, y + tile.height / 2];
    const isEmpty = area.text === null;
    const field = element('rect', {
      x: x + tile.gap / 2,
      y: y + tile.gap / 2,
      width: tile.width - tile.gap,
      height: tile.height - tile.gap,
      fill: lookOf(area, hasCircles),
      stroke: isEmpty ? colour('ink-2') : undefined,
      'stroke-dasharray': isEmpty ? '1 3' : undefined,
    });
    const look = { anchor: 'middle', size: 9.5, ink: inkOn(area.tone) } as const;
    if (!hasCircles) return field + text(centerX, centerY + 3.6, area.tile.short, look);
    const circle =
      area.radius === null
        ? ''
        : element('circle', { cx: centerX, cy: y + tile.height * 0.4, r: area.radius, ...disk });
    return field + circle + text(centerX, y + tile.height - 4, area.tile.short, look);
  });
  return { height: grid.rows * tile.height, content: drawn.join('') };
}

const listColumns = 3;
const columnGap = 16;

/** The areas with their values, the highest first, in columns that are read downwards. */
function ranks({ areas }: MapLayout): Part {
  const width = (drawingWidth - columnGap * (listColumns - 1)) / listColumns;
  const perColumn = Math.ceil(areas.length / listColumns);
  const bottoms = Array.from({ length: listColumns }, () => 0);
  const written = areas.flatMap(({ name, text: value }, index) => {
    const column = Math.floor(index / perColumn);
    const lines = linesIn(`${name} ${value ?? '…'}`, width);
    const top = bottoms[column] ?? 0;
    bottoms[column] = top + lines.length * fontSize * lineHeight + 2;
    return lines.map((line, row) =>
      text(column * (width + columnGap), top + fontSize + row * fontSize * lineHeight, line),
    );
  });
  return { height: Math.max(0, ...bottoms), content: written.join('') };
}

export function mapPart(drawn: Drawn): Part {
  const { model, locale } = drawn;
  const layout = mapLayout(model, locale);
  const { signs, circles } = messagesByLocale[locale].charts;
  const hasCircles = model.kind === 'circles';
  const hasGaps = layout.rest.length > 0 || layout.areas.some(({ text: value }) => value === null);
  const emptySign =
    layout.plane === undefined
      ? path('M1 .5H25V11.5H1z', { fill: 'none', stroke: colour('ink-2'), 'stroke-dasharray': '1 3' })
      : hatchSign;
  const items: readonly LegendItem[] = [
    ...layout.classes.map(({ tone, text: words }) => ({ sign: fillSign(toneColour(tone)), text: words })),
    ...(hasGaps ? [{ sign: emptySign, text: signs.unavailable }] : []),
    ...signItems(drawn),
  ];
  const [series] = model.series;
  const sizes =
    hasCircles && series !== undefined
      ? [circleLegend(fill(circles, { name: titleOf(series) }), layout.circles, disk)]
      : [];
  const drawing = layout.plane === undefined ? tiles(layout, hasCircles) : shapes(layout, hasCircles);
  return stacked([...sizes, legend(items), drawing, ranks(layout)], 12);
}
