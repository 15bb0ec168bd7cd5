import type { Server } from 'node:http';
import { clientNetwork } from './client-network.ts';
import { createClientSlots } from './client-slots.ts';

export interface ConnectionLimits {
  readonly perClient: number;
  readonly inAll: number;
}

/**
 * Closes connections over a limit as they arrive. Behind a proxy all of them are the proxy's, and only the total
 * counts.
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
