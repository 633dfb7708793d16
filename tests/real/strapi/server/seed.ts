/** Fills an empty Strapi with the planned content. */
import type { SeedPlan } from '../seedPlan';
import type { EntryWriter } from './entryWriter';
import type { StrapiApp4, StrapiApp5 } from './strapiApp';

type AnyStrapi = StrapiApp4 | StrapiApp5;

/** Through the service of the plugin: the admin panel refuses codes that are no known language, such as `ls`. */
export async function createLocales(strapi: AnyStrapi, codes: readonly string[]): Promise<void> {
  const service = strapi.service('plugin::i18n.locales');
  const existing = new Set((await service.find()).map(({ code }) => code));
  for (const code of codes) if (!existing.has(code)) await service.create({ code, name: code });
}

/** Strapi sets the time of the last change by itself; the sample content has its own. */
async function setTimes(strapi: AnyStrapi, { entries }: SeedPlan, keyColumns: KeyColumns): Promise<void> {
  for (const { uid, key, updated } of entries) {
    const { tableName } = strapi.db.metadata.get(uid);
    const column = keyColumns[uid];
    const rows = strapi.db.connection(tableName).where(column === undefined ? {} : { [column]: key });
    await rows.update({ updated_at: Date.parse(updated) });
  }
}

/** By uid, the column that tells the entries of a collection apart; single types have none. */
export type KeyColumns = Readonly<Record<string, string>>;

export async function seedEntries(
  strapi: AnyStrapi,
  writer: EntryWriter,
  plan: SeedPlan,
  keyColumns: KeyColumns,
): Promise<void> {
  for (const entry of plan.entries) await writer.create(entry);
  for (const entry of plan.entries) await writer.complete(entry);
  for (const entry of plan.entries) await writer.settle(entry);
  await setTimes(strapi, plan, keyColumns);
}

/** A token that can read everything and change nothing. */
export async function createReadOnlyToken(strapi: AnyStrapi): Promise<string> {
  const token = { name: 'tests', description: '', type: 'read-only', lifespan: null };
  const { accessKey } = await strapi.service('admin::api-token').create(token);
  return accessKey;
}
