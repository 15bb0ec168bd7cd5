import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { clientBundleFence } from './scripts/client-bundle-fence.ts';

/**
 * What stands around every page and what shows adverts: each compresses better in one file than in twenty. The libraries
 * change more seldom than we do, so browsers keep theirs longer.
 */
const chunks = {
  libraries: /node_modules|^\0/,
  shell:
    /core\/texts|app\/(?:root-data|page-meta|with-redirect|safe-redirect|picture-url|live\/live-unread|components\/(?:alert|icon|avatar|use-rotation|use-promotions-paused|use-pause-on-attention|use-toast|use-return-path|login-prompt))\.tsx?$/,
  adverts:
    /core\/(?:adverts|time)\/|app\/components\/(?:advert-card|advert-list|photo|seller-link|load-more|use-more-pages|relative-time|reactions|place|like-button|save-button|share-button)\.tsx?$/,
};

function chunkOf(id: string): string | undefined {
  return Object.entries(chunks).find(([, pattern]) => pattern.test(id))?.[0];
}

/** Adapters that are loaded only where they are configured lie apart from the pages, which a site has whole from its start. */
function folderOf({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const folder = facadeModuleId?.startsWith(`${import.meta.dirname}/adapters/`) ? 'adapters' : 'assets';
  return `${folder}/[name]-[hash].js`;
}

/** A build goes beside the one in use first, so the folder can be another. */
export const buildInto = (buildDirectory: string) =>
  defineConfig({
    plugins: [remix({ ...remixConfig, buildDirectory }), clientBundleFence(import.meta.dirname)],
    // Hundreds of small files, of which a quarter of the time to start is spent.
    ssr: { noExternal: ['kysely'] },
    build: {
      rollupOptions: { output: { manualChunks: chunkOf, chunkFileNames: folderOf } },
      target: 'es2020',
      assetsInlineLimit: 0,
      // Saves 3.3 KB of every first visit against the bundler's own minifier.
      minify: 'terser',
      terserOptions: { ecma: 2020, module: true, toplevel: true, compress: { passes: 2 } },
    },
  });

export default buildInto(remixConfig.buildDirectory ?? 'build');
