import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { constants } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'zstd' | 'br' | 'gzip';

interface Coding {
  compress(bytes: Uint8Array): Buffer;
  /** In a thread of libuv's pool. */
  compressAside(bytes: Uint8Array): Promise<Buffer>;
}

function coding<Options>(
  compress: (bytes: Uint8Array, options: Options) => Buffer,
  compressAside: (
    bytes: Uint8Array,
    options: Options,
    done: (error: Error | null, compressed: Buffer) => void,
  ) => void,
  options: Options,
): Coding {
  const aside = promisify(compressAside);
  return { compress: (bytes) => compress(bytes, options), compressAside: (bytes) => aside(bytes, options) };
}

/** In order of preference. Zstandard takes a fifth of Brotli's time for the same size; Node has it since 22.15. */
const codings: Partial<Record<Encoding, Coding>> = {
  ...('zstdCompress' in zlib && {
    zstd: coding<zlib.ZstdOptions>(zlib.zstdCompressSync, zlib.zstdCompress, {
      params: { [constants.ZSTD_c_compressionLevel]: 3 },
    }),
  }),
  br: coding<zlib.BrotliOptions>(zlib.brotliCompressSync, zlib.brotliCompress, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }),
  gzip: coding<zlib.ZlibOptions>(zlib.gzipSync, zlib.gzip, {}),
};

const textEncodings = Object.keys(codings) as Encoding[];

/** The first of the offered encodings that the Accept-Encoding header allows. */
export function chooseEncoding(
  accepted: string | string[] | undefined,
  offered: readonly Encoding[] = textEncodings,
): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...offered]);
  return offered.find((name) => taken.includes(name));
}

/** Bytes: compressing a smaller text saves less than one packet. */
const leastCompressed = 1024;
/** Bytes: up to this size, passing a text to another thread takes longer than compressing it. */
const mostAtOnce = 256 * 1024;

/** The text in this encoding; unchanged if it is too small, or if this Node lacks the encoding. */
export async function encodeText(
  bytes: Uint8Array,
  encoding: Encoding | undefined,
): Promise<{ readonly body: Uint8Array; readonly encoding?: Encoding }> {
  const coding = encoding && codings[encoding];
  if (encoding === undefined || coding === undefined || bytes.byteLength < leastCompressed)
    return { body: bytes };
  const isSmall = bytes.byteLength <= mostAtOnce;
  return { body: isSmall ? coding.compress(bytes) : await coding.compressAside(bytes), encoding };
}
