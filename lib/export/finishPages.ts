/** Turns every HTML file that Next.js wrote into what visitors get, and writes the page's data beside it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../../content-types/locales';
import { pageFile, payloadFile } from '../site/pageFiles';
import { pageFacts } from './checks/pageFacts';
import type { PageFacts } from './checks/pageFacts';
import { writeTextFile } from '../base/files';
import { readTags } from '../base/html/tokenizer';
import { inParallel } from '../base/inParallel';
import type { PagesManifest } from '../site/pagesManifest';
import { pagePayload } from './pagePayload';
import { ExportError } from './problems';
import { stripFramework } from '../next/stripFramework';

/** A page as it will be served. */
export interface FinishedPage {
  readonly path: string;
  readonly locale: Locale;
  /** `null` for a page that is no error page. */
  readonly errorStatus: 404 | 500 | null;
  readonly facts: PageFacts;
}

/** An address in a page that is replaced by another. */
export interface AddressReplacement {
  readonly from: string;
  readonly to: string;
}

type PageToFinish = Omit<FinishedPage, 'facts'>;

async function finishPage(
  exportDir: string,
  page: PageToFinish,
  replacement: AddressReplacement | undefined,
): Promise<FinishedPage> {
  const file = join(exportDir, pageFile(page.path));
  const written = await readFile(file, 'utf8');
  const stripped = stripFramework(written);
  const html = replacement === undefined ? stripped : stripped.replaceAll(replacement.from, replacement.to);
  if (html !== written) await writeFile(file, html);
  const tags = readTags(html);
  if (page.errorStatus === null) {
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
    const [, { path: page }] = parameters;
    const found = cause instanceof Error ? cause.message : String(cause);
    throw new ExportError('A page could not be finished', [{ page, message: found }], { cause });
  }
}

interface FinishOptions {
  /** By the address of the page. */
  readonly replacements?: ReadonlyMap<string, AddressReplacement>;
  /** Pages that the previous build has finished. */
  readonly finished?: ReadonlyMap<string, FinishedPage>;
}

/** In the order of the manifest, error pages last. Error pages have no data: nobody navigates to them. */
export function finishPages(
  exportDir: string,
  manifest: PagesManifest,
  { replacements = new Map(), finished = new Map() }: FinishOptions = {},
): Promise<FinishedPage[]> {
  const pages: readonly PageToFinish[] = [
    ...manifest.pages.map(({ path, locale }) => ({ path, locale, errorStatus: null })),
    ...manifest.errorPages.map(({ path, locale, status }) => ({ path, locale, errorStatus: status })),
  ];
  return inParallel(
    pages,
    (page) => finished.get(page.path) ?? finishNamed(exportDir, page, replacements.get(page.path)),
  );
}
