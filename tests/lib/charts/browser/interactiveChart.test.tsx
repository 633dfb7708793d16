import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import { startCharts } from '@/lib/charts/browser/startCharts';
import { column, dataColumns, indicatorEntry } from '../indicators';
import { contextIn } from '../../../support/site';
import { dataRows } from '../../../support/rowsInShort';

/** Two over four years. */
const twoSeries = {
  unit: '%',
  unit_label: null,
  chart_type: 'line',
  columns: dataColumns('jahr period, stadt value Stadt, land value Land, art status'),
  data_rows: dataRows('2023 1.5 2 null, 2024 X 2.25 null, 2025 2.5 4 null, 2026 3 3.5 p'),
};

const announce = vi.fn();

/** A chart that can be asked, as the page has it. */
function startFigure(attributes: Readonly<Record<string, unknown>> = twoSeries): HTMLElement {
  const indicator = indicatorEntry({ title: 'Leerstand', ...attributes });
  render(<IndicatorFigure indicator={indicator} context={contextIn('de')} level={2} />);
  startCharts(announce);
  return drawing();
}

function drawing(): HTMLElement {
  return screen.getByRole('application', { name: /^Leerstand/ });
}

function press(...keys: readonly string[]): void {
  for (const key of keys) fireEvent.keyDown(drawing(), { key });
}

/** What the polite region says. */
function said(): string {
  // What is said of tools comes after the chart.
  return (screen.getAllByRole('status')[0]?.textContent ?? '').replaceAll(/\s/g, ' ');
}

function tooltip(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-answer]:not([hidden]) [data-tooltip]');
}

describe('the keyboard', () => {
  it('has one stop for each chart, with instructions in the language of the page', () => {
    const figure = startFigure();
    expect(figure).toHaveAttribute('tabindex', '0');
    expect(figure).toHaveAccessibleDescription(/^Pfeiltasten links und rechts/);
    expect(document.querySelectorAll('[data-chart] [tabindex]')).toHaveLength(1);
  });

  it('begins at the newest value and says it as the table does; a provisional value has no change', () => {
    startFigure();
    press('ArrowLeft');
    expect(said()).toBe('Stadt. 2026: 3,00 Prozent, provisorisch');
  });

  it('goes from point to point, and to the ends', () => {
    startFigure();
    press('ArrowLeft', 'Home');
    expect(said()).toBe('2023: 1,50 Prozent');
    press('ArrowRight');
    expect(said()).toBe('2024: aus Gründen des Datenschutzes nicht gezeigt');
    press('ArrowLeft', 'ArrowLeft');
    expect(said()).toBe('2023: 1,50 Prozent');
    press('End');
    expect(said()).toMatch(/^2026: 3,00 Prozent/);
  });
});

it('what is shown of a value has all series of its period with their changes, and since when', () => {
  startFigure();
  press('ArrowLeft', 'ArrowLeft');
  expect([...(tooltip()?.children ?? [])].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    ...['2025', 'gegenüber 2024'],
    ...['', 'Stadt', '2,50 %', ''],
    ...['', 'Land', '4,00 %', '+1,75 Prozentpunkte'],
  ]);
});

it('a chart that is drawn later is started once', () => {
  startFigure();
  startCharts(announce);
  expect(document.querySelectorAll('[data-tooltip]')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /^Stadt/ }));
  expect(screen.getByRole('button', { name: /^Stadt/ })).toHaveAttribute('aria-pressed', 'false');
});

it('entries of the legend switch their series, but for the last one', () => {
  startFigure();
  const [city, land] = [screen.getByRole('button', { name: /^Stadt/ }), screen.getByRole('button', { name: /^Land/ })];
  fireEvent.click(city);
  expect(city).toHaveAttribute('aria-pressed', 'false');
  expect(document.querySelectorAll('[data-series="0"]:not([data-off])')).toHaveLength(0);
  fireEvent.click(land);
  expect(land).toHaveAttribute('aria-pressed', 'true');
  press('ArrowLeft');
  expect(said()).toMatch(/^Land\. 2026/);
  fireEvent.click(city);
  expect(document.querySelectorAll('[data-off]')).toHaveLength(0);
});

describe('the pointer', () => {
  const box = { left: 0, top: 0, width: 300, height: 100 };

  function point(type: 'click' | 'pointerMove', place: MouseEventInit & { readonly pointerType?: string }): void {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ ...box, x: 0, y: 0 }));
    fireEvent[type](drawing(), place);
  }

  it('chooses the nearest period and series', () => {
    startFigure();
    point('click', { clientX: 205, clientY: 5 });
    expect(tooltip()).toHaveTextContent(/^2025/);
    expect(tooltip()?.querySelector('[data-own]')).toHaveTextContent('Land');
  });
});

const months = Array.from(
  { length: 30 },
  (_, index) => `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
);

const monthly = {
  ...{ unit: '%', unit_label: null, chart_type: 'line' },
  columns: [column('monat', 'period'), column('quote', 'value', { label: 'Quote' })],
  data_rows: months.map((month, index) => [month, index / 10]),
};

/** Nothing is laid out here, so no size changes. */
class BlindObserver {
  readonly observe = vi.fn();
}

describe('the period', () => {
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', BlindObserver);
  });

  async function openPeriod(attributes: Readonly<Record<string, unknown>> = monthly): Promise<HTMLElement> {
    startFigure(attributes);
    const tools = screen.getByText('Zeitraum wählen').closest('details');
    tools?.toggleAttribute('open', true);
    return screen.findByRole('group', { name: 'Zeitraum' });
  }

  it('keeps two periods at least, whichever handle is moved', async () => {
    const group = await openPeriod();
    const [from, to] = within(group).getAllByRole('slider');
    if (from === undefined || to === undefined) throw new Error('no handles');
    fireEvent.input(to, { target: { value: '5' } });
    fireEvent.input(from, { target: { value: '20' } });
    expect([from, to].map((handle) => handle.getAttribute('aria-valuetext'))).toEqual([
      'September 2025',
      'Oktober 2025',
    ]);
  });
});
