import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { clientBundleFence } from './scripts/client-bundle-fence.ts';

/** A build goes beside the one in use first, so the folder can be another. */
export const buildInto = (buildDirectory: string) =>
  defineConfig({
    plugins: [remix({ ...remixConfig, buildDirectory }), clientBundleFence(import.meta.dirname)],
    build: {
      target: 'es2020',
      assetsInlineLimit: 0,
      // Saves 3.3 KB of every first visit against the bundler's own minifier.
      minify: 'terser',
      terserOptions: { ecma: 2020, module: true, toplevel: true, compress: { passes: 2 } },
    },
  });

export default buildInto(remixConfig.buildDirectory ?? 'build');
