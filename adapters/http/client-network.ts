import { isIPv6 } from 'node:net';

const groupsOfAddress = 8;
/** Groups of 16 bits in the network of one household or phone. */
const groupsOfNetwork = 4;

/** What the server counts as one client: an IPv4 address, or the /64 of an IPv6 address. */
export function clientNetwork(address = ''): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: groupsOfAddress - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, groupsOfNetwork).join(':');
}
