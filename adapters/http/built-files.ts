import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Request, RequestHandler } from 'express';

interface BuiltFile {
  readonly path: string;
  /** Encodings that stand beside it, best first. */
  readonly encodings: readonly Encoding[];
}

type Encoding = 'br' | 'gzip';
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Serves the browser's part of the build. The folder is read once: a path is served only when it was in that list, so no
 * request can name a file elsewhere. Names under /assets carry a hash of their content and never change.
 */
export async function serveBuiltFiles(directory: string): Promise<RequestHandler> {
  const files = await listFiles(directory);
  return (request, response, next) => {
    const file =
      request.method === 'GET' || request.method === 'HEAD'
        ? files.get(decodeURIComponent(request.path))
        : undefined;
    if (file === undefined) return next();
    const encoding = chooseEncoding(request, file.encodings);
    response.type(extname(file.path));
    if (file.encodings.length > 0) response.vary('Accept-Encoding');
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    const served = encoding === undefined ? file.path : file.path + suffixes[encoding];
    const hashed = request.path.startsWith('/assets/');
    const caching = hashed ? { maxAge: '1y', immutable: true } : { maxAge: '1h' };
    response.sendFile(served, { root: directory, dotfiles: 'allow', ...caching });
  };
}

async function listFiles(directory: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const known = new Set(paths);
  const files = new Map<string, BuiltFile>();
  for (const path of paths) {
    const isVariant = Object.values(suffixes).some(
      (suffix) => path.endsWith(suffix) && known.has(path.slice(0, -suffix.length)),
    );
    if (isVariant) continue;
    const encodings = (['br', 'gzip'] as const).filter((encoding) => known.has(path + suffixes[encoding]));
    files.set(`/${path}`, { path, encodings });
  }
  return files;
}

/** Ours is the better order: browsers name gzip first for old times' sake. */
function chooseEncoding(request: Request, encodings: readonly Encoding[]): Encoding | undefined {
  return encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding);
}
