import { defineConfig } from 'vitest/config';

/** Builds of whole sites, one after the other. */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    name: 'rebuild',
    include: ['tests/rebuild/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
