import { contentType } from '@/content-types/registry';
import type { EntryMeta } from '@/content-types/registry';
import { cmsRoot } from '@/lib/cms/address';
import type { Problem } from './problem';
import type { SourceRecord } from './source';

export type Attributes = Readonly<Record<string, unknown>>;

/** A record with the key that its languages share. */
export interface Candidate extends SourceRecord {
  readonly key: string;
  readonly attributes: Attributes;
}

type Report = (field: string, message: string, hint: string) => void;

/** Takes problems of one entry. */
export interface Reporter {
  readonly error: Report;
  readonly warning: Report;
}

function editAddress(cmsUrl: string | undefined, { type: name, record, locale }: SourceRecord): string | null {
  if (cmsUrl === undefined) return null;
  const type = contentType(name);
  const path =
    type.kind === 'collection'
      ? `collection-types/api::${type.singularName}.${type.singularName}/${record.documentId ?? record.id}`
      : `single-types/api::${name}.${name}`;
  const root = cmsRoot(cmsUrl).href.replace(/\/$/, '');
  return `${root}/admin/content-manager/${path}?plugins[i18n][locale]=${locale}`;
}

export function metaOf({ type, key, locale, attributes }: Candidate): EntryMeta {
  const updatedAt = attributes['updatedAt'];
  return { type, key, locale, updatedAt: typeof updatedAt === 'string' ? updatedAt : '' };
}

/** Collects the problems of a check and remembers which entries have errors. */
export class Findings {
  readonly problems: Problem[] = [];
  readonly #invalid = new Map<string, EntryMeta>();

  constructor(readonly cmsUrl: string | undefined) {}

  reporter(candidate: Candidate): Reporter {
    const { type, key, locale } = candidate;
    const add =
      (severity: Problem['severity']): Report =>
      (field, message, hint) => {
        const address = editAddress(this.cmsUrl, candidate);
        this.problems.push({ severity, type, key, locale, field, message, hint, editAddress: address });
        if (severity === 'error') this.#invalid.set(entryId(candidate), metaOf(candidate));
      };
    return { error: add('error'), warning: add('warning') };
  }

  isInvalid(meta: EntryMeta): boolean {
    return this.#invalid.has(entryId(meta));
  }

  get invalid(): readonly EntryMeta[] {
    return [...this.#invalid.values()];
  }
}

/** The identity that all languages of an entry share: `articles/leerstand-2026`. */
export function entryOf({ type, key }: { readonly type: string; readonly key: string }): string {
  return `${type}/${key}`;
}

/** The identity of an entry in one language: `articles/leerstand-2026/de`. */
export function entryId({ type, key, locale }: Pick<EntryMeta, 'type' | 'key' | 'locale'>): string {
  return `${type}/${key}/${locale}`;
}
