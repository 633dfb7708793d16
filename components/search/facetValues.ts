import type { FacetName } from '@/lib/search/document';
import type { FacetCounts, Filters } from '@/lib/search/engine';
import type { FacetLabels } from './searchProps';

/** One value that the hits can be narrowed to. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  /** Of the label (BCP 47), if that is not the one of the page. */
  readonly language?: string | undefined;
  readonly count: number;
  readonly isChosen: boolean;
}

/** What a value is called; years are called as they are. */
export function valueLabel(name: FacetName, value: string, labels: FacetLabels): string {
  if (name === 'year') return value;
  const names: Readonly<Record<string, string>> = labels[name];
  return names[value] ?? value;
}

/** Those that occur, those that are chosen and the one that is `kept`, in the order of the labels; the newest year first. */
export function facetValues(
  name: FacetName,
  counts: FacetCounts,
  filters: Filters,
  labels: FacetLabels,
  kept?: string,
): readonly FacetValue[] {
  const counted = counts[name];
  const occurring = Object.keys(counted).filter((value) => (counted[value] ?? 0) > 0);
  const values = [...new Set([...occurring, ...filters[name], ...(kept === undefined ? [] : [kept])])];
  const order =
    name === 'year' ? values.toSorted((left, right) => right.localeCompare(left)) : Object.keys(labels[name]);
  const known = order.filter((value) => values.includes(value));
  const rest = values.filter((value) => !known.includes(value));
  return [...known, ...rest].map((value) => ({
    value,
    label: valueLabel(name, value, labels),
    count: counted[value] ?? 0,
    isChosen: filters[name].includes(value),
  }));
}
