import { expect, it } from 'vitest';
import { addAdvert, advertForm, holdPictures, twoUsers } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import { similarAdverts } from './similar-adverts.ts';
import { updateAdvert } from './update-advert.ts';

/** Amina's adverts with these titles, one a second, and the ids of those that are similar to one. */
async function titled(...titles: readonly string[]) {
  const { ports, amina } = await twoUsers();
  const ids: string[] = [];
  for (const herbtitle of titles) {
    ids.push(await addAdvert(ports, amina, { herbtitle }));
    ports.clock.advance(1_000);
  }
  const similarTo = async (index: number) => {
    const advert = { id: ids[index] ?? '', title: titles[index]?.toLowerCase() ?? '' };
    return (await similarAdverts(ports, visitor, advert)).map(({ id }) => id);
  };
  return { ports, amina, ids, similarTo };
}

const freshPowder = 'Fresh organic moringa powder';

it.each([
  ['others that begin with the same word', ['Neem leaves', 'Aloe vera', 'Neem oil', 'neem bark'], 0, [3, 2]],
  [
    'others about the same herb, wherever its name stands and in whatever language',
    ['Moringa seeds, dried', 'Pure mlonge oil', 'Fresh neem', freshPowder, 'Fresh herbs'],
    3,
    [1, 0],
  ],
  ['those that begin alike where no herb is named', ['Cold mixture', 'Cold balm', 'Hot mixture'], 0, [1]],
  ['at most four', ['neem', 'neem', 'neem', 'neem', 'neem', 'neem'], 0, [5, 4, 3, 2]],
  [
    'at most four, without the advert itself',
    ['neem', 'neem', 'neem', 'neem', 'neem', 'neem'],
    5,
    [4, 3, 2, 1],
  ],
  ['none when there are none', ['neem', 'aloe'], 0, []],
])('shows %s, newest first', async (_which, titles, shown, expected) => {
  const { ids, similarTo } = await titled(...titles);
  expect(await similarTo(shown)).toEqual(expected.map((index) => ids[index]));
});

it('follows a new title', async () => {
  const { ports, amina, ids, similarTo } = await titled('Moringa seeds', 'Neem oil');
  const [, oil = ''] = ids;
  const pictureKeys = await holdPictures(ports, amina, 'oil');
  await updateAdvert(ports, amina, oil, advertForm({ herbtitle: 'Oil of mlonge', pictureKeys }));
  expect(await similarTo(0)).toEqual([oil]);
});
