/** Alone: it changes the address and has data loaded. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import { showSelections, runTool } from '@/components/figures/OwnSelection/showSelections';
import { saveFile } from '@/lib/drawing/browser/picture/saveFile';
import { aboutPart } from '@/lib/open-data/aboutData';
import { selectionData } from '@/lib/open-data/selection/selectionData';
import { column, indicatorEntry } from '../../../lib/charts/indicators';
import { contextIn } from '../../../support/site';

const indicator = indicatorEntry({
  title: 'Zupendelnde',
  long_description: 'Die Linie steigt.',
  unit: 'Personen',
  chart_type: 'line',
  columns: [
    column('jahr', 'period', { label: 'Jahr' }),
    column('total', 'total', { label: 'Total' }),
    column('stadt', 'value', { label: 'Stadt' }),
    column('land', 'value', { label: 'Land' }),
  ],
  data_rows: [
    ['2024', 100, 50, 50],
    ['2025', 160, '(100)', 60],
    ['2026', 200, 150, 'X'],
  ],
});

vi.mock('@/lib/drawing/browser/picture/saveFile', () => ({ saveFile: vi.fn() }));

/** In the documents of tests, a file cannot give its text itself. */
function textOf(file: Blob | undefined): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file ?? new Blob());
  });
}

function renderFigure(): void {
  render(<IndicatorFigure indicator={indicator} context={contextIn('de')} level={2} />);
}

function opener(): HTMLElement {
  return screen.getByRole('button', { name: /^Eigene Auswahl/ });
}

async function open(): Promise<HTMLElement> {
  await act(() => runTool(opener()));
  return screen.findByRole('group', { name: 'Eigene Auswahl zu «Zupendelnde»' });
}

/** As the part of the page does after back and forward. */
async function goTo(search: string): Promise<void> {
  window.history.replaceState(null, '', `/${search}`);
  await act(() => showSelections());
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(selectionData(indicator))));
});

describe('a selection of one’s own', () => {
  it('opens at the figure in place of its chart and the description of that, and closes', async () => {
    renderFigure();
    expect(screen.getByText('Die Linie steigt.')).not.toHaveAttribute('hidden');
    const panel = await open();
    expect(screen.getByText('Die Linie steigt.')).toHaveAttribute('hidden');
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(window.location.search).toBe('?auswahl=5813&reihe=total&reihe=stadt&reihe=land');
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(within(panel).getByRole('img')).toBeInTheDocument();
    await act(() => runTool(opener()));
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(window.location.search).toBe('');
    expect(panel).not.toBeVisible();
  });

  it('says of shares which series have one', async () => {
    renderFigure();
    await goTo('?auswahl=5813&reihe=total&reihe=stadt&werte=anteil');
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(/Gezeigt: Stadt\./);
  });

  it('is in the unit of what is chosen, and says so in its files', async () => {
    const areas = indicatorEntry({
      title: 'Landwirtschaft',
      unit: 'ha',
      unit_label: 'Hektaren',
      columns: [
        column('jahr', 'period'),
        column('flaeche', 'value', { label: 'Fläche' }),
        column('betriebe', 'value', { label: 'Betriebe', unit: 'Betriebe' }),
      ],
      data_rows: [
        ['2024', 400, 12],
        ['2025', 410, 13],
      ],
    });
    const saved = vi.mocked(saveFile).mockReset();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(selectionData(areas, aboutPart(areas, 'de')))));
    renderFigure();
    const about = (): string | undefined =>
      document.querySelector<HTMLElement>('[data-selection-panel] [data-about]')?.dataset['about'];
    await goTo('?auswahl=5813&reihe=betriebe');
    expect(about()).toBe('Betriebe, 2024–2025');
    await userEvent.click(screen.getByRole('button', { name: /^CSV der Auswahl/ }));
    const text = await textOf(saved.mock.calls[0]?.[1]);
    expect(text).toContain('# Betriebe, 2024–2025\r\n# http://localhost:3000/?auswahl=5813&reihe=betriebe\r\n');
    expect(text).not.toContain('Hektaren');
    await goTo('?auswahl=5813&reihe=flaeche&reihe=betriebe');
    expect(about()).toBe('Hektaren / Betriebe, 2024–2025');
    await goTo('?auswahl=5813&reihe=flaeche');
    expect(about()).toBe('Hektaren, 2024–2025');
  });

  it('does not get into the address of a page that was asked for before its data came', async () => {
    renderFigure();
    const used = runTool(opener());
    window.history.pushState(null, '', '/themen');
    const { length } = window.history;
    await used;
    expect(window.location.pathname + window.location.search).toBe('/themen');
    expect(window.history).toHaveLength(length);
  });
});

it('a figure offers no selection in Leichte Sprache, or of a single series', () => {
  const { unmount } = render(<IndicatorFigure indicator={indicator} context={contextIn('ls')} level={2} />);
  expect(screen.queryByRole('button', { name: /Auswahl|wählen/ })).not.toBeInTheDocument();
  unmount();
  const single = { ...indicator, columns: indicator.columns.slice(0, 2) };
  render(<IndicatorFigure indicator={single} context={contextIn('de')} level={2} />);
  expect(screen.queryByRole('button', { name: /Auswahl/ })).not.toBeInTheDocument();
});
