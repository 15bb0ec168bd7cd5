import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Config, ConfigError, readConfig } from '../../adapters/config.ts';

/**
 * Reads the configuration and creates a writable data folder. A problem ends the process with one line. With
 * `mustExist` nothing is created, and a missing folder, or a missing site, is a problem: usually a misspelt name.
 */
export async function prepareConfig({
  mustExist,
}: {
  readonly mustExist?: 'folder' | 'marketplace' | undefined;
} = {}): Promise<Config> {
  try {
    const config = readConfig();
    const { dataDir, database } = config;
    if (mustExist !== undefined && !existsSync(dataDir))
      throw new ConfigError(`DATA_DIR: there is no folder ${dataDir}.`);
    if (mustExist === 'marketplace' && database.kind === 'sqlite' && !existsSync(database.file))
      throw new ConfigError(`DATA_DIR: there is no marketplace in ${dataDir}.`);
    await makeWritable(dataDir);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function makeWritable(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    await rmdir(await mkdtemp(join(directory, '.try-')));
  } catch (error) {
    // A full disk is not a problem here: a site reports it itself, and a backup to another disk has to work.
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
    throw new ConfigError(`DATA_DIR: ${directory} is not a folder that can be written to.`);
  }
}

/**
 * Creates a folder with its parents. Node's `recursive` option loops forever in places such as /proc, where a folder is
 * missing and its parent is not.
 */
async function makeFolder(directory: string): Promise<void> {
  const code = await mkdir(directory).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  );
  if (code === undefined || code === 'EEXIST') return;
  if (code !== 'ENOENT') throw new Error(code);
  await makeFolder(dirname(directory));
  await mkdir(directory);
}
