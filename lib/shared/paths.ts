/** Where the project stores what it generates: all below the working directory, nothing of it committed. */
import path from 'node:path';
import { cacheFolder, edition } from './edition.mjs';
import type { Edition } from './edition.mjs';

/** Next.js would trace the whole project folder for copies of its server, hence the ignore comments below. */
const root = process.cwd();
/** Shared by all editions. */
const shared = path.join(root, '.cache');
const cache = path.join(/* turbopackIgnore: true */ root, cacheFolder());

/** Returns the folders of an edition's finished site and of its web server rules. */
export function siteFolders(of: Edition): { readonly out: string; readonly rules: string } {
  const folder = path.join(/* turbopackIgnore: true */ root, cacheFolder(of));
  return of === 'public'
    ? { out: path.join(root, 'out'), rules: path.join(root, 'deploy', 'generated') }
    : { out: path.join(folder, 'out'), rules: path.join(folder, 'rules-in-use') };
}

export const paths = {
  ...siteFolders(edition),
  /** What is built from the content of this edition, and records about it. */
  cache,
  /** Locks for work that only one process may do at a time, for any edition: Next.js keeps code and output in one folder. */
  locks: shared,
  /** Pictures in all sizes, cached between builds. */
  pictures: path.join(shared, 'images'),
  /** The content of the site. */
  snapshot: path.join(cache, 'snapshot'),
  /** Content files of the previous build, until the next one is complete: see `lib/build/dropFailingEntries.ts`. */
  earlierMedia: path.join(cache, 'earlier-media'),
  /** The latest content of each source: see `lib/build/updateSnapshot.ts`. */
  snapshots: path.join(cache, 'snapshots'),
  /** Contents of public sites, by the name of each: see `lib/build/contentArchive.ts`. */
  contents: path.join(shared, 'contents'),
  /** The dependencies of each page: see `lib/content/dependencyStore.ts`. */
  reads: path.join(cache, 'reads'),
  /** About the current build: see `lib/build/buildInfo.ts`. */
  buildInfo: path.join(cache, 'build.json'),
  /** The same for `npm run dev`. */
  developmentInfo: path.join(cache, 'development.json'),
  /** The compiled code of each version of the renderer: see `lib/build/next/renderer.ts`. */
  renderers: path.join(shared, 'renderers'),
  /** What the site in `out/` was built from: see `lib/build/builtSite.ts`. */
  built: path.join(cache, 'built'),
  /** The same for the build in progress. */
  candidateBuilt: path.join(cache, 'built.next'),
  /** Output of Next.js: see `next.config.ts`. */
  rendered: path.join(cache, 'export'),
  /** The export in progress. */
  candidate: path.join(cache, 'candidate'),
  /** Replaced folders that are still to be removed. */
  discarded: path.join(cache, 'discarded'),
  /** Where `npm run cms` creates a Strapi. */
  cms: path.join(root, '.cms'),
  /** The web server rules in progress. */
  candidateRules: path.join(cache, 'rules'),
  /** Design tokens, components and blocks on one page: see `docs/gallery`. */
  gallery: path.join(shared, 'gallery'),
  public: path.join(root, 'public'),
  /** Tokens and base of the style sheet. */
  styles: path.join(root, 'app', '_styles'),
  /** Content files in development. */
  developmentMedia: path.join(root, 'public', 'media'),
  reports: edition === 'public' ? path.join(root, 'reports') : path.join(cache, 'reports'),
  /** Programs that measurements install on demand. */
  tools: path.join(shared, 'tools'),
  sampleMedia: path.join(root, 'content-types', 'sample', 'media'),
} as const;
