import { createECDH, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The keys of RFC 8292 (VAPID), on P-256, in base64url: 65 bytes (4, x, y) and 32. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys in this file, read anew, so that new ones need no restart; undefined if there are none. */
export async function readPushKeys(file: string): Promise<PushKeys | undefined> {
  let content: string;
  try {
    content = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const [publicKey = '', privateKey = ''] = content.trim().split(/\s+/);
  const isWhole = Buffer.from(publicKey, 'base64url').length === 65 && privateKey !== '';
  if (!isWhole) throw new Error(`${file} does not hold two keys. Make new ones with npm run admin.`);
  return { publicKey, privateKey };
}

/** Makes keys and puts them into the file in one step, in place of former ones. Only its owner may read it. */
export async function writePushKeys(file: string): Promise<PushKeys> {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // The number may begin with zeros, which Node leaves out.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  const keys = { publicKey, privateKey: privateKey.toString('base64url') };
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${keys.publicKey}\n${keys.privateKey}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
  return keys;
}
