import { expect, it } from 'vitest';
import { crash } from './crash.ts';

it('a server that is killed ten times while people write keeps all that it acknowledged, once', async () => {
  const { faults, acknowledged, lostAnswers } = await crash({
    kills: 10,
    clients: 12,
    report: () => undefined,
  });
  expect(faults).toEqual([]);
  expect(lostAnswers).toBeGreaterThan(0);
  expect(Object.keys(acknowledged).toSorted()).toEqual([
    'adverts',
    'comments',
    'deletions',
    'likes',
    'messages',
    'saves',
  ]);
}, 240_000);
