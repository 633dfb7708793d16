/** Reads a list to its end, and again if it changed meanwhile. */
import { CmsLimitError, InconsistentListError } from './cmsErrors';
import type { ListPage } from './readAnswer';
import { identityOf } from './strapiVersions';
import type { CmsLimits, CmsRecord } from './types';

/** Strapi's usual maximum; a server with a smaller one says so in its answer. */
const preferredPageSize = 100;

const maxReadings = 4;

interface Source {
  /** For messages. */
  readonly name: string;
  readonly readPage: (page: number, pageSize: number) => Promise<ListPage>;
  /** The first page of the records with a higher id, in the order of their ids. */
  readonly readAfter: (id: number, pageSize: number) => Promise<ListPage>;
  readonly log: (message: string) => void;
  readonly limits: Pick<CmsLimits, 'entries'>;
}

/** Before the pages are requested: a wrong total would keep the build busy for days. */
function assertLimit({ name, limits }: Source, total: number): void {
  if (total > limits.entries)
    throw new CmsLimitError(name, `a list of ${total} entries`, { max: limits.entries, setting: 'CMS_MAX_ENTRIES' });
}

async function readAllPages(source: Source): Promise<readonly ListPage[]> {
  const { readPage } = source;
  const first = await readPage(1, preferredPageSize);
  assertLimit(source, first.total);
  const pageCount = Math.ceil(first.total / first.pageSize);
  const others = Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => readPage(index + 2, first.pageSize));
  return [first, ...(await Promise.all(others))];
}

/** The languages of an entry share its identity. */
function nameOf(record: CmsRecord): string {
  return `${identityOf(record)} ${String(record.attributes['locale'])}`;
}

/** What shows that the list changed between two of its pages; null for a consistent list. */
function inconsistency(pages: readonly ListPage[]): string | null {
  const totals = [...new Set(pages.map(({ total }) => total))];
  if (totals.length > 1) return `its total changed (${totals.join(', ')})`;
  const records = pages.flatMap((page) => page.records);
  const identities = new Set(records.map(nameOf));
  if (identities.size < records.length) return `${records.length - identities.size} entries came twice`;
  return records.length === totals[0] ? null : `${records.length} entries came, expected ${totals[0] ?? 0}`;
}

/**
 * Reads the list by id, one page after the other: slower, but no entry can slip between two pages, however much is published
 * meanwhile. If Strapi 5 gives an entry a new id, it is a higher one, so the entry comes once more, as it is now.
 */
async function readByNumber(source: Source): Promise<readonly CmsRecord[]> {
  const records = new Map<string, CmsRecord>();
  let last = 0;
  for (;;) {
    const page = await source.readAfter(last, preferredPageSize);
    assertLimit(source, records.size + page.records.length);
    for (const record of page.records) {
      if (record.id <= last)
        throw new InconsistentListError(source.name, 'the server did not keep to the order of numbers', maxReadings);
      last = record.id;
      records.set(nameOf(record), record);
    }
    if (page.records.length >= page.total || page.records.length === 0) return [...records.values()];
  }
}

/**
 * All records of a list. An entry that moves to another page while the list is read would come twice or not at all; the list is
 * then read again, and finally by id. Throws InconsistentListError if the server does not keep to the order of ids either.
 */
export async function readList(source: Source): Promise<readonly CmsRecord[]> {
  for (let reading = 1; reading < maxReadings; reading += 1) {
    const pages = await readAllPages(source);
    const problem = inconsistency(pages);
    if (problem === null) return pages.flatMap((page) => page.records);
    source.log(`Fetch error in endpoint GET ${source.name}: ${problem}; reading ${reading} of ${maxReadings}`);
  }
  return readByNumber(source);
}
