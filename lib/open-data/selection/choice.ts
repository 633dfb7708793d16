/** What a visitor has chosen from the data of an indicator. */
import type { ChartKind } from '@/content-types/chartKinds';
import { isSeries } from '@/lib/data/dataColumns';
import { mainSeries } from '@/lib/data/indicatorValues';
import type { SelectionData } from './selectionData';
import { combinations, reservedParameters } from './selectionSpace';
import type { Dimension, SelectionSpace } from './selectionSpace';

/** Values as they are, in per cent of the first point in time, or in per cent of their whole. */
export const measures = ['absolute', 'index', 'share'] as const;

export type Measure = (typeof measures)[number];

export interface Choice {
  /** The chosen names of each dimension, in the order of the data: at least one each, at most `mostChosen` series in total. */
  readonly names: readonly (readonly string[])[];
  readonly measure: Measure;
  /** Null: as the office draws it, if that fits. */
  readonly kind: ChartKind | null;
  /** Both included; null: from the first, to the last. */
  readonly from: string | null;
  readonly to: string | null;
}

/** More series could not be told apart in a chart. */
export const mostChosen = 6;

/** Returns the chosen series: all combinations of one name per dimension. */
export function chosenSeries(names: Choice['names']): readonly (readonly string[])[] {
  return names.reduce<readonly (readonly string[])[]>(
    (series, more) => series.flatMap((one) => more.map((name) => [...one, name])),
    [[]],
  );
}

/** Limits a choice to `mostChosen` series; the first names in the data stay. */
export function limitChoice(names: Choice['names']): Choice['names'] {
  return names.reduce<Choice['names']>((kept, more, index) => {
    const others = [...kept, ...names.slice(index + 1).map((later) => later.slice(0, 1))];
    const room = Math.max(1, Math.floor(mostChosen / combinations(others.map(({ length }) => length))));
    return [...kept, more.slice(0, room)];
  }, []);
}

function firstColumns(data: SelectionData, isAlone: boolean): readonly string[] {
  const keys = data.columns.filter(isSeries).map(({ key }) => key);
  const visible = keys.filter((key) => data.chart_options?.visible?.includes(key) ?? true);
  const shown = visible.length > 0 ? visible : keys;
  return isAlone ? shown : [mainSeries(data) ?? shown[0] ?? ''];
}

function firstNames(data: SelectionData, { id, items }: Dimension, isOnly: boolean): readonly string[] {
  if (id === reservedParameters.series) return firstColumns(data, isOnly);
  const keys = items.map(({ key }) => key);
  const named = [data.headline_area, data.headline_category].find((name) => name !== null && keys.includes(name));
  return isOnly || named === undefined || named === null ? keys : [named];
}

/** Returns the initial choice, close to what the office draws. */
export function firstChoice(data: SelectionData, { dimensions }: SelectionSpace): Choice {
  const names = dimensions.map((dimension) => firstNames(data, dimension, dimensions.length === 1));
  return { names: limitChoice(names), measure: 'absolute', kind: null, from: null, to: null };
}

/** Returns how many names of a dimension can be chosen, given the choice in the others. */
export function remainingRoom({ names }: Choice, place: number): number {
  return Math.floor(mostChosen / combinations(names.map(({ length }, index) => (index === place ? 1 : length))));
}

/** Adds or removes a name of a dimension. The last name stays; if there is room for one only, the new one replaces it. */
export function toggleName(choice: Choice, { dimensions }: SelectionSpace, place: number, name: string): Choice {
  const names = choice.names.map((chosen, index) => {
    if (index !== place) return chosen;
    if (remainingRoom(choice, place) === 1) return [name];
    const wanted = chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
    if (wanted.length === 0) return chosen;
    return (dimensions[index]?.items ?? []).map(({ key }) => key).filter((key) => wanted.includes(key));
  });
  return { ...choice, names };
}
