/** Tests may import anything; suites under contracts/ are tests that several adapters share. */
export const test = '\\.test\\.tsx?$|^adapters/contracts/|-for-test\\.(?:ts|json)$';

const forbidden = [
  {
    name: 'core-imports-only-core',
    comment: 'The business rules know nothing of the outside world: what they need is in core/ports.',
    from: { path: '^core/', pathNot: test },
    to: { pathNot: '^core/' },
  },
  {
    name: 'adapters-do-not-know-the-app',
    comment: 'An adapter serves core. The app chooses it, not the other way round.',
    from: { path: '^adapters/' },
    to: { path: '^(?:app|scripts|bench|e2e)/' },
  },
  {
    name: 'adapters-do-not-know-one-another',
    comment: 'Each folder of adapters can be removed or replaced on its own.',
    from: { path: '^adapters/([^/]+)/', pathNot: `${test}|^adapters/memory/` },
    to: { path: '^adapters/', pathNot: '^adapters/$1/' },
  },
  {
    name: 'memory-is-for-tests',
    comment: 'What a running site keeps in its own memory is in adapters/process.',
    from: { pathNot: `${test}|^(?:adapters/memory|bench)/` },
    to: { path: '^adapters/memory/' },
  },
  {
    name: 'what-adapters-share-knows-no-adapter',
    comment: 'Every adapter may use configuration, log and secrets, so these must not need any adapter.',
    from: { path: '^adapters/[^/]+\\.ts$', pathNot: test },
    to: { path: '^adapters/[^/]+/' },
  },
  {
    name: 'tests-are-for-tests',
    comment: 'Tests and what they share import the test runner, which is not installed in production.',
    from: { pathNot: `${test}|^e2e/` },
    to: { path: test },
  },
  {
    name: 'only-the-composition-root-knows-adapters',
    comment: 'Everything else in the app reaches the world through core.',
    from: { path: '^app/', pathNot: `${test}|^app/composition/` },
    to: { path: '^(?:adapters|migrations|search)/' },
  },
  {
    name: 'pages-have-no-way-round-core',
    comment: 'Nor by a package or a part of Node that opens databases, files or connections.',
    from: { path: '^app/', pathNot: test },
    to: {
      dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'core'],
      dependencyTypesNot: ['type-only'],
      pathNot:
        '(?:^|/)node_modules/(?:@remix-run|client-zip|lru-cache|react|react-dom|uqr|zod)/|^(?:node:)?(?:crypto|net)$',
    },
  },
  {
    name: 'pages-know-no-ports',
    comment: 'The composition root hands out ports. Pages get only the use cases, through site.server.ts.',
    from: {
      path: '^app/',
      pathNot: `${test}|^app/(?:composition/|entry\\.server\\.tsx$)`,
    },
    to: { path: '^app/composition/', pathNot: '^app/composition/(?:site|open-streams)\\.server\\.ts$' },
  },
  {
    name: 'nothing-imports-routes',
    comment: 'A route is where a request begins. What it shares with others is kept beside the routes.',
    from: { path: '^app/', pathNot: test },
    to: { path: '^app/routes/' },
  },
  {
    name: 'scripts-open-no-adapters',
    comment:
      'The composition root does. Scripts read the configuration, log, serve HTTP, and copy and check databases that it opened.',
    from: { path: '^scripts/', pathNot: test },
    to: {
      path: '^(?:adapters|migrations|search)/',
      pathNot: '^adapters/(?:[^/]+\\.ts$|http/|sql/(?:copy|check)/)',
    },
  },
  {
    name: 'migrations-import-only-kysely',
    comment: 'A migration must do tomorrow what it did yesterday, whatever the code around it has become.',
    from: { path: '^migrations/', pathNot: test },
    to: { pathNot: '^migrations/|(?:^|/)node_modules/kysely/' },
  },
  {
    name: 'search-imports-core-and-meilisearch',
    comment: 'What the search engine is told is decided without the database, the site or the environment.',
    from: { path: '^search/', pathNot: test },
    to: { pathNot: '^(?:search|core)/|(?:^|/)node_modules/meilisearch/|^(?:node:)?crypto$' },
  },
  {
    name: 'only-its-adapter-knows-search',
    comment: 'As the SQL adapters are the only ones that know the migrations.',
    from: { path: '^adapters/', pathNot: `${test}|^adapters/search/` },
    to: { path: '^search/' },
  },
  {
    name: 'nothing-imports-scripts',
    comment: 'Scripts are where programs start, and measurements and flows in a browser are such programs.',
    from: { path: '^(?:app|core|adapters|migrations|search)/' },
    to: { path: '^(?:scripts|bench|e2e)/' },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or hide a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-unresolved',
    comment: 'An import that cannot be followed cannot be judged.',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: '(?:^|/)node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
