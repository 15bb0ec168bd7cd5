import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Parts of core that are pure and small, and that pages need in the browser: texts, formats and limits. */
const open = new Set([
  'core/accounts/limits.ts',
  'core/accounts/phone-number.ts',
  'core/accounts/username.ts',
  'core/entities/advert.ts',
  'core/adverts/counts.ts',
  'core/adverts/limits.ts',
  'core/adverts/price.ts',
  'core/chats/limits.ts',
  'core/comments/limits.ts',
  'core/feedback/limits.ts',
  'core/locations/locations.ts',
  'core/moderation/limits.ts',
  'core/locations/uganda.ts',
  'core/entities/picture.ts',
  'core/ratings/limits.ts',
  'core/reports/limits.ts',
  'core/search/limits.ts',
  'core/shared/text/drop-invisible.ts',
  'core/shared/text/small-letters.ts',
  'core/shared/text/text-parts.ts',
  'core/shared/time/calendar-day.ts',
  'core/shared/time/clock-time.ts',
  'core/shared/time/day-name.ts',
  'core/shared/time/durations.ts',
  'core/shared/time/kampala.ts',
  'core/shared/time/message-time.ts',
  'core/shared/time/relative-time.ts',
  'core/shared/time/until-in-words.ts',
  'core/shared/time/wait-in-words.ts',
]);
/** Each subject's texts have a file of their own. */
const allTexts = 'core/texts/by-subject.ts';
const closed = /^(?:adapters|core(?!\/texts)|migrations|scripts|search)\//;

/**
 * Fails a build for browsers that contains code which belongs on the server. Remix itself already refuses a file that
 * ends in .server.
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
      const trespassers = shipped.filter((path) => closed.test(path) && !open.has(path.replace(/\?.*$/, '')));
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
