import { defineConfig } from 'vitest/config';

/** Every field of every type with every hostile value: checked, shown on its page, and finished. Takes minutes. */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    name: 'nasty',
    include: ['tests/nasty/**/*.test.{ts,tsx}'],
    css: { include: [/\.module\.scss$/], modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 600_000,
  },
});
