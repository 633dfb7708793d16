/** How entries get into Strapi 4. */
import { identity, lookUp } from './entryWriter';
import type { EntryWriter, MediaIds } from './entryWriter';
import { replaceMarks } from './marks';
import type { Replacement } from './marks';
import type { StrapiApp4 } from './strapiApp';

/** Every language is a row of its own with its own number; the rows name each other. */
export function entryWriter4(strapi: StrapiApp4, media: MediaIds): EntryWriter {
  const ids = new Map<string, number>();
  const idOf = (uid: string, key: string, locale: string): number => lookUp(ids, `${identity(uid, key)} ${locale}`);
  return {
    async create({ uid, key, versions }) {
      for (const { locale } of versions) {
        const { id } = await strapi.db.query(uid).create({ data: { locale, publishedAt: null } });
        ids.set(`${identity(uid, key)} ${locale}`, id);
      }
      const all = versions.map(({ locale }) => idOf(uid, key, locale));
      for (const id of all) {
        const localizations = all.filter((other) => other !== id);
        await strapi.db.query(uid).update({ where: { id }, data: { localizations } });
      }
    },
    async complete({ uid, key, draft, versions }) {
      for (const { locale, data } of versions) {
        const relation: Replacement['relation'] = (mark) => ({
          set: mark.keys.map((target) => ({ id: idOf(mark.uid, target, locale) })),
        });
        const values = { ...replaceMarks(data, { media, relation }), publishedAt: draft ? null : new Date() };
        await strapi.entityService.update(uid, idOf(uid, key, locale), { data: values });
      }
    },
  };
}
