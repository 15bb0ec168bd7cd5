import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Language } from '../../core/entities/language.ts';
import { textsIn } from '../../core/texts/catalogues.ts';
import { textFile, writeTexts } from './page-texts.ts';

const source = join(import.meta.dirname, '../../app/browser/worker/worker.ts');

/** Parts of pages that load later and that somebody without a network needs: sending what waits, and photos. */
const neededOffline = /^(?:live|photo-uploads|shrink-pictures|waiting)-[\w-]+\.(?:js|css)$/;

/**
 * Writes the service worker into a finished client build, as one classic script. It names the build that it belongs to,
 * so that it differs from the worker of every other build.
 */
export async function buildWorker(client: string, language: Language): Promise<void> {
  // Not installed where a finished build is served.
  const [{ build }, { minify }] = await Promise.all([import('esbuild'), import('terser')]);
  const files = (await readdir(join(client, 'assets'))).sort();
  const later = files.filter((file) => neededOffline.test(file)).map((file) => `/assets/${file}`);
  const { outputFiles } = await build({
    entryPoints: [source],
    write: false,
    bundle: true,
    // By package.json only stylesheets have side effects, but modules that only listen have them too.
    ignoreAnnotations: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // It warns of settings for the type checker that are newer than itself.
    logLevel: 'error',
    plugins: [textsForWorker(language)],
    define: { BUILD: JSON.stringify(digest(files)), LATER_FILES: JSON.stringify(later) },
  });
  const script = outputFiles.map(({ text }) => text).join('');
  // Together they leave 6% less than esbuild alone.
  const { code = script } = await minify(script, { ecma: 2020, toplevel: true, compress: { passes: 4 } });
  await writeFile(join(client, textsIn(language).pageLanguage.worker), code);
}

const textsForWorker = (language: Language): Plugin => ({
  name: 'texts-for-worker',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/core\/texts\// }, ({ path }) =>
      textFile.test(path) ? { contents: writeTexts(path, language) } : undefined,
    ),
});

/** The names of files hold a digest of their content. */
function digest(names: readonly string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 8);
}
