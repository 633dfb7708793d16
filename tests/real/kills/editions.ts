/** Editions of a search in two languages: some of the documents stay, the others change with every edition. */
import { z } from 'zod';
import type { Locale } from '@/content-types/locales';
import type { SearchDocument } from '@/lib/search/document';
import { makeDocument, makeDocuments } from '../meilisearch/documents';

/** German ones are sent in two batches when all of them are. */
const sizes = { de: { steady: 900, moving: 300 }, fr: { steady: 100, moving: 50 } } as const;

/** The languages of these editions. */
export type EditionLocale = keyof typeof sizes;

/** One document more belongs to this edition alone: the next one adds its own and removes this one. */
function documentsOf(locale: EditionLocale, edition: number): readonly SearchDocument[] {
  const { steady, moving } = sizes[locale];
  const changed = Array.from({ length: moving }, (_, index) => makeDocument(steady + index + 1, String(edition)));
  return [...makeDocuments(steady), ...changed, makeDocument(10_000 + edition, String(edition))];
}

export function documentsOfEdition(edition: number): ReadonlyMap<Locale, readonly SearchDocument[]> {
  return new Map([['de', documentsOf('de', edition)] as const, ['fr', documentsOf('fr', edition)] as const]);
}

/** How many documents of each edition an index holds that is complete. */
export function completeCounts(locale: EditionLocale, edition: number): Readonly<Record<string, number>> {
  const { steady, moving } = sizes[locale];
  return { first: steady, [edition]: moving + 1 };
}

const countsSchema = z.record(z.string(), z.number());

/** The edition that is found whole. Of others only the document may be left that is removed last. */
export function wholeEdition(found: unknown, locale: EditionLocale): string | undefined {
  const { first, ...others } = countsSchema.parse(found);
  const { steady, moving } = sizes[locale];
  const [whole, ...more] = Object.entries(others).filter(([, count]) => count !== 1);
  return first === steady && whole?.[1] === moving + 1 && more.length === 0 ? whole[0] : undefined;
}
