/** Reads a list to its end, and again if it changed meanwhile. */
import { CmsLimitError, InconsistentListError } from './errors';
import type { ListPage } from './reading';
import { identityOf } from './strapiVersions';
import type { CmsLimits, CmsRecord } from './types';

/** Strapi's usual maximum; a server with a smaller one says so in its answer. */
const preferredPageSize = 100;

const maxReadings = 4;

interface Source {
  /** For messages. */
  readonly name: string;
  readonly readPage: (page: number, pageSize: number) => Promise<ListPage>;
  readonly log: (message: string) => void;
  readonly limits: Pick<CmsLimits, 'entries' | 'pages'>;
}

/** Before the pages are requested: a wrong total would keep the build busy for days. */
function assertLimits({ name, limits }: Source, total: number, pageCount: number): void {
  if (total > limits.entries)
    throw new CmsLimitError(name, `a list of ${total} entries`, { max: limits.entries, setting: 'CMS_MAX_ENTRIES' });
  if (pageCount > limits.pages)
    throw new CmsLimitError(name, `a list of ${pageCount} pages`, { max: limits.pages, setting: 'CMS_MAX_PAGES' });
}

async function readAllPages(source: Source): Promise<readonly ListPage[]> {
  const { readPage } = source;
  const first = await readPage(1, preferredPageSize);
  const pageCount = Math.ceil(first.total / first.pageSize);
  assertLimits(source, first.total, pageCount);
  const others = Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => readPage(index + 2, first.pageSize));
  return [first, ...(await Promise.all(others))];
}

/** What shows that the list changed between two of its pages; null for a consistent list. */
function inconsistency(pages: readonly ListPage[]): string | null {
  const totals = [...new Set(pages.map(({ total }) => total))];
  if (totals.length > 1) return `its total changed (${totals.join(', ')})`;
  const records = pages.flatMap((page) => page.records);
  // The languages of an entry share its identity.
  const identities = new Set(records.map((record) => `${identityOf(record)} ${String(record.attributes['locale'])}`));
  if (identities.size < records.length) return `${records.length - identities.size} entries came twice`;
  return records.length === totals[0] ? null : `${records.length} entries came, expected ${totals[0] ?? 0}`;
}

/**
 * All records of a list. An entry that moves to another page while the list is read would come twice or not at all;
 * the list is then read again, at most three times.
 * Throws InconsistentListError when it does not come to rest.
 */
export async function readList(source: Source): Promise<readonly CmsRecord[]> {
  for (let reading = 1; ; reading += 1) {
    const pages = await readAllPages(source);
    const problem = inconsistency(pages);
    if (problem === null) return pages.flatMap((page) => page.records);
    source.log(`Fetch error in endpoint GET ${source.name}: ${problem}; reading ${reading} of ${maxReadings}`);
    if (reading === maxReadings) throw new InconsistentListError(source.name, problem, reading);
  }
}
