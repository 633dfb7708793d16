/** Where the project stores what it generates: all below the working directory, nothing of it committed. */
import path from 'node:path';
import { cacheFolder, edition } from './edition.mjs';
import type { Edition } from './edition.mjs';

/**
 * A path below a folder. A function, because Next.js evaluates paths: it would search the whole project, releases included, for all files
 * that these could mean, to copy them for a server. With ten releases of 76,000 files, that took minutes and 14 GB.
 */
function below(folder: string, ...names: readonly string[]): string {
  return path.join(/* turbopackIgnore: true */ folder, ...names);
}

const root = process.cwd();
/** Shared by all editions. */
const shared = below(root, '.cache');
const cache = below(root, cacheFolder());

/** Returns the folders of an edition's finished site and of its web server rules. */
export function siteFolders(of: Edition): { readonly out: string; readonly rules: string } {
  const folder = below(root, cacheFolder(of));
  return of === 'public'
    ? { out: below(root, 'out'), rules: below(root, 'deploy', 'generated') }
    : { out: below(folder, 'out'), rules: below(folder, 'rules-in-use') };
}

export const paths = {
  ...siteFolders(edition),
  /** What is built from the content of this edition, and records about it. */
  cache,
  /** Locks for work that only one process may do at a time, for any edition: Next.js keeps code and output in one folder. */
  locks: shared,
  /** Pictures in all sizes, cached between builds. */
  pictures: below(shared, 'images'),
  /** The content of the site. */
  snapshot: below(cache, 'snapshot'),
  /** Content files of the previous build, until the next one is complete: see `lib/build/dropFailingEntries.ts`. */
  earlierMedia: below(cache, 'earlier-media'),
  /** The latest content of each source: see `lib/build/updateSnapshot.ts`. */
  snapshots: below(cache, 'snapshots'),
  /** Contents of public sites, by the name of each: see `lib/build/contentArchive.ts`. */
  contents: below(shared, 'contents'),
  /** The dependencies of each page: see `lib/content/dependencyStore.ts`. */
  reads: below(cache, 'reads'),
  /** About the current build: see `lib/build/buildInfo.ts`. */
  buildInfo: below(cache, 'build.json'),
  /** The same for `npm run dev`. */
  developmentInfo: below(cache, 'development.json'),
  /** The compiled code of each version of the renderer: see `lib/build/next/renderer.ts`. */
  renderers: below(shared, 'renderers'),
  /** What the site in `out/` was built from: see `lib/build/builtSite.ts`. */
  built: below(cache, 'built'),
  /** The same for the build in progress. */
  candidateBuilt: below(cache, 'built.next'),
  /** Output of Next.js: see `next.config.ts`. */
  rendered: below(cache, 'export'),
  /** The export in progress. */
  candidate: below(cache, 'candidate'),
  /** Replaced folders that are still to be removed. */
  discarded: below(cache, 'discarded'),
  /** Where `npm run cms` creates a Strapi. */
  cms: below(root, '.cms'),
  /** The web server rules in progress. */
  candidateRules: below(cache, 'rules'),
  /** Design tokens, components and blocks on one page: see `docs/gallery`. */
  gallery: below(shared, 'gallery'),
  public: below(root, 'public'),
  /** Tokens and base of the style sheet. */
  styles: below(root, 'app', '_styles'),
  /** Content files in development. */
  developmentMedia: below(root, 'public', 'media'),
  reports: edition === 'public' ? below(root, 'reports') : below(cache, 'reports'),
  /** Programs that measurements install on demand. */
  tools: below(shared, 'tools'),
  /** Where `npm run office -- --empty` writes the files of an office. */
  office: below(root, '.office'),
} as const;
