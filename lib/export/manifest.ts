/** Reads `pages.json` and holds it against the files written. Everything here works from this list, not from guesses. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SiteError } from '../base/errors';
import { manifestFile, manifestSchema } from '../site/pagesManifest';
import type { PagesManifest } from '../site/pagesManifest';
import { pageFile } from '../site/pageFiles';
import { listFiles } from '../base/files';
import { throwProblems } from './problems';
import type { ExportProblem } from './problems';
import { frameworkPages } from '../next/removeLeftovers';

/** Checks the shape of `pages.json`. Throws an ExportError that lists every fault. */
export function parseManifest(value: unknown): PagesManifest {
  const result = manifestSchema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => ({
    page: manifestFile,
    message: `${path.join('.')}: ${message}`,
  }));
  throwProblems('The list of pages that the application wrote is wrong', problems);
  throw result.error;
}

/** Every page has its file, every file its page, addresses are unique, and alternates are pages. */
function compareWithFiles(manifest: PagesManifest, files: ReadonlySet<string>): readonly ExportProblem[] {
  const problems: ExportProblem[] = [];
  const addresses = new Set(manifest.pages.map((page) => page.path));
  const expected = new Set<string>();
  for (const { path } of [...manifest.pages, ...manifest.errorPages]) {
    const file = pageFile(path);
    if (expected.has(file)) problems.push({ page: path, message: `The address is listed twice in ${manifestFile}.` });
    if (!files.has(file))
      problems.push({ page: path, message: 'The page was listed but not written: its HTML file is missing.' });
    expected.add(file);
  }
  for (const file of files) {
    if (!file.endsWith('.html') || expected.has(file) || frameworkPages.has(file)) continue;
    problems.push({ page: file, message: `The file was written but is not listed in ${manifestFile}.` });
  }
  for (const { path, alternates } of manifest.pages) {
    for (const alternate of alternates) {
      if (addresses.has(alternate.path)) continue;
      problems.push({
        page: path,
        message: `The alternate in «${alternate.hreflang}» is not a page: ${alternate.path}`,
      });
    }
  }
  return problems;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    const text = `The list of pages cannot be read: ${file}\nThe application writes it during «next build»; was the export finished before?`;
    throw new SiteError(text, { cause });
  }
}

/** Reads `pages.json`. Throws an ExportError that lists every fault. */
export async function readManifest(exportDir: string): Promise<PagesManifest> {
  return parseManifest(await readJson(join(exportDir, manifestFile)));
}

/** Compares the pages of the manifest with the files of the export. Throws an ExportError that lists all differences. */
export function checkManifest(exportDir: string, manifest: PagesManifest): void {
  const files = new Set(listFiles(exportDir));
  throwProblems('The pages written differ from the pages listed', compareWithFiles(manifest, files));
}
