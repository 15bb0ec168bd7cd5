import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { toggleLike } from '../adverts/toggle-like.ts';
import { addAdvert, addUser } from '../test-fixtures.ts';
import { visitor } from '../viewer.ts';
import { search } from './search.ts';

async function shop(...titles: readonly string[]) {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'Aloe.Amina');
  for (const herbtitle of titles) {
    await addAdvert(ports, seller, { herbtitle });
    ports.clock.advance(1_000);
  }
  const titlesFor = async (q: string) => (await search(ports, visitor, q)).adverts.map((card) => card.title);
  const usersFor = async (q: string) =>
    (await search(ports, visitor, q)).profiles.map((user) => user.username);
  return { ports, seller, titlesFor, usersFor };
}

describe('search', () => {
  it('finds herbs by how their titles begin, newest first', async () => {
    const { titlesFor } = await shop('Aloe vera', 'Neem', 'Aloe gel', 'fresh aloe');
    expect(await titlesFor('al')).toEqual(['aloe gel', 'aloe vera']);
  });

  it.each(['ALOE V', '  aloe   vera ', 'aloe\tv', 'aloe'])('finds "Aloe vera" by %j', async (q) => {
    const { titlesFor } = await shop('Aloe vera');
    expect(await titlesFor(q)).toEqual(['aloe vera']);
  });

  it('takes composed and decomposed letters for the same', async () => {
    const { titlesFor } = await shop('\u00c9corce');
    expect(await titlesFor('E\u0301C')).toEqual(['\u00e9corce']);
  });

  it.each(['%', '_', '*', "'", 'a%', '\\'])('knows no wildcard %j', async (q) => {
    const { titlesFor } = await shop('aloe');
    expect(await titlesFor(q)).toEqual([]);
  });

  it('finds users by how their usernames begin, in any case, with nothing private', async () => {
    const { ports, seller } = await shop();
    const { profiles } = await search(ports, visitor, 'aLOE.a');
    expect(profiles).toEqual([
      { id: seller.accountId, username: 'Aloe.Amina', fullName: seller.fullName, picture: undefined },
    ]);
  });

  it('finds nobody by the middle of a username', async () => {
    const { usersFor } = await shop();
    expect(await usersFor('amina')).toEqual([]);
  });

  it('shows at most twenty herbs and twenty users', async () => {
    const { ports, titlesFor, usersFor } = await shop(...Array.from({ length: 21 }, () => 'neem'));
    for (let count = 0; count < 21; count += 1) await addUser(ports, `neem${count}`);
    expect(await titlesFor('neem')).toHaveLength(20);
    expect(await usersFor('neem')).toHaveLength(20);
  });

  it.each(['', '   ', '\r\n', '\u0000'])('finds nothing for %j', async (q) => {
    const { ports } = await shop('aloe');
    expect(await search(ports, visitor, q)).toEqual({ query: '', adverts: [], profiles: [] });
  });

  it('answers what was searched for as it was typed, on one line', async () => {
    const { ports } = await shop();
    expect((await search(ports, visitor, '  Purple\n Basil ')).query).toBe('Purple Basil');
  });

  it.each([
    ['letters', 'x'.repeat(150), 'x'.repeat(100)],
    ['emoji, never in half', `x${'🌿'.repeat(60)}`, `x${'🌿'.repeat(49)}`],
    ['words', `${'x'.repeat(99)} y`, 'x'.repeat(99)],
  ])('cuts a query of too many %s', async (_, q, query) => {
    const { ports } = await shop();
    expect((await search(ports, visitor, q)).query).toBe(query);
  });

  it("shows the viewer's own likes on what was found", async () => {
    const { ports, seller } = await shop('aloe');
    const [card] = (await search(ports, seller, 'aloe')).adverts;
    await toggleLike(ports, seller, { advertId: card?.id ?? '', liked: true });
    expect((await search(ports, seller, 'aloe')).adverts).toMatchObject([{ likedByViewer: true }]);
    expect((await search(ports, visitor, 'aloe')).adverts).toMatchObject([{ likedByViewer: false }]);
  });
});
