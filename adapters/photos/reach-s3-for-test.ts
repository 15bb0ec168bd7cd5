import { once } from 'node:events';
import { connect as connectPlain, createServer, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { freePort } from '../server-process-for-test.ts';
import type { TestS3 } from './radosgw-for-test.ts';

/** An S3 server that runs elsewhere, behind a relay on loopback: to test an unreachable server, the relay is cut. */
export async function reachS3(): Promise<TestS3> {
  const target = new URL(given('S3_TEST_ENDPOINT'));
  const port = await freePort();
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connectTo(target);
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listen = async () => {
    relay.listen(port, '127.0.0.1');
    await once(relay, 'listening');
  };
  const close = async () => {
    if (!relay.listening) return;
    relay.close();
    for (const socket of sockets) socket.destroy();
    await once(relay, 'close');
  };
  await listen();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: process.env['S3_TEST_REGION'] ?? 'us-east-1',
    accessKeyId: given('S3_TEST_ACCESS_KEY_ID'),
    secretAccessKey: given('S3_TEST_SECRET_ACCESS_KEY'),
    kill: close,
    revive: listen,
    stop: close,
  };
}

function connectTo({ protocol, hostname, port }: URL): Socket {
  if (protocol === 'http:') return connectPlain(Number(port || 80), hostname);
  return connectSecurely({ host: hostname, port: Number(port || 443), servername: hostname });
}

function given(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(`${name}: expected beside S3_TEST_ENDPOINT, which names the S3 server to test with.`);
  }
  return value;
}
