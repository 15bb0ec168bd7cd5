import { expect, it } from 'vitest';
import { ipv6Network, shortAddress } from './network.ts';

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:0001:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001::1:2:3:4:5:6', '2001:0:1::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['2001:db8:1::192.0.2.7', '2001:db8:1::/48'],
  ['1:2:3:4:5:6:192.0.2.7', '1:2:3::/48'],
])('shortens %s to %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});

it('names the /64 of an address', () => {
  expect(ipv6Network('2001:db8::192.0.2.7', 64)).toBe('2001:db8:0:0::/64');
});
