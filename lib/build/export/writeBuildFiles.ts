/** Writes `builds/latest.json` and `builds/meta/{id}.json`, which identify the build and list its addresses (behaviour B6.1, B6.3). */
import { join } from 'node:path';
import { writeTextFile } from '@/lib/shared/files';
import type { Redirect } from './rules/redirects';

/** Redirects by address or pattern, as the error page reads them. */
export interface BuildMeta {
  readonly id: string;
  /** The instant the content was chosen for, ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly routeRules: Readonly<Record<string, { readonly redirect: string }>>;
  /** Every address of the site. */
  readonly prerendered: readonly string[];
}

/** What the files state about a build; redirects have one entry per language. */
export interface Build {
  readonly buildId: string;
  readonly contentId: string;
  readonly timestamp: string;
  readonly pages: readonly { readonly path: string }[];
  readonly redirects: readonly Redirect[];
}

/** Returns the names of the files. */
export async function writeBuildFiles(
  exportDir: string,
  { buildId, contentId, timestamp, pages, redirects }: Build,
): Promise<readonly string[]> {
  const rules = redirects.map(({ from, to }) => [from, { redirect: to }] as const);
  const meta: BuildMeta = {
    id: buildId,
    timestamp,
    routeRules: Object.fromEntries(rules),
    prerendered: pages.map(({ path }) => path),
  };
  const latest = { id: buildId, contentId, timestamp };
  const files = { 'builds/latest.json': latest, [`builds/meta/${buildId}.json`]: meta };
  for (const [name, content] of Object.entries(files))
    await writeTextFile(join(exportDir, name), JSON.stringify(content));
  return Object.keys(files);
}
