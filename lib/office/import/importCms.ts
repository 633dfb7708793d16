/** The CMS of an import: what is there, and what creates and changes drafts. */
import path from 'node:path';
import { z } from 'zod';
import { defaultLocale, isLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { collectionTypes } from '@/content-types/registry';
import type { CollectionName } from '@/content-types/registry';
import { createCms } from '@/lib/cms/client';
import { cmsOptions } from '@/lib/cms/cmsOptions';
import { mimeOf } from '@/lib/data/files/fileKinds';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { attempt, request } from '../data-push/cmsRequest';
import type { CmsAccess } from '../data-push/cmsRequest';
import { PushRequestError } from '../data-push/pushErrors';
import type { ImportedType, Values } from './importedEntry';

/** An entry of the CMS. */
export interface KnownEntry {
  readonly type: CollectionName;
  readonly key: string;
  readonly documentId: string;
  readonly isPublished: boolean;
  /** By language, as the CMS sends them; plain values alone if it is only referred to. */
  readonly versions: ReadonlyMap<Locale, Values>;
}

export interface ImportCms {
  /** The entries that an import writes or refers to. */
  readonly read: () => Promise<readonly KnownEntry[]>;
  /** Returns the number of the file with this name, which is uploaded if it is not there. */
  readonly upload: (name: string, bytes: Uint8Array) => Promise<number>;
  /** Returns the new entry's documentId. */
  readonly create: (type: ImportedType, data: Values) => Promise<string>;
  readonly update: (type: ImportedType, documentId: string, locale: Locale, data: Values) => Promise<void>;
}

const written: readonly CollectionName[] = ['products', 'articles'];
const referredTo: readonly CollectionName[] = ['display-themes', 'display-subthemes', 'kategories', 'team-members'];

const advice: CmsAccess['advice'] = {
  missing: 'the CMS has no such address: check CMS_URL; an import needs Strapi 5',
  refused: 'the CMS refuses the token: set CMS_IMPORT_TOKEN to one with full access, and remove it afterwards',
};

const createdSchema = z.object({ data: z.object({ documentId: z.string() }) });
const filesSchema = z.array(z.object({ id: z.number(), name: z.string() }));

/** The body of a request; its type is that of the content. */
function jsonBody(data: Values): Blob {
  return new Blob([JSON.stringify({ data })], { type: 'application/json' });
}

/** What the CMS has answered. Throws PushRequestError if it is something else. */
function answerAs<Answer>(schema: z.ZodType<Answer>, answer: unknown, place: string): Answer {
  const { data } = schema.safeParse(answer);
  if (data === undefined) throw new PushRequestError(place, 'the answer cannot be used', 'refused', null);
  return data;
}

async function readEntries(access: CmsAccess, type: CollectionName): Promise<readonly KnownEntry[]> {
  const options = { ...cmsOptions(access.url), token: access.token, timeoutMs: access.timeoutMs };
  const isWritten = written.includes(type);
  const definition = collectionTypes[type];
  const drafts = createCms({ ...options, drafts: true });
  const records = await drafts.list(definition, locales, { part: isWritten ? 'whole' : 'plain' });
  const published = await createCms({ ...options, drafts: false }).list(definition, defaultLocale, { part: 'dates' });
  const publishedIds = new Set(published.map(({ documentId }) => documentId));
  const entries = groupBy(records, ({ documentId }) => documentId);
  return [...entries].flatMap(([documentId, own]): readonly KnownEntry[] => {
    if (documentId === null) throw new PushRequestError(type, 'an import needs Strapi 5', 'refused', null);
    const versions = own.flatMap(({ attributes: values }) => {
      const locale = String(values['locale']);
      return isLocale(locale) ? [[locale, values] as const] : [];
    });
    const key = String(own[0]?.attributes[definition.key]);
    return [{ type, key, documentId, isPublished: publishedIds.has(documentId), versions: new Map(versions) }];
  });
}

/** Connects to the CMS; nothing is requested yet. Methods reject with PushRequestError, PushAccessError, or errors of `lib/cms`. */
export function connectImportCms(given: Omit<CmsAccess, 'advice'>): ImportCms {
  const access = { ...given, advice };
  return {
    async read() {
      const lists: KnownEntry[] = [];
      for (const type of [...written, ...referredTo]) lists.push(...(await readEntries(access, type)));
      return lists;
    },
    async upload(name, bytes) {
      const place = '/api/upload';
      const query = new URLSearchParams({ 'filters[name][$eq]': name });
      const found = await request(`${place}/files?${query.toString()}`, {}, access);
      const [known] = answerAs(filesSchema, found, `${place}/files`);
      if (known !== undefined) return known.id;
      const form = new FormData();
      form.append('files', new Blob([new Uint8Array(bytes)], { type: mimeOf(path.extname(name)) ?? '' }), name);
      const [uploaded] = answerAs(filesSchema, await attempt(place, { method: 'POST', body: form }, access), place);
      if (uploaded === undefined) throw new PushRequestError(place, 'no file was stored', 'refused', null);
      return uploaded.id;
    },
    async create(type, data) {
      // Not repeated: it might be there already, and the next import finds it.
      const place = `/api/${type}`;
      const answer = await attempt(
        `${place}?locale=${defaultLocale}&status=draft`,
        { method: 'POST', body: jsonBody(data) },
        access,
      );
      return answerAs(createdSchema, answer, place).data.documentId;
    },
    async update(type, documentId, locale, data) {
      const place = `/api/${type}/${documentId}?locale=${locale}&status=draft`;
      await request(place, { method: 'PUT', body: jsonBody(data) }, access);
    },
  };
}
