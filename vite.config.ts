import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { clientBundleFence } from './scripts/client-bundle-fence.ts';

export default defineConfig({
  plugins: [remix(remixConfig), clientBundleFence(import.meta.dirname)],
  build: { target: 'es2020', assetsInlineLimit: 0 },
});
