import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a site and pretends that new builds of it are put in place. */
export interface Builds {
  readonly url: string;
  /** From now on pages name another stylesheet, the former one is gone, and the worker is another. */
  upgrade(): void;
  close(): Promise<void>;
}

const stylesheet = /\/assets\/index-[\w-]+\.css/g;

export async function serveBuilds(siteUrl: string): Promise<Builds> {
  let build = 1;
  let original = '';
  const own = () => `/assets/index-build${build}.css`;
  const answer = (asked: IncomingMessage, answered: ServerResponse) => {
    const { url = '' } = asked;
    const isGone = url.startsWith('/assets/index-') && url !== own();
    const path = url === own() ? original : url;
    const headers = { ...asked.headers, 'accept-encoding': 'identity', 'if-none-match': '' };
    const passed = request(new URL(isGone ? '/assets/gone.css' : path, siteUrl), {
      method: asked.method,
      headers,
    });
    passed.on('error', () => answered.destroy());
    passed.on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const text = body.toString();
      let changed: string | undefined;
      if (response.headers['content-type']?.startsWith('text/html')) {
        original = stylesheet.exec(text)?.[0] ?? original;
        stylesheet.lastIndex = 0;
        changed = text.replaceAll(stylesheet, own());
      } else if (url === '/worker.js') changed = text.replace(/"[0-9a-f]{8}"/, `"build${build}"`);
      const sent = changed === undefined ? body : Buffer.from(changed);
      const kept = Object.entries(response.headers).filter(
        ([name]) => !['content-length', 'link', 'etag', 'transfer-encoding'].includes(name),
      );
      answered.writeHead(response.statusCode ?? 502, {
        ...Object.fromEntries(kept),
        'content-length': sent.length,
      });
      answered.end(sent);
    });
    asked.pipe(passed);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    upgrade() {
      build += 1;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
