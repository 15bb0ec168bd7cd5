import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser } from '../test-fixtures.ts';
import { visitor } from '../viewer.ts';
import { similarAdverts } from './similar-adverts.ts';

async function shop(...titles: readonly string[]) {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  const ids: string[] = [];
  for (const herbtitle of titles) {
    ids.push(await addAdvert(ports, seller, { herbtitle }));
    ports.clock.advance(1_000);
  }
  return { ports, ids };
}

describe('similarAdverts', () => {
  it('shows others that begin with the same word, newest first, without the advert itself', async () => {
    const { ports, ids } = await shop('Neem leaves', 'Aloe vera', 'Neem oil', 'neem bark');
    const [leaves = '', , oil, bark] = ids;
    const cards = await similarAdverts(ports, visitor, { id: leaves, title: 'neem leaves' });
    expect(cards.map((card) => card.id)).toEqual([bark, oil]);
  });

  it('shows at most four', async () => {
    const { ports, ids } = await shop('neem', 'neem', 'neem', 'neem', 'neem', 'neem');
    for (const id of [ids[0] ?? '', ids[5] ?? '']) {
      const cards = await similarAdverts(ports, visitor, { id, title: 'neem' });
      expect(cards).toHaveLength(4);
      expect(cards.map((card) => card.id)).not.toContain(id);
    }
  });

  it('shows none when there are none', async () => {
    const { ports, ids } = await shop('neem', 'aloe');
    expect(await similarAdverts(ports, visitor, { id: ids[0] ?? '', title: 'neem' })).toEqual([]);
  });
});
