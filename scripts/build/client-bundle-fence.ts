import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { filesForBrowsers } from '../../core/files-for-browsers.ts';

/** Each subject's texts have a file of their own. */
const allTexts = 'core/texts/by-subject.ts';
const closed = /^(?:adapters|core(?!\/texts)|migrations|scripts|search)\//;

/**
 * A Vite plugin that fails the client build if it contains server code. Remix itself already rejects files that end in
 * .server.
 */
export function clientBundleFence(root: string): Plugin {
  return {
    name: 'client-bundle-fence',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const shipped = chunks.flatMap((chunk) =>
        Object.entries(chunk.modules)
          .filter(([, module]) => module.renderedLength > 0)
          .map(([id]) => relative(root, id).split(sep).join('/')),
      );
      const trespassers = shipped.filter(
        (path) => closed.test(path) && !filesForBrowsers.has(path.replace(/\?.*$/, '')),
      );
      if (trespassers.length > 0) {
        this.error(`These belong on the server but would reach the browser: ${trespassers.join(', ')}`);
      }
      if (this.getModuleInfo(join(root, allTexts)) !== null) {
        this.error(
          `Something imports ${allTexts} for the browser, which would fetch all texts with each page.`,
        );
      }
    },
  };
}
