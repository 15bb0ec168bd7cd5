import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { originForMails } from './request-guard.ts';

/** A connection to this address and port of the machine that the site runs on. */
function connectedTo(localAddress: string, localPort: number): Socket {
  return Object.defineProperties(new Socket(), {
    localAddress: { value: localAddress },
    localPort: { value: localPort },
  });
}

test.each([
  ['http://192.168.1.20:3000', '192.168.1.20', 3000, true],
  ['http://192.168.1.20', '192.168.1.20', 80, true],
  ['http://192.168.1.20:3000', '::ffff:192.168.1.20', 3000, true],
  ['http://[fd12::7]:3000', 'fd12::7', 3000, true],
  ['http://192.168.1.66:3000', '192.168.1.20', 3000, false],
  ['http://192.168.1.20:81', '192.168.1.20', 3000, false],
  ['http://192.168.1.20', '192.168.1.20', 3000, false],
])('a mail asked for at %s on a connection to %s:%i leads there: %s', (origin, address, port, isOurs) => {
  const expected = isOurs ? origin : `http://localhost:${port}`;
  expect(originForMails(origin, connectedTo(address, port))).toBe(expected);
});
