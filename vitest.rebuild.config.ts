import { defineConfig } from 'vitest/config';

/** Builds of whole sites, one after the other. */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    name: 'rebuild',
    include: ['tests/rebuild/**/*.test.ts'],
    fileParallelism: false,
    // Long enough for several builds on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
