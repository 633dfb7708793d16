import path from 'node:path';
import type { NextConfig } from 'next';
import { defaultLocale, locales, translationLocales } from './content-types/locales';
import { cacheFolder } from './lib/shared/edition.mjs';
import { rendererFolder } from './lib/build/next/purpose.mjs';

/** Below the working directory, because Next.js accepts nothing else: `rendered` in `lib/shared/paths.ts`. */
const rendered = `${cacheFolder()}/export`;

const isDevelopment = process.env.NODE_ENV === 'development';
const renderer = rendererFolder();

/** What is there in development, or in a renderer, alone. */
const ownExtensions = isDevelopment ? ['dev.ts', 'dev.tsx'] : renderer === undefined ? [] : ['renderer.ts'];

/** German has no prefix at visitors' (the export moves it up), nor while developing. What has one, and files, stay. */
const unprefixed = `/:path((?!(?:${locales.join('|')}|_next|assets|daten|media|search)(?:/|$)).*)`;

const nextConfig: NextConfig = {
  ...(isDevelopment && {
    rewrites: () =>
      Promise.resolve({
        beforeFiles: [],
        afterFiles: [{ source: unprefixed, destination: `/${defaultLocale}/:path` }],
        // The page of the language for what is none; German has `global-not-found`.
        fallback: [{ source: `/:lang(${translationLocales.join('|')})/:path*`, destination: '/:lang/404' }],
      }),
  }),
  ...(!isDevelopment && renderer === undefined && { output: 'export', distDir: rendered }),
  ...(renderer !== undefined && {
    distDir: `${renderer}/app`,
    // Pages that are rendered for each request are the same bytes as those of an export if their metadata come first, as for readers
    // without scripts, and their fonts are named in the page instead of a header.
    htmlLimitedBots: /.*/,
    reactMaxHeadersLength: 0,
  }),
  // Reads the content before pages are rendered, and makes the finished site of the export.
  adapterPath: path.join(import.meta.dirname, 'lib/commands/nextAdapter.mjs'),
  pageExtensions: [...ownExtensions, 'tsx', 'ts'],
  // Pictures are sized and compressed by the site itself.
  images: { unoptimized: true },
  // One id for all builds: our own, the version of the code, is in `builds/latest.json`.
  generateBuildId: () => 'site',
  // Checked by `npm test`, in one run over everything.
  typescript: {
    ignoreBuildErrors: true,
    // Next.js adds its own folder to it.
    ...(renderer !== undefined && { tsconfigPath: `${renderer}/tsconfig.json` }),
  },
  devIndicators: false,
  // Not only `localhost`.
  allowedDevOrigins: ['127.0.0.1'],
  turbopack: {
    // Not the folder above that has a lock file, too.
    root: process.cwd(),
    // Its parser knows `::target-current` only; it leaves the rule as it is, for the browsers that know it.
    ignoreIssue: [{ path: /site\.scss/, description: /'target-current' is not recognized/ }],
  },
  experimental: {
    // The 404 page has a layout of its own.
    globalNotFound: true,
    // Two cores, 1 220 pages: two workers take 46 s where the default takes 59.
    cpus: 2,
    // Nobody reads what these make. With the cache, a tenth more processor time and 150 MB; with the inlining, a fifth.
    turbopackFileSystemCacheForBuild: false,
    prefetchInlining: false,
  },
};

export default nextConfig;
