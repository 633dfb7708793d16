/** Fields that are the same in many content types, or in many blocks and components: the documentation lists them once. */
import type { Fields } from '@/content-types/definition';
import { fieldLine } from './fieldLine';

/** A field that occurs at least this often is listed among the common ones. */
const fewest = 3;

interface Counted {
  readonly fields: Fields;
  count: number;
}

/** How often each definition of a field occurs, by name and then by its line in the documentation. */
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

/** The most frequent definition of each name, if it is frequent enough, so that the name alone identifies the field. */
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

/** Divides a set into the fields that the common ones describe, and its own. */
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
