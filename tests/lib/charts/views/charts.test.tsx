import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chartKinds } from '@/content-types/chartKinds';
import type { Locale } from '@/content-types/locales';
import { Sparkline, hasSparkline } from '@/lib/charts/preview/Sparkline';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import { endLabelLines } from '@/lib/drawing/endLabels';
import { column, dataColumns, indicatorEntry } from '../indicators';
import { drawChart, modelOf } from '../../../support/drawChart';
import { contextIn } from '../../../support/site';
import { textsOf } from '../../../support/textsOf';
import { dataRows } from '../../../support/rowsInShort';

type Attributes = Readonly<Record<string, unknown>>;

function renderFigure(attributes: Attributes, locale: Locale = 'de'): HTMLElement {
  const indicator = indicatorEntry({ title: 'Leerstand', unit: '%', unit_label: null, subtitle: null, ...attributes });
  const meta = { ...indicator.meta, locale };
  render(<IndicatorFigure indicator={{ ...indicator, meta }} context={contextIn(locale)} level={2} />);
  return screen.getByRole('figure');
}

const twoSeries = {
  columns: dataColumns('jahr period, stadt value Stadt, land value Land'),
  data_rows: dataRows('2024 1.5 2, 2025 null 3, 2026 2.5 4'),
};

describe('what is said about a chart', () => {
  const described = { ...twoSeries, long_description: 'Eine Karte mit dunklen Flächen.' };

  it('describes it if it is drawn', () => {
    renderFigure({ ...described, chart_type: 'line' });
    expect(screen.getByText('Eine Karte mit dunklen Flächen.')).toBeInTheDocument();
  });

  it('comes before it: title, unit with period, and finding', () => {
    renderFigure({ ...twoSeries, chart_type: 'line', lesehilfe: 'Der Leerstand steigt.' });
    const texts = [
      screen.getByRole('heading'),
      within(screen.getByRole('figure')).getAllByText(/2024–2026/)[0],
      screen.getByText('Der Leerstand steigt.'),
    ];
    const order = texts.map((text) => text?.compareDocumentPosition(screen.getByRole('img')));
    expect(order).toEqual(Array(3).fill(Node.DOCUMENT_POSITION_FOLLOWING));
  });

  it('describes nothing that is not to be seen', () => {
    renderFigure({ ...described, chart_type: null });
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(screen.queryByText('Eine Karte mit dunklen Flächen.')).not.toBeInTheDocument();
  });

  it('B9 is typeset as the language does: French has a space before a colon', () => {
    const annotations = [{ type: 'point', x: '2024', y: 1.5, text: 'Minimum' }];
    renderFigure({ ...twoSeries, chart_type: 'line', annotations }, 'fr');
    const marks = screen.getByRole('list', { name: 'Remarques dans le graphique' });
    expect(marks.textContent).toBe('2024\u202f: Minimum');
  });
});

describe.each(chartKinds)('a chart of the kind %s', (kind) => {
  it('is one image to assistive technology, named by what it shows and its form, beside a table with the data', () => {
    renderFigure({ ...twoSeries, chart_type: kind });
    const images = screen.getAllByRole('img');
    const names = new Set(images.map((image) => image.getAttribute('aria-label')));
    expect([...names]).toEqual([
      expect.stringMatching(/^Leerstand\. \p{Lu}[\p{L} -]+, .*2026(?:, 2 (?:Zeilen|Punkte))?$/u),
    ]);
    // Some screen readers read parts in spite of the name.
    const parts = images.flatMap(({ children }) => [...children]);
    expect(parts.filter((part) => part.getAttribute('aria-hidden') !== 'true')).toEqual([]);
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual(['20241,52,0', '2025…nicht verfügbar3,0', '20262,54,0']);
  });

  it('names every series', () => {
    const container = drawChart({ ...twoSeries, chart_type: kind });
    expect(container).toHaveTextContent(/Stadt.*Land|Land.*Stadt/);
  });
});

it('draws the bounds of a range as lines, and names them with their last values', () => {
  const columns = [
    column('jahr', 'period'),
    column('mittel', 'value', { label: 'Mittleres Szenario' }),
    column('tief', 'low', { label: 'Tiefes Szenario' }),
    column('hoch', 'high', { label: 'Hohes Szenario' }),
  ];
  const rows = dataRows('2050 50 40 65, 2025 30 30 30');
  const container = drawChart({ columns, data_rows: rows, chart_type: 'line', unit: null });
  const names = textsOf(within(container.querySelector('ul') ?? container).getAllByRole('listitem'));
  expect(names).toEqual(['Mittleres Szenario 50', 'Hohes Szenario 65', 'Tiefes Szenario 40']);
  const [range, high, low] = [
    ...(container.querySelector('svg[role="img"]')?.querySelectorAll('[class*="series"] path') ?? []),
  ].map((path) => path.getAttribute('d'));
  expect(high).not.toBe(low);
  for (const bound of [high, low]) for (const point of bound?.slice(1).split('L') ?? []) expect(range).toContain(point);
});

describe('a figure without a chart', () => {
  const names = Array.from({ length: 25 }, (_, index) => `reihe_${index}`);
  const manySeries = {
    columns: [column('jahr', 'period'), ...names.map((key) => column(key, 'value'))],
    data_rows: [['2026', ...names.keys()]],
  };

  it.each([
    ['no kind of chart', { ...twoSeries, chart_type: null }],
    ['more series than anyone compares', { ...manySeries, chart_type: 'line' }],
    [
      'two rows for the same place',
      {
        ...twoSeries,
        data_rows: dataRows('2026 1 2, 2026 3 4'),
        chart_type: 'line',
      },
    ],
  ])('shows its table: %s', (_, attributes) => {
    const figure = renderFigure(attributes);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(within(figure).getByRole('table').closest('details')).toBeNull();
  });

  it('says why there is a table only, in the language of the page', () => {
    renderFigure({ ...manySeries, chart_type: 'line' }, 'fr');
    expect(
      screen.getByText('Sous forme de tableau, car il y a trop de séries ou de valeurs pour un graphique lisible.'),
    ).toBeInTheDocument();
  });

  it('draws the series that the editors chose of many', () => {
    renderFigure({ ...manySeries, chart_type: 'column', chart_options: { visible: ['reihe_1'] } });
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
    const rows = dataRows('2026-06 1.5 2, 2026-07 2.5 null');
    const container = drawChart({ ...twoSeries, data_rows: rows, chart_type: 'line' });
    const [city, country] = textsOf(within(container).getAllByRole('listitem'));
    expect(city).toMatch(/^Stadt 2,5\s%$/);
    expect(country).toMatch(/^Land 2,0\s% \(Juni 2026\)$/);
  });

  it('says of when all last values are if the total, which is not drawn, has a newer one', () => {
    const columns = [...twoSeries.columns, column('summe', 'total', { label: 'Total' })];
    const rows = [1, null].map((part, index) => [String(2024 + index), part, part, 2 + index]);
    const options = { visible: ['stadt', 'land'] };
    const attributes = { columns, data_rows: rows, unit: '%', chart_type: 'stacked', chart_options: options };
    const items = within(drawChart(attributes)).getAllByRole('listitem');
    expect(textsOf(items)).toEqual(['Stadt 1\u202f% (2024)', 'Land 1\u202f% (2024)']);
    expect(endLabelLines(modelOf(attributes), 'de')).toBeUndefined();
  });

  it('names what is in the table only: another unit, or a second axis', () => {
    const columns = [...twoSeries.columns.slice(0, 2), column('land', 'value', { label: 'Land', unit: 'Personen' })];
    renderFigure({ ...twoSeries, columns, chart_type: 'line' });
    expect(screen.getByText(/Nur in der Tabelle: Land/)).toBeInTheDocument();
  });

  it('lists the texts of the marks in the order in which they are drawn', () => {
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
      'Ziel',
      '2024–2025: Neue Erhebung',
      '2025: Höchster Wert',
    ]);
  });
});

describe('a sparkline', () => {
  it('is decoration beside words', () => {
    const { container } = render(<Sparkline indicator={indicatorEntry({ ...twoSeries, headline: 'land' })} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    ['no data', { ...twoSeries, data_rows: [] }],
    ['one value', { ...twoSeries, data_rows: [['2026', 1, 2]] }],
    [
      'no value',
      {
        ...twoSeries,
        data_rows: dataRows('2025 null null, 2026 null null'),
      },
    ],
  ])('is not there for %s', (_, attributes) => {
    expect(hasSparkline(indicatorEntry(attributes))).toBe(false);
    const { container } = render(<Sparkline indicator={indicatorEntry(attributes)} />);
    expect(container).toBeEmptyDOMElement();
  });
});

/** The ends of the bars of a drawing, from the start of the plot on, in per cent. */
function barsIn(container: HTMLElement): readonly (readonly (string | null)[])[] {
  return [...container.querySelectorAll('.charts-bar')].map((bar) => [bar.getAttribute('x1'), bar.getAttribute('x2')]);
}

describe('a population pyramid', () => {
  const columns = dataColumns('alter category, m value Männer, f value Frauen');
  const rows = dataRows('0–4 40 20, 5–9 30 null');

  it('draws each value from the middle to its side, and names both sides', () => {
    const container = drawChart({ columns, data_rows: rows, chart_type: 'pyramid' });
    expect(barsIn(container)).toEqual(dataRows('50% 12.5%, 50% 0%, 50% 75%'));
    expect(container).toHaveTextContent(/Männer.*Frauen.*5–9.*0–4/);
  });
});

describe('a dot plot', () => {
  it('draws a point of its own shape for each value, and its value beside it', () => {
    const container = drawChart({ ...twoSeries, unit: 'kg', chart_type: 'dot' });
    const shapes = [...container.querySelectorAll('[role="img"] .charts-marker')].map((mark) => mark.getAttribute('d'));
    expect(shapes).toHaveLength(5);
    expect(new Set(shapes).size).toBe(2);
    const texts = [...container.querySelectorAll('.charts-value')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['2,0\u202fkg', '1,5\u202fkg', '3,0\u202fkg', '4,0\u202fkg', '2,5\u202fkg']);
  });
});

describe('a survey', () => {
  it('draws the answers to each question side by side, from one colour to another', () => {
    const columns = [
      column('frage', 'category'),
      ...['Ja', 'Teils', 'Nein'].map((label) => column(label, 'value', { label })),
    ];
    const rows = [['Verkehr', 50, 30, 20]];
    const container = drawChart({ columns, data_rows: rows, chart_type: 'survey' });
    expect(container).toHaveTextContent(/^JaTeilsNein.*Verkehr503020$/);
    const bars = [...container.querySelectorAll('.charts-bar')];
    expect(bars.map((bar) => /answer\d/.exec(bar.getAttribute('class') ?? '')?.[0])).toEqual([
      'answer1',
      'answer4',
      'answer7',
    ]);
    const lengths = bars.map(
      (bar) => Number.parseFloat(bar.getAttribute('x2') ?? '') - Number.parseFloat(bar.getAttribute('x1') ?? ''),
    );
    expect(lengths.map(Math.round)).toEqual([50, 30, 20]);
  });
});

describe('a ring', () => {
  const columns = [column('art', 'category'), column('wert', 'value')];
  const rows = dataRows('Miete 3, Eigentum 1');

  it('draws each part and lists it with its share and amount', () => {
    const container = drawChart({ columns, data_rows: rows, chart_type: 'pie', unit: 'Wohnungen' });
    expect(container.querySelectorAll('[role="img"] path')).toHaveLength(2);
    const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
    const items = textsOf(screen.getAllByRole('listitem'));
    expect(texts).toEqual(['75,0\u202f%', '25,0\u202f%']);
    expect(items).toEqual(['Miete 75,0\u202f% (3)', 'Eigentum 25,0\u202f% (1)']);
  });
});

describe('a spider chart', () => {
  const rows = dataRows('Gesundheit 7 5, Wohnen 6 5, Umwelt 5 null');

  it('draws a point for each value, and numbers its axes as its list does', () => {
    const columns = [column('thema', 'category'), column('a', 'value'), column('b', 'value')];
    const container = drawChart({ columns, data_rows: rows, chart_type: 'spider' });
    expect(container.querySelectorAll('[role="img"] .charts-marker')).toHaveLength(5);
    const list = container.querySelector('ol') ?? container;
    const items = textsOf(within(list).getAllByRole('listitem'));
    expect(items).toEqual(['1 Gesundheit', '2 Wohnen', '3 Umwelt']);
  });
});

describe('a map of shapes', () => {
  const area = (name: string, x: number): object => ({
    name,
    center: [x + 50, 50],
    rings: [[[x, 0], [x + 100, 0], [x + 100, 100], [x, 100]]], // prettier-ignore
  });
  const geometry = { width: 300, height: 100, areas: [area('Dorf', 0), area('See', 100), area('Leerfeld', 200)] };
  const columns = [column('gebiet', 'area'), column('menschen', 'value', { label: 'Menschen' })];
  const rows = dataRows('Dorf 2, See null');
  const draw = (kind: string): HTMLElement =>
    drawChart({ geometry, columns, data_rows: rows, chart_type: kind, unit: 'kg' });

  it('draws all areas, tells their names where they are, hatches those without, and says what that means', () => {
    const container = draw('map');
    const areas = [...container.querySelectorAll('[role="img"] .charts-area')];
    const asked: unknown = JSON.parse(container.querySelector('[data-ask]')?.getAttribute('data-ask') ?? '');
    expect(asked).toMatchObject({ names: ['Dorf', 'See', 'Leerfeld'], x: [167, 500, 833], y: [500, 500, 500] });
    expect(areas.map((one) => one.classList[1])).toEqual(['charts-tone3', 'charts-empty-area', 'charts-empty-area']);
    expect(container.querySelector('[role="img"] .charts-hatched')?.getAttribute('d')).toMatch(/^M1\d\d \d+L/);
    expect(container).toHaveTextContent(/^2\skgnicht verfügbar123Dorf 2\skgSee …Leerfeld …$/);
  });

  it('draws a circle for each known value, with sizes in its legend', () => {
    const container = draw('circles');
    expect(container.querySelectorAll('[role="img"] .charts-round')).toHaveLength(1);
    expect(container).toHaveTextContent(/^Kreisfläche: Menschen \(kg\)2\skg/);
  });
});

describe('a map', () => {
  it('draws a tile for each area with its short name, and hatches what is unknown', () => {
    const columns = [column('gebiet', 'area'), column('quote', 'value')];
    const rows = dataRows('Riehen 2, Clara null, Kleinhüningen 3');
    const container = drawChart({ columns, data_rows: rows, chart_type: 'map', unit: 'kg' });
    const tiles = [...container.querySelectorAll('[role="img"] .charts-tile')].map((tile) => tile.classList[1]);
    expect(tiles).toEqual(['charts-tone5', 'charts-tone1', 'charts-no-data']);
    const names = [...container.querySelectorAll('[role="img"] text')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Kleinh.', 'Riehen', 'Clara']);
    const items = textsOf(within(container.querySelector('ol') ?? container).getAllByRole('listitem'));
    expect(items).toEqual(['Kleinhüningen 3\u202fkg', 'Riehen 2\u202fkg', 'Clara …']);
    expect(container).toHaveTextContent(/^3\skg2\skgnicht verfügbar/);
  });
});
