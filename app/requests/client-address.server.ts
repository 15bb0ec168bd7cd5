import { isIPv4, isIPv6 } from 'node:net';
import type { AppLoadContext } from '@remix-run/node';
import { ipv6Network } from '../../core/shared/throttling/network.ts';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The address by which limits count a client: an IPv4 address, or the /64 of an IPv6 address, because one holder has
 * all addresses of a /64. Undefined under a server that does not tell the address.
 */
export function clientAddress({ clientAddress: given = '' }: AppLoadContext): string | undefined {
  const address = given.replace(/%.*$/, '').replace(mapped, '$1');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? ipv6Network(address, 64) : undefined;
}
