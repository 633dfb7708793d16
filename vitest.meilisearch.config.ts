import { defineConfig } from 'vitest/config';
import { hasProgram } from './tests/meilisearch/platform.mjs';

/** Tests with a real search server, which is installed when needed. */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    name: 'meilisearch',
    include: ['tests/meilisearch/**/*.test.ts'],
    globalSetup: 'tests/meilisearch/globalSetup.ts',
    // One server does the work of all.
    fileParallelism: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What indexing reports about its progress is of no interest here.
    silent: 'passed-only',
    // Without a server every test counts as skipped.
    ...(hasProgram ? {} : { testNamePattern: /(?!)/, passWithNoTests: true }),
  },
});
