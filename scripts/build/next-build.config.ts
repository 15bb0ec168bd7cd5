import type { Plugin } from 'vite';
import remixConfig from '../../remix.config.js';
import { buildInto } from '../../vite.config.ts';

const buildDirectory = '.cache/build';

/** Writes the final location into the build, which remix-serve reads: a complete build is moved there. */
const rememberItsPlace: Plugin = {
  name: 'remember-its-place',
  transform(code, id) {
    if (!id.includes('virtual:remix/server-build')) return undefined;
    return code.replace(`"${buildDirectory}/client"`, `"${remixConfig.buildDirectory}/client"`);
  },
};

const config = buildInto(buildDirectory);
export default { ...config, plugins: [...(config.plugins ?? []), rememberItsPlace] };
