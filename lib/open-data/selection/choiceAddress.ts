/** A choice as a readable query, so that it survives reload, back and sharing. */
import { chartKinds } from '@/content-types/chartKinds';
import type { ChartKind } from '@/content-types/chartKinds';
import type { Choice, Measure } from './choice';
import { limitChoice, measures } from './choice';
import { reservedParameters } from './selectionSpace';
import type { SelectionSpace } from './selectionSpace';

const words: { readonly [Name in Measure]: string } = { absolute: 'absolut', index: 'index', share: 'anteil' };

const kindWords: { readonly [Kind in ChartKind]: string } = {
  line: 'linie',
  column: 'saeulen',
  heat: 'heatmap',
  bar: 'balken',
  stacked: 'gestapelt',
  area: 'flaeche',
  pyramid: 'pyramide',
  dot: 'punkte',
  survey: 'antworten',
  pie: 'ring',
  spider: 'netz',
  map: 'karte',
  circles: 'kreise',
  combo: 'saeulen-linien',
  scatter: 'streuung',
  bubble: 'blasen',
};

/** Returns the query without a choice; other parameters stay. */
export function withoutChoice(search: string, { dimensions }: Pick<SelectionSpace, 'dimensions'>): string {
  const query = new URLSearchParams(search);
  for (const name of [...Object.values(reservedParameters), ...dimensions.map(({ id }) => id)]) query.delete(name);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Returns the query with a choice of the indicator `key`. */
export function writeChoice(search: string, key: string, choice: Choice, space: SelectionSpace): string {
  const query = new URLSearchParams(withoutChoice(search, space));
  query.set(reservedParameters.figure, key);
  for (const [index, { id }] of space.dimensions.entries()) {
    for (const name of choice.names[index] ?? []) query.append(id, name);
  }
  if (choice.measure !== 'absolute') query.set(reservedParameters.measure, words[choice.measure]);
  if (choice.kind !== null) query.set(reservedParameters.kind, kindWords[choice.kind]);
  if (choice.from !== null) query.set(reservedParameters.from, choice.from);
  if (choice.to !== null) query.set(reservedParameters.to, choice.to);
  return `?${query.toString()}`;
}

/** Ignores periods that the data do not have, and ranges that run backwards. */
function periodIn(query: URLSearchParams, { along }: SelectionSpace): Pick<Choice, 'from' | 'to'> {
  const at = (name: string): number => (along.isTime ? along.keys.indexOf(query.get(name) ?? '') : -1);
  const [from, to] = [at(reservedParameters.from), at(reservedParameters.to)];
  if (from !== -1 && to !== -1 && from > to) return { from: null, to: null };
  return { from: along.keys[from] ?? null, to: along.keys[to] ?? null };
}

/**
 * Returns the choice in a query; null if it has none of the indicator `key`. Anyone can write an address, so what the
 * data do not have is replaced by what is in `first`.
 */
export function readChoice(search: string, key: string, first: Choice, space: SelectionSpace): Choice | null {
  const query = new URLSearchParams(search);
  if (query.get(reservedParameters.figure) !== key) return null;
  const names = space.dimensions.map(({ id, items }, index) => {
    const wanted = query.getAll(id);
    const known = items.map((item) => item.key).filter((name) => wanted.includes(name));
    return known.length > 0 ? known : (first.names[index] ?? []);
  });
  return {
    names: limitChoice(names),
    measure: measures.find((measure) => words[measure] === query.get(reservedParameters.measure)) ?? first.measure,
    kind: chartKinds.find((kind) => kindWords[kind] === query.get(reservedParameters.kind)) ?? first.kind,
    ...periodIn(query, space),
  };
}
