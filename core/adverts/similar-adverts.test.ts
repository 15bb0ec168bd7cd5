import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser, advertForm, holdPictures } from '../fixtures-for-test.ts';
import { visitor } from '../viewer.ts';
import { similarAdverts } from './similar-adverts.ts';
import { updateAdvert } from './update-advert.ts';

async function shop(...titles: readonly string[]) {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  const ids: string[] = [];
  for (const herbtitle of titles) {
    ids.push(await addAdvert(ports, seller, { herbtitle }));
    ports.clock.advance(1_000);
  }
  return { ports, seller, ids };
}

describe('similarAdverts', () => {
  it('shows others that begin with the same word, newest first, without the advert itself', async () => {
    const { ports, ids } = await shop('Neem leaves', 'Aloe vera', 'Neem oil', 'neem bark');
    const [leaves = '', , oil, bark] = ids;
    const cards = await similarAdverts(ports, visitor, { id: leaves, title: 'neem leaves' });
    expect(cards.map((card) => card.id)).toEqual([bark, oil]);
  });

  it('shows others about the same herb, wherever its name stands and in whatever language', async () => {
    const { ports, ids } = await shop(
      'Moringa seeds, dried',
      'Pure mlonge oil',
      'Fresh neem',
      'Fresh organic moringa powder',
      'Fresh herbs',
    );
    const [seeds, oil, , powder = ''] = ids;
    const title = 'fresh organic moringa powder';
    const cards = await similarAdverts(ports, visitor, { id: powder, title });
    expect(cards.map((card) => card.id)).toEqual([oil, seeds]);
  });

  it('follows a new title', async () => {
    const { ports, seller, ids } = await shop('Moringa seeds', 'Neem oil');
    const [seeds = '', oil = ''] = ids;
    const form = advertForm({
      herbtitle: 'Oil of mlonge',
      pictureKeys: await holdPictures(ports, seller, 'oil'),
    });
    await updateAdvert(ports, seller, oil, form);
    const cards = await similarAdverts(ports, visitor, { id: seeds, title: 'moringa seeds' });
    expect(cards.map((card) => card.id)).toEqual([oil]);
  });

  it('shows those that begin alike where no herb is named', async () => {
    const { ports, ids } = await shop('Cold mixture', 'Cold balm', 'Hot mixture');
    const [mixture = '', balm] = ids;
    const cards = await similarAdverts(ports, visitor, { id: mixture, title: 'cold mixture' });
    expect(cards.map((card) => card.id)).toEqual([balm]);
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
