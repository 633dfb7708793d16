import { defineConfig } from 'vitest/config';

/** Tests with a real Strapi: they install it when needed, and start one server after the other. */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    name: 'strapi',
    include: ['tests/strapi/**/*.test.ts'],
    fileParallelism: false,
    // Long enough for an installation over a slow line.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    // What the reading of a snapshot reports about its progress is of no interest here.
    silent: 'passed-only',
  },
});
