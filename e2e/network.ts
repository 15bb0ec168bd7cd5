import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between browsers and a site. Cutting it also cuts what a service worker requests. */
export interface Network {
  /** The site's address through this network. */
  readonly url: string;
  /** Ends every connection, and each new one at once. */
  cut(): void;
  /** From now on requests whose head contains this text are cut off. */
  withhold(text: string): void;
  /** From now on responses come without this header. */
  withoutHeader(name: string): void;
  /** Lets everything through as it is. */
  mend(): void;
  close(): Promise<void>;
}

export async function openNetwork(siteUrl: string): Promise<Network> {
  let isCut = false;
  let withheld: string | undefined;
  let header: string | undefined;
  const sockets = new Set<Socket>();
  const join = (from: Socket, to: Socket, pass: (chunk: Buffer) => Buffer | undefined) => {
    sockets.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('data', (chunk: Buffer) => {
      const passed = pass(chunk);
      if (passed === undefined) from.destroy();
      else to.write(passed);
    });
  };
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const site = connect(Number(new URL(siteUrl).port), '127.0.0.1');
    join(client, site, (chunk) => (withheld !== undefined && chunk.includes(withheld) ? undefined : chunk));
    join(site, client, (chunk) => (header === undefined ? chunk : renameHeader(chunk, header)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      endAll();
    },
    withhold(text) {
      withheld = text;
    },
    withoutHeader(name) {
      header = name;
    },
    mend() {
      isCut = false;
      withheld = undefined;
      header = undefined;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      endAll();
      await closed;
    },
  };
}

/** The header under a name of the same length that means nothing. */
function renameHeader(chunk: Buffer, name: string): Buffer {
  const text = chunk.toString('latin1');
  return Buffer.from(text.replace(new RegExp(name, 'i'), 'X'.repeat(name.length)), 'latin1');
}
