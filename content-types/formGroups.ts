/**
 * The order of fields in the forms of the CMS: group by group, and within a group as the type defines them. A field not
 * listed here belongs to `content`, or to `links` if it is a relation.
 */
import type { Field, Fields } from './definition';
import type { ContentName, Entry } from './registry';

type FieldName = { readonly [Name in ContentName]: Exclude<keyof Entry<Name>, 'meta'> }[ContentName];

const orderedGroups = ['content', 'figures', 'links', 'publication', 'review', 'search', 'technical'] as const;

type FormGroup = (typeof orderedGroups)[number];

const namedFields: Readonly<Record<Exclude<FormGroup, 'content'>, readonly FieldName[]>> = {
  figures: [
    'sources',
    'license',
    'data_as_of',
    'last_update',
    'next_update',
    'next_update_text',
    'frequency',
    'reference_period',
    'corrections',
    'notices',
  ],
  links: ['external_links'],
  publication: [
    'publication_date',
    'revision_date',
    'publish_at',
    'unpublish_at',
    'release',
    'visible_in_portal',
    'show_public',
  ],
  review: ['ls_checked_by', 'ls_checked_at'],
  search: ['seo_title', 'seo_description', 'share_image', 'keywords', 'boost', 'noindex'],
  technical: ['rank', 'data_theme', 'redirects_from', 'do_not_link_in', 'geometry', 'data_rows'],
};

function isNamed(name: string, names: readonly string[]): boolean {
  return names.includes(name);
}

function groupOf(name: string, { storage, required }: Field): FormGroup {
  // Editors should not have to scroll for required fields.
  if (required) return 'content';
  for (const group of orderedGroups) if (group !== 'content' && isNamed(name, namedFields[group])) return group;
  return storage.type === 'relation' ? 'links' : 'content';
}

/** Returns the fields of a content type by group, in the order of its form, without empty groups. */
export function groupFields(fields: Fields): readonly Fields[] {
  const grouped = Object.entries(fields).map(([name, field]) => ({ name, field, group: groupOf(name, field) }));
  const groups = orderedGroups.map((group) => grouped.filter((one) => one.group === group));
  return groups
    .filter(({ length }) => length > 0)
    .map((members) => Object.fromEntries(members.map(({ name, field }) => [name, field])));
}
