import { defineConfig } from 'vitest/config';

/** Tests of what runs in a browser; all others run in plain Node. */
const browserTests = ['tests/{app,components,lib/browser,lib/search/field}/**/*.test.{ts,tsx}'];

/** Started on their own: they need a real CMS or search server, build whole sites, or measure time. */
const elsewhere = ['tests/{strapi,meilisearch,rebuild,kills,bench,nasty}/**'];

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // Class names as written in the style sheet, so that a test can tell them apart.
    css: { include: [/\.module\.scss$/], modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Busy machines are slow: a limit is there for what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One for each processor: by default one less, which is half of them on small machines.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...browserTests, ...elsewhere],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: browserTests,
          setupFiles: ['tests/setup.ts', 'tests/setupDom.ts'],
        },
      },
    ],
  },
});
