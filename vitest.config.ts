/** One project for each kind of tests; `npm run test:…` chooses by name. */
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { testFilesIn } from './tests/support/sharedTests.mjs';

/** Tests of what runs in a browser; all others run in plain Node. */
const browserTests = [
  'tests/{app,components}/**/*.test.{ts,tsx}',
  'tests/lib/charts/views/*.test.{ts,tsx}',
  'tests/lib/{client,*/browser,search/field}/**/*.test.{ts,tsx}',
];

/** Started on their own: they need real servers and processes, build whole sites, or measure time. */
const elsewhere = ['tests/{real,bench}/**'];

const minute = 60_000;

interface RealTests {
  /** Minutes that a test or its preparation may take on a busy machine. */
  readonly minutes: number;
  readonly setupFiles?: string[];
  readonly globalSetup?: string;
  readonly fileParallelism?: boolean;
  /** False: the files share their modules. */
  readonly isolate?: boolean;
}

/** Tests with real servers and processes, in the folder of `tests/real` that has the name. */
function real(name: string, { minutes, ...rest }: RealTests): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      include: [`tests/real/${name}/**/*.test.{ts,tsx}`],
      testTimeout: minutes * minute,
      hookTimeout: minutes * minute,
      ...rest,
    },
  };
}

const failsOnErrors = ['tests/setup.ts'];

interface UnitTests {
  /** Projects run one after the other, in this order: only neighbours of the same project share a process. */
  readonly order: number;
  readonly environment: 'node' | 'jsdom';
  readonly include: string[];
  readonly exclude: string[];
  readonly setupFiles?: string[];
}

const { alone, shared } = testFilesIn('tests');

/** One seed for all projects: it is printed, and repeats the order of one project. */
const seed = Date.now();

/** In another order each time, so that a test that needs others before it is seen. */
const inAnyOrder = { shuffle: true, seed };

/**
 * Two projects: most files share their modules, and the document if there is one, which has no style sheets; `…-alone` are
 * those that `sharedTests.mjs` finds, each with its own.
 */
function unit(name: string, { order, setupFiles = [], exclude, ...rest }: UnitTests): TestProjectInlineConfiguration[] {
  const setup = [...failsOnErrors, ...setupFiles];
  return [
    {
      extends: true,
      test: {
        ...rest,
        name,
        isolate: false,
        sequence: { ...inAnyOrder, groupOrder: order },
        exclude: [...exclude, ...alone],
        setupFiles: ['tests/setupShared.ts', ...setup],
      },
    },
    {
      extends: true,
      test: {
        ...rest,
        name: `${name}-alone`,
        sequence: { ...inAnyOrder, groupOrder: order + 1 },
        css: { include: [/\.scss$/] },
        exclude: [...exclude, ...shared],
        setupFiles: setup,
      },
    },
  ];
}

const withMeilisearch = { globalSetup: 'tests/real/meilisearch/globalSetup.ts' };

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    sequence: { shuffle: { files: true, tests: false }, seed },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // What passes has nothing to say.
    silent: 'passed-only',
    // Busy machines are slow: a limit is there for what hangs.
    testTimeout: minute,
    hookTimeout: minute,
    // One for each processor: by default one less, which is half of them on small machines.
    maxWorkers: '100%',
    projects: [
      ...unit('node', {
        order: 1,
        environment: 'node',
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: [...browserTests, ...elsewhere],
      }),
      ...unit('dom', {
        order: 3,
        environment: 'jsdom',
        include: browserTests,
        exclude: [],
        setupFiles: ['tests/setupDom.ts'],
      }),
      real('commands', { minutes: 1, setupFiles: failsOnErrors }),
      real('deploy', { minutes: 1, setupFiles: failsOnErrors }),
      real('release', { minutes: 2, setupFiles: failsOnErrors }),
      real('next', { minutes: 3 }),
      real('nasty', { minutes: 10 }),
      real('fields', { minutes: 5 }),
      // One browser; the indicators are read once for all files.
      real('figures', { minutes: 10, fileParallelism: false, isolate: false }),
      // One server does the work of all.
      real('meilisearch', { minutes: 1, fileParallelism: false, isolate: false, ...withMeilisearch }),
      // Each has visitors who watch.
      real('kills', { minutes: 60, fileParallelism: false, ...withMeilisearch }),
      // Whole sites, one after the other.
      real('rebuild', { minutes: 15, fileParallelism: false }),
      real('builds', { minutes: 15, fileParallelism: false }),
      // One server after the other, each of which is installed first.
      real('strapi', {
        minutes: 20,
        fileParallelism: false,
        globalSetup: 'tests/real/strapi/tinyProject.ts',
      }),
    ],
  },
});
