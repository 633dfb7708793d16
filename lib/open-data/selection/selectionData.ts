/** What a visitor chooses from: the data of an indicator as a file, one per language in which it is written. */
import { isLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { dataOf } from '@/lib/data/dataColumns';
import type { ChartData } from '@/lib/drawing/model/chartModel';
import type { TileGrid } from '@/lib/drawing/map/tileGrid';
import type { Indicator } from '@/lib/site/indicators';
import { combinations, selectionSpace } from './selectionSpace';

export type SelectionData = ChartData &
  Required<Pick<ChartData, 'tiles'>> &
  Pick<Indicator, 'title' | 'subtitle' | 'unit_label'> & {
    readonly key: string;
    readonly locale: Locale;
    /** The comment lines of a CSV file with a choice. */
    readonly about: readonly string[];
  };

/** More rows are too heavy for phones, and more names too many for a list. */
const mostRows = 20_000;
const mostNames = 400;

/** Whether an indicator has several series to choose from, within the limits. */
export function offersSelection(indicator: ChartData): boolean {
  if ((indicator.data_rows ?? []).length > mostRows) return false;
  const space = selectionSpace(indicator);
  if (space === undefined || space.along.keys.length < 2) return false;
  const areFew = space.dimensions.every(({ items }) => items.length <= mostNames);
  return areFew && combinations(space.dimensions.map(({ items }) => items.length)) > 1;
}

/** Returns the address of the file. */
export function selectionAddress({ meta }: Pick<Indicator, 'meta'>): string {
  return `/daten/indikator/${meta.key}.${meta.locale}.json`;
}

/** Returns the content of the file. `about`: see `aboutPart`; `tiles`: those of the office. */
export function selectionData(
  indicator: Indicator,
  about: readonly string[] = [],
  tiles: readonly TileGrid[] = [],
): SelectionData {
  const { title, subtitle, unit_label: unitLabel, chart_type: kind, annotations, geometry, meta } = indicator;
  const { key, locale } = meta;
  const shown = { title, subtitle, unit_label: unitLabel, chart_type: kind, annotations, geometry, tiles };
  return { key, locale, about, ...shown, ...dataOf(indicator) };
}

/** Whether a response is such a file, and not the page of some proxy. Checks no details, as file and code come from the same build. */
export function isSelectionData(value: unknown): value is SelectionData {
  return (
    isRecord(value) &&
    typeof value['key'] === 'string' &&
    typeof value['locale'] === 'string' &&
    isLocale(value['locale']) &&
    Array.isArray(value['about']) &&
    Array.isArray(value['columns']) &&
    Array.isArray(value['data_rows']) &&
    Array.isArray(value['annotations'])
  );
}
