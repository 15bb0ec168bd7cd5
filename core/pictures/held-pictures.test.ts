import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAccount, addUser, holdPictures } from '../fixtures-for-test.ts';
import { hour } from '../time/durations.ts';
import { heldPictures } from './held-pictures.ts';

it('answers the pictures that the viewer holds, in the order asked for, each once', async () => {
  const ports = memoryPorts();
  const user = await addUser(ports, 'nakato');
  const [first = '', second = ''] = await holdPictures(ports, user, 'first', 'second');
  const asked = [second, 'nonsense', first, 'f'.repeat(32), second];
  expect((await heldPictures(ports, user, asked)).map((picture) => picture.key)).toEqual([second, first]);
});

it('answers none of others, none that expired, and none to who holds nothing', async () => {
  const ports = memoryPorts();
  const user = await addUser(ports, 'nakato');
  const keys = await holdPictures(ports, user, 'first');
  expect(await heldPictures(ports, await addUser(ports, 'moses'), keys)).toEqual([]);
  expect(await heldPictures(ports, await addAccount(ports, 'sarah'), keys)).toEqual([]);
  expect(await heldPictures(ports, { kind: 'visitor' }, keys)).toEqual([]);
  expect(await heldPictures(ports, user, [])).toEqual([]);
  ports.clock.advance(hour + 1);
  expect(await heldPictures(ports, user, keys)).toEqual([]);
});

it('looks at no more keys than a form sends', async () => {
  const ports = memoryPorts();
  const user = await addUser(ports, 'nakato');
  const names = Array.from({ length: 30 }, (_, index) => `picture ${index}`);
  const keys = await holdPictures(ports, user, ...names);
  expect(await heldPictures(ports, user, keys)).toHaveLength(24);
});
