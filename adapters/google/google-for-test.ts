import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from '@emulators/core';
import { getGoogleStore, googlePlugin, seedFromConfig } from '@emulators/google';

interface GoogleUserForTest {
  readonly email: string;
  readonly name: string;
  readonly email_verified?: boolean;
}

/** What a path does instead of responding normally: gives this response, never responds, or ends the connection. */
type GoogleFault = { readonly status: number; readonly body: string } | 'silence' | 'cut';

export interface GoogleForTest {
  readonly origin: string;
  /** The settings that make a site use this server. */
  readonly environment: Readonly<Record<string, string>>;
  /** Registers a redirect address. */
  allowRedirect(url: string): void;
  addGoogleUser(user: GoogleUserForTest): void;
  /** Makes a path fail, until called without a fault. */
  fail(path: '/oauth2/token' | '/oauth2/v2/userinfo', fault: GoogleFault | undefined): void;
  /** All requests so far, as method and path. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

export const clientForTest = {
  clientId: 'shop.apps.googleusercontent.com',
  clientSecret: 'GOCSPX-of-the-shop',
};

/**
 * Starts an OAuth server with pages like Google's. Its loopback address is not `localhost`, so that browsers take it
 * for another site.
 */
export async function startGoogle(users: readonly GoogleUserForTest[]): Promise<GoogleForTest> {
  const { app, store } = createServer(googlePlugin);
  const google = getGoogleStore(store);
  const faults = new Map<string, GoogleFault>();
  const asked: string[] = [];
  seedFromConfig(store, '', {
    users: [...users],
    oauth_clients: [
      {
        client_id: clientForTest.clientId,
        client_secret: clientForTest.clientSecret,
        name: 'The shop',
        redirect_uris: [],
      },
    ],
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    asked.push(`${request.method} ${url.pathname}`);
    const fault = faults.get(url.pathname);
    if (fault === 'silence') return;
    if (fault === 'cut') {
      request.socket.destroy();
      return;
    }
    const given = fault === undefined ? await app.fetch(await webRequest(request, url)) : undefined;
    if (given === undefined) response.writeHead(fault?.status ?? 500, { 'Content-Type': 'text/html' });
    else response.writeHead(given.status, Object.fromEntries(given.headers));
    response.end(given === undefined ? fault?.body : Buffer.from(await given.arrayBuffer()));
  }

  const server = createHttpServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no address');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    environment: {
      GOOGLE_CLIENT_ID: clientForTest.clientId,
      GOOGLE_CLIENT_SECRET: clientForTest.clientSecret,
      GOOGLE_OAUTH_ORIGIN: origin,
    },
    allowRedirect(url) {
      const client = google.oauthClients.findOneBy('client_id', clientForTest.clientId);
      if (client === undefined) throw new Error('There is no client');
      google.oauthClients.update(client.id, { redirect_uris: [...client.redirect_uris, url] });
    },
    addGoogleUser: (user) => seedFromConfig(store, '', { users: [user] }),
    fail(path, fault) {
      if (fault === undefined) faults.delete(path);
      else faults.set(path, fault);
    },
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function webRequest(request: IncomingMessage, url: URL): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.entries(request.headers).filter(([, value]) => typeof value === 'string');
  const body = request.method === 'POST' ? { body: Buffer.concat(chunks) } : {};
  return new Request(url, {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...body,
  });
}
