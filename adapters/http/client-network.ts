import { isIPv6 } from 'node:net';
import { ipv6Network } from '../../core/shared/throttling/network.ts';

/** The key under which the server counts one client: an IPv4 address, or the /64 of an IPv6 address. */
export function clientNetwork(address = ''): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? ipv6Network(plain, 64) : plain;
}
