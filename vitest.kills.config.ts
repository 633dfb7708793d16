import { defineConfig } from 'vitest/config';
import { hasProgram } from './tests/meilisearch/platform.mjs';

/** The release service is killed again and again, beside a real search server. */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    name: 'kills',
    include: ['tests/kills/**/*.test.ts'],
    globalSetup: 'tests/meilisearch/globalSetup.ts',
    restoreMocks: true,
    hookTimeout: 60_000,
    // Without a server every test counts as skipped.
    ...(hasProgram ? {} : { testNamePattern: /(?!)/, passWithNoTests: true }),
  },
});
