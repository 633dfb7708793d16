/** Editions that differ little: a run sends what has changed. */
import { z } from 'zod';
import type { Locale } from '@/content-types/locales';
import type { SearchDocument } from '@/lib/search/document';
import { makeDocument, makeDocuments } from './documents';
import type { Look } from './watchSearches';

/** Of each language: documents that stay, and documents that change with every edition. */
const sizes = { de: { steady: 600, moving: 300 }, fr: { steady: 100, moving: 50 } } as const;

/** One document more belongs to this edition alone: the next one adds its own and removes this one. */
function documentsOf(locale: keyof typeof sizes, edition: number): readonly SearchDocument[] {
  const { steady, moving } = sizes[locale];
  const changed = Array.from({ length: moving }, (_, index) => makeDocument(steady + index + 1, String(edition)));
  return [...makeDocuments(steady), ...changed, makeDocument(10_000 + edition, String(edition))];
}

export function changedEdition(edition: number): ReadonlyMap<Locale, readonly SearchDocument[]> {
  return new Map([['de', documentsOf('de', edition)] as const, ['fr', documentsOf('fr', edition)] as const]);
}

/** How many documents of each edition an index holds that is complete. */
export function completeCounts(locale: keyof typeof sizes, edition: number): Readonly<Record<string, number>> {
  const { steady, moving } = sizes[locale];
  return { first: steady, [edition]: moving + 1 };
}

const countsSchema = z.record(z.string(), z.number());

/** The edition that is found whole. Of others only the document may be left that is removed last. */
function wholeEdition(found: unknown, locale: keyof typeof sizes): string | undefined {
  const { first, ...others } = countsSchema.parse(found);
  const { steady, moving } = sizes[locale];
  const [whole, ...more] = Object.entries(others).filter(([, count]) => count !== 1);
  return first === steady && whole?.[1] === moving + 1 && more.length === 0 ? whole[0] : undefined;
}

/** Each language by itself: one after the other is brought up to date. */
export const lookAtChanges: Look = async (site, editions) => {
  const found = { de: await site.editions('de'), fr: await site.editions('fr') };
  const [german, french] = [wholeEdition(found.de, 'de'), wholeEdition(found.fr, 'fr')];
  if (german !== undefined) editions.add(german);
  return german === undefined || french === undefined ? JSON.stringify(found) : null;
};
