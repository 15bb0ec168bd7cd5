import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SessionSecret } from './config.ts';

/**
 * Returns the secrets that sign cookies, newest first. A generated secret is stored, so that sessions survive a
 * restart.
 */
export async function readSessionSecrets(config: {
  readonly sessionSecret: SessionSecret;
}): Promise<readonly string[]> {
  const { sessionSecret } = config;
  if (sessionSecret.kind === 'given') return sessionSecret.secrets;
  const kept = await readKept(sessionSecret.file);
  if (kept !== undefined) return [kept];
  await makeSecret(sessionSecret.file);
  return [(await readKept(sessionSecret.file)) ?? ''];
}

async function readKept(file: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret === '') throw new Error(`${file} is empty. Delete it, and a new secret will be made.`);
    return secret;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Writes the secret to another file and links it into place. If two processes start at once, the first one's secret
 * stays; a crash leaves no half-written secret.
 */
async function makeSecret(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
