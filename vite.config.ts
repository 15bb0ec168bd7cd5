import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import type { Language } from './core/entities/language.ts';
import remixConfig from './remix.config.js';
import { clientBundleFence } from './scripts/build/client-bundle-fence.ts';
import { pageTexts, siteChunk } from './scripts/build/page-texts.ts';

/** Groups of pages of which two or more share a module. The profile has cards as well as forms, an advert's page has no filters. */
const pages = {
  adverts: ['home', 'singleherb.$id._index', 'search', 'saved', 'herbs._index', 'herbs.$slug'],
  profile: ['user.$userId'],
  forms: ['login', 'signup', 'forgot-password', 'setup-account', 'reset-password.$token', 'contact'],
  texts: ['about-us', 'help', 'faqs', 'privacy-policy', 'terms-conditions'],
  editors: ['post', 'update-herb.$id'],
  chats: ['_inbox.chat._index', '_inbox.messages'],
};

/**
 * A page needs few files, each of which compresses better than many small ones: the libraries, what surrounds every
 * page or belongs to several kinds, what pages of one kind share, and its own. The libraries change less often than our
 * code, so browsers keep theirs longer.
 */
const chunkOf: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  if (/node_modules|^\0|app\/(?:entry\.client|browser\/vitals)/.test(id)) return 'libraries';
  const isIn = (page: string) => reach(page, getModuleInfo).has(id);
  const count = (kind: keyof typeof pages) => pages[kind].filter((page) => isIn(`routes/${page}`)).length;
  const [adverts, profile, forms, texts, editors, chats] = [
    count('adverts'),
    count('profile'),
    count('forms'),
    count('texts'),
    count('editors'),
    count('chats'),
  ];
  // Of lists and editors, but of no other page.
  if (/core\/locations\/districts/.test(id)) return 'districts';
  // Of pages of text with two forms, but of no other page.
  if (/\/phone-number\.ts/.test(id)) return 'phone-number';
  // Pages of text share them with one form, and no other page needs them.
  if (/features\/site\/(?:contacts|text-page)\.tsx/.test(id)) return 'texts';
  // What waits for the network and pages of chats share these texts.
  if (/core\/texts\/chats/.test(id)) return 'shell';
  // In the browser only the pages of the switches need them; the footer, which has both, is markup.
  if (/core\/texts\/(?:lite|languages)\.ts|ui\/language-switch/.test(id)) return 'rest';
  if (isIn('root') || [adverts, forms + editors, texts].filter(Boolean).length > 1) return 'shell';
  // Every page has the names of all files, so what is small and on few pages, none of them a list, is one file.
  if (small.test(id)) return 'rest';
  // What signed-in people alone load, after the page; all but what only the page for paying has.
  if (
    /app\/browser\/(?:live\/(?!use-payment)|offline\/queue(?:-names)?\.ts|read-told)|used-queue\.tsx/.test(id)
  )
    return 'live';
  // What pages load when something has to wait for the network.
  if (/app\/(?:browser\/offline|features\/waiting)\/|core\/texts\/waiting/.test(id)) return 'waiting';
  if ((profile > 0 && forms + editors > 0) || (forms > 0 && editors > 0)) return 'fields';
  // Lists have filters, which the page of what somebody saved, and others that show as little, do not load.
  const hasNoFilters = isIn('routes/singleherb.$id._index') || isIn('routes/saved') || profile > 0;
  if (adverts + profile > 1) return hasNoFilters ? 'adverts' : 'lists';
  if (profile > 0 && chats > 0) return 'adverts';
  if (forms > 1) return 'forms';
  if (editors > 1) return 'editor';
  // Of the log-in page and its dialog; else it would be one more file to fetch.
  if (/core\/texts\/log-in/.test(id)) return 'forms';
  return texts > 1 ? 'texts' : undefined;
};

const small =
  /styles\/(?:pages|personal|pay)\.css\?url|core\/texts\/(?:links|delete-advert|delete-comment|moderation|reports|insights|states)\.ts|\/(?:calendar-day|version-field)\.tsx?|\/(?:account-name|expired-link)\.tsx|\/close-on-escape\.ts/;

const reached = new Map<string, ReadonlySet<string>>();

/** Every module that a page loads with itself. */
function reach(page: string, getModuleInfo: Rollup.GetModuleInfo): ReadonlySet<string> {
  const known = reached.get(page);
  if (known !== undefined) return known;
  const modules = new Set([clientRoute(page)]);
  for (const id of modules)
    for (const imported of getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
  reached.set(page, modules);
  return modules;
}

/** The id of the module that Remix makes of a page for browsers. */
function clientRoute(page: string): string {
  return `${import.meta.dirname}/app/${page}.tsx?__remix-build-client-route`;
}

/**
 * Every page loads the names of all files, so their hashes are as short as the bundler allows. Adapters that are loaded
 * only if they are configured are kept apart from the pages, which a site loads completely at its start.
 */
function folderOf({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const folder = facadeModuleId?.startsWith(`${import.meta.dirname}/adapters/`) ? 'adapters' : 'assets';
  return `${folder}/[name]-[hash:7].js`;
}

/**
 * Code that runs in Node is left as it was written. For old browsers private fields become weak maps, which cost every
 * query and every garbage collection; and nobody loads the server over a slow network.
 */
const serverAsWritten: Plugin = {
  name: 'server-as-written',
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            target: 'node22',
            minify: false,
            rollupOptions: { output: { manualChunks: siteChunk(import.meta.dirname) } },
          },
        }
      : undefined,
};

/**
 * What surrounds every page comes in one file with what pages share with it. Remix asks for a file of exactly its exports,
 * which would be one more that only passes them on.
 */
const rootWithShell: Plugin = {
  name: 'root-with-shell',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: clientRoute('root'), preserveSignature: 'allow-extension' });
  },
};

/** Pages of one language. A build is first made beside the one in use, so the folder can be another. */
export const buildInto = (buildDirectory: string, language: Language) =>
  defineConfig({
    plugins: [
      remix({ ...remixConfig, buildDirectory }),
      pageTexts(import.meta.dirname, language),
      clientBundleFence(import.meta.dirname),
      serverAsWritten,
      rootWithShell,
    ],
    // Data are imported whole; a name for each of their keys would only make the browser's script longer.
    json: { namedExports: false },
    // Hundreds of small files, which take a quarter of the time to start.
    ssr: { noExternal: ['kysely'] },
    build: {
      rollupOptions: {
        output: {
          manualChunks: chunkOf,
          entryFileNames: folderOf,
          chunkFileNames: folderOf,
          // No code asks whether something is a module, or tries to change one.
          freeze: false,
          generatedCode: { symbols: false },
        },
      },
      target: 'es2020',
      // The few parts that load later need only what came with the page.
      modulePreload: false,
      assetsInlineLimit: 0,
      // Saves 3.3 KB on every first visit compared with the bundler's own minifier.
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        module: true,
        toplevel: true,
        compress: {
          passes: 4,
          // Functions that are put in where they are called make the code shorter, but it compresses worse.
          inline: 1,
          pure_getters: true,
          // What libraries advise developers.
          pure_funcs: ['warning', 'console.warn'],
        },
        // The licences of the code that is served are in public/licences.txt.
        format: { comments: false },
      },
    },
  });

export default buildInto(remixConfig.buildDirectory ?? 'build', 'en');
