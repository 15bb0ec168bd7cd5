import { randomBytes } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  isOfMessages,
  isStoredKey,
  type PictureFormat,
  parsePictureFileName,
  pictureFileNames,
} from '../../core/entities/picture.ts';
import type { PhotoStore } from '../../core/ports/photo-store.ts';

export interface S3PhotoStoreOptions {
  /** Undefined: Amazon's endpoint of the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket is in an address's path rather than in its host name. */
  readonly forcePathStyle: boolean;
  /** The address from which browsers fetch objects directly; undefined: they don't. */
  readonly publicUrl?: string | undefined;
  /** For tests: the number of keys in one page of a listing. */
  readonly pageSize?: number;
  /** In milliseconds; by default those of `defaultTimeouts`. */
  readonly timeouts?: Partial<Timeouts>;
}

interface Timeouts {
  /** For reading a picture, all attempts together: a visitor is waiting. */
  readonly read: number;
  /** For any other call, all attempts together. */
  readonly write: number;
  /** For one attempt. */
  readonly attempt: number;
  /** The pause before the second attempt; each further one is twice as long. */
  readonly pause: number;
}

interface S3PhotoStore extends PhotoStore {
  /** Rejects with a reason for the operator if the bucket cannot be used. */
  check(): Promise<void>;
}

const defaultTimeouts: Timeouts = { read: 5_000, write: 10_000, attempt: 4_000, pause: 150 };
const attempts = 3;
const connectionTimeout = 2_000;
/** Bytes: far more than any copy of a picture. */
const longestPicture = 32 * 1024 * 1024;
const contentTypes: Readonly<Record<PictureFormat, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

const cachedForAll = 'public, max-age=31536000, s-maxage=60, immutable';

/** Withheld files are objects below this prefix; their names have a random part, so that nobody can guess them. */
const withheldFolder = 'withheld/';
/** The files of pictures in messages always are, below this one. */
const messageFolder = 'messages/';
const secretPattern = new RegExp(`^(?:${withheldFolder}|${messageFolder})(.+)\\.[0-9a-f]{32}$`);
const secretFolder = (name: string) => (isOfMessages(name) ? messageFolder : withheldFolder);
const secretName = (name: string) => `${secretFolder(name)}${name}.${randomBytes(16).toString('hex')}`;
/** The file name of an object, whichever of these it is. */
const nameIn = (Key: string) => secretPattern.exec(Key)?.[1] ?? Key;

/**
 * Stores pictures as objects of one bucket. Their names are those of the files, unless they are withheld. An object is
 * written atomically and is immutable, so browsers and caches may cache it for a year. Transient failures (throttling,
 * 5xx, a lost or silent connection, a truncated response or one that is not S3's) are retried within a deadline; the
 * final error names the operation and the kind of failure, and nothing of the request.
 */
export function createS3PhotoStore(options: S3PhotoStoreOptions): S3PhotoStore {
  const { bucket: Bucket, pageSize = 1000 } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const client = new S3Client({
    ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint }),
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    forcePathStyle: options.forcePathStyle,
    // Servers other than Amazon's reject or ignore the checksums that the client would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The client's own retries stop when a response begins; a truncated body has to be retried too.
    maxAttempts: 1,
    requestHandler: { connectionTimeout },
  });

  function attempt<Result>(act: string, limit: number, work: (signal: AbortSignal) => Promise<Result>) {
    return tryAgain(`${act} in the bucket ${Bucket}`, limit, timeouts, work);
  }

  async function listPage(
    { token, MaxKeys, Prefix }: { token?: string | undefined; MaxKeys: number; Prefix?: string },
    signal: AbortSignal,
  ) {
    const wanted = { Bucket, MaxKeys, Prefix, ContinuationToken: token };
    const page = await client.send(new ListObjectsV2Command(wanted), { abortSignal: signal });
    // A 200 of a server that is not S3 would be read as an empty list.
    if (page.KeyCount === undefined) throw new NotOfS3();
    return page;
  }

  /** The bytes of an object; undefined if there is none. */
  function get(Key: string): Promise<Uint8Array | undefined> {
    return attempt('reading a picture', timeouts.read, async (abortSignal) => {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
        const isPage = /^text\//i.test(found.ContentType ?? '');
        const bytes = await collect(found.Body as Readable | undefined, abortSignal);
        if (found.ETag === undefined || isPage) throw new NotOfS3();
        return bytes;
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return undefined;
        throw error;
      }
    });
  }

  /** Renames an object; does nothing if there is none. */
  async function move(from: string, to: string): Promise<void> {
    const isCopied = await attempt('moving a picture', timeouts.write, async (abortSignal) => {
      try {
        const wanted = { Bucket, Key: to, CopySource: `${Bucket}/${from}` };
        const copied = await client.send(new CopyObjectCommand(wanted), { abortSignal });
        if (copied.CopyObjectResult?.ETag === undefined) throw new NotOfS3();
        return true;
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return false;
        throw error;
      }
    });
    if (isCopied) await remove(from);
  }

  async function remove(Key: string): Promise<void> {
    await attempt('removing a picture', timeouts.write, (abortSignal) =>
      client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
    );
  }

  /** All objects with this prefix, in the order of their names. */
  async function* list(Prefix: string) {
    let token: string | undefined;
    do {
      const page = await attempt('listing pictures', timeouts.write, (signal) =>
        listPage({ token, MaxKeys: pageSize, Prefix }, signal),
      );
      for (const { Key = '', LastModified } of page.Contents ?? []) yield { Key, LastModified };
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  /** The objects, with names that nobody can guess, of files with this prefix. */
  async function secretFiles(
    begin: string,
  ): Promise<readonly { readonly Key: string; readonly name: string }[]> {
    const files: { readonly Key: string; readonly name: string }[] = [];
    for await (const { Key } of list(secretFolder(begin) + begin)) files.push({ Key, name: nameIn(Key) });
    return files;
  }

  /** The object to which a file of messages is written: the one that it has, or a new one. */
  async function secretObject(name: string): Promise<string> {
    const [stored] = await secretFiles(`${name}.`);
    return stored?.Key ?? secretName(name);
  }

  const exposed: PhotoStore['exposed'] = {
    async withhold(key) {
      if (!isStoredKey(key) || isOfMessages(key)) return;
      await Promise.all(pictureFileNames(key).map((name) => move(name, secretName(name))));
    },

    async release(key) {
      if (!isStoredKey(key) || isOfMessages(key)) return;
      await Promise.all((await secretFiles(`${key}-`)).map(({ Key, name }) => move(Key, name)));
    },

    async *withheld() {
      let last: string | undefined;
      for await (const { Key } of list(withheldFolder)) {
        const key = parsePictureFileName(nameIn(Key))?.key;
        if (key !== undefined && key !== last) yield key;
        last = key;
      }
    },
  };

  return {
    exposed: options.publicUrl === undefined ? undefined : exposed,

    async put(name, bytes) {
      const format = parsePictureFileName(name)?.format;
      if (format === undefined) throw new Error(`Not the name of a picture: ${JSON.stringify(name)}`);
      const Key = isOfMessages(name) ? await secretObject(name) : name;
      const kept = isOfMessages(name) ? 'private, no-store' : cachedForAll;
      await attempt('storing a picture', timeouts.write, async (abortSignal) => {
        const stored = await client.send(
          new PutObjectCommand({
            Bucket,
            Key,
            Body: bytes,
            ContentLength: bytes.byteLength,
            ContentType: contentTypes[format],
            CacheControl: kept,
          }),
          { abortSignal },
        );
        if (stored.ETag === undefined) throw new NotOfS3();
      });
    },

    read: async (name) => {
      if (parsePictureFileName(name) === undefined) return undefined;
      const bytes = isOfMessages(name) ? undefined : await get(name);
      if (bytes !== undefined) return bytes;
      const [secret] = await secretFiles(`${name}.`);
      return secret && get(secret.Key);
    },

    async removeAll(key) {
      if (!isStoredKey(key)) return;
      // One by one, because deleting many in one request needs a checksum that some servers reject.
      const secret = await secretFiles(`${key}-`);
      const open = isOfMessages(key) ? [] : pictureFileNames(key);
      await Promise.all([...open, ...secret.map(({ Key }) => Key)].map(remove));
    },

    async *keys() {
      let newest: { readonly key: string; readonly storedAt: Date } | undefined;
      // In the order of names the copies of a picture are adjacent; withheld ones and those of messages come last.
      for await (const { Key, LastModified } of list('')) {
        const key = parsePictureFileName(nameIn(Key))?.key;
        if (key === undefined || LastModified === undefined) continue;
        if (newest !== undefined && newest.key !== key) yield newest;
        const isNewest = newest?.key !== key || newest.storedAt < LastModified;
        if (isNewest) newest = { key, storedAt: LastModified };
      }
      if (newest !== undefined) yield newest;
    },

    /** There are none: an object appears only when it is complete. */
    async removeLeftovers() {
      return 0;
    },

    async check() {
      await attempt('listing pictures', timeouts.write, (signal) => listPage({ MaxKeys: 1 }, signal));
    },
  };
}

class NotOfS3 extends Error {
  override readonly name = 'NotAnAnswerOfS3';
}

async function collect(body: Readable | undefined, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  if (body !== undefined) {
    for await (const chunk of addAbortSignal(signal, body)) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > longestPicture) throw new NotOfS3();
    }
  }
  return new Uint8Array(Buffer.concat(chunks));
}

async function tryAgain<Result>(
  act: string,
  limit: number,
  timeouts: Timeouts,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = AbortSignal.timeout(limit);
  for (let tries = 1; ; tries += 1) {
    try {
      return await work(AbortSignal.any([deadline, AbortSignal.timeout(timeouts.attempt)]));
    } catch (error) {
      if (tries === attempts || deadline.aborted || !mayPass(error)) throw failureOf(act, tries, error);
    }
    // Half of the pause is jitter, so that calls that failed together don't retry together.
    const wait = timeouts.pause * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
    await pause(wait, undefined, { signal: deadline }).catch(() => {});
  }
}

/**
 * Whether a retry may succeed. A refusal is final, except one for clock skew, which the client then corrects. Only a
 * completely received refusal has `$fault`; a truncated one, or one that is not S3's, has just the status.
 */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Error && '$fault' in error)) return true;
  const status = statusOf(error) ?? 0;
  if (['RequestTimeTooSkewed', 'RequestTimeout'].includes(nameOf(error) ?? '')) return true;
  return status < 400 || status >= 500 || status === 408 || status === 429;
}

/**
 * An error without the client's own, which contains the signed request and, from some servers, what was signed: none of
 * that may reach a log.
 */
function failureOf(act: string, tries: number, error: unknown): Error {
  // The client names a lost connection TimeoutError too; its code tells the difference.
  const isLate = ['AbortError', 'TimeoutError'].includes(nameOf(error) ?? '');
  const kind = codeOf(error) ?? (isLate ? 'no answer in time' : (nameOf(error) ?? 'Error'));
  const status = statusOf(error);
  const answer = status === undefined ? kind : `${status} ${kind}`;
  return new Error(`S3: ${act} failed after ${tries} ${tries === 1 ? 'attempt' : 'attempts'}: ${answer}`);
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined;
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const metadata = error.$metadata;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}
