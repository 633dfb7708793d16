/** Fills an empty Strapi with planned content. */
import type { Locale } from '@/content-types/locales';
import { collectionNames, collectionTypes } from '@/content-types/registry';
import { contentTypeUid } from '@/lib/cms/schemaNames';
import type { SeedPlan } from './seedPlan';
import type { EntryWriter } from './entryWriter';
import type { StrapiApp } from './strapiApp';

/** The names of languages in the admin panel. */
const localeNames: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  ls: 'Leichte Sprache',
  fr: 'Französisch',
  it: 'Italienisch',
  en: 'Englisch',
};

/** Creates languages through the service of the plugin: the admin panel refuses unknown codes such as `ls`. */
export async function createLocales(strapi: StrapiApp, codes: readonly Locale[]): Promise<void> {
  const service = strapi.service('plugin::i18n.locales');
  const existing = new Map((await service.find()).map(({ code, id }) => [code, id]));
  for (const code of codes) {
    const id = existing.get(code);
    const name = localeNames[code];
    await (id === undefined ? service.create({ code, name }) : service.update({ id }, { name }));
  }
}

/** By uid, the column that identifies an entry of a collection; single types have none. */
const keyColumns: Readonly<Record<string, string>> = Object.fromEntries(
  collectionNames.map((name) => [contentTypeUid(collectionTypes[name]), collectionTypes[name].key]),
);

/** Replaces the time of the last change, which Strapi sets, by that of the sample content. */
async function setTimes(strapi: StrapiApp, { entries }: SeedPlan): Promise<void> {
  for (const { uid, key, updated } of entries) {
    const { tableName } = strapi.db.metadata.get(uid);
    const column = keyColumns[uid];
    const rows = strapi.db.connection(tableName).where(column === undefined ? {} : { [column]: key });
    await rows.update({ updated_at: new Date(updated) });
  }
}

/** Creates all entries, then fills and publishes them, because relations are circular. */
export async function seedEntries(strapi: StrapiApp, writer: EntryWriter, plan: SeedPlan): Promise<void> {
  for (const entry of plan.entries) await writer.create(entry);
  for (const entry of plan.entries) await writer.complete(entry);
  await setTimes(strapi, plan);
}

/** A token that can read everything and change nothing. */
export async function createReadOnlyToken(strapi: StrapiApp, name: string): Promise<string> {
  const token = { name, description: '', type: 'read-only', lifespan: null };
  const { accessKey } = await strapi.service('admin::api-token').create(token);
  return accessKey;
}

/** The permissions of a push of data: see `deploy/strapi-data.cjs`. */
const dataActions = ['find', 'update', 'finish'].map((action) => `api::indicator-data.indicator-data.${action}`);

/** A token that can change the data of indicators, and nothing else. Strapi must be loaded. */
export async function createDataToken(strapi: StrapiApp, name: string): Promise<string> {
  const token = { name, description: '', type: 'custom', permissions: dataActions, lifespan: null };
  const { accessKey } = await strapi.service('admin::api-token').create(token);
  return accessKey;
}
