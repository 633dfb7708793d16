/** Replaces the marks of the seed plan by what Strapi wants in their place. */
import type { MediaMark, RelationMark } from '../seedPlan';
import type { EntryData } from './strapiApp';

export interface Replacement {
  readonly media: (name: string) => number;
  /** Undefined leaves the relation out. */
  readonly relation: (mark: RelationMark['$relation']) => EntryData | undefined;
}

function isGroup(value: unknown): value is EntryData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMediaMark(value: EntryData): value is EntryData & MediaMark {
  return typeof value['$media'] === 'string';
}

function isRelationMark(value: EntryData): value is EntryData & RelationMark {
  return isGroup(value['$relation']);
}

function replaceValue(value: unknown, replacement: Replacement): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => replaceValue(item, replacement));
  if (!isGroup(value)) return value;
  if (isMediaMark(value)) return replacement.media(value.$media);
  if (isRelationMark(value)) return replacement.relation(value.$relation);
  return replaceMarks(value, replacement);
}

export function replaceMarks(data: EntryData, replacement: Replacement): EntryData {
  const replaced = Object.entries(data).map(([name, value]) => [name, replaceValue(value, replacement)] as const);
  return Object.fromEntries(replaced.filter(([, value]) => value !== undefined));
}
