import config, { test } from './.dependency-cruiser.js';

/** Folders are judged by all that is in them, so tests, which may import anything, are left out altogether. */
export default {
  forbidden: [
    {
      name: 'no-cycles-of-folders',
      comment:
        'Rooms and subjects need one another in one direction only: docs/architecture.md has their order.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(?:app|adapters|core|scripts)/' },
      to: { circular: true },
    },
  ],
  options: { ...config.options, exclude: { path: test }, metrics: true },
};
