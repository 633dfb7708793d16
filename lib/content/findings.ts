import { contentType } from '@/content-types/registry';
import type { EntryMeta } from '@/content-types/registry';
import { isInstant } from '@/content-types/swissTime';
import { cmsRoot } from '@/lib/cms/cmsAddress';
import type { Fault } from '@/lib/faults/faults';
import type { Problem } from '@/lib/faults/problem';
import type { SourceRecord } from './readSource';

export type CmsAttributes = Readonly<Record<string, unknown>>;

/** A record with the key that its languages share. */
export interface KeyedRecord extends SourceRecord {
  readonly key: string;
  /** Those of the record, without those nested too deep to be checked. */
  readonly attributes: CmsAttributes;
  readonly tooDeep: readonly string[];
  /** The records whose embargoes must all have ended; the record itself by default. */
  readonly waitsFor?: readonly KeyedRecord[];
}

type Report = (field: string, fault: Fault) => void;

/** Reports problems of one entry. */
export interface Reporter {
  readonly error: Report;
  readonly warning: Report;
}

/** The address of the page where an entry is edited; null if unknown. */
export function editAddress(
  cmsUrl: string | null | undefined,
  { type: name, record, locale }: EntryMeta,
): string | null {
  const type = contentType(name);
  if (typeof cmsUrl !== 'string' || (type.kind === 'collection' && record === undefined)) return null;
  const path =
    type.kind === 'collection'
      ? `collection-types/api::${type.singularName}.${type.singularName}/${record}`
      : `single-types/api::${name}.${name}`;
  const root = cmsRoot(cmsUrl).href.replace(/\/$/, '');
  return `${root}/admin/content-manager/${path}?plugins[i18n][locale]=${locale}`;
}

/** The fields that may hold the title of an entry; a type has at most one of them. */
export const titleFields = ['title', 'term', 'label'];

const longestTitle = 100;

function titleIn(attributes: CmsAttributes): string | undefined {
  const titles = titleFields.map((field) => attributes[field]).filter((title) => typeof title === 'string');
  return titles.find((title) => title.trim() !== '')?.slice(0, longestTitle);
}

export function metaOf({ type, key, locale, attributes, record }: KeyedRecord): EntryMeta {
  const updatedAt = attributes['updatedAt'];
  const number = record.documentId ?? String(record.id);
  const title = titleIn(attributes);
  // The title names the entry in reports, even if it has no key.
  return { type, key, locale, updatedAt: isInstant(updatedAt) ? updatedAt : '', record: number, title };
}

/** Returns a reporter that adds the problems of an entry to a list. */
export function createReporter(
  problems: Problem[],
  { meta, cmsUrl }: { readonly meta: EntryMeta; readonly cmsUrl: string | null | undefined },
): Reporter {
  const { type, key, locale, title } = meta;
  const address = editAddress(cmsUrl, meta);
  const add =
    (severity: Problem['severity']): Report =>
    (field, fault) =>
      problems.push({ severity, type, key, title, locale, field, ...fault, editAddress: address });
  return { error: add('error'), warning: add('warning') };
}

/** Collects the problems of a check and remembers which entries have errors. */
export class Findings {
  readonly problems: Problem[] = [];
  readonly #invalid = new Map<string, EntryMeta>();

  constructor(readonly cmsUrl: string | undefined) {}

  reporter(candidate: KeyedRecord): Reporter {
    const meta = metaOf(candidate);
    const { error, warning } = createReporter(this.problems, { meta, cmsUrl: this.cmsUrl });
    return {
      warning,
      error: (...found) => {
        error(...found);
        this.#invalid.set(entryId(meta), meta);
      },
    };
  }

  isInvalid(meta: EntryMeta): boolean {
    return this.#invalid.has(entryId(meta));
  }

  get invalid(): readonly EntryMeta[] {
    return [...this.#invalid.values()];
  }
}

/** The identity that all languages of an entry share: `articles/leerstand-2026`. */
export function sharedEntryId({ type, key }: { readonly type: string; readonly key: string }): string {
  return `${type}/${key}`;
}

/** The identity of an entry in one language in the CMS, independent of its address. */
export function recordId({ type, locale, record }: EntryMeta): string {
  return `${type}/${locale}/${record}`;
}

/** The identity of an entry in one language: `articles/leerstand-2026/de`. */
export function entryId({ type, key, locale }: Pick<EntryMeta, 'type' | 'key' | 'locale'>): string {
  return `${type}/${key}/${locale}`;
}
