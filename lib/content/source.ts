/** Reads everything the site needs from the CMS, once, in all languages. */
import { collectionNames, collectionTypes, singleNames, singleTypes } from '@/content-types/registry';
import type { ContentName } from '@/content-types/registry';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { ContentType } from '@/content-types/contentType';
import type { Cms, CmsRecord } from '@/lib/read/client';
import { inParallel } from '@/lib/base/inParallel';
import type { Progress } from '@/lib/base/progress';
import { InconsistentContentError } from './errors';

/** An entry as the CMS sent it, not yet checked. */
export interface SourceRecord {
  readonly type: ContentName;
  readonly locale: Locale;
  readonly record: CmsRecord;
}

interface Listing {
  readonly type: ContentType & { readonly name: ContentName };
  readonly locale: Locale;
  readonly records: readonly CmsRecord[];
}

const contentTypes = [
  ...collectionNames.map((name) => collectionTypes[name]),
  ...singleNames.map((name) => singleTypes[name]),
];

async function readListing(cms: Cms, type: Listing['type'], locale: Locale): Promise<Listing> {
  if (type.kind === 'collection') return { type, locale, records: await cms.list(type, locale) };
  const record = await cms.single(type, locale);
  return { type, locale, records: record === null ? [] : [record] };
}

/** The latest change among records, as the CMS's own clock tells it. */
function newestChange(records: readonly CmsRecord[]): string | undefined {
  return records
    .map(({ attributes }) => attributes['updatedAt'])
    .filter((value) => typeof value === 'string')
    .sort()
    .at(-1);
}

/** Whether an entry of the listing was changed or added after it had been read. */
async function hasChanged(cms: Cms, { type, locale, records }: Listing): Promise<boolean> {
  if (type.kind === 'single') return false;
  const newest = newestChange(records);
  const filters = newest === undefined ? {} : { filters: { updatedAt: { $gt: newest } } };
  // What an entry holds does not matter, and asking for it takes Strapi as long as reading the list did.
  const later = await cms.list(type, locale, { ...filters, isPlain: true });
  return later.length > 0;
}

/** Another text whenever anything but a file was changed. */
export async function contentState(cms: Cms): Promise<string> {
  const wanted = contentTypes.flatMap((type) => locales.map((locale) => ({ type, locale })));
  const states = await inParallel(wanted, ({ type, locale }) => cms.state(type, locale));
  return states.join('\n');
}

const attempts = 3;

/** The client limits requests by itself; fewer lists under way keep what a failing CMS is asked, and says, short. */
const listsAtOnce = 4;

/**
 * Reads all collections and single types in all languages. The lists are read one after the other, so an editor may
 * publish in between: lists that changed meanwhile are read again until nothing changes any more.
 * Throws InconsistentContentError when the content does not come to rest.
 */
export async function readSource(cms: Cms, progress?: Progress): Promise<readonly SourceRecord[]> {
  const wanted = contentTypes.flatMap((type) => locales.map((locale) => ({ type, locale })));
  let listings = await inParallel(
    wanted,
    async ({ type, locale }) => {
      const listing = await readListing(cms, type, locale);
      progress?.advance(listing.records.length);
      return listing;
    },
    listsAtOnce,
  );
  for (let attempt = 1; ; attempt += 1) {
    const changed = await inParallel(listings, (listing) => hasChanged(cms, listing), listsAtOnce);
    if (!changed.includes(true)) break;
    if (attempt === attempts) throw new InconsistentContentError(attempts);
    listings = await Promise.all(
      listings.map(async (listing, index) =>
        changed[index] ? await readListing(cms, listing.type, listing.locale) : listing,
      ),
    );
  }
  return listings.flatMap(({ type, locale, records }) =>
    records.map((record) => ({ type: type.name, locale, record })),
  );
}
