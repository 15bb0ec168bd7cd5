import everything from './.dependency-cruiser.js';

/** Folders, apart from tests: these may build on anything. */
export default {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      comment: 'Rooms that need each other are one room, or hide a third. Types count as well.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(?:app|adapters|scripts)' },
      to: { circular: true },
    },
  ],
  options: {
    ...everything.options,
    exclude: { path: '\\.test\\.tsx?$|^adapters/contracts/|-for-test\\.ts$' },
  },
};
