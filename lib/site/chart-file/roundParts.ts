/** Rings and wheels. */
import { fontSize } from '@/lib/site/charts/frame';
import { pieLayout, ringSize } from '@/lib/site/charts/pieLayout';
import { nameLineHeight, spiderLayout, wheelCenter, wheelSize } from '@/lib/site/charts/spiderLayout';
import type { SpiderLayout } from '@/lib/site/charts/spiderLayout';
import { colour } from './colours';
import { dashesOf, drawingWidth, gridLook, lined, marker } from './drawing';
import type { Drawn } from './drawing';
import { element, path, placed, stacked, text } from './elements';
import type { Part } from './elements';
import { certaintyItems, fillSign, legend, seriesItems, signItems } from './flow';

export function piePart(drawn: Drawn): Part {
  const { model, locale, colourOf } = drawn;
  const { parts, thickness } = pieLayout(model, locale);
  const ring = parts.map(({ path: course, label, shareText }, index) => {
    const words = label === null ? '' : text(label.x, label.y + fontSize * 0.35, shareText, { anchor: label.anchor });
    return path(course, { fill: 'none', stroke: colourOf(index), 'stroke-width': thickness }) + words;
  });
  const items = parts.map(({ name, shareText, value }, index) => ({
    sign: fillSign(colourOf(index)),
    text: `${name} ${shareText}${value === null ? '' : ` (${value})`}`,
  }));
  const left = (drawingWidth - ringSize.width) / 2;
  return stacked(
    [{ height: ringSize.height, content: placed(ring.join(''), left, 0) }, legend([...items, ...signItems(drawn)])],
    12,
  );
}

function wheelTexts({ axes, ticks, namesFit }: SpiderLayout): string {
  const { x, y } = wheelCenter;
  const values = ticks.map(({ at, text: value }) =>
    text(x + fontSize * 0.3, y - at + fontSize, value, { ink: 'ink-2' }),
  );
  const names = axes.flatMap(({ textX, textY, nameY, anchor, lines }, index) =>
    namesFit
      ? lines.map((line, row) => text(textX, nameY + fontSize * (0.35 + row * nameLineHeight), line, { anchor }))
      : [text(textX, textY + fontSize * 0.35, String(index + 1), { anchor: 'middle' })],
  );
  return [...values, ...names].join('');
}

export function spiderPart(drawn: Drawn): Part {
  const { model, locale, colourOf } = drawn;
  const layout = spiderLayout(model, locale);
  const { axes, ticks, series, namesFit } = layout;
  const { x: centerX, y: centerY } = wheelCenter;
  const content = [
    path(axes.map(({ x, y }) => `M${centerX} ${centerY}L${x} ${y}`).join(''), gridLook),
    ...ticks.map(({ at }) => element('circle', { cx: centerX, cy: centerY, r: at, ...gridLook })),
    wheelTexts(layout),
    ...series.map(({ path: course, points }, index) => {
      const own = colourOf(index);
      const shape = placed(path(course, lined(own, dashesOf(index))), centerX, centerY);
      return shape + points.map(({ x, y, certainty }) => marker(index, own, x, y, certainty)).join('');
    }),
  ];
  const numbered = namesFit
    ? []
    : axes.map(({ name }, index) => ({
        sign: text(13, 10, String(index + 1), { anchor: 'middle', isBold: true, ink: colour('ink') }),
        text: name,
      }));
  return stacked(
    [
      legend([...(series.length > 1 ? seriesItems(drawn, 'line') : []), ...certaintyItems('fill', drawn, false)]),
      { height: wheelSize.height, content: placed(content.join(''), (drawingWidth - wheelSize.width) / 2, 0) },
      legend(numbered),
    ],
    8,
  );
}
