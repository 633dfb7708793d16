/**
 * Which folder may import which: app → components → lib → content-types, and within lib along the way of the data.
 * docs/where-things-live.md says what is where.
 */

const layers = ['app', 'components', 'lib', 'content-types'];

/** In the order in which the data passes them. */
const stages = [
  'base',
  'browser',
  'language',
  'read',
  'content',
  'site',
  'next',
  'export',
  'build',
  'publish',
  'cms',
  'commands',
];

/** One rule per layer: nothing above it. */
const directions = layers.slice(1).map((layer, index) => ({
  name: `${layer}-imports-nothing-above-it`,
  comment: 'Imports point one way: app → components → lib → content-types. Move the shared part down.',
  severity: 'error',
  from: { path: `^${layer}/` },
  to: { path: `^(${layers.slice(0, index + 1).join('|')})/` },
}));

/** One rule per stage: nothing after it. */
const ways = stages.slice(0, -1).map((stage, index) => ({
  name: `${stage}-imports-no-later-stage`,
  comment: `Imports within lib point one way: ${stages.join(' ← ')}. Move the shared part down.`,
  severity: 'error',
  from: { path: `^lib/${stage}/` },
  to: { path: `^lib/(${stages.slice(index + 1).join('|')})/` },
}));

/** Started by people, by Next or by a tool, never imported. */
const entryPoints = [
  String.raw`\.d\.ts$`,
  // The list is app/_styles/site.scss.
  String.raw`\.scss$`,
  // Next.js is told its path.
  String.raw`^lib/next/nothingKept\.mjs$`,
  // A thread is started by its path.
  String.raw`^lib/content/data-files/sheetWorker\.mjs$`,
  // Begun as a thread by its path, too.
  String.raw`^lib/base/linkWorker\.mjs$`,
  String.raw`^[^/]+\.config\.(js|ts)$`,
  String.raw`^\.dependency-cruiser\.cjs$`,
  String.raw`^(tests|e2e)/`,
  '^lib/commands/',
  String.raw`^docs/gallery/renderGallery\.tsx$`,
  String.raw`^lib/browser/startParts\.ts$`,
  String.raw`^components/hydrateIsland\.tsx$`,
  String.raw`^components/figures/OwnSelection/showSelections\.tsx$`,
  String.raw`^app/.*\b(page|layout|route|error|not-found)(\.(dev|renderer))?\.tsx?$`,
];

module.exports = {
  forbidden: [
    ...directions,
    ...ways,
    {
      name: 'lib-has-no-other-rooms',
      comment: `Each file of lib belongs to a stage: ${stages.join(', ')}.`,
      severity: 'error',
      from: { path: '^lib/', pathNot: `^lib/(${stages.join('|')})/` },
      to: {},
    },
    {
      name: 'search-comes-when-it-is-needed',
      comment: 'The search is not for every visitor: load it with import().',
      severity: 'error',
      from: { path: '^lib/browser/', pathNot: '^lib/browser/search/' },
      to: { path: '^lib/browser/search/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-code-is-small',
      comment:
        'What visitors load takes nothing that needs Node or the content, and no package but those of the search.',
      severity: 'error',
      from: { path: '^lib/browser/' },
      to: {
        pathNot: String.raw`^(lib/browser/|lib/base/(browserSettings|frame|groupBy|html/entities|isRecord|onceFor)\.ts$|content-types/(locales|swissClock)\.ts$|node_modules/(meilisearch|minisearch)/)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'what-knows-next-is-in-one-room',
      comment: 'lib/next is what has to be looked through when Next.js changes.',
      severity: 'error',
      from: { path: '^lib/', pathNot: String.raw`^lib/(next/|commands/nextAdapter\.mjs$)` },
      to: { path: '^node_modules/next/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sample-content-is-data',
      comment: 'The site reads the sample content as it reads the CMS: through lib/read.',
      severity: 'error',
      from: { pathNot: '^(content-types/sample|lib/read|lib/commands|tests|e2e)/' },
      to: { path: '^content-types/sample/' },
    },
    {
      name: 'tests-are-not-imported',
      comment:
        'The site works without its tests. The gallery, which is no part of it, shows the small site of the tests.',
      severity: 'error',
      from: { pathNot: String.raw`^((tests|e2e|docs/gallery)/|vitest\.)` },
      to: { path: '^(tests|e2e)/' },
    },
    {
      name: 'gallery-is-not-imported',
      comment: 'The gallery shows the site; nothing of the site may need it.',
      severity: 'error',
      from: { pathNot: '^(docs/gallery|tests|e2e)/' },
      to: { path: '^docs/gallery/' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that need each other cannot be understood one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing uses this file: use it or remove it.',
      severity: 'error',
      from: { orphan: true, pathNot: entryPoints },
      to: {},
    },
    {
      name: 'no-unused-files',
      comment: 'Only tests use this file: use it or remove it.',
      severity: 'error',
      module: { path: '^(app|components|lib|content-types)/', pathNot: entryPoints, numberOfDependentsLessThan: 1 },
      from: { pathNot: '^(tests|e2e)/' },
    },
    {
      name: 'imports-resolve',
      comment: 'The imported file or package does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'packages-are-declared',
      comment: 'Add the package to package.json and docs/dependencies.md.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'site-needs-no-development-packages',
      comment: 'Move the package to "dependencies".',
      severity: 'error',
      from: { path: '^(app|components|lib|content-types)/', pathNot: '^lib/commands/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^((\.next|\.cache|out|public|releases)/|next-env\.d\.ts$)` },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.scss'],
    },
  },
};
