/** `pages.json`: the route table as the application rendered it. Everything here works from this list, not from guesses. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { locales } from '../../content-types/locales';
import { addressPattern } from '../../content-types/siteAddresses';
import { SiteError } from '../errors';
import { shareCardSchema } from '../share/shareCard';
import { pageFile } from './addresses';
import { listFiles } from './files';
import { throwProblems } from './problems';
import type { Problem } from './problems';

export const manifestFile = 'pages.json';

/** Pages that Next.js writes although they belong to no address. */
export const frameworkPages: ReadonlySet<string> = new Set(['_not-found.html']);

const address = z
  .string()
  .regex(addressPattern, 'must be a decoded address like /fr/themen, without slash at the end, query and hash')
  .refine((value) => value === value.normalize('NFC'), 'must be in Unicode form NFC');

const locale = z.enum(locales);

const manifestSchema = z.object({
  /** Public address of the site, without slash at the end. */
  siteUrl: z
    .url({ protocol: /^https?$/ })
    .refine((value) => new URL(value).origin === value, 'must be an origin without path'),
  buildId: z.string().regex(/^[\w.-]{1,100}$/, 'must be usable as a file name'),
  contentId: z.string(),
  timestamp: z.iso.datetime(),
  pages: z.array(
    z.object({
      path: address,
      locale,
      /** Name of the route in the route table. */
      route: z.string(),
      lastModified: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).nullable(),
      noindex: z.boolean(),
      /** What stands on the picture for other sites, where it has to be drawn. */
      share: shareCardSchema.optional(),
      alternates: z.array(z.object({ hreflang: z.string(), path: address })),
    }),
  ),
  errorPages: z.array(z.object({ path: address, locale, status: z.union([z.literal(404), z.literal(500)]) })),
  /**
   * Without language prefix; each is valid for every language. An end is an address, or all addresses below one:
   * `/hintergrund/**`. Those that cannot be used are left out later: see `usableRedirects`.
   */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});

export type PagesManifest = z.infer<typeof manifestSchema>;

export type ManifestPage = PagesManifest['pages'][number];

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

/** Every page has its file, every file its page, no address stands twice, and alternates are pages. */
function compareWithFiles(manifest: PagesManifest, files: ReadonlySet<string>): readonly Problem[] {
  const problems: Problem[] = [];
  const addresses = new Set(manifest.pages.map((page) => page.path));
  const expected = new Set<string>();
  for (const { path } of [...manifest.pages, ...manifest.errorPages]) {
    const file = pageFile(path);
    if (expected.has(file)) problems.push({ page: path, message: `The address stands twice in ${manifestFile}.` });
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
      problems.push({ page: path, message: `The alternate in «${alternate.hreflang}» is no page: ${alternate.path}` });
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
