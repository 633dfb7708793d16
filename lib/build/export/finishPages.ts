/** Finishes the pages of Next.js and writes their payloads. */
import { siteLocales } from '@/lib/shared/office';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@/content-types/locales';
import { keyAt, routeNames } from '@/content-types/routes';
import { errorStatusOf, hasPayload, pageAddress, pageFile, payloadFile } from '@/lib/site/pageFiles';
import { pageFacts } from './checks/pageFacts';
import type { PageFacts } from './checks/pageFacts';
import { memoize } from '@/lib/shared/browser/memoize';
import { listFiles, writeTextFile } from '@/lib/shared/files';
import { readTags } from '@/lib/shared/html/tokenizer';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { splitAddress } from '@/lib/i18n/paths';
import type { PageRecordData } from './pageRecord';
import { extractPayload } from './extractPayload';
import { ExportError } from './problems';
import { stripFramework } from '../next/stripFramework';
import { UnexpectedNextError } from '../next/unexpected';
import { extractPageRecord } from './extractPageRecord';

/** A page as it is served. */
export interface FinishedPage extends PageRecordData {
  /** Decoded, with language: `/fr/themen`. */
  readonly path: string;
  readonly locale: Locale;
  /** Null for an ordinary page. */
  readonly errorStatus: 404 | 500 | null;
  readonly facts: PageFacts;
}

async function finish(exportDir: string, address: string, rendered: string): Promise<FinishedPage> {
  const { locale, path } = splitAddress(address);
  const { html, record } = extractPageRecord(stripFramework(rendered));
  await writeTextFile(join(exportDir, pageFile(address)), html);
  const tags = readTags(html);
  const errorStatus = errorStatusOf(path);
  if (hasPayload(address, errorStatus)) {
    await writeTextFile(join(exportDir, payloadFile(address)), JSON.stringify(extractPayload(html, tags)));
  }
  // The strings found are slices of the page and would keep all of it in memory; copy them.
  return structuredClone({ path: address, locale, errorStatus, ...record, facts: pageFacts(html, tags) });
}

/** Writes a page and its payload, given the HTML of Next.js. Throws an ExportError that names the page. */
export async function finishPage(exportDir: string, address: string, rendered: string): Promise<FinishedPage> {
  try {
    return await finish(exportDir, address, rendered);
  } catch (cause) {
    // Not the fault of this page.
    if (cause instanceof UnexpectedNextError) throw cause;
    const found = cause instanceof Error ? cause.message : String(cause);
    throw new ExportError('A page could not be finished', [{ page: address, message: found }], { cause });
  }
}

/** Memoized: most pages are those of the previous build. */
const placeOf = memoize(({ path: address, locale }: FinishedPage) => {
  const { path } = splitAddress(address);
  return {
    path,
    route: routeNames.findIndex((name) => keyAt(name, path) !== undefined),
    language: siteLocales().indexOf(locale),
  };
});

/** Sorts by kind of page in the order of `content-types/routes.ts`, then by address, then by language; error pages last. */
function inOrder(pages: readonly FinishedPage[]): FinishedPage[] {
  return pages.toSorted((left, right) => {
    const [one, other] = [placeOf(left), placeOf(right)];
    return (
      one.route - other.route ||
      Number(one.path > other.path) - Number(one.path < other.path) ||
      one.language - other.language
    );
  });
}

/**
 * Finishes the pages in the folder and returns all in order. Error pages get no payload, since soft navigation never leads to them.
 * `finished`: those that need nothing more, by address. Throws an ExportError.
 */
export async function finishPages(
  exportDir: string,
  finished: ReadonlyMap<string, FinishedPage> = new Map(),
): Promise<FinishedPage[]> {
  const addresses = listFiles(exportDir).flatMap((file) => pageAddress(file) ?? []);
  return inOrder(
    await mapConcurrently(
      addresses,
      async (address) =>
        finished.get(address) ??
        finishPage(exportDir, address, await readFile(join(exportDir, pageFile(address)), 'utf8')),
    ),
  );
}
