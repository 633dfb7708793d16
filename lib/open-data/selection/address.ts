/** A choice in the address: it survives reload, back and sharing, and can be read. */
import { drawnKinds } from '@/content-types/drawnKinds';
import type { DrawnKind } from '@/content-types/drawnKinds';
import type { Choice, Measure } from './choice';
import { limited, measures } from './choice';
import { ownNames } from './space';
import type { Space } from './space';

const words: { readonly [Name in Measure]: string } = { absolute: 'absolut', index: 'index', share: 'anteil' };

const kindWords: { readonly [Kind in DrawnKind]: string } = {
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

/** Without a choice; what others have added to the address stays. */
export function withoutChoice(search: string, { dimensions }: Pick<Space, 'dimensions'>): string {
  const query = new URLSearchParams(search);
  for (const name of [...Object.values(ownNames), ...dimensions.map(({ id }) => id)]) query.delete(name);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The query of an address with a choice of the indicator `key`. */
export function writeChoice(search: string, key: string, choice: Choice, space: Space): string {
  const query = new URLSearchParams(withoutChoice(search, space));
  query.set(ownNames.figure, key);
  for (const [index, { id }] of space.dimensions.entries()) {
    for (const name of choice.names[index] ?? []) query.append(id, name);
  }
  if (choice.measure !== 'absolute') query.set(ownNames.measure, words[choice.measure]);
  if (choice.kind !== null) query.set(ownNames.kind, kindWords[choice.kind]);
  if (choice.from !== null) query.set(ownNames.from, choice.from);
  if (choice.to !== null) query.set(ownNames.to, choice.to);
  return `?${query.toString()}`;
}

/** From an earlier period to a later one; what the data do not have, or what runs backwards, is not chosen. */
function periodIn(query: URLSearchParams, { along }: Space): Pick<Choice, 'from' | 'to'> {
  const at = (name: string): number => (along.isTime ? along.keys.indexOf(query.get(name) ?? '') : -1);
  const [from, to] = [at(ownNames.from), at(ownNames.to)];
  if (from !== -1 && to !== -1 && from > to) return { from: null, to: null };
  return { from: along.keys[from] ?? null, to: along.keys[to] ?? null };
}

/**
 * The choice in an address; null if it holds none of the indicator `key`. Anyone can write an address: what the data do not
 * have is replaced by what is in `first`.
 */
export function readChoice(search: string, key: string, first: Choice, space: Space): Choice | null {
  const query = new URLSearchParams(search);
  if (query.get(ownNames.figure) !== key) return null;
  const names = space.dimensions.map(({ id, items }, index) => {
    const wanted = query.getAll(id);
    const known = items.map((item) => item.key).filter((name) => wanted.includes(name));
    return known.length > 0 ? known : (first.names[index] ?? []);
  });
  return {
    names: limited(names),
    measure: measures.find((measure) => words[measure] === query.get(ownNames.measure)) ?? first.measure,
    kind: drawnKinds.find((kind) => kindWords[kind] === query.get(ownNames.kind)) ?? first.kind,
    ...periodIn(query, space),
  };
}
