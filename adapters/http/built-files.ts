import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { isKnown } from './etags.ts';
import type { Answer, Handler } from './handler.ts';
import { withoutQuery } from './paths.ts';
import { dropDocumentHeaders } from './security-headers.ts';

interface Content {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** A file and its compressed variants, by encoding; undefined is the file itself. */
type BuiltFile = ReadonlyMap<Encoding | undefined, Content>;

/** Best first. */
const suffixes = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Without a charset: a file is read in that of the page. A feed has some forty of these headers. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
};

/**
 * Serves the client build. Its two megabytes are read once: only paths that existed then are served, so no request can
 * reach a file elsewhere, and a running site keeps working when a new build replaces the folder. Files under /assets
 * have a hash in their name and are immutable. The service worker is asked for again each time.
 */
export function serveBuiltFiles(directory: string): Handler {
  const files = readFiles(directory);
  return (request, response, next) => {
    const path = decodeURIComponent(withoutQuery(request.url ?? ''));
    const file = request.method === 'POST' ? undefined : files.get(path);
    if (file === undefined) return next();
    const offered = suffixes.map(([encoding]) => encoding).filter((encoding) => file.has(encoding));
    const encoding = chooseEncoding(request.headers['accept-encoding'], offered);
    response.setHeader('Cache-Control', cacheControl(path));
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
    if (offered.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (encoding === undefined) response.setHeader('Accept-Ranges', 'bytes');
    else response.setHeader('Content-Encoding', encoding);
    dropDocumentHeaders(response);
    const content = file.get(encoding);
    if (content !== undefined) sendContent(request, response, content);
  };
}

function cacheControl(path: string): string {
  // The worker of an old build would go on working for a page of the new one.
  if (/^\/worker(?:-\w+)?\.js$/.test(path)) return 'no-cache';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Sends 200 with the whole file, 206 with the requested range, or 304. */
function sendContent({ headers }: IncomingMessage, response: Answer, { bytes, etag }: Content): void {
  response.setHeader('ETag', etag);
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? rangeOf(headers.range, bytes.length) : undefined;
  if (range === 'outside') {
    const outside = { 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': 0 };
    response.writeHead(416, outside).end();
  } else if (isKnown(headers['if-none-match'], etag)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
  } else if (range !== undefined) {
    const { start, end } = range;
    const part = {
      'Content-Range': `bytes ${start}-${end}/${bytes.length}`,
      'Content-Length': end - start + 1,
    };
    response.writeHead(206, part).end(bytes.subarray(start, end + 1));
  } else {
    response.writeHead(200, { 'Content-Length': bytes.length }).end(bytes);
  }
}

/** The first and last byte of a Range header with one range; undefined without one, or with several. */
function rangeOf(
  header: string | undefined,
  length: number,
): { readonly start: number; readonly end: number } | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? length - Number(to) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return start < 0 || start > end ? 'outside' : { start, end };
}

function readFiles(directory: string): ReadonlyMap<string, BuiltFile> {
  const contents = new Map<string, Content>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}"`;
    contents.set(`/${relative(directory, file).split(sep).join('/')}`, { bytes, etag });
  }
  const files = new Map<string, BuiltFile>();
  for (const [path, content] of contents) {
    const compressed = suffixes.some(
      ([, suffix]) => path.endsWith(suffix) && contents.has(path.slice(0, -suffix.length)),
    );
    if (compressed) continue;
    const forms = new Map<Encoding | undefined, Content>([[undefined, content]]);
    for (const [encoding, suffix] of suffixes) {
      const form = contents.get(path + suffix);
      if (form !== undefined) forms.set(encoding, form);
    }
    files.set(path, forms);
  }
  return files;
}
