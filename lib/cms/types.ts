/** The interface of the CMS for the rest of the project. */
import type { CollectionType, SingleType } from '@/content-types/contentType';
import type { Locale } from '@/content-types/locales';

/** Limits for answers of the CMS. */
export interface CmsLimits {
  /** Of one page of entries, decompressed. */
  readonly answerBytes: number;
  readonly fileBytes: number;
  /** Entries of one list, in all languages together. */
  readonly entries: number;
}

export interface CmsOptions {
  /** Address of the Strapi server, with or without a trailing `/api`. */
  readonly url: string;
  /** Read-only API token; without one, requests are anonymous. */
  readonly token: string | undefined;
  /** `deep` needs the populate-deep plugin on the server; `explicit` works everywhere. */
  readonly populate: 'explicit' | 'deep';
  /** Longest time for one attempt in milliseconds; 0 means no limit. */
  readonly timeoutMs: number;
  readonly limits: CmsLimits;
  /** How many requests may be under way at once. */
  readonly concurrency: number;
  /** Endings of host names on which the quiz collection is called `quizes`. */
  readonly intranetHosts: readonly string[];
  /** Hosts besides the CMS from which files of the content are fetched, `files.example.org`; none by default. */
  readonly fileHosts?: readonly string[] | undefined;
  /** Reads unpublished versions too. */
  readonly drafts: boolean;
  /** Receives one line per failed attempt; without it, the line goes to stderr. */
  readonly log?: (message: string) => void;
}

/** An entry as the CMS sent it: `attributes` keep the nesting of Strapi 4 and are checked by the schema of their type. */
export interface CmsRecord {
  readonly id: number;
  /** Strapi 5 only. */
  readonly documentId: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export type FilterValue = string | number | boolean | readonly (string | number)[];

/** Strapi's filters: `{ type: { $eq: 'main' } }`. */
export interface CmsFilters {
  readonly [name: string]: FilterValue | CmsFilters;
}

/**
 * Which part of entries is requested. Components and blocks cost the CMS most, `dates` (`updatedAt` alone) least. `stamp`: plain
 * values, the entry's own relations, and all files. `relationsTo`: plain values, and the relations inside components and blocks to entries of
 * these types.
 */
export type CmsPart = 'whole' | 'plain' | 'dates' | 'stamp' | { readonly relationsTo: readonly string[] };

export interface CmsQuery {
  /** Only the entries with these ids. */
  readonly ids?: readonly number[];
  /** `whole` by default. */
  readonly part?: CmsPart;
}

/** Read access to the CMS. Everything rejects with a named error of `cmsErrors.ts`. */
export interface Cms {
  /** All entries of a collection in one language, or in several languages mixed. */
  list(type: CollectionType, locale: Locale | readonly Locale[], query?: CmsQuery): Promise<readonly CmsRecord[]>;
  /** The entry of a single type; null if the language has none. */
  single(type: SingleType, locale: Locale, part?: CmsPart): Promise<CmsRecord | null>;
  /** The bytes of a file; `address` as the CMS delivers it, absolute or beginning with `/`. */
  file(address: string): Promise<Uint8Array>;
}
