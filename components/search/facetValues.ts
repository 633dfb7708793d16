import type { FacetName } from '@/lib/search/document';
import type { FacetCounts, Filters } from '@/lib/search/engine';
import type { FacetLabels } from './searchProps';

/** A value of a facet. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  /** The language of the label (BCP 47), if it is not that of the page. */
  readonly language?: string | undefined;
  readonly count: number;
  readonly isChosen: boolean;
}

/** Returns the label of a value; years are their own labels. */
export function valueLabel(name: FacetName, value: string, labels: FacetLabels): string {
  if (name === 'year') return value;
  const names: Readonly<Record<string, string>> = labels[name];
  return names[value] ?? value;
}

/** Returns the values that occur, those that are chosen, and `kept`, in the order of the labels; the newest year first. */
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
