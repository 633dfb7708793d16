import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import { startCharts } from '@/lib/charts/browser/startCharts';
import { dataRows } from '../../../support/rowsInShort';
import { contextIn } from '../../../support/site';
import { column, indicatorEntry } from '../indicators';

const years = ['2006', '2016', '2026'].map((label, index) => column(`w${index}`, 'value', { label }));

function square(name: string, x: number): object {
  return { name, center: [x + 50, 50], rings: [[[x, 0], [x + 100, 0], [x + 100, 100], [x, 100]]] }; // prettier-ignore
}

const map = {
  title: 'Leerstand',
  chart_type: 'map',
  unit: '%',
  decimals: 1,
  geometry: { width: 400, height: 100, areas: ['Berg', 'See', 'Dorf', 'Nachbar'].map((name, index) => square(name, index * 100)) }, // prettier-ignore
  columns: [column('gebiet', 'area'), ...years],
  data_rows: dataRows('Berg 1 2 3, See 6 5 4, Dorf null 7 2'),
};

function start(attributes: object = {}): void {
  render(<IndicatorFigure indicator={indicatorEntry({ ...map, ...attributes })} context={contextIn('de')} level={2} />);
  startCharts(vi.fn());
}

function slider(): HTMLElement {
  return screen.getByRole('slider', { name: 'Jahr' });
}

function ranks(): readonly string[] {
  return [...document.querySelectorAll('.charts-ranks [data-position]')].map(({ textContent }) =>
    textContent.replaceAll(/\s/g, ' '),
  );
}

/** The classes of the areas of one of the maps. */
function looks(map = 0): readonly string[] {
  return [...document.querySelectorAll(`[data-plot="${map}"] .charts-area`)].map((area) => area.classList[1] ?? '');
}

async function choose(position: number): Promise<void> {
  fireEvent.input(slider(), { target: { value: String(position) } });
  const name = ['2006', '2016', '2026'][position] ?? '';
  await waitFor(() => expect(slider()).toHaveAttribute('aria-valuetext', name));
}

function compareWith(value: string): void {
  fireEvent.input(screen.getByRole('combobox', { name: 'Vergleichen mit' }), { target: { value } });
}

function said(): string {
  return (screen.getAllByRole('status')[0]?.textContent ?? '').replaceAll(/\s/g, ' ');
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a map of several points in time', () => {
  it('hatches an area only at times of which its value is unknown', async () => {
    start();
    const hatched = (): number => document.querySelectorAll('[data-plot] .charts-hatched:not([data-outside])').length;
    expect(hatched()).toBe(1);
    await choose(0);
    expect(hatched()).toBe(2);
  });

  it('numbers its areas as in the list, for paper', async () => {
    start();
    const numberOf = (position: number): string | undefined =>
      document.querySelector(`.charts-area-number[data-area="${position}"]`)?.textContent;
    expect([numberOf(0), numberOf(1), numberOf(2)]).toEqual(['2', '1', '3']);
    await choose(1);
    expect([numberOf(0), numberOf(1), numberOf(2)]).toEqual(['3', '2', '1']);
  });

  it('says the value of the time that is shown, and names areas that are in no data', async () => {
    start();
    const drawing = screen.getByRole('application', { name: /^Leerstand/ });
    fireEvent.keyDown(drawing, { key: 'Home' });
    expect(said()).toBe('2026. Berg: 3,0 Prozent');
    await choose(1);
    fireEvent.keyDown(drawing, { key: 'Home' });
    expect(said()).toBe('2016. Berg: 2,0 Prozent');
    fireEvent.keyDown(drawing, { key: 'End' });
    expect(said()).toBe('2016. Nachbar: nicht verfügbar');
  });

  it('has the areas that are in no data at the end of the printed list, with their number', async () => {
    start();
    await choose(0);
    expect(document.querySelector('.charts-ranks')?.lastElementChild).toHaveTextContent('Nachbar …');
    expect(document.querySelector('.charts-area-number[data-area="3"]')).toHaveTextContent('4');
  });

  it('has room for the longest name of a time, so that the slider stays as it is', () => {
    const months = ['2026-05', '2026-09'].map((label, index) => column(`w${index}`, 'value', { label }));
    start({ columns: [column('gebiet', 'area'), ...months], data_rows: dataRows('Berg 1 2, See 6 5, Dorf 3 7') });
    expect(document.querySelector('[data-shown]')).toHaveAttribute('data-shown', 'September 2026');
  });

  it('tells of the area that the pointer is on, not of a nearer middle', () => {
    start();
    const area = document.querySelector('.charts-area[data-area="2"]') ?? document.body;
    fireEvent.click(area, { clientX: 0, clientY: 0 });
    expect(document.querySelector('[data-tooltip] [data-title]')).toHaveTextContent('Dorf');
  });
});

/** A row of the whole, which has no place, values that are not sure, and others that are none. */
const unsure = {
  columns: [column('jahr', 'period'), column('gebiet', 'area'), column('quote', 'value'), column('art', 'status')],
  data_rows: dataRows(
    [
      '2006 Kanton 3.04 r, 2006 Berg (3.01) m, 2006 See – m, 2006 Dorf -4 p',
      '2016 Kanton 4 m, 2016 Berg X m, 2016 See 5 m, 2016 Dorf 6 m',
      '2026 Kanton 2.5 m, 2026 Berg 3.04 p, 2026 See 3.01 m, 2026 Dorf (2) m',
    ].join(', '),
  ),
};

describe('the list beside the map', () => {
  function signs(): readonly string[] {
    return [...document.querySelectorAll('.charts-ranks [data-position]')].map((entry) =>
      [...entry.querySelectorAll('g:not([data-outside])')]
        .map(({ classList: { value }, innerHTML }) => value + innerHTML)
        .join(''),
    );
  }

  it('has the signs of values at each time, and those without a place in it', async () => {
    start(unsure);
    const [newest, newestSigns] = [ranks(), signs()];
    expect(newest).toEqual(['Berg 3,0 % p', 'See 3,0 %', 'Kanton 2,5 %', 'Dorf (2,0 %)']);
    await choose(0);
    expect(ranks()).toEqual(['Kanton 3,0 % r', 'Berg (3,0 %)', 'See 0,0 %', 'Dorf −4,0 % p']);
    await choose(1);
    expect(ranks()).toEqual(['Dorf 6,0 %', 'See 5,0 %', 'Kanton 4,0 %', 'Berg …']);
    expect(signs()[3]).toMatch(/charts-hatched/);
    expect(signs()[2]).toBe('');
    await choose(2);
    expect(ranks()).toEqual(newest);
    expect(signs()).toEqual(newestSigns);
  });

  it('explains the signs of all times', () => {
    start(unsure);
    for (const meaning of ['( ) unsicher', 'p provisorisch', 'r revidiert'])
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining(meaning),
      );
  });
});

describe('two maps', () => {
  it('are never of the same time', async () => {
    start();
    const offered = (): readonly string[] => screen.getAllByRole('option').filter((option) => !option.matches(':disabled')).map(({ textContent }) => textContent); // prettier-ignore
    expect(offered()).toEqual(['keinem anderen Zeitpunkt', '2006', '2016']);
    await choose(0);
    expect(offered()).toEqual(['keinem anderen Zeitpunkt', '2016', '2026']);
  });

  it('are one again, without what was asked of the other', async () => {
    start();
    compareWith('0');
    await waitFor(() => expect(looks(1)).toHaveLength(4));
    fireEvent.keyDown(screen.getByRole('application', { name: /^Leerstand/ }), { key: 'Home' });
    fireEvent.keyDown(screen.getByRole('application', { name: /^Leerstand/ }), { key: 'ArrowDown' });
    compareWith('');
    await waitFor(() => expect(looks(1)).toEqual([]));
    expect(document.querySelector('[data-answer]:not([hidden]) [data-tooltip]')).toBeNull();
    expect(ranks()[0]).toBe('See 4,0 %');
  });
});

describe('the play button', () => {
  async function play(): Promise<void> {
    await choose(2);
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Abspielen' }));
    await vi.advanceTimersByTimeAsync(0);
  }

  it('says the time when it is paused, not when the slider is moved, which says it itself', async () => {
    start();
    await play();
    fireEvent.input(slider(), { target: { value: '1' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(said()).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Abspielen' }));
    await vi.advanceTimersByTimeAsync(0);
    fireEvent.click(screen.getByRole('button', { name: 'Anhalten' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(said()).toBe('2016');
  });

  it.each([
    ['is taken away', () => document.querySelector('[data-chart]')?.remove()],
    ['is hidden', () => document.querySelector('[data-chart]')?.toggleAttribute('hidden', true)],
    [
      'is drawn anew',
      () => {
        document.querySelector('[data-ask]')?.setAttribute('data-ask', `${document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? ''} `); // prettier-ignore
        startCharts(vi.fn());
      },
    ],
  ])('stops when the map %s', async (_, change) => {
    start();
    await play();
    const [range, before] = [slider(), vi.getTimerCount()];
    change();
    await vi.advanceTimersByTimeAsync(1000);
    expect(range).toHaveAttribute('aria-valuetext', '2006');
    expect(vi.getTimerCount()).toBe(before - 1);
  });

  it('stops for those who want less motion', async () => {
    start();
    await play();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(slider()).toHaveAttribute('aria-valuetext', '2016');
  });
});

it('circles grow and shrink with the time', async () => {
  start({ chart_type: 'circles', unit: 'Personen', decimals: 0 });
  const widths = (): readonly string[] =>
    [...document.querySelectorAll('[data-plot] .charts-round')].map((dot) => dot.getAttribute('stroke-width') ?? '');
  const before = widths();
  await choose(0);
  expect(widths()).not.toEqual(before);
  expect(widths()[2]).toBe('0');
  expect(ranks()[0]).toBe('See 6');
});
