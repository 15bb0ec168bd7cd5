import { realpathSync } from 'node:fs';

/** Whether a module is the script that was started, rather than one imported by another. */
export function isMain(module: ImportMeta): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === module.filename;
}
