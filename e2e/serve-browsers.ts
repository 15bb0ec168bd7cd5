import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserServer } from 'playwright-core';
import { serveChromium } from './chromium.ts';

/**
 * A server of browsers for the processes that run tests. A request for a path gets the address of a new browser, and
 * the previous one of that path is closed: each process has its own path, and requests another browser when its own has
 * died, so that a crash costs only the running test.
 */
export async function serveBrowsers(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const browsers = new Map<string, Promise<BrowserServer>>();
  const end = (browser: Promise<BrowserServer> | undefined) =>
    browser?.then(
      (running) => running.close(),
      () => {},
    );
  const replace = async (path: string) => {
    const former = browsers.get(path);
    const next = serveChromium();
    browsers.set(path, next);
    await end(former);
    return (await next).wsEndpoint();
  };
  const server = createServer((request, response) => {
    replace(request.url ?? '').then(
      (address) => response.end(address),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      await Promise.all([...browsers.values()].map(end));
    },
  };
}
