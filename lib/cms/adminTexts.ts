/** What the forms of the admin panel call the fields, in German, from the content types. */
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { Fields } from '@/content-types/definition';
import { contentNames, contentType } from '@/content-types/registry';
import { labelOf } from '../content/fieldLabels';
import { blockUid, contentTypeUid, partUid } from '../site/cms-schema/names';
import { reachableParts } from '../site/cms-schema/parts';
import type { FormConfiguration, FormService, StrapiApp5 } from './strapiApp';

type Texts = FormConfiguration['metadatas'][string];

/** A form with the words of the content types in place of the names of fields; the rest stays as it is set. */
export function withTexts(form: FormConfiguration, fields: Fields): FormConfiguration {
  const named = Object.entries(form.metadatas).map(([name, texts]): [string, Texts] => {
    const field = fields[name];
    if (field === undefined) return [name, texts];
    const label = labelOf(field);
    // The handbook and the addresses of the site use the name.
    const description = `${field.doc} [${name}]`;
    return [name, { edit: { ...texts.edit, label, description }, list: { ...texts.list, label } }];
  });
  return { ...form, metadatas: Object.fromEntries(named) };
}

async function nameFields(service: FormService, uid: string, fields: Fields): Promise<void> {
  const form = await service.findConfiguration({ uid });
  await service.updateConfiguration({ uid }, withTexts(form, fields));
}

/** Names every field of every form. What editors have arranged in the admin panel stays. */
export async function nameAllFields(strapi: StrapiApp5): Promise<void> {
  const types = contentNames.map((name) => contentType(name));
  const parts = reachableParts([...types, ...blockTypes].map(({ fields }) => fields));
  const entries = strapi.service('plugin::content-manager.content-types');
  for (const type of types) await nameFields(entries, contentTypeUid(type), type.fields);
  const components = strapi.service('plugin::content-manager.components');
  for (const part of parts) await nameFields(components, partUid(part), part.fields);
  for (const block of blockTypes) await nameFields(components, blockUid(block), block.fields);
}
