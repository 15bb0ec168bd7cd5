import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser } from '../fixtures-for-test.ts';
import { day } from '../time/durations.ts';
import { type User, visitor } from '../viewer.ts';
import { toggleLike } from './toggle-like.ts';
import { topAdverts } from './top-adverts.ts';

async function shop(people: number) {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  const fans: User[] = [];
  for (let count = 0; count < people; count += 1)
    fans.push(await addUser(ports, `fan${count}`, { emailVerified: true }));
  const postLiked = async (likes: number) => {
    const advertId = await addAdvert(ports, seller);
    for (const fan of fans.slice(0, likes)) await toggleLike(ports, fan, { advertId, liked: true });
    ports.clock.advance(1_000);
    return advertId;
  };
  const top = async () => (await topAdverts(ports, visitor)).adverts.map((card) => card.id);
  return { ports, postLiked, top };
}

describe('topAdverts', () => {
  it('shows the most liked first, then the newest', async () => {
    const { postLiked, top } = await shop(3);
    const one = await postLiked(1);
    const three = await postLiked(3);
    const laterOne = await postLiked(1);
    expect(await top()).toEqual([three, laterOne, one]);
  });

  it('shows at most five', async () => {
    const { postLiked, top } = await shop(1);
    for (let count = 0; count < 6; count += 1) await postLiked(1);
    expect(await top()).toHaveLength(5);
  });

  it('shows none that nobody liked', async () => {
    const { postLiked, top } = await shop(1);
    await postLiked(0);
    expect(await top()).toEqual([]);
  });

  it('counts no likes of those whose email is not verified', async () => {
    const { ports, postLiked, top } = await shop(1);
    const one = await postLiked(1);
    const other = await postLiked(0);
    const likes = ['p', 'q'].map(async (name) => {
      const newcomer = await addUser(ports, `newcomer.${name}`);
      await toggleLike(ports, newcomer, { advertId: other, liked: true });
    });
    await Promise.all(likes);
    expect(await top()).toEqual([one]);
  });

  it('looks back thirty days', async () => {
    const { ports, top, postLiked } = await shop(1);
    const id = await postLiked(1);
    ports.clock.advance(30 * day - 1_000);
    expect(await top()).toEqual([id]);
    ports.clock.advance(1);
    expect(await top()).toEqual([]);
  });
});
