import { join } from 'node:path';

/** Where Node keeps what it has compiled for one process, for all others that tests start (NODE_COMPILE_CACHE). */
export const compileCache = join(import.meta.dirname, '../node_modules/.cache/compiled');
