/** Charts whose values run to the right: bars, dots, answers, pyramids. */
import { answerTones } from '@/lib/site/charts/answerTones';
import { dotLayout } from '@/lib/site/charts/dotLayout';
import { fontSize, pixelsOfRoom, plotSize } from '@/lib/site/charts/frame';
import { pyramidLayout, sidesOf } from '@/lib/site/charts/pyramidLayout';
import { rowLayout } from '@/lib/site/charts/rowLayout';
import { surveyLayout } from '@/lib/site/charts/surveyLayout';
import { answerColour } from './colours';
import { hasRoom, marker, zeroLook } from './drawing';
import type { Drawn } from './drawing';
import { path, stacked, tenths, text } from './elements';
import type { Part } from './elements';
import { certaintyItems, fillSign, legend, seriesItems } from './flow';
import { bar, rowRange, rows } from './rows';

function names(drawn: Drawn, shape: 'fill' | 'point'): Part {
  const { series } = drawn.model;
  return legend([...(series.length > 1 ? seriesItems(drawn, shape) : []), ...certaintyItems('fill', drawn)]);
}

const lane = fontSize * 1.25;
const barThickness = fontSize * 1.1;
const betweenRows = fontSize * 0.5;

export function barPart(drawn: Drawn): Part {
  const { model, locale, colourOf } = drawn;
  const layout = rowLayout(model, locale);
  const { lanes, hasAxis, values } = layout;
  const base = values.place(values.base);
  const chart = rows(
    {
      names: layout.rows.map(({ name }) => name),
      rowHeight: lanes * lane + betweenRows,
      left: pixelsOfRoom(layout.left),
      right: pixelsOfRoom(layout.right),
      ticks: layout.ticks,
      lines: layout.lines,
      base,
    },
    (index, { x, middle }) => {
      const row = layout.rows[index];
      const y = (series: number): number => middle + (hasAxis ? 0 : (series + 0.5 - lanes / 2) * lane);
      const value = (series: number, at: number, words: string, isNegative = false): string => {
        const gap = fontSize * (isNegative ? -0.4 : 0.4);
        return text(x(at) + gap, y(series) + fontSize * 0.35, words, { anchor: isNegative ? 'end' : 'start' });
      };
      return [
        ...(row?.bars ?? []).map((one) => bar(one, x, y(one.series), barThickness, colourOf(one.series))),
        ...(row?.bars ?? []).map(({ series, range }) => rowRange(range, x, y(series))),
        ...(row?.bars ?? []).map(({ series, textAt, text: words, isNegative }) =>
          value(series, textAt, words ?? '', isNegative),
        ),
        ...(row?.signs ?? []).map(({ series, at, text: sign }) => value(series, at, sign)),
      ].join('');
    },
  );
  return stacked([names(drawn, 'fill'), chart], 8);
}

export function dotPart(drawn: Drawn): Part {
  const layout = dotLayout(drawn.model, drawn.locale);
  const chart = rows(
    {
      names: layout.rows.map(({ name }) => name),
      rowHeight: fontSize * 1.75,
      right: pixelsOfRoom(layout.right),
      ticks: layout.ticks,
      lines: layout.lines,
    },
    (index, { x, middle }) => {
      const { dots = [], labels = [] } = layout.rows[index] ?? {};
      const shown = labels.filter(({ side }) => side === 'right' || hasRoom(layout.leftFrom));
      const [first, last] = [dots.at(0)?.at ?? 0, dots.at(-1)?.at ?? 0];
      return [
        path(`M${x(first)} ${tenths(middle)}H${x(last)}`, zeroLook),
        ...dots.map(({ range }) => rowRange(range, x, middle)),
        ...dots.map(({ series, at, certainty }) => marker(series, drawn.colourOf(series), x(at), middle, certainty)),
        ...shown.map(({ text: words, at, side }) => {
          const gap = fontSize * (side === 'left' ? -0.7 : 0.7);
          return text(x(at) + gap, middle + fontSize * 0.35, words, { anchor: side === 'left' ? 'end' : 'start' });
        }),
      ].join('');
    },
  );
  return stacked([names(drawn, 'point'), chart], 8);
}

export function surveyPart(drawn: Drawn): Part {
  const { model, locale } = drawn;
  const layout = surveyLayout(model, locale);
  const colours = answerTones(model.series).map(answerColour);
  const items = [
    ...seriesItems(drawn, 'fill', (series) => fillSign(colours[series] ?? '')),
    ...certaintyItems('fill', drawn),
  ];
  const chart = rows(
    {
      names: layout.rows.map(({ name }) => name),
      rowHeight: fontSize * 2.2,
      right: pixelsOfRoom(layout.right),
      ticks: layout.ticks,
    },
    (index, { x, middle }) => {
      const { answers = [], signs = [] } = layout.rows[index] ?? {};
      const y = middle + fontSize * 0.35;
      const drawnAnswers = answers.map((answer) => {
        const share = hasRoom(answer.shareFrom) ? answer.share : '';
        return (
          bar(answer, x, middle, fontSize * 1.7, colours[answer.series] ?? '') +
          text(x((answer.from + answer.to) / 2), y, share, { anchor: 'middle' })
        );
      });
      return [...drawnAnswers, ...signs.map(({ at, text: sign }) => text(x(at) + fontSize * 0.4, y, sign))].join('');
    },
  );
  return stacked([legend(items), chart], 8);
}

/** Single years of age are lower than their names. */
const pyramidRow = { fine: fontSize * 0.45, usual: fontSize * 1.35, filled: 0.85 } as const;

/** Which colours are on which side of a pyramid. */
function sides(drawn: Drawn): Part {
  const { locale, model, colourOf } = drawn;
  const words = model.series.map(({ label }, series) => ({ sign: fillSign(colourOf(series)), text: label }));
  const [left, right] = sidesOf(words);
  const arrows = [
    ...left.map((item) => ({ ...item, text: `← ${item.text}` })),
    ...right.map((item) => ({ ...item, text: `${item.text} →` })),
  ];
  return legend([...arrows, ...certaintyItems('fill', { model, locale }, model.series.length === 2)]);
}

export function pyramidPart(drawn: Drawn): Part {
  const layout = pyramidLayout(drawn.model, drawn.locale);
  const rowHeight = layout.isFine ? pyramidRow.fine : pyramidRow.usual;
  const chart = rows(
    {
      names: layout.rows.map(({ name }) => name),
      rowHeight,
      isFine: layout.isFine,
      ticks: layout.ticks,
      base: plotSize.width / 2,
    },
    (index, { x, middle }) =>
      (layout.rows[index]?.bars ?? [])
        .map(
          (one) =>
            bar(one, x, middle, rowHeight * pyramidRow.filled, drawn.colourOf(one.series)) +
            rowRange(one.range, x, middle),
        )
        .join(''),
  );
  return stacked([sides(drawn), chart], 8);
}
