import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are private, of this machine or link, shared by a carrier, reserved or for groups. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');

/** Of IPv6, only this part has addresses of the internet. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
/** Within it, examples, and tunnels with an IPv4 address inside. */
const closedGlobal = new BlockList();
closedGlobal.addSubnet('2001::', 23, 'ipv6');
closedGlobal.addSubnet('2001:db8::', 32, 'ipv6');
closedGlobal.addSubnet('2002::', 16, 'ipv6');

/** Whether the address is one of the internet: not of this machine or of a network that the server may be part of. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !closedGlobal.check(address, 'ipv6');
}

/** The addresses of a host, which may be an address itself; rejects if the name is not known. */
export async function addressesOf(hostname: string): Promise<readonly string[]> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return [bare];
  return (await lookup(bare, { all: true })).map(({ address }) => address);
}
