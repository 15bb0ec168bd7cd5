import { expect, it } from 'vitest';
import { addAdvert, addUser, twoUsers } from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import { visitor } from '../shared/viewer.ts';
import { toggleLike } from './toggle-like.ts';
import { topAdverts } from './top-adverts.ts';

async function ranking() {
  const { ports, amina, brian } = await twoUsers();
  const postLiked = async (likes: number) => {
    const advertId = await addAdvert(ports, amina);
    for (const fan of [amina, brian].slice(0, likes)) await toggleLike(ports, fan, { advertId, liked: true });
    ports.clock.advance(1_000);
    return advertId;
  };
  const top = async () => (await topAdverts(ports, visitor)).adverts.map((card) => card.id);
  return { ports, postLiked, top };
}

it('shows the most liked first, then the newest', async () => {
  const { postLiked, top } = await ranking();
  const one = await postLiked(1);
  const two = await postLiked(2);
  const laterOne = await postLiked(1);
  expect(await top()).toEqual([two, laterOne, one]);
});

it('shows at most five', async () => {
  const { postLiked, top } = await ranking();
  for (let count = 0; count < 6; count += 1) await postLiked(1);
  expect(await top()).toHaveLength(5);
});

it('shows none without likes', async () => {
  const { postLiked, top } = await ranking();
  await postLiked(0);
  expect(await top()).toEqual([]);
});

it('puts those with likes from people whose email is not verified behind all others', async () => {
  const { ports, postLiked, top } = await ranking();
  const [fewer, more] = [await postLiked(0), await postLiked(0)];
  const [chebet, dora] = [await addUser(ports, 'chebet'), await addUser(ports, 'dora')];
  await toggleLike(ports, chebet, { advertId: fewer, liked: true });
  expect(await top()).toEqual([fewer]);
  for (const viewer of [chebet, dora]) await toggleLike(ports, viewer, { advertId: more, liked: true });
  expect(await top()).toEqual([more, fewer]);
  const verified = await postLiked(1);
  expect(await top()).toEqual([verified, more, fewer]);
});

it('looks back thirty days', async () => {
  const { ports, top, postLiked } = await ranking();
  const id = await postLiked(1);
  ports.clock.advance(30 * day - 1_000);
  expect(await top()).toEqual([id]);
  ports.clock.advance(1);
  expect(await top()).toEqual([]);
});
