/** Fields that many content types, or many blocks and components, have alike: the documentation lists them once. */
import type { Fields } from '@/content-types/definition';
import { fieldLine } from './fieldLine';

/** As often as this, a field is read faster in one list of common fields. */
const fewest = 3;

interface Counted {
  readonly fields: Fields;
  count: number;
}

/** How often each way to define a field occurs, by name and then by what the documentation says of it. */
function countedFields(sets: readonly Fields[], inLanguages: boolean): ReadonlyMap<string, Map<string, Counted>> {
  const byName = new Map<string, Map<string, Counted>>();
  for (const [name, field] of sets.flatMap((fields) => Object.entries(fields))) {
    const ways = byName.get(name) ?? new Map<string, Counted>();
    const line = fieldLine(name, field, inLanguages);
    const counted = ways.get(line) ?? { fields: { [name]: field }, count: 0 };
    counted.count += 1;
    ways.set(line, counted);
    byName.set(name, ways);
  }
  return byName;
}

/** The most frequent way of each name, if it is frequent enough, so that a name alone tells which field is meant. */
export function commonFields(sets: readonly Fields[], inLanguages: boolean): Fields {
  const found = [...countedFields(sets, inLanguages).values()].flatMap((ways) => {
    const [most] = [...ways.values()].sort((one, other) => other.count - one.count);
    return most === undefined || most.count < fewest ? [] : Object.entries(most.fields);
  });
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

interface SplitFields {
  readonly own: Fields;
  readonly common: Fields;
}

/** The fields of a set that the common ones describe, and the others. */
export function splitFields(fields: Fields, commonOnes: Fields, inLanguages: boolean): SplitFields {
  const all = Object.entries(fields);
  const isCommon = ([name, field]: (typeof all)[number]): boolean => {
    const other = commonOnes[name];
    return other !== undefined && fieldLine(name, field, inLanguages) === fieldLine(name, other, inLanguages);
  };
  return {
    own: Object.fromEntries(all.filter((entry) => !isCommon(entry))),
    common: Object.fromEntries(all.filter(isCommon)),
  };
}
