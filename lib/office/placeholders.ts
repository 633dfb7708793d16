/** Replaces the placeholders of the seed plan by the values that Strapi needs. */
import { isRecord } from '@/lib/shared/browser/isRecord';
import type { MediaPlaceholder, RelationPlaceholder } from './seedPlan';
import type { EntryData } from './strapiApp';

export interface PlaceholderValues {
  readonly media: (name: string) => number;
  readonly relation: (mark: RelationPlaceholder['$relation']) => EntryData;
}

function isMediaMark(value: EntryData): value is EntryData & MediaPlaceholder {
  return typeof value['$media'] === 'string';
}

function isRelationMark(value: EntryData): value is EntryData & RelationPlaceholder {
  return isRecord(value['$relation']);
}

function replaceValue(value: unknown, replacement: PlaceholderValues): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => replaceValue(item, replacement));
  if (!isRecord(value)) return value;
  if (isMediaMark(value)) return replacement.media(value.$media);
  if (isRelationMark(value)) return replacement.relation(value.$relation);
  return resolvePlaceholders(value, replacement);
}

export function resolvePlaceholders(data: EntryData, replacement: PlaceholderValues): EntryData {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, replaceValue(value, replacement)]));
}

/** The relations anywhere in a value, each with its path (`content.0.theme`). */
export function relationsIn(
  value: unknown,
  place = '',
): readonly (readonly [string, RelationPlaceholder['$relation']])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isRecord(value) && isRelationMark(value)) return [[place, value.$relation]];
  return Object.entries(value).flatMap(([name, inner]) => relationsIn(inner, place === '' ? name : `${place}.${name}`));
}
