import { expect, it } from 'vitest';
import { addAccount, holdPictures, twoUsers } from '../fixtures-for-test.ts';
import { hour } from '../shared/time/durations.ts';
import { heldPictures } from './held-pictures.ts';

it('returns the pictures that the viewer holds, in the order asked for, each once', async () => {
  const { ports, amina: user } = await twoUsers();
  const [first = '', second = ''] = await holdPictures(ports, user, 'first', 'second');
  const asked = [second, 'nonsense', first, 'f'.repeat(32), second];
  expect((await heldPictures(ports, user, asked)).map((picture) => picture.key)).toEqual([second, first]);
});

it('returns none held by others, none expired, and none to a viewer who holds nothing', async () => {
  const { ports, amina: user, brian } = await twoUsers();
  const keys = await holdPictures(ports, user, 'first');
  expect(await heldPictures(ports, brian, keys)).toEqual([]);
  expect(await heldPictures(ports, await addAccount(ports, 'sarah'), keys)).toEqual([]);
  expect(await heldPictures(ports, { kind: 'visitor' }, keys)).toEqual([]);
  expect(await heldPictures(ports, user, [])).toEqual([]);
  ports.clock.advance(hour + 1);
  expect(await heldPictures(ports, user, keys)).toEqual([]);
});

it('checks no more keys than a form can have', async () => {
  const { ports, amina: user } = await twoUsers();
  const names = Array.from({ length: 30 }, (_, index) => `picture ${index}`);
  const keys = await holdPictures(ports, user, ...names);
  expect(await heldPictures(ports, user, keys)).toHaveLength(24);
});
