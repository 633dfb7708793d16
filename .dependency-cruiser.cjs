/**
 * Which folder may import which: app → components → lib → content-types, and which room of lib and of components which other
 * rooms. docs/where-things-live.md says what is where.
 */

const layers = ['app', 'components', 'lib', 'content-types'];

/** The rooms of lib, each with those that it may import. All may import lib/shared. */
const rooms = {
  shared: [],
  i18n: ['search'],
  faults: ['i18n'],
  cms: [],
  data: ['faults', 'i18n'],
  content: ['cms', 'data', 'faults', 'i18n'],
  checks: ['content', 'data', 'faults', 'i18n'],
  site: ['content', 'data', 'i18n'],
  drawing: ['data', 'i18n'],
  charts: ['data', 'drawing', 'i18n', 'site'],
  'open-data': ['charts', 'content', 'data', 'drawing', 'i18n', 'site'],
  calendar: ['content', 'i18n', 'open-data', 'site'],
  portal: ['content', 'data', 'i18n', 'open-data', 'site'],
  search: [],
  'search-index': ['content', 'data', 'i18n', 'open-data', 'search', 'site'],
  client: ['charts', 'drawing', 'portal', 'search'],
  build: ['calendar', 'checks', 'cms', 'content', 'faults', 'i18n', 'open-data', 'portal', 'search-index', 'site'],
  publish: ['build', 'checks', 'cms', 'content', 'i18n', 'search-index'],
  office: ['checks', 'cms', 'content', 'data', 'faults', 'site'],
  commands: ['build', 'checks', 'cms', 'content', 'office', 'publish', 'search-index'],
};

/** The rooms of components in the same way. All may import the files beside them. */
const componentRooms = {
  language: [],
  ui: ['language'],
  text: ['ui'],
  figures: ['language', 'text', 'ui'],
  embeds: ['language', 'ui'],
  lists: ['embeds', 'figures', 'language', 'text', 'ui'],
  quiz: ['ui'],
  search: ['ui'],
  home: ['language', 'lists', 'search', 'ui'],
  layout: ['language', 'search', 'text', 'ui'],
  portal: ['figures', 'search', 'text', 'ui'],
  blocks: ['embeds', 'figures', 'language', 'lists', 'quiz', 'search', 'text', 'ui'],
  page: ['blocks', 'language', 'lists', 'text', 'ui'],
};

/** What visitors load. */
const browserCode = String.raw`lib/(client|search|[\w-]+/browser)/`;

/** One rule per layer: nothing above it. */
const directions = layers.slice(1).map((layer, index) => ({
  name: `${layer}-imports-nothing-above-it`,
  comment: 'Imports point one way: app → components → lib → content-types. Move the shared part down.',
  severity: 'error',
  from: { path: `^${layer}/` },
  to: { path: `^(${layers.slice(0, index + 1).join('|')})/` },
}));

/** One rule per room: no other room but these. */
function roomRules(layer, allowedOf, always) {
  return Object.entries(allowedOf).map(([room, allowed]) => ({
    name: `${layer}-${room}-imports-what-it-may`,
    comment: `${layer}/${room} may import ${[...allowed, ...always].join(', ') || 'no other room'}. Move the code, or what it needs, to the room that it is about.`,
    severity: 'error',
    from: { path: `^${layer}/${room}/` },
    to: { path: `^${layer}/[^/]+/`, pathNot: `^${layer}/(${[room, ...allowed, ...always].join('|')})/` },
  }));
}

/** Started by people, by Next or by a tool, never imported. */
const entryPoints = [
  String.raw`\.d\.ts$`,
  // The list is app/_styles/site.scss.
  String.raw`\.scss$`,
  // A thread is started by its path.
  String.raw`^lib/data/files/sheetWorker\.mjs$`,
  // Begun as a thread by its path, too.
  String.raw`^lib/shared/linkWorker\.mjs$`,
  String.raw`^[^/]+\.config\.(js|ts)$`,
  String.raw`^\.dependency-cruiser\.cjs$`,
  String.raw`^(tests|e2e)/`,
  '^lib/commands/',
  String.raw`^docs/gallery/renderGallery\.tsx$`,
  String.raw`^lib/client/startParts\.ts$`,
  String.raw`^components/hydrateIsland\.tsx$`,
  String.raw`^components/figures/OwnSelection/showSelections\.tsx$`,
  String.raw`^app/.*\b(page|layout|route|error|not-found)(\.(dev|renderer))?\.tsx?$`,
];

module.exports = {
  forbidden: [
    ...directions,
    ...roomRules('lib', rooms, ['shared']),
    ...roomRules('components', componentRooms, []),
    {
      name: 'lib-has-no-other-rooms',
      comment: `Each file of lib belongs to a room: ${Object.keys(rooms).join(', ')}.`,
      severity: 'error',
      from: { path: '^lib/', pathNot: `^lib/(${Object.keys(rooms).join('|')})/` },
      to: {},
    },
    {
      name: 'components-have-no-other-rooms',
      comment: `Each folder of components is a room: ${Object.keys(componentRooms).join(', ')}.`,
      severity: 'error',
      from: { path: '^components/[^/]+/', pathNot: `^components/(${Object.keys(componentRooms).join('|')})/` },
      to: {},
    },
    {
      name: 'ui-shows-what-it-is-given',
      comment:
        'Parts in components/ui know no content: take texts and values as props, or move the part to the room that knows.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: {
        path: '^(lib|content-types)/',
        pathNot: '^lib/(i18n|shared)/|^lib/site/(icons|pictures/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'search-comes-when-it-is-needed',
      comment: 'The search is not for every visitor: load it with import().',
      severity: 'error',
      from: { path: '^lib/client/' },
      to: { path: '^lib/search/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-code-is-small',
      comment:
        'What visitors load (lib/client, lib/search, each folder browser) takes nothing that needs Node or the content, and no package but those of the search.',
      severity: 'error',
      from: { path: `^${browserCode}` },
      to: {
        pathNot: String.raw`^(${browserCode}|content-types/(locales|swissClock)\.ts$|node_modules/(meilisearch|minisearch)/)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'what-knows-next-is-in-one-room',
      comment: 'lib/build/next is what has to be looked through when Next.js changes.',
      severity: 'error',
      from: { path: '^lib/', pathNot: String.raw`^lib/(build/next/|commands/nextAdapter\.mjs$)` },
      to: { path: '^node_modules/next/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sample-content-is-data',
      comment: 'The site reads the sample content as it reads the CMS: through lib/cms.',
      severity: 'error',
      from: { pathNot: '^(content-types/sample|lib/cms|lib/commands|tests|e2e)/' },
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
