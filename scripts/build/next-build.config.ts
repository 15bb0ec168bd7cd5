import { defineConfig, type Plugin } from 'vite';
import { isLanguage, languages } from '../../core/entities/language.ts';
import remixConfig from '../../remix.config.js';
import { buildInto } from '../../vite.config.ts';
import { nextFolder } from './next-folder.ts';

/** Writes the final location into the build, which remix-serve reads: a complete build is moved there. */
function rememberItsPlace(buildDirectory: string): Plugin {
  return {
    name: 'remember-its-place',
    transform(code, id) {
      if (!id.includes('virtual:remix/server-build')) return undefined;
      return code.replace(`"${buildDirectory}/client"`, `"${remixConfig.buildDirectory}/client"`);
    },
  };
}

/** The mode is the language of the pages. */
export default defineConfig(({ mode }) => {
  const language = isLanguage(mode) ? mode : languages[0];
  const folder = nextFolder(language);
  const config = buildInto(folder, language);
  return { ...config, plugins: [...(config.plugins ?? []), rememberItsPlace(folder)] };
});
