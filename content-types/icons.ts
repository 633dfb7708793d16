/** The drawings that editors may choose, by name; `lib/site/icons.ts` draws them. */
import { z } from 'zod';
import type { Optional } from './fieldBase';
import { field } from './fieldBase';

/** Beside a link or a button. */
export const linkIcons = [
  'arrow',
  'external',
  'search',
  'download',
  'info',
  'warning',
  'mail',
  'phone',
  'calendar',
  'link',
  'list',
  'book',
  'chart',
  'map',
  'people',
  'building',
  'price',
  'environment',
] as const;

/** Social networks. */
export const networkIcons = ['bluesky', 'facebook', 'instagram', 'linkedin', 'mastodon', 'youtube'] as const;

export type ChosenIcon = (typeof linkIcons)[number] | (typeof networkIcons)[number];

/**
 * One of the icons. Any other name is accepted and ignored by the pages: it is reported to editors, and no
 * entry is left out for a missing icon.
 */
export function icon<const Names extends readonly ChosenIcon[]>(
  doc: string,
  names: Names,
): Optional<string, Names[number], true> {
  const schema = z
    .string()
    .nullish()
    .transform((value) => (value === null || value === undefined || value.trim() === '' ? null : value));
  return field(true, { type: 'enumeration', values: names }, doc, schema);
}
