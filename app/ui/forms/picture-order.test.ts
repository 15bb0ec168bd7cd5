import { expect, it } from 'vitest';
import { inOrder } from './picture-order.ts';

it('puts the items in the order asked for', () => {
  expect(inOrder(['a', 'b', 'c'], '2,0,1')).toEqual(['c', 'a', 'b']);
});

it.each([undefined, '', '0', '0,1', '0,0,1', '0,1,3', '0,1,x', '0,1,2,2', '-1,0,1', '0.5,1,2'])(
  'leaves the items as they are when asked for %j',
  (order) => {
    expect(inOrder(['a', 'b', 'c'], order)).toEqual(['a', 'b', 'c']);
  },
);

it('leaves an empty list empty', () => {
  expect(inOrder([], '')).toEqual([]);
});
