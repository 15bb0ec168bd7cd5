import { isIPv4, isIPv6 } from 'node:net';
import type { AppLoadContext } from '@remix-run/node';

/** Groups of 16 bits that one household or phone gets as its own network. */
const networkGroups = 4;
const groupsOfAddress = 8;
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whom the shop takes for one client: an IPv4 address, or the /64 of an IPv6 address, because whoever has one address of it
 * has all of them. Undefined under a server that does not say.
 */
export function clientAddress({ clientAddress: given = '' }: AppLoadContext): string | undefined {
  const address = given.replace(/%.*$/, '').replace(mapped, '$1');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? networkOf(address) : undefined;
}

function networkOf(address: string): string {
  // The URL parser writes every address in one way, with an embedded IPv4 address as two groups.
  const plain = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : groupsOfAddress - before.length - after.length;
  const all = [...before, ...new Array<string>(zeros).fill('0'), ...after];
  return `${all.slice(0, networkGroups).join(':')}::/64`;
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
