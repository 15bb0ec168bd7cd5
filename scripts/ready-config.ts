import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { type Config, ConfigError, readConfig } from '../adapters/config.ts';

/** The configuration, with a data folder that can be written to. What is wrong with it ends the process with one line. */
export async function readyConfig(): Promise<Config> {
  try {
    const config = readConfig();
    await makeWritable(config.dataDir);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function makeWritable(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
  } catch {
    throw new ConfigError(`DATA_DIR: expected a folder that can be written to; ${directory} is not one.`);
  }
}
