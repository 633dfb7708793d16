import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DataTable } from '@/components/figures/DataTable/DataTable';
import { startTableSort } from '@/lib/charts/browser/tableSort';
import { column, dataColumns, indicatorEntry } from '../indicators';
import { contextIn } from '../../../support/site';
import { dataRows } from '../../../support/rowsInShort';

const announce = vi.fn();

function startTable(attributes: Readonly<Record<string, unknown>>): void {
  render(<DataTable indicator={indicatorEntry(attributes)} context={contextIn('de')} />);
  document.documentElement.lang = 'de-CH';
  startTableSort(screen.getByRole('table'), announce);
}

const monthly = {
  unit: 'Personen',
  columns: dataColumns('monat period Monat, zahl value Zahl, art status'),
  data_rows: dataRows('2026-04 1200.5 null, 2026-05 X null, 2026-06 -3 p, 2026-07 999 null'),
};

function names(): readonly string[] {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

function press(name: RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

const inTime = ['April 2026', 'Mai 2026', 'Juni 2026', 'Juli 2026'];

it('sorts by numbers, up, down and back to the order of time; what is missing comes last', () => {
  startTable(monthly);
  expect(names()).toEqual(inTime);
  press(/^Zahl/);
  expect(names()).toEqual(['Juni 2026', 'Juli 2026', 'April 2026', 'Mai 2026']);
  expect(screen.getByRole('columnheader', { name: /^Zahl/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(announce).toHaveBeenLastCalledWith('Sortiert nach Zahl (Personen), aufsteigend');
  press(/^Zahl/);
  expect(names()).toEqual(['April 2026', 'Juli 2026', 'Juni 2026', 'Mai 2026']);
  expect(announce).toHaveBeenLastCalledWith('Sortiert nach Zahl (Personen), absteigend');
  press(/^Zahl/);
  expect(names()).toEqual(inTime);
  expect(document.querySelector('[aria-sort]')).toBeNull();
  expect(announce).toHaveBeenLastCalledWith('Ursprüngliche Reihenfolge');
});

it('sorts what does not occur as zero, not as missing', () => {
  const rows = dataRows('2026-04 3 null, 2026-05 – p, 2026-06 0.5 null, 2026-07 … null, 2026-08 -1.2 null');
  startTable({ ...monthly, data_rows: rows });
  press(/^Zahl/);
  expect(names()).toEqual(['August 2026', 'Mai 2026', 'Juni 2026', 'April 2026', 'Juli 2026']);
  press(/^Zahl/);
  expect(names()).toEqual(['April 2026', 'Juni 2026', 'Mai 2026', 'August 2026', 'Juli 2026']);
});

it('sorts periods by time, not by their names, whichever comes first in the data', () => {
  startTable({ ...monthly, data_rows: monthly.data_rows.toReversed() });
  press(/^Monat/);
  expect(names()).toEqual(inTime);
  press(/^Monat/);
  expect(names()).toEqual(inTime.toReversed());
});

it('sorts names as people do', () => {
  const areas = [column('quartier', 'area', { label: 'Quartier' }), column('zahl', 'value', { label: 'Zahl' })];
  startTable({
    columns: areas,
    data_rows: [
      ['Ägerten', 3],
      ['10 Riehen', 2],
      ['9 Am Ring', 1],
    ],
  });
  press(/^Quartier/);
  expect(names()).toEqual(['9 Am Ring', '10 Riehen', 'Ägerten']);
});
