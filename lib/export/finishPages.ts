/** Turns every HTML file that Next.js wrote into what visitors get, and writes the page's data beside it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../../content-types/locales';
import { hasPayload, pageFile, payloadFile } from '../site/pageFiles';
import { pageFacts } from './checks/pageFacts';
import type { PageFacts } from './checks/pageFacts';
import { writeTextFile } from '../base/files';
import { readTags } from '../base/html/tokenizer';
import { inParallel } from '../base/inParallel';
import type { PagesManifest } from '../site/pagesManifest';
import { pagePayload } from './pagePayload';
import { ExportError } from './problems';
import { withBody } from '../next/asideMarkup';
import { stripFramework } from '../next/stripFramework';
import { UnexpectedNextError } from '../next/unexpected';

/** A page as it will be served. */
export interface FinishedPage {
  readonly path: string;
  readonly locale: Locale;
  /** `null` for a page that is no error page. */
  readonly errorStatus: 404 | 500 | null;
  readonly facts: PageFacts;
}

type PageToFinish = Omit<FinishedPage, 'facts'>;

async function finishPage(exportDir: string, page: PageToFinish): Promise<FinishedPage> {
  const file = join(exportDir, pageFile(page.path));
  const written = await readFile(file, 'utf8');
  const html = withBody(stripFramework(written));
  if (html !== written) await writeFile(file, html);
  const tags = readTags(html);
  if (hasPayload(page.path, page.errorStatus)) {
    await writeTextFile(join(exportDir, payloadFile(page.path)), JSON.stringify(pagePayload(html, tags)));
  }
  // A copy, because the texts found are views of the page and would keep all of it in memory.
  return { ...page, facts: structuredClone(pageFacts(html, tags)) };
}

/** Throws an ExportError that names the page. */
async function finishNamed(...parameters: Parameters<typeof finishPage>): Promise<FinishedPage> {
  try {
    return await finishPage(...parameters);
  } catch (cause) {
    // No page is to blame.
    if (cause instanceof UnexpectedNextError) throw cause;
    const [, { path: page }] = parameters;
    const found = cause instanceof Error ? cause.message : String(cause);
    throw new ExportError('A page could not be finished', [{ page, message: found }], { cause });
  }
}

/**
 * In the order of the manifest, error pages last. Error pages have no data: nobody navigates to them. `finished`: pages that the
 * previous build has finished, by address.
 */
export function finishPages(
  exportDir: string,
  manifest: PagesManifest,
  finished: ReadonlyMap<string, FinishedPage> = new Map(),
): Promise<FinishedPage[]> {
  const pages: readonly PageToFinish[] = [
    ...manifest.pages.map(({ path, locale }) => ({ path, locale, errorStatus: null })),
    ...manifest.errorPages.map(({ path, locale, status }) => ({ path, locale, errorStatus: status })),
  ];
  return inParallel(pages, (page) => finished.get(page.path) ?? finishNamed(exportDir, page));
}
