/** Code: the house rules that a machine can check. What needs to know the types is in `.oxlintrc.json`: it takes a tenth of the time there. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Names that save typing and cost reading. */
const shortened =
  'arg arr btn cb cfg ctx curr el elem err evt fn idx len msg num obj opts prev req res ret str tmp txt val';

/** Next, and the tools, find these by their default export. */
const foundByDefaultExport = [
  'lib/commands/nextAdapter.mjs',
  'app/**/{page,layout,error,global-error,global-not-found.dev,not-found,loading,template}.tsx',
  'tests/real/next/site/app/**',
  '*.config.{js,ts}',
  '**/*.d.ts',
];

const tests = ['tests/**', 'e2e/**'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; a default export only where a tool asks for one.',
};

/** What runs at visitors' lies with its island. */
const ofIslands = [
  'components/hydrateIsland.tsx',
  ...readdirSync(path.join(import.meta.dirname, 'components'), { recursive: true })
    .filter((file) => file.endsWith('.client.tsx'))
    .map((file) => `components/${path.posix.dirname(file)}/**/*.{ts,tsx}`),
];

const ownLink = { name: 'next/link', message: 'Use components/Link.tsx.' };

const noGeneratedIds = {
  name: 'react',
  importNames: ['useId'],
  message: 'An island has other ids in the browser than in its page. Make them of the content.',
};

const houseRules = {
  'id-denylist': ['error', ...shortened.split(' ')],
  // x and y are the names of coordinates.
  'id-length': ['error', { min: 2, properties: 'never', exceptions: ['x', 'y', '_'] }],
  'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  'no-restricted-properties': [
    'error',
    { object: 'process', property: 'env', message: 'Read lib/shared/config.ts instead.' },
  ],
  'no-restricted-imports': ['error', ownLink],
  'no-restricted-syntax': ['error', noDefaultExport],
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
};

const typescriptRules = {
  '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  '@typescript-eslint/consistent-type-imports': 'error',
  // A mapped type says what its keys are.
  '@typescript-eslint/consistent-indexed-object-style': 'off',
  '@typescript-eslint/naming-convention': [
    'error',
    { selector: ['variable', 'parameter'], format: ['camelCase', 'PascalCase'], leadingUnderscore: 'allow' },
    // What comes from outside keeps the name it has there.
    { selector: 'variable', modifiers: ['destructured'], format: null },
    { selector: 'import', format: ['camelCase', 'PascalCase'] },
    { selector: 'function', format: ['camelCase', 'PascalCase'] },
    { selector: ['typeLike', 'typeParameter'], format: ['PascalCase'] },
  ],
};

export default defineConfig(
  globalIgnores([
    '.cache',
    '.cms*',
    '.next',
    'next-env.d.ts',
    'out',
    'public',
    'reports',
    'test-results',
    'playwright-report',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  eslint.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    files: ['{app,components,docs,lib/charts,lib/drawing}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict],
  },
  { rules: { ...houseRules, ...typescriptRules } },
  {
    // The rules compile each component, which takes long.
    files: ofIslands,
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'no-restricted-imports': ['error', ownLink, noGeneratedIds] },
  },
  {
    // Markup is longer than what it does.
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Tables of data.
    files: ['content-types/registry.ts', 'lib/office/adminTexts.ts', '.dependency-cruiser.cjs'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-empty-function': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    // What runs before anything is installed, and the tools' own switches.
    files: [
      'lib/shared/config.ts',
      'lib/commands/nextStages.ts',
      'lib/{shared,commands,build/next}/*.mjs',
      '*.config.{js,ts}',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // TypeScript checks these, with the types of Node.
    files: ['**/*.mjs'],
    rules: { 'no-undef': 'off' },
  },
  {
    files: foundByDefaultExport,
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: {
      globals: { exports: 'readonly', module: 'readonly', process: 'readonly', require: 'readonly' },
    },
    rules: {
      '@typescript-eslint/naming-convention': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
);
