import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawnKinds } from '@/content-types/indicatorData';
import { Chart } from '@/components/charts/Chart';
import { Sparkline, hasSparkline } from '@/components/charts/Sparkline/Sparkline';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import { chartModel } from '@/lib/site/charts/chartModel';
import { column, indicatorEntry } from '../../lib/site/charts/indicators';
import { shapeNames, shapedIndicator, tablesInsteadOfBars } from '../../lib/site/charts/shapes';
import { contextIn } from '../../support/site';

type Attributes = Readonly<Record<string, unknown>>;

function renderFigure(attributes: Attributes): HTMLElement {
  const indicator = indicatorEntry({ title: 'Leerstand', unit: '%', unit_label: null, subtitle: null, ...attributes });
  render(<IndicatorFigure indicator={indicator} context={contextIn('de')} level={2} />);
  return screen.getByRole('figure');
}

const twoSeries = {
  columns: [
    column('jahr', 'period'),
    column('stadt', 'value', { label: 'Stadt' }),
    column('land', 'value', { label: 'Land' }),
  ],
  data_rows: [
    ['2024', 1.5, 2],
    ['2025', null, 3],
    ['2026', 2.5, 4],
  ],
};

describe.each(drawnKinds)('a chart of the kind %s', (kind) => {
  it('is one image to assistive technology, named by what it shows and its form', () => {
    renderFigure({ ...twoSeries, chart_type: kind });
    const names = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/^Leerstand\. .*diagramm, 2 Reihen, 2024–2026$/);
  });

  it('hides what it is drawn of, which some screen readers read in spite of its name', () => {
    renderFigure({ ...twoSeries, chart_type: kind });
    for (const image of screen.getAllByRole('img')) {
      expect([...image.children].every((child) => child.getAttribute('aria-hidden') === 'true')).toBe(true);
    }
  });

  it('has the same data in its table, with a word for what is missing', () => {
    renderFigure({ ...twoSeries, chart_type: kind });
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual(['20241,52', '2025–kein Wert vorhanden3', '20262,54']);
  });

  it('names every series in each drawing', () => {
    const { container } = render(
      <Chart model={modelOf({ ...twoSeries, chart_type: kind })} language="de" label="Leerstand" />,
    );
    const [drawings] = container.children;
    expect(
      [...(drawings?.children ?? [])].every(
        ({ textContent }) => textContent.includes('Stadt') && textContent.includes('Land'),
      ),
    ).toBe(true);
  });

  it.each(shapeNames)('is drawn from %s without a number that is none', (name) => {
    const model = chartModel(shapedIndicator(name, { chart_type: kind }));
    if (kind === 'bar' && tablesInsteadOfBars.includes(name)) {
      expect(model).toBeUndefined();
      return;
    }
    if (model === undefined) throw new Error('no chart');
    const { container } = render(<Chart model={model} language="fr" label={name} />);
    expect(within(container).getAllByRole('img')).toHaveLength(1);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
    expect(container.querySelector('[style]')).toBeNull();
  });
});

function modelOf(attributes: Attributes): NonNullable<ReturnType<typeof chartModel>> {
  const model = chartModel(indicatorEntry(attributes));
  if (model === undefined) throw new Error('no chart');
  return model;
}

it('fills an area down to its base, even if its values have intervals', () => {
  const draw = (columns: readonly unknown[], rows: readonly unknown[]): string => {
    const model = modelOf({ columns, data_rows: rows, chart_type: 'area' });
    return render(<Chart model={model} language="de" label="Leerstand" />).container.innerHTML;
  };
  const columns = [column('jahr', 'period'), column('a', 'value'), column('a_tief', 'low'), column('a_hoch', 'high')];
  const rows = [
    ['2025', 100, 90, 100],
    ['2026', 50, 40, 60],
  ];
  const plain = rows.map((row) => row.slice(0, 2));
  expect(draw(columns, rows)).toBe(draw(columns.slice(0, 2), plain));
});

it('draws the bounds of a range as lines, and names them with their last values', () => {
  const columns = [
    column('jahr', 'period'),
    column('mittel', 'value', { label: 'Mittleres Szenario' }),
    column('tief', 'low', { label: 'Tiefes Szenario' }),
    column('hoch', 'high', { label: 'Hohes Szenario' }),
  ];
  const rows = [
    ['2050', 50, 40, 65],
    ['2025', 30, 30, 30],
  ];
  const model = modelOf({ columns, data_rows: rows, chart_type: 'line', unit: null });
  const { container } = render(<Chart model={model} language="de" label="Szenarien" />);
  const names = within(container.querySelector('ul') ?? container)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Mittleres Szenario 50', 'Hohes Szenario 65', 'Tiefes Szenario 40']);
  const [range, high, low] = [
    ...(container.querySelector('svg[role="img"]')?.querySelectorAll('[class*="series"] path') ?? []),
  ].map((path) => path.getAttribute('d'));
  expect(high).not.toBe(low);
  for (const bound of [high, low]) for (const point of bound?.slice(1).split('L') ?? []) expect(range).toContain(point);
});

describe('a figure without a chart', () => {
  const sevenSeries = {
    columns: [column('jahr', 'period'), ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => column(key, 'value'))],
    data_rows: [['2026', 1, 2, 3, 4, 5, 6, 7]],
  };

  it.each([
    ['a kind that is not drawn', { ...twoSeries, chart_type: 'pyramid' }],
    ['more series than anyone tells apart', { ...sevenSeries, chart_type: 'line' }],
    [
      'two rows for the same place',
      {
        ...twoSeries,
        data_rows: [
          ['2026', 1, 2],
          ['2026', 3, 4],
        ],
        chart_type: 'line',
      },
    ],
  ])('opens its table: %s', (_, attributes) => {
    const figure = renderFigure(attributes);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(within(figure).getByRole('table').closest('details')).toHaveAttribute('open');
  });

  it('draws the series that the editors chose of many', () => {
    renderFigure({ ...sevenSeries, chart_type: 'column', chart_options: { visible: ['b'] } });
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('says so if there are no data, and offers no file', () => {
    renderFigure({ ...twoSeries, data_rows: [], chart_type: 'line' });
    expect(screen.getByText(/noch keine Daten/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /CSV/ })).not.toBeInTheDocument();
  });
});

describe('a figure', () => {
  it('says of when the last value of a series is if another has a newer one', () => {
    const rows = [
      ['2026-06', 1.5, 2],
      ['2026-07', 2.5, null],
    ];
    const { container } = render(
      <Chart model={modelOf({ ...twoSeries, data_rows: rows, chart_type: 'line' })} language="de" label="Leerstand" />,
    );
    const [city, country] = within(container)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(city).toMatch(/^Stadt 2,5\s%$/);
    expect(country).toMatch(/^Land 2\s% \(Juni 2026\)$/);
  });

  it('names what is in the table only: another unit, or a second axis', () => {
    const columns = [...twoSeries.columns.slice(0, 2), column('land', 'value', { label: 'Land', unit: 'Personen' })];
    renderFigure({ ...twoSeries, columns, chart_type: 'line' });
    expect(screen.getByText(/Nur in der Tabelle: Land/)).toBeInTheDocument();
  });

  it('offers the data as a file with type and size', () => {
    renderFigure({ ...twoSeries, chart_type: 'line' });
    const link = screen.getByRole('link', { name: /^CSV \(1\skB\) ?: Leerstand$/ });
    expect(link).toHaveAttribute('href', '/daten/indikator/5813.csv');
  });

  it('lists the texts of the marks in the drawing', () => {
    renderFigure({
      ...twoSeries,
      chart_type: 'line',
      annotations: [
        { type: 'point', x: '2025', y: 3, text: 'Höchster Wert' },
        { type: 'range', x: '2024/2025', y: null, text: 'Neue Erhebung' },
        { type: 'line', x: null, y: 2, text: 'Ziel' },
        { type: 'break', x: '1999', y: null, text: 'Ausserhalb der Daten' },
      ],
    });
    const marks = within(screen.getByRole('list', { name: 'Anmerkungen im Diagramm' })).getAllByRole('listitem');
    expect(marks.map(({ textContent }) => textContent)).toEqual([
      '2025: Höchster Wert',
      '2024–2025: Neue Erhebung',
      'Ziel',
    ]);
  });
});

describe('marks of a figure', () => {
  it.each([
    ['line', 'OL'],
    ['bar', 'UL'],
  ])('are numbered only where they are drawn: %s', (kind, element) => {
    const annotations = [{ type: 'line', x: null, y: 2, text: 'Ziel' }];
    renderFigure({ ...twoSeries, chart_type: kind, annotations });
    expect(screen.getByRole('list', { name: 'Anmerkungen im Diagramm' }).tagName).toBe(element);
  });
});

describe('a sparkline', () => {
  it('is decoration beside words', () => {
    const { container } = render(<Sparkline indicator={indicatorEntry({ ...twoSeries, headline: 'stadt' })} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    ['no data', { ...twoSeries, data_rows: [] }],
    ['one value', { ...twoSeries, data_rows: [['2026', 1, 2]] }],
    [
      'no value',
      {
        ...twoSeries,
        data_rows: [
          ['2025', null, null],
          ['2026', null, null],
        ],
      },
    ],
  ])('is not there for %s', (_, attributes) => {
    expect(hasSparkline(indicatorEntry(attributes))).toBe(false);
    const { container } = render(<Sparkline indicator={indicatorEntry(attributes)} />);
    expect(container).toBeEmptyDOMElement();
  });
});
