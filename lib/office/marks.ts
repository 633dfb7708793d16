/** The marks of the seed plan, and what Strapi wants in their place. */
import { isRecord } from '@/lib/shared/browser/isRecord';
import type { MediaMark, RelationMark } from './seedPlan';
import type { EntryData } from './strapiApp';

export interface Replacement {
  readonly media: (name: string) => number;
  readonly relation: (mark: RelationMark['$relation']) => EntryData;
}

function isMediaMark(value: EntryData): value is EntryData & MediaMark {
  return typeof value['$media'] === 'string';
}

function isRelationMark(value: EntryData): value is EntryData & RelationMark {
  return isRecord(value['$relation']);
}

function replaceValue(value: unknown, replacement: Replacement): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => replaceValue(item, replacement));
  if (!isRecord(value)) return value;
  if (isMediaMark(value)) return replacement.media(value.$media);
  if (isRelationMark(value)) return replacement.relation(value.$relation);
  return replaceMarks(value, replacement);
}

export function replaceMarks(data: EntryData, replacement: Replacement): EntryData {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, replaceValue(value, replacement)]));
}

/** The relations anywhere in a value, each with its place (`content.0.theme`). */
export function relationsIn(value: unknown, place = ''): readonly (readonly [string, RelationMark['$relation']])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isRecord(value) && isRelationMark(value)) return [[place, value.$relation]];
  return Object.entries(value).flatMap(([name, inner]) => relationsIn(inner, place === '' ? name : `${place}.${name}`));
}
