/** Where the project keeps what it makes. All below the working directory, none of it is committed. */
import path from 'node:path';
import { cacheFolder, edition } from './edition.mjs';
import type { Edition } from './edition.mjs';

/** Next.js would list the whole folder of the project for whoever copies its server elsewhere: hence the marks for it. */
const root = process.cwd();
/** What belongs to no edition of the site, and to all. */
const shared = path.join(root, '.cache');
const cache = path.join(/* turbopackIgnore: true */ root, cacheFolder());

/** The folder of the finished site of an edition, and that of the rules for web servers. */
export function siteFolders(of: Edition): { readonly out: string; readonly rules: string } {
  const folder = path.join(/* turbopackIgnore: true */ root, cacheFolder(of));
  return of === 'public'
    ? { out: path.join(root, 'out'), rules: path.join(root, 'deploy', 'generated') }
    : { out: path.join(folder, 'out'), rules: path.join(folder, 'rules-in-use') };
}

export const paths = {
  ...siteFolders(edition),
  /** What is made of the content of this edition, and what is remembered of it. */
  cache,
  /** The locks of what one process at a time does for any edition: Next.js keeps the code, and what it writes beside it, in one folder. */
  locks: shared,
  /** Pictures in all sizes, kept between builds. */
  pictures: path.join(shared, 'images'),
  /** The content of the site. */
  snapshot: path.join(cache, 'snapshot'),
  /** Files of the content of the build before, until the next one is complete: see `lib/build/dropFailingEntries.ts`. */
  earlierMedia: path.join(cache, 'earlier-media'),
  /** The latest content of each source that was read: see `lib/build/updateSnapshot.ts`. */
  snapshots: path.join(cache, 'snapshots'),
  /** The contents of sites for visitors, by the name of each: see `lib/build/contentArchive.ts`. */
  contents: path.join(shared, 'contents'),
  /** What each page read of the content while it was rendered: see `lib/content/dependencyStore.ts`. */
  reads: path.join(cache, 'reads'),
  /** What the current build is: see `lib/build/buildInfo.ts`. */
  buildInfo: path.join(cache, 'build.json'),
  /** The same for `npm run dev`. */
  developmentInfo: path.join(cache, 'development.json'),
  /** The compiled code of each version that renders: see `lib/build/next/renderer.ts`. */
  renderers: path.join(shared, 'renderers'),
  /** What the build in `out/` was made of: see `lib/build/builtSite.ts`. */
  built: path.join(cache, 'built'),
  /** The same while it is being made. */
  candidateBuilt: path.join(cache, 'built.next'),
  /** What Next.js writes: see `next.config.ts`. */
  rendered: path.join(cache, 'export'),
  /** The export while it is being made. */
  candidate: path.join(cache, 'candidate'),
  /** Folders that were replaced, until they are removed. */
  discarded: path.join(cache, 'discarded'),
  /** Where `npm run cms` makes a Strapi. */
  cms: path.join(root, '.cms'),
  /** The rules for web servers while they are being made. */
  candidateRules: path.join(cache, 'rules'),
  /** The design tokens, parts and content boxes on one page: see `docs/gallery`. */
  gallery: path.join(shared, 'gallery'),
  public: path.join(root, 'public'),
  /** Tokens and base of the style sheet. */
  styles: path.join(root, 'app', '_styles'),
  /** Files of the content while developing. */
  developmentMedia: path.join(root, 'public', 'media'),
  reports: edition === 'public' ? path.join(root, 'reports') : path.join(cache, 'reports'),
  /** Programs that are installed when a measurement asks for them. */
  tools: path.join(shared, 'tools'),
  sampleMedia: path.join(root, 'content-types', 'sample', 'media'),
} as const;
