/** How entries get into the two versions of Strapi. */
import type { PlannedEntry } from '../seedPlan';
import { replaceMarks } from './marks';
import type { Replacement } from './marks';
import type { EntryData, StrapiApp4, StrapiApp5 } from './strapiApp';

export interface EntryWriter {
  /** Creates the entry in all its languages without relations, which may point to entries that are yet to come. */
  create(entry: PlannedEntry): Promise<void>;
  /** Adds the relations and publishes what is no draft. */
  complete(entry: PlannedEntry): Promise<void>;
}

type MediaIds = Replacement['media'];

function withoutRelations(data: EntryData, media: MediaIds): EntryData {
  return replaceMarks(data, { media, relation: () => undefined });
}

/** Every language is a row of its own with its own number; the rows name each other. */
export function entryWriter4(strapi: StrapiApp4, media: MediaIds): EntryWriter {
  const ids = new Map<string, number>();
  const idOf = (uid: string, key: string, locale: string): number => {
    const id = ids.get(`${uid}/${key}/${locale}`);
    if (id === undefined) throw new Error(`${uid} «${key}» does not exist in ${locale}, but something refers to it.`);
    return id;
  };
  return {
    async create({ uid, key, versions }) {
      for (const { locale, data } of versions) {
        const values = { ...withoutRelations(data, media), locale, publishedAt: null };
        const { id } = await strapi.entityService.create(uid, { data: values });
        ids.set(`${uid}/${key}/${locale}`, id);
      }
      const all = versions.map(({ locale }) => idOf(uid, key, locale));
      for (const id of all) {
        const localizations = all.filter((other) => other !== id);
        await strapi.query(uid).update({ where: { id }, data: { localizations } });
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

/** All languages are one document; publishing copies its draft. */
export function entryWriter5(strapi: StrapiApp5, media: MediaIds): EntryWriter {
  const documentIds = new Map<string, string>();
  const idOf = (uid: string, key: string): string => {
    const documentId = documentIds.get(`${uid}/${key}`);
    if (documentId === undefined) throw new Error(`${uid} «${key}» does not exist, but something refers to it.`);
    return documentId;
  };
  const relation: Replacement['relation'] = (mark) => ({
    set: mark.keys.map((target) => ({ documentId: idOf(mark.uid, target) })),
  });
  const publish = async ({ uid, key, draft }: PlannedEntry): Promise<void> => {
    if (!draft) await strapi.documents(uid).publish({ documentId: idOf(uid, key), locale: '*' });
  };
  return {
    async create(entry) {
      const { uid, key, versions } = entry;
      for (const { locale, data } of versions) {
        const values = withoutRelations(data, media);
        const documentId = documentIds.get(`${uid}/${key}`);
        if (documentId === undefined) {
          const created = await strapi.documents(uid).create({ data: values, locale });
          documentIds.set(`${uid}/${key}`, created.documentId);
        } else await strapi.documents(uid).update({ documentId, locale, data: values });
      }
      // A published entry keeps only relations to published ones, so all have to be before relations are added.
      await publish(entry);
    },
    async complete(entry) {
      const { uid, key, versions } = entry;
      for (const { locale, data } of versions) {
        const values = replaceMarks(data, { media, relation });
        await strapi.documents(uid).update({ documentId: idOf(uid, key), locale, data: values });
      }
      await publish(entry);
    },
  };
}
