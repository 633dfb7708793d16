/** Data to choose from. */
import { selectionData } from '@/lib/open-data/selection/selectionData';
import type { SelectionData } from '@/lib/open-data/selection/selectionData';
import { selectionSpace } from '@/lib/open-data/selection/selectionSpace';
import type { SelectionSpace } from '@/lib/open-data/selection/selectionSpace';
import { dataColumns, indicatorEntry } from '../../charts/indicators';
import { dataRows } from '../../../support/rowsInShort';

type Attributes = Readonly<Record<string, unknown>>;

const columns = dataColumns('jahr period Jahr, total total Total, stadt value Stadt, land value Land');

/** Parts of a total over time; later rows first. */
export function partsOfTotal(attributes: Attributes = {}): SelectionData {
  const rows = dataRows('2026 200 150 50, 2025 160 (100) 60, 2024 100 50 X');
  return selectionData(
    indicatorEntry({ unit: 'Personen', decimals: 0, chart_type: 'line', columns, data_rows: rows, ...attributes }),
  );
}

export const areas = ['Riehen', 'Bettingen', 'Basel', 'Muttenz'] as const;
export const sexes = ['Frauen', 'Männer'] as const;

/** Areas, sexes and years, in long form. */
export function areasAndSexes(attributes: Attributes = {}): SelectionData {
  const rows = ['2025', '2026'].flatMap((year, later) =>
    areas.flatMap((area, place) => sexes.map((sex, which) => [year, area, sex, 10 * (place + 1) + which + later])),
  );
  return selectionData(
    indicatorEntry({
      unit: 'Personen',
      chart_type: 'line',
      columns: dataColumns('jahr period, gemeinde area Gemeinde, geschlecht category Geschlecht, anzahl value Anzahl'),
      data_rows: rows,
      ...attributes,
    }),
  );
}

/** Throws if nothing can be chosen. */
export function knownSpace(data: SelectionData): SelectionSpace {
  const space = selectionSpace(data);
  if (space === undefined) throw new Error('These data offer no choice.');
  return space;
}
