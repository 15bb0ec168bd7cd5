const groupsOfAddress = 8;
const bitsOfGroup = 16;

/** The /48 or /64 network of a valid IPv6 address or network, in one spelling: "2001:db8:1::/48". */
export function ipv6Network(address: string, bits: 48 | 64): string {
  const [head = '', tail] = address
    .replace(/[%/].*$/, '')
    // An embedded IPv4 address takes up the last two groups.
    .replace(/[\d.]+\.\d+$/, '0:0')
    .split('::');
  const before = groupsIn(head);
  const after = groupsIn(tail ?? '');
  const zeros = tail === undefined ? 0 : groupsOfAddress - before.length - after.length;
  const all = [...before, ...new Array<string>(zeros).fill('0'), ...after];
  const first = all.slice(0, bits / bitsOfGroup).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/${bits}`;
}

function groupsIn(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

/**
 * The part of a client's address that may be stored: the /24 of an IPv4 address, the /48 of an IPv6 one. Neither
 * identifies one among hundreds of households.
 */
export function shortAddress(client: string): string {
  if (client.includes(':')) return ipv6Network(client, 48);
  return client.replace(/\.\d+$/, '.0/24');
}
