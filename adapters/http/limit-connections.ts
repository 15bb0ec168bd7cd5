import type { Server } from 'node:http';
import { clientNetwork } from './client-network.ts';
import { createClientSlots } from './client-slots.ts';

export interface ConnectionLimits {
  readonly perClient: number;
  readonly inAll: number;
}

/**
 * Closes new connections beyond a limit. Behind a proxy all connections are the proxy's, so only the total is limited.
 */
export function limitConnections(
  server: Server,
  { perClient, inAll }: ConnectionLimits,
  behindProxy: boolean,
): void {
  server.maxConnections = inAll;
  if (behindProxy) return;
  const connections = createClientSlots(perClient);
  server.on('connection', (socket) => {
    const client = clientNetwork(socket.remoteAddress);
    if (connections.begin(client)) socket.once('close', () => connections.end(client));
    else socket.destroy();
  });
}
