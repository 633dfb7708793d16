/** The icons that editors may choose, by name; `lib/site/icons.ts` draws them. */
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

/** A field for one of the icons. An unknown name is reported to editors and ignored by pages, so that no entry is dropped for an icon. */
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
