import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { constants } from 'node:zlib';

export type Encoding = 'zstd' | 'br' | 'gzip';

interface Coding {
  readonly name: Encoding;
  compress(bytes: Uint8Array): Buffer;
  compressAside(bytes: Uint8Array): Promise<Buffer>;
}

/** Best first. Zstandard takes a fifth of Brotli's time for the same size; Node has it from 22.15 on. */
const codings: readonly Coding[] = [
  ...('zstdCompress' in zlib ? [zstandard()] : []),
  coding(
    'br',
    zlib.brotliCompressSync,
    promisify<Uint8Array, zlib.BrotliOptions, Buffer>(zlib.brotliCompress),
    {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    },
  ),
  coding('gzip', zlib.gzipSync, promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.gzip), {}),
];

function zstandard(): Coding {
  const aside = promisify<Uint8Array, zlib.ZstdOptions, Buffer>(zlib.zstdCompress);
  return coding('zstd', zlib.zstdCompressSync, aside, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
}

function coding<Options>(
  name: Encoding,
  compress: (bytes: Uint8Array, options: Options) => Buffer,
  aside: (bytes: Uint8Array, options: Options) => Promise<Buffer>,
  options: Options,
): Coding {
  return {
    name,
    compress: (bytes) => compress(bytes, options),
    compressAside: (bytes) => aside(bytes, options),
  };
}

/** What browsers send differs little, and is always the same for one of them. */
const chosen = new Map<string, Encoding | undefined>();
const mostChosen = 200;

/** The best of our encodings that a client takes by its Accept-Encoding. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const header = String(accepted);
  if (chosen.has(header)) return chosen.get(header);
  const encoding = codings.find(({ name }) => accepts(header, name))?.name;
  if (chosen.size === mostChosen) chosen.clear();
  chosen.set(header, encoding);
  return encoding;
}

function accepts(header: string, name: string): boolean {
  const weights = new Map<string, boolean>();
  for (const item of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
    weights.set(coding, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)));
  }
  return weights.get(name) ?? weights.get('*') ?? false;
}

/** Up to this many bytes, handing them to another thread takes longer than compressing them. */
const mostAtOnce = 256 * 1024;

export async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  const coding = codings.find(({ name }) => name === encoding);
  if (coding === undefined) throw new Error(`There is no ${encoding} here.`);
  return bytes.byteLength <= mostAtOnce ? coding.compress(bytes) : coding.compressAside(bytes);
}
