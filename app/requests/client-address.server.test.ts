import { expect, it } from 'vitest';
import { clientAddress } from './client-address.server.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8:1::192.0.2.7', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('takes %s for %s', (given, client) => {
  expect(clientAddress({ clientAddress: given })).toBe(client);
});

it.each([{}, { clientAddress: '' }, { clientAddress: 'unknown' }, { clientAddress: '192.0.2.7:80' }])(
  'finds no address in %o',
  (context) => {
    expect(clientAddress(context)).toBeUndefined();
  },
);
