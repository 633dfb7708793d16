/** The German labels and the layout of the forms in the admin panel, from the content types. */
import { z } from 'zod';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { Fields } from '@/content-types/definition';
import { groupFields } from '@/content-types/formGroups';
import { contentNames, contentType } from '@/content-types/registry';
import { contentHash } from '@/lib/shared/contentHash';
import { labelOf } from '@/lib/checks/report/fieldLabels';
import { blockUid, contentTypeUid, partUid } from '@/lib/cms/schemaNames';
import { reachableParts } from './schema/reachableParts';
import { formRows } from './formLayout';
import type { FormRows } from './formLayout';
import type { FormConfiguration, StrapiApp } from './strapiApp';

type Texts = FormConfiguration['metadatas'][string];

/** The form of a content type, or of a group of fields inside one. */
interface Form {
  readonly service: 'plugin::content-manager.content-types' | 'plugin::content-manager.components';
  readonly uid: string;
  readonly fields: Fields;
  readonly rows: FormRows;
  /** The columns of the list of entries. */
  readonly columns?: readonly string[];
}

const names = ['title', 'link_title', 'label', 'term', 'last_name', 'name', 'text', 'words', 'alt', 'reason'];

/** The field that names an entry, or a group of fields in a list; Strapi would always take the first short text. */
function namedBy(fields: Fields): string | undefined {
  const short = Object.entries(fields).find(([, { storage }]) => storage.type === 'string');
  return names.find((name) => Object.hasOwn(fields, name)) ?? short?.[0];
}

/** Labels of the fields that Strapi adds to every entry. */
const notes: Readonly<Record<string, string>> = {
  createdAt: 'Angelegt am',
  createdBy: 'Angelegt von',
  documentId: 'Kennung',
  id: 'Nummer',
  publishedAt: 'Veröffentlicht am',
  updatedAt: 'Geändert am',
  updatedBy: 'Geändert von',
};

function withNote(label: string | undefined, texts: Texts): Texts {
  if (label === undefined) return texts;
  return { edit: { ...texts.edit, label }, list: { ...texts.list, label } };
}

/** A form with the labels of the content types instead of the names of fields; the rest of it stays. */
export function withLabels(form: FormConfiguration, fields: Fields): FormConfiguration {
  const named = Object.entries(form.metadatas).map(([name, texts]): [string, Texts] => {
    const field = fields[name];
    if (field === undefined) return [name, withNote(notes[name], texts)];
    const label = labelOf(field);
    // The handbook and the addresses of the site use the name.
    const description = field.doc === `${label}.` ? `[${name}]` : `${field.doc} [${name}]`;
    return [name, { edit: { ...texts.edit, label, description }, list: { ...texts.list, label } }];
  });
  // With `id`, Strapi shows the only entry of a type by the name of the type.
  const settings = { ...form.settings, mainField: namedBy(fields) ?? 'id' };
  return { ...form, settings, metadatas: Object.fromEntries(named) };
}

function componentForm(uid: string, fields: Fields): Form {
  return { service: 'plugin::content-manager.components', uid, fields, rows: formRows([fields]) };
}

/** Every form of the admin panel. */
export function allForms(): readonly Form[] {
  const types = contentNames.map((name) => contentType(name));
  const parts = reachableParts([...types, ...blockTypes].map(({ fields }) => fields));
  const entries = types.map((type): Form => {
    const { fields } = type;
    // Without the address: on small screens, it would push the state, which Strapi puts last, off the edge.
    const columns = [namedBy(fields) ?? 'id', 'updatedAt'];
    const form = { service: 'plugin::content-manager.content-types', uid: contentTypeUid(type) } as const;
    return { ...form, fields, rows: formRows(groupFields(fields)), columns };
  });
  const components = parts.map((part) => componentForm(partUid(part), part.fields));
  return [...entries, ...components, ...blockTypes.map((block) => componentForm(blockUid(block), block.fields))];
}

/** Where Strapi's database holds, by uid, the hash of the layout that a form was given last. */
const state = { type: 'core', name: 'statistikportal', key: 'forms' } as const;

const givenSchema = z.record(z.string(), z.string()).catch({});

/** The form with a new layout; lists of entries begin with the latest changes. */
function arranged(form: FormConfiguration, { rows, columns }: Form): FormConfiguration {
  const { layouts, settings } = form;
  if (columns === undefined) return { ...form, layouts: { ...layouts, edit: rows } };
  const newestFirst = { ...settings, defaultSortBy: 'updatedAt', defaultSortOrder: 'DESC' };
  return { ...form, settings: newestFirst, layouts: { edit: rows, list: columns } };
}

/**
 * Labels every field of every form, and sets the layout of forms for which the content types have changed it; otherwise,
 * layouts that people have changed in the admin panel stay.
 */
export async function setUpForms(strapi: StrapiApp): Promise<void> {
  const store = strapi.store(state);
  const given = givenSchema.parse(await store.get({}));
  const hashes: Record<string, string> = {};
  for (const wanted of allForms()) {
    const { uid } = wanted;
    const service = strapi.service(wanted.service);
    const form = withLabels(await service.findConfiguration({ uid }), wanted.fields);
    const hash = contentHash([wanted.rows, wanted.columns ?? []]);
    hashes[uid] = hash;
    await service.updateConfiguration({ uid }, given[uid] === hash ? form : arranged(form, wanted));
  }
  await store.set({ value: hashes });
}
