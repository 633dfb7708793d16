import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartForm, effectiveKind } from '@/lib/charts/chartForm';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { dotLayout } from '@/lib/charts/dot/dotLayout';
import { columnWidths, fontSize, stepsToPixels, plotSize, textWidth } from '@/lib/drawing/browser/chartMetrics';
import { pyramidLayout } from '@/lib/charts/pyramid/pyramidLayout';
import { rowLayout } from '@/lib/charts/bar/rowLayout';
import { rowTicks, rowWidths } from '@/lib/drawing/rowRoom';
import type { RowTick } from '@/lib/drawing/rowRoom';
import { surveyLayout } from '@/lib/charts/survey/surveyLayout';
import { messagesByLocale } from '@/lib/i18n/messages';
import { chartOf, column, indicatorEntry } from './indicators';
import { dataRows } from '../../support/rowsInShort';

type Attributes = Readonly<Record<string, unknown>>;

const middle = plotSize.width / 2;

const names = ['0–4', '5–9', '10–14'];

const months = 'Jan Feb Mrz Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split(' ').map((month) => [month, 1]);

/** Names with as many series as each row has values. */
function named(
  kind: string,
  rows: readonly (readonly (string | number | null)[])[],
): Attributes & { readonly columns: readonly Attributes[] } {
  const count = (rows[0]?.length ?? 1) - 1;
  const series = Array.from({ length: count }, (_, index) => column(`r${index}`, 'value', { label: `Reihe ${index}` }));
  return { chart_type: kind, columns: [column('name', 'category'), ...series], data_rows: rows };
}

describe('what a kind of chart needs of its data', () => {
  const years = { ...named('pyramid', []), columns: [column('jahr', 'period'), column('a', 'value')] };

  it.each([
    ['pyramid', 'of two groups', named('pyramid', [['0–4', 1, 2]]), 'pyramid'],
    ['pyramid', 'of one group', named('pyramid', [['0–4', 1]]), 'bar'],
    ['pyramid', 'of three groups', named('pyramid', [['0–4', 1, 2, 3]]), 'bar'],
    ['pyramid', 'of four groups', named('pyramid', [['0–4', 1, 2, 3, 4]]), 'pyramid'],
    ['pyramid', 'with a negative value', named('pyramid', [['0–4', 1, -2]]), 'bar'],
    ['pyramid', 'over time', { ...years, data_rows: [['2026', 1]] }, 'column'],
    ['survey', 'with a negative share', named('survey', [['A', 1, -2]]), 'bar'],
    ['survey', 'of one answer', named('survey', [['A', 1]]), 'bar'],
    ['survey', 'of two answers', named('survey', [['A', 1, 2]]), 'survey'],
    ['dot', 'of many names', named('dot', [['A', 1, 2, 3]]), 'dot'],
    ['line', 'from age to age', named('line', dataRows('0–4 1, 5–9 2')), 'line'],
    ['line', 'of the months', named('line', months), 'line'],
    ['line', 'between places, which are in no order', named('line', dataRows('Riehen 1, Basel 2')), 'dot'],
    [
      'dot',
      'of many years',
      { ...years, chart_type: 'dot', data_rows: Array.from({ length: 40 }, (_, index) => [String(1980 + index), 5]) },
      'line',
    ],
  ])('%s %s', (...[, , attributes, kind]) => {
    expect(effectiveKind(chartOf(attributes))).toBe(kind);
  });

  it('leaves a total out of a pyramid, and says so', () => {
    const total = column('alle', 'total', { label: 'Alle' });
    const attributes = named('pyramid', [['0–4', 1, 2, 3]]);
    const model = chartOf({ ...attributes, columns: [...attributes.columns.slice(0, 3), total] });
    expect(effectiveKind(model)).toBe('pyramid');
    expect(model.leftOut).toEqual(['Alle']);
  });
});

describe('a population pyramid', () => {
  const rows = dataRows('0–4 40 20, 5–9 30 30, 10–14 10 null');
  const model = chartOf({ ...named('pyramid', rows), unit: 'Personen' });

  it('has the oldest on top, wherever they are in the data', () => {
    const shown = (data: typeof rows): readonly string[] =>
      pyramidLayout(chartOf(named('pyramid', data)), 'de').rows.map(({ name }) => name);
    expect(shown(rows)).toEqual(names.toReversed());
    expect(shown(rows.toReversed())).toEqual(names.toReversed());
  });

  it('keeps the order of names that are no ages', () => {
    const layout = pyramidLayout(chartOf(named('pyramid', dataRows('Schule 1 2, Beruf 2 3'))), 'de');
    expect(layout.rows.map(({ name }) => name)).toEqual(['Schule', 'Beruf']);
  });

  it('measures both sides alike, from the middle on; a missing value has no bar', () => {
    const [oldest, middleAge, youngest] = pyramidLayout(model, 'de').rows.map(({ bars }) => bars);
    expect(oldest).toHaveLength(1);
    expect(middleAge?.map(({ to }) => Math.abs(to - middle))).toEqual([375, 375]);
    expect(youngest?.map(({ from, to }) => to - from)).toEqual([-500, 250]);
  });

  it('has the parts of a side behind each other, both sides as long as the longer one needs', () => {
    const parts = chartOf({ ...named('pyramid', [['0–4', 40, 30, 20, 10]]), unit: 'Personen' });
    const [row] = pyramidLayout(parts, 'de').rows;
    const places = row?.bars.map(({ series, from, to }) => [
      series,
      Math.round(from - middle),
      Math.round(to - middle),
    ]);
    // 60 fill a side; 3 of it are paper between the parts.
    expect(places).toEqual([
      [0, -1, -332],
      [1, 2, 249],
      [2, -335, -498],
      [3, 252, 332],
    ]);
  });

  it('has the same values on both sides of its axis', () => {
    const texts = pyramidLayout(model, 'de').ticks.map(({ text }) => text);
    expect(texts).toEqual(texts.toReversed());
    expect(texts[Math.floor(texts.length / 2)]).toBe('0');
  });

  it('names every tenth of a hundred years of age', () => {
    const ages = Array.from({ length: 101 }, (_, age) => [String(age), 100 - age, 101 - age]);
    const { rows: drawn, isFine } = pyramidLayout(chartOf(named('pyramid', ages)), 'de');
    expect(isFine).toBe(true);
    expect(drawn).toHaveLength(101);
    expect(drawn.flatMap(({ name }) => (name === '' ? [] : [name]))).toEqual(
      Array.from({ length: 11 }, (_, index) => String(100 - index * 10)),
    );
  });
});

describe('a bar chart', () => {
  it('has the sign of what is missing where its bar would begin, or behind the parts that are known', () => {
    const rows = dataRows('Riehen X 2, Bettingen null 0, Basel 1 3');
    const signsOf = (options: unknown): unknown =>
      rowLayout(chartOf({ ...named('bar', rows), chart_options: options }), 'de').rows.map(({ signs }) => signs);
    expect(signsOf(null)).toEqual([[{ series: 0, at: 0, text: 'X' }], [{ series: 0, at: 0, text: '…' }], []]);
    expect(signsOf({ stacking: 'normal' })).toEqual([
      [{ series: 0, at: 500, text: 'X' }],
      [{ series: 0, at: 0, text: '…' }],
      [],
    ]);
  });
});

describe('a dot plot', () => {
  const rows = dataRows('Riehen 52 58, Bettingen 61 null, Basel 55 55');
  const model = chartOf({ ...named('dot', rows), unit: '%' });

  it('has a point for each value, the lowest first', () => {
    const drawn = dotLayout(model, 'de').rows.map(({ name, dots }) => [name, dots.map(({ series }) => series)]);
    expect(drawn).toEqual([
      ['Riehen', [0, 1]],
      ['Bettingen', [0]],
      ['Basel', [0, 1]],
    ]);
  });

  it('has its outermost values beside them, once if they are the same', () => {
    const texts = dotLayout(model, 'de').rows.map(({ labels }) => labels.map(({ side, text }) => `${side} ${text}`));
    expect(texts).toEqual([['right 58\u202f%', 'left 52\u202f%'], ['right 61\u202f%'], ['right 55\u202f%']]);
  });

  it('says so in words if its axis does not begin at zero', () => {
    const form = (data: ReturnType<typeof dataRows>): string =>
      chartForm(chartOf(named('dot', data)), 'de', messagesByLocale.de);
    expect(form(dataRows('A 50, B 60'))).toBe('Punktdiagramm, 2 Zeilen, Achse beginnt nicht bei null');
    expect(form(dataRows('A 5, B 60'))).toBe('Punktdiagramm, 2 Zeilen');
  });
});

describe('a survey', () => {
  const rows = dataRows('Verkehr 50 30 20, Wohnen 1 2 1, Kultur 997 2 1');
  const { rows: drawn } = surveyLayout(chartOf({ ...named('survey', rows), unit: 'Personen' }), 'de');

  it('has answers in their order as shares of all answers to a question', () => {
    expect(drawn.map(({ name, answers }) => [name, answers.map(({ share }) => share).join(' ')])).toEqual([
      ['Verkehr', '50 30 20'],
      ['Wohnen', '25 50 25'],
      ['Kultur', '100 0 0'],
    ]);
    for (const { answers } of drawn) {
      const ends = answers.flatMap(({ from, to }) => [from, to]);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    }
  });

  it('has a share inside an answer only where there is room', () => {
    expect(drawn[0]?.answers.map(({ shareFrom }) => shareFrom)).toEqual([0, 0, 0]);
    expect(drawn[2]?.answers.map(({ shareFrom }) => shareFrom)).toEqual([0, undefined, undefined]);
  });
});

/** Texts of an axis that a column shows, in px: their ends. */
function shownTexts(ticks: readonly RowTick[], step: number, width: number): readonly { start: number; end: number }[] {
  return ticks.flatMap(({ at, text, from }, index) => {
    if (from === undefined || from > step) return [];
    const [place, room] = [(at / plotSize.width) * width, textWidth(text)];
    const start = index === 0 ? place : index === ticks.length - 1 ? place - room : place - room / 2;
    return [{ start, end: start + room }];
  });
}

const value = fc.option(
  fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100),
  { nil: null },
);
const data = fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 60 });

describe('any data in rows', () => {
  it.each(['pyramid', 'dot'] as const)('stay inside the plot as %s', (kind) => {
    fc.assert(
      fc.property(data, (cells) => {
        const rows = cells.map(([left, right], index) => [`${index} Jahre`, left, right]);
        const model = chartModel(indicatorEntry(named(kind, rows)));
        if (model === undefined) return cells.flat().every((cell) => cell === null);
        const places =
          kind === 'pyramid' && effectiveKind(model) === 'pyramid'
            ? pyramidLayout(model, 'de').rows.flatMap(({ bars }) => bars.flatMap(({ from, to }) => [from, to]))
            : dotLayout(model, 'de').rows.flatMap(({ dots }) => dots.map(({ at }) => at));
        return places.length > 0 && places.every((place) => place >= 0 && place <= plotSize.width);
      }),
      { numRuns: 60 },
    );
  });

  it('has texts of its axis that never touch', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 1, max: 30 }), (most, letters) => {
        const key = 'W'.repeat(letters);
        const { ticks } = pyramidLayout(chartOf(named('pyramid', [[key, most, most / 2]])), 'de');
        return rowWidths([key]).every((width, step) => {
          const shown = shownTexts(ticks, step, width);
          return shown.every(({ start }, index) => index === 0 || start > (shown[index - 1]?.end ?? 0));
        });
      }),
      { numRuns: 60 },
    );
  });

  it('has values on the left only where they are inside the row', () => {
    const rows = Array.from({ length: 9 }, (_, index) => [`Ort ${index}`, index * 1000, 9000]);
    const { rows: drawn, leftFrom = Infinity, right } = dotLayout(chartOf(named('dot', rows)), 'de');
    const widths = rowWidths(
      drawn.map(({ name }) => name),
      right,
    );
    expect(leftFrom).toBeLessThan(columnWidths.length);
    for (const width of widths.slice(leftFrom)) {
      const starts = drawn.flatMap(({ labels }) =>
        labels.flatMap(({ side, at, text }) =>
          side === 'left' ? [(at / plotSize.width) * width - fontSize * 0.7 - textWidth(text)] : [],
        ),
      );
      expect(starts.every((start) => start >= 0)).toBe(true);
    }
    expect(stepsToPixels(right)).toBeGreaterThanOrEqual(textWidth('9’000') + fontSize * 0.7);
  });

  it('shows the ends of an axis everywhere, what is between them where it has room', () => {
    const ticks = ['0', '5’000’000', '10’000’000'].map((text, index) => ({ at: index * 500, text }));
    expect(rowTicks(ticks, [200, 300], 'de').map(({ from }) => from)).toEqual([0, 1, 0]);
    expect(rowTicks(ticks, [100], 'de').map(({ from }) => from)).toEqual([0, undefined, 0]);
  });
});
