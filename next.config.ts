import type { NextConfig } from 'next';
import { cacheFolder } from './lib/base/edition.mjs';

/** Below the working directory, because Next.js accepts nothing else: `rendered` in `lib/base/paths.ts`. */
const rendered = `${cacheFolder()}/export`;

const isDevelopment = process.env.NODE_ENV === 'development';

const nextConfig: NextConfig = {
  ...(isDevelopment ? {} : { output: 'export', distDir: rendered }),
  // Routes of the development server alone end with `.dev.ts`.
  pageExtensions: isDevelopment ? ['dev.ts', 'tsx', 'ts'] : ['tsx', 'ts'],
  // Pictures are sized and compressed by the site itself.
  images: { unoptimized: true },
  // One id for all builds: our own, the version of the code, is in `builds/latest.json`.
  generateBuildId: () => 'site',
  // Checked by `npm test`, in one run over everything.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  turbopack: {
    // Not the folder above that has a lock file, too.
    root: process.cwd(),
    // Its parser knows `::target-current` only; it leaves the rule as it is, for the browsers that know it.
    ignoreIssue: [{ path: /site\.scss/, description: /'target-current' is not recognized/ }],
  },
  experimental: {
    // The 404 page has a layout of its own.
    globalNotFound: true,
    // All pages that fail are told, so that their entries can give way at once: see `lib/build/giveWay.ts`.
    prerenderEarlyExit: false,
    // Measured: two workers export a fifth faster than the default on two cores; for a few pages, starting another is slower.
    cpus: Number(process.env.RENDERING_WORKERS ?? 2),
    // What nobody reads is not made; code for visitors is style sheets only, which stay small.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    prefetchInlining: false,
    turbopackMinify: { server: false, client: true },
    // Loaders of styles: threads cost less than processes.
    turbopackPluginRuntimeStrategy: 'workerThreads',
  },
};

export default nextConfig;
