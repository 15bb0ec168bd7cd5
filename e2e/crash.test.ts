import { expect, it } from 'vitest';
import { crash } from './crash.ts';

it('a server that is killed ten times while people write keeps everything it acknowledged, exactly once', async () => {
  const { faults, acknowledged, lostAnswers } = await crash(10);
  expect(faults).toEqual([]);
  expect(lostAnswers).toBeGreaterThan(0);
  const kinds = ['adverts', 'comments', 'deletions', 'likes', 'messages', 'saves'];
  expect(Object.keys(acknowledged).toSorted()).toEqual(kinds);
}, 600_000);
