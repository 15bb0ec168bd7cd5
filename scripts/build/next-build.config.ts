import type { Plugin } from 'vite';
import remixConfig from '../../remix.config.js';
import { buildInto } from '../../vite.config.ts';

const buildDirectory = '.cache/build';

/** The build remembers its own location, which remix-serve uses, and it is moved there when it is complete. */
const rememberItsPlace: Plugin = {
  name: 'remember-its-place',
  transform(code, id) {
    if (!id.includes('virtual:remix/server-build')) return undefined;
    return code.replace(`"${buildDirectory}/client"`, `"${remixConfig.buildDirectory}/client"`);
  },
};

const config = buildInto(buildDirectory);
export default { ...config, plugins: [...(config.plugins ?? []), rememberItsPlace] };
