import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';

interface BuiltFile {
  readonly content: Content;
  /** The encodings that exist beside it, best first. */
  readonly encoded: ReadonlyMap<Encoding, Content>;
}

interface Content {
  readonly bytes: Buffer;
  readonly etag: string;
}

type Encoding = 'br' | 'gzip';
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Serves the browser's part of the build, two megabytes that are read once: a path is served only if it existed then,
 * so no request can reach a file elsewhere, and a running site keeps working when another build replaces the folder.
 * Files under /assets have a hash in their name and never change.
 */
export function serveBuiltFiles(directory: string): RequestHandler {
  const files = readFiles(directory);
  return (request, response, next) => {
    const path = decodeURIComponent(request.path);
    const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(path) : undefined;
    if (file === undefined) return next();
    const encoding = chooseEncoding(request, [...file.encoded.keys()]);
    response.setHeader('Content-Type', contentTypeOf(path, response));
    if (file.encoded.size > 0) response.vary('Accept-Encoding');
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    const hashed = path.startsWith('/assets/');
    response.setHeader(
      'Cache-Control',
      hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
    sendContent(request, response, (encoding && file.encoded.get(encoding)) ?? file.content);
  };
}

/** Without its encoding, which is that of the page it belongs to: a feed has some forty of these headers. */
function contentTypeOf(path: string, response: Response): string {
  const extension = extname(path);
  if (extension === '.js') return 'text/javascript';
  const [type = ''] = (response.type(extension).get('Content-Type') ?? '').split(';');
  return type;
}

/** Whole, or the requested range. Express answers 304 if the browser has it already, and HEAD without a body. */
function sendContent(request: Request, response: Response, { bytes, etag }: Content): void {
  response.setHeader('ETag', etag);
  if (!response.hasHeader('Content-Encoding')) response.setHeader('Accept-Ranges', 'bytes');
  const conditional = request.headers['if-range'];
  const ranges = conditional === undefined || conditional === etag ? request.range(bytes.length) : undefined;
  if (ranges === -1) {
    response.status(416).set('Content-Range', `bytes */${bytes.length}`).end();
    return;
  }
  const [part, ...more] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : [];
  if (part === undefined || more.length > 0 || request.fresh) {
    response.send(bytes);
    return;
  }
  response.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${bytes.length}`);
  response.send(bytes.subarray(part.start, part.end + 1));
}

function readFiles(directory: string): ReadonlyMap<string, BuiltFile> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Content>();
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}"`;
    contents.set(`/${relative(directory, file).split(sep).join('/')}`, { bytes, etag });
  }
  const files = new Map<string, BuiltFile>();
  for (const [path, content] of contents) {
    const isVariant = Object.values(suffixes).some(
      (suffix) => path.endsWith(suffix) && contents.has(path.slice(0, -suffix.length)),
    );
    if (isVariant) continue;
    const encoded = new Map<Encoding, Content>();
    for (const encoding of ['br', 'gzip'] as const) {
      const variant = contents.get(path + suffixes[encoding]);
      if (variant !== undefined) encoded.set(encoding, variant);
    }
    files.set(path, { content, encoded });
  }
  return files;
}

/** Our order is better: browsers name gzip first for historical reasons. */
function chooseEncoding(request: Request, encodings: readonly Encoding[]): Encoding | undefined {
  return encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding);
}
