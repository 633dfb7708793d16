/** Tables of fields. */
import type { Field, Fields } from '@/content-types/definition';
import { pageFields, publicationFields, statisticsFields } from '@/content-types/mixins';
import { fieldInput } from './fieldInput';
import { code, headingLink, table } from './markdown';

interface FieldGroup {
  readonly heading: string;
  readonly doc: string;
  readonly fields: Fields;
}

/** Fields that several content types share are listed once. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    heading: 'Angaben zu Statistiken',
    doc: 'Woher die Zahlen stammen und wie aktuell sie sind.',
    fields: statisticsFields,
  },
  {
    heading: 'Angaben zur Seite',
    doc: 'Wann eine Seite erscheint, und was Suchmaschinen und andere Websites von ihr zeigen.',
    fields: pageFields,
  },
  { heading: 'Zeitraum der Veröffentlichung', doc: 'Wann ein Eintrag erscheint.', fields: publicationFields },
];

function hasGroup(fields: Fields, group: FieldGroup): boolean {
  return Object.entries(group.fields).every(([name, field]) => fields[name] === field);
}

function row(name: string, { storage, doc, required, shared }: Field, withLanguages: boolean): readonly string[] {
  const languages = withLanguages ? [shared ? 'alle gleich' : 'je Sprache'] : [];
  return [code(name), fieldInput(storage), required ? 'ja' : '', ...languages, doc];
}

/** `withLanguages` adds the column that tells which fields are translated: only content types have a choice. */
export function fieldTable(fields: Fields, withLanguages: boolean): string {
  const head = ['Feld', 'Eingabe', 'Pflicht', ...(withLanguages ? ['Sprachen'] : []), 'Bedeutung'];
  return table(
    head,
    Object.entries(fields).map(([name, field]) => row(name, field, withLanguages)),
  );
}

/** The fields of a content type: its own as a table, the common groups as links. */
export function contentTypeFields(fields: Fields): readonly string[] {
  // The first group that has a field wins: the last one is a part of the one before.
  const groups = fieldGroups
    .filter((group) => hasGroup(fields, group))
    .filter((group, index, all) => !all.slice(0, index).some((earlier) => hasGroup(earlier.fields, group)));
  const common = new Set(groups.flatMap((group) => Object.keys(group.fields)));
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !common.has(name)));
  const links = groups.map(({ heading }) => headingLink(heading, heading));
  return [fieldTable(own, true), links.length === 0 ? '' : `Dazu: ${links.join(', ')}.`];
}
