/** Writes planned entries into the CMS. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { MediaLibrary } from '@/lib/cms/sample-cms/mediaLibrary';
import { targetUid } from '@/lib/cms/schemaNames';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { relationsIn, resolvePlaceholders } from '../placeholders';
import type { ImportCms, KnownEntry } from './importCms';
import type { Values } from './importedEntry';
import type { ImportStep } from './importPlan';

/** The files that a planned entry names. */
export function filesOf(value: unknown): readonly string[] {
  if (isRecord(value) && typeof value['$media'] === 'string') return [value['$media']];
  return isRecord(value) || Array.isArray(value) ? Object.values(value).flatMap(filesOf) : [];
}

export class Sender {
  /** The documentIds of entries, by type and key. */
  readonly #ids: Map<string, string>;
  /** Entries that were created before something to which they refer. */
  readonly #unlinked: ImportStep[] = [];

  constructor(
    readonly folder: string,
    readonly media: MediaLibrary,
    readonly cms: ImportCms,
    known: readonly KnownEntry[],
  ) {
    this.#ids = new Map(known.map(({ type, key, documentId }) => [`${targetUid(type)} ${key}`, documentId]));
  }

  async #data(step: ImportStep, locale: Locale): Promise<Values> {
    const data = step.planned.versions.find((version) => version.locale === locale)?.data ?? {};
    const uploaded = new Map<string, number>();
    for (const name of filesOf(data)) {
      const bytes = await readFile(path.join(this.folder, name));
      const own = path.posix.basename(this.media.get(name)?.attributes.url ?? name);
      uploaded.set(name, await this.cms.upload(own, bytes));
    }
    return resolvePlaceholders(data, {
      media: (name) => uploaded.get(name) ?? 0,
      relation: ({ uid, keys }) => ({
        set: keys.flatMap((key) => {
          const documentId = this.#ids.get(`${uid} ${key}`);
          return documentId === undefined ? [] : [{ documentId }];
        }),
      }),
    });
  }

  async #update(step: ImportStep, documentId: string, languages: readonly Locale[]): Promise<void> {
    for (const locale of languages)
      await this.cms.update(step.entry.type, documentId, locale, await this.#data(step, locale));
  }

  /** Creates the entry, or changes the languages that differ. */
  async send(step: ImportStep): Promise<void> {
    const { entry, planned, known, differences } = step;
    if (known !== undefined) return this.#update(step, known.documentId, [...differences.keys()]);
    const documentId = await this.cms.create(entry.type, await this.#data(step, defaultLocale));
    const isKnown = (uid: string, key: string): boolean => this.#ids.has(`${uid} ${key}`);
    const relations = planned.versions.flatMap(({ data }) => relationsIn(data).map(([, mark]) => mark));
    if (relations.some(({ uid, keys }) => !keys.every((key) => isKnown(uid, key)))) this.#unlinked.push(step);
    this.#ids.set(`${planned.uid} ${entry.key}`, documentId);
    const others = planned.versions.map(({ locale }) => locale).filter((locale) => locale !== defaultLocale);
    return this.#update(step, documentId, others);
  }

  /** Completes relations between new entries. */
  async link(): Promise<void> {
    for (const step of this.#unlinked) {
      const documentId = this.#ids.get(`${step.planned.uid} ${step.entry.key}`);
      if (documentId !== undefined)
        await this.#update(
          step,
          documentId,
          step.planned.versions.map(({ locale }) => locale),
        );
    }
  }
}
