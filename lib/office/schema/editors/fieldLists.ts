/** Lists of fields: of one section, and of many. */
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { Fields } from '@/content-types/definition';
import { describedFields, publicationFields, statisticsFields } from '@/content-types/mixins';
import { contentNames, contentType } from '@/content-types/registry';
import { reachableParts } from '../reachableParts';
import { commonFields, splitFields } from './commonFields';
import { fieldLine } from './fieldLine';
import { code, list } from './markdown';

export interface FieldGroup {
  readonly heading: string;
  readonly doc: string;
  readonly fields: Fields;
  /** Whether the fields are those of content types, which alone choose what is translated. */
  readonly inLanguages: boolean;
}

/** Groups of fields that several content types share. */
const togetherGroups: readonly FieldGroup[] = [
  {
    heading: 'Angaben zu Daten',
    doc: 'Woher die Zahlen stammen und wie aktuell sie sind.',
    fields: statisticsFields,
    inLanguages: true,
  },
  {
    heading: 'Zeitraum',
    doc: 'Wann ein Eintrag erscheint.',
    fields: publicationFields,
    inLanguages: true,
  },
  {
    heading: 'Angaben zur Seite',
    doc: 'Was Suchmaschinen und andere Websites von einer Seite zeigen, und wer ihre Leichte Sprache geprüft hat.',
    fields: describedFields,
    inLanguages: true,
  },
];

const allTypeFields = contentNames.map((name) => contentType(name).fields);

/** Components of all content types and blocks, in the order of their names. */
export const documentedParts = reachableParts([...allTypeFields, ...blockTypes.map(({ fields }) => fields)]);

function hasGroup(fields: Fields, group: FieldGroup): boolean {
  return Object.entries(group.fields).every(([name, field]) => fields[name] === field);
}

function withoutGroups(fields: Fields): Fields {
  const grouped = new Set(
    togetherGroups.filter((group) => hasGroup(fields, group)).flatMap(({ fields }) => Object.keys(fields)),
  );
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !grouped.has(name)));
}

const typeGroup: FieldGroup = {
  heading: 'Häufige Felder der Sammlungen und Seiten',
  doc: 'Wo nichts anderes steht, bedeuten sie dies.',
  fields: commonFields(allTypeFields.map(withoutGroups), true),
  inLanguages: true,
};

const buildingGroup: FieldGroup = {
  heading: 'Häufige Felder der Blöcke und Bausteine',
  doc: 'Wo nichts anderes steht, bedeuten sie dies.',
  fields: commonFields(
    [...blockTypes, ...documentedParts].map(({ fields }) => fields),
    false,
  ),
  inLanguages: false,
};

/** Everything that is described once for several sections. */
export const fieldGroups: readonly FieldGroup[] = [typeGroup, ...togetherGroups, buildingGroup];

export function fieldList(fields: Fields, inLanguages: boolean): string {
  return list(Object.entries(fields).map(([name, field]) => fieldLine(name, field, inLanguages)));
}

function fieldsOf(fields: Fields, group: FieldGroup, together: readonly FieldGroup[]): readonly string[] {
  const { own, common } = splitFields(fields, group.fields, group.inLanguages);
  const described = [...Object.keys(common).map(code), ...together.map(({ heading }) => `«${heading}»`)];
  return [fieldList(own, group.inLanguages), described.length === 0 ? '' : `Dazu: ${described.join(', ')}.`];
}

/** The fields of a content type: its own as a list, the common ones by name. */
export function contentTypeFields(fields: Fields): readonly string[] {
  const groups = togetherGroups.filter((group) => hasGroup(fields, group));
  return fieldsOf(withoutGroups(fields), typeGroup, groups);
}

/** The same for a block or a component. */
export function buildingFields(fields: Fields): readonly string[] {
  return fieldsOf(fields, buildingGroup, []);
}
