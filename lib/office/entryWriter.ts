/** Writes entries into Strapi. */
import { randomBytes } from 'node:crypto';
import type { PlannedEntry } from './seedPlan';
import { resolvePlaceholders } from './placeholders';
import type { PlaceholderValues } from './placeholders';
import type { StrapiApp } from './strapiApp';

/** Relations are circular, so every entry is created before the first one is filled. */
export interface EntryWriter {
  /** Creates the entry in all its languages, still empty, so that others can refer to it. */
  create(entry: PlannedEntry): Promise<void>;
  /** Fills the entry, and publishes it unless it is a draft. */
  complete(entry: PlannedEntry): Promise<void>;
}

/** Strapi's own document ids have 24 characters. */
const documentIdBytes = 12;

/** Identifies an entry in messages and maps. */
function identity(uid: string, key: string): string {
  return `${uid} «${key}»`;
}

/**
 * All languages of an entry are one document. Publishing copies its draft with the relations to entries that are published by
 * then, so everything is published empty before anything is filled.
 */
export function entryWriter(strapi: StrapiApp, media: PlaceholderValues['media']): EntryWriter {
  const documentIds = new Map<string, string>();
  const idOf = (uid: string, key: string): string => {
    const id = documentIds.get(identity(uid, key));
    if (id === undefined) throw new Error(`${identity(uid, key)} does not exist, but something refers to it.`);
    return id;
  };
  const relation: PlaceholderValues['relation'] = (mark) => ({
    set: mark.keys.map((target) => ({ documentId: idOf(mark.uid, target) })),
  });

  return {
    async create({ uid, key, draft, versions }) {
      const documentId = randomBytes(documentIdBytes).toString('hex');
      documentIds.set(identity(uid, key), documentId);
      for (const { locale } of versions) {
        for (const publishedAt of draft ? [null] : [null, new Date()])
          await strapi.db.query(uid).create({ data: { documentId, locale, publishedAt } });
      }
    },
    async complete({ uid, key, draft, versions }) {
      const documentId = idOf(uid, key);
      for (const { locale, data } of versions) {
        await strapi
          .documents(uid)
          .update({ documentId, locale, data: resolvePlaceholders(data, { media, relation }) });
      }
      if (!draft) await strapi.documents(uid).publish({ documentId, locale: '*' });
    },
  };
}
