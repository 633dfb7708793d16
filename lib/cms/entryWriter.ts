/** How entries get into Strapi 5. */
import { randomBytes } from 'node:crypto';
import type { PlannedEntry } from './seedPlan';
import { relationsIn, replaceMarks } from './marks';
import type { Replacement } from './marks';
import type { StrapiApp5 } from './strapiApp';

/** Relations run in circles, so every entry is there before the first one is filled. */
export interface EntryWriter {
  /** Creates the entry, still empty, in all its languages. */
  create(entry: PlannedEntry): Promise<void>;
  /** Fills the entry and publishes what is no draft. */
  complete(entry: PlannedEntry): Promise<void>;
  /** Runs when all entries are complete. */
  settle(entry: PlannedEntry): Promise<void>;
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

/** All languages are one document; publishing copies its draft, with the relations to what is published by then. */
export function entryWriter5(strapi: StrapiApp5, media: MediaIds): EntryWriter {
  const documentIds = new Map<string, string>();
  const published = new Set<string>();
  const awaitingTargets = new Set<string>();
  const idOf = (uid: string, key: string): string => lookUp(documentIds, identity(uid, key));
  const relation: Replacement['relation'] = (mark) => ({
    set: mark.keys.map((target) => ({ documentId: idOf(mark.uid, target) })),
  });
  const targetsOf = ({ versions }: PlannedEntry): readonly string[] =>
    versions
      .flatMap(({ data }) => relationsIn(data))
      .flatMap(([, target]) => target.keys.map((key) => identity(target.uid, key)));
  const publish = ({ uid, key }: PlannedEntry): Promise<unknown> =>
    strapi.documents(uid).publish({ documentId: idOf(uid, key), locale: '*' });

  return {
    async create({ uid, key, versions }) {
      const documentId = randomBytes(documentIdBytes).toString('hex');
      documentIds.set(identity(uid, key), documentId);
      for (const { locale } of versions) {
        await strapi.db.query(uid).create({ data: { documentId, locale, publishedAt: null } });
      }
    },
    async complete(entry) {
      const { uid, key, draft, versions } = entry;
      for (const { locale, data } of versions) {
        const values = replaceMarks(data, { media, relation });
        await strapi.documents(uid).update({ documentId: idOf(uid, key), locale, data: values });
      }
      if (draft) return;
      await publish(entry);
      published.add(identity(uid, key));
      if (targetsOf(entry).some((target) => !published.has(target))) awaitingTargets.add(identity(uid, key));
    },
    async settle(entry) {
      if (awaitingTargets.has(identity(entry.uid, entry.key))) await publish(entry);
    },
  };
}
