/** How entries get into Strapi 5. */
import { randomBytes } from 'node:crypto';
import type { PlannedEntry } from './seedPlan';
import { replaceMarks } from './marks';
import type { Replacement } from './marks';
import type { StrapiApp5 } from './strapiApp';

/** Relations run in circles, so every entry is there before the first one is filled. */
export interface EntryWriter {
  /** Creates the entry, still empty, in all its languages, for others to refer to. */
  create(entry: PlannedEntry): Promise<void>;
  /** Fills the entry and publishes what is no draft. */
  complete(entry: PlannedEntry): Promise<void>;
}

/** Strapi's own document ids have 24 characters. */
const documentIdBytes = 12;

export type MediaIds = Replacement['media'];

/** Of an entry in messages and maps. */
export function identity(uid: string, key: string): string {
  return `${uid} «${key}»`;
}

/** Throws if the value is not there. */
export function lookUp<Value>(values: ReadonlyMap<string, Value>, wanted: string): Value {
  const value = values.get(wanted);
  if (value === undefined) throw new Error(`${wanted} does not exist, but something refers to it.`);
  return value;
}

/**
 * All languages are one document; publishing copies its draft, with the relations to what is published by then: so everything
 * is published empty before anything is filled.
 */
export function entryWriter5(strapi: StrapiApp5, media: MediaIds): EntryWriter {
  const documentIds = new Map<string, string>();
  const idOf = (uid: string, key: string): string => lookUp(documentIds, identity(uid, key));
  const relation: Replacement['relation'] = (mark) => ({
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
        await strapi.documents(uid).update({ documentId, locale, data: replaceMarks(data, { media, relation }) });
      }
      if (!draft) await strapi.documents(uid).publish({ documentId, locale: '*' });
    },
  };
}
