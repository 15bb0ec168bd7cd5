import { describe, expect, test } from 'vitest';
import type { NewRating } from '../../core/ports/ratings.ts';
import {
  at,
  atOnce,
  countOf,
  idOf,
  insertAccount,
  insertPicture,
  insertUser,
  oddTexts,
  readAll,
  someProfile,
} from './samples.ts';
import { emptyStores, type StoresFixture, undone } from './stores-fixture.ts';

/** What Brian says about Amina, under an id that begins with the name. */
function someRating(name: string, changes: Partial<NewRating> = {}): NewRating {
  return {
    id: idOf(name),
    authorId: idOf('brian'),
    aboutId: idOf('amina'),
    advert: { id: `ad_${name}`, title: `herb of ${name}` },
    ratedAs: 'seller',
    recommends: true,
    text: `what is said of ${name}`,
    sentAt: at(0),
    ...changes,
  };
}

export function describeRatings(name: string, fixture: StoresFixture): void {
  describe(`${name}: ratings`, () => {
    const ports = emptyStores(fixture, 'amina', 'brian');
    const [amina, brian] = [idOf('amina'), idOf('brian')];

    const pageOf = (aboutId = amina, joinedBy = at(0)) =>
      ports.ratings.page({ aboutId, joinedBy, after: undefined, limit: 20 });
    const shownOf = async (accountId = amina) => (await ports.profiles.byAccountId(accountId))?.ratingCount;
    const givenBy = (accountId: string) => ports.ratings.ofAuthor({ accountId, after: undefined, limit: 20 });

    async function shown(rating: NewRating, seconds = 9): Promise<void> {
      await ports.ratings.add(rating);
      await ports.ratings.show(rating.id, at(seconds));
    }

    test('returns every field of a hidden one to those who ask for it by id, and shows and counts nothing', async () => {
      for (const { text, kind } of oddTexts.slice(0, 7)) {
        const title = kind.slice(0, 8);
        const rating = someRating(title, { text, recommends: false, advert: { id: title, title: text } });
        expect(await ports.ratings.add(rating)).toBe('added');
        const kept = { ...rating, shownAt: undefined, answer: undefined };
        expect(await ports.ratings.byId(rating.id)).toEqual(kept);
        const sought = { authorId: brian, aboutId: amina, advertId: title };
        expect(await ports.ratings.find(sought)).toEqual(kept);
        expect(await ports.ratings.find({ ...sought, authorId: amina, aboutId: brian })).toBeUndefined();
      }
      expect(await ports.ratings.byId(idOf('nothing'))).toBeUndefined();
      expect(await pageOf()).toEqual([]);
      expect(await shownOf()).toBe(0);
      expect(await givenBy(brian)).toHaveLength(7);
      expect(await givenBy(amina)).toEqual([]);
    });

    test('accepts one for each advert from each of the two, even from twenty at once', async () => {
      const outcomes = await atOnce(20, (number) =>
        ports.ratings.add(someRating('neem', { id: idOf(`neem${number}x`) })),
      );
      expect(countOf(outcomes, 'added')).toBe(1);
      expect(countOf(outcomes, 'rated')).toBe(19);
      expect(await ports.ratings.add(someRating('ginger'))).toBe('added');
      const back = someRating('back', {
        authorId: amina,
        aboutId: brian,
        advert: { id: 'ad_neem', title: '' },
      });
      expect(await ports.ratings.add(back)).toBe('added');
      const query = { authorId: brian, aboutId: amina };
      const advertIds = ['ad_neem', 'ad_ginger', 'ad_moringa'];
      expect([...(await ports.ratings.ratedFor({ ...query, advertIds }))].toSorted()).toEqual([
        'ad_ginger',
        'ad_neem',
      ]);
      expect(await ports.ratings.ratedFor({ ...query, advertIds: [] })).toEqual(new Set());
    });

    test('lets the second of two who rate each other at once see the first', async () => {
      const rateAndLook = ([authorId, aboutId]: readonly [string, string]) =>
        ports.transaction(async ({ ratings }) => {
          const advert = { id: 'ad_neem', title: 'neem' };
          await ratings.add(someRating(`of ${aboutId.slice(0, 5)}`, { authorId, aboutId, advert }));
          return ratings.find({ authorId: aboutId, aboutId: authorId, advertId: 'ad_neem' });
        });
      const seen = await Promise.all([rateAndLook([amina, brian]), rateAndLook([brian, amina])]);
      expect(countOf(seen, undefined)).toBe(1);
    });

    test('accepts none by or about somebody without a profile, or who is being deleted', async () => {
      const chebet = await insertAccount(ports, 'chebet');
      expect(await ports.ratings.add(someRating('neem', { aboutId: chebet }))).toBe('gone');
      await ports.accounts.leave(brian, at(1));
      expect(await ports.ratings.add(someRating('neem'))).toBe('gone');
      const back = someRating('neem', { authorId: amina, aboutId: brian });
      expect(await ports.ratings.add(back)).toBe('gone');
      expect(await givenBy(amina)).toEqual([]);
    });

    test('shows and counts one once, even for twenty at once', async () => {
      const rating = someRating('neem');
      await ports.ratings.add(rating);
      await ports.ratings.add(someRating('ginger', { recommends: false }));
      const answers = await atOnce(20, (number) => ports.ratings.show(rating.id, at(number)));
      const [done, ...more] = answers.filter((answer) => answer !== undefined);
      expect(more).toEqual([]);
      expect(done).toMatchObject({ id: rating.id, aboutId: amina, shownAt: expect.any(Date) });
      expect(await shownOf()).toBe(1);
      await ports.ratings.show(idOf('ginger'), at(30));
      expect(await shownOf()).toBe(2);
      expect(await shownOf(brian)).toBe(0);
      expect(await ports.ratings.show(idOf('nothing'), at(30))).toBeUndefined();
    });

    test('counts nothing if the transaction that shows it fails', async () => {
      await ports.ratings.add(someRating('neem'));
      await undone(ports, ({ ratings }) => ratings.show(idOf('neem'), at(1)));
      expect(await shownOf()).toBe(0);
      expect(await pageOf()).toEqual([]);
    });

    test('counts and marks the newest shown one of each confirmed author who is there and joined in time', async () => {
      const counts = async (joinedBy = at(0)) =>
        (await ports.ratings.counts({ aboutId: amina, joinedBy })).seller;
      /** Of the newest first. */
      const marked = async (joinedBy = at(0)) => (await pageOf(amina, joinedBy)).map(({ counts }) => counts);
      expect(await counts()).toEqual({ counted: 0, recommending: 0 });
      await shown(someRating('old', { sentAt: at(1), recommends: false }), 30);
      await shown(someRating('newest', { sentAt: at(3) }), 20);
      await shown(someRating('second', { sentAt: at(2), recommends: false }), 25);
      await ports.ratings.add(someRating('hidden', { sentAt: at(4), recommends: false }));
      expect(await counts()).toEqual({ counted: 1, recommending: 1 });
      expect(await counts(at(-0.001))).toEqual({ counted: 0, recommending: 0 });
      expect((await pageOf()).map(({ id, counts }) => [id, counts])).toEqual([
        [idOf('old'), 'newer'],
        [idOf('second'), 'newer'],
        [idOf('newest'), 'yes'],
      ]);
      expect(await marked(at(-0.001))).toEqual(['no', 'no', 'no']);

      const chebet = await insertUser(ports, 'chebet');
      await shown(someRating('chebet', { authorId: chebet, recommends: false }));
      const unconfirmed = await insertAccount(ports, 'dora');
      await ports.profiles.add(someProfile('dora'));
      await shown(someRating('dora', { authorId: unconfirmed, recommends: false }));
      await shown(someRating('back', { authorId: amina, aboutId: brian }));
      expect(await counts()).toEqual({ counted: 2, recommending: 1 });
      expect((await marked()).toSorted()).toEqual(['newer', 'newer', 'no', 'yes', 'yes']);
      await ports.accounts.leave(chebet, at(40));
      expect(await counts()).toEqual({ counted: 1, recommending: 1 });
      expect((await marked()).toSorted()).toEqual(['newer', 'newer', 'no', 'no', 'yes']);
    });

    test('counts and marks what is said of a seller and of a buyer apart', async () => {
      await shown(someRating('sold', { sentAt: at(1) }), 10);
      await shown(someRating('bought', { sentAt: at(2), ratedAs: 'buyer', recommends: false }), 11);
      expect(await ports.ratings.counts({ aboutId: amina, joinedBy: at(0) })).toEqual({
        seller: { counted: 1, recommending: 1 },
        buyer: { counted: 1, recommending: 0 },
      });
      expect(await pageOf()).toMatchObject([
        { id: idOf('bought'), ratedAs: 'buyer', counts: 'yes' },
        { id: idOf('sold'), ratedAs: 'seller', counts: 'yes' },
      ]);
      await shown(someRating('newer', { sentAt: at(3), ratedAs: 'buyer' }), 12);
      expect((await pageOf()).map(({ counts }) => counts)).toEqual(['yes', 'newer', 'yes']);
      expect((await ports.ratings.counts({ aboutId: amina, joinedBy: at(0) })).buyer).toEqual({
        counted: 1,
        recommending: 1,
      });
      expect(await ports.ratings.byId(idOf('bought'))).toMatchObject({ ratedAs: 'buyer' });
    });

    test('shows the newest first with their authors, and whether they were rated too', async () => {
      const picture = await insertPicture(ports, brian, 5);
      const profile = await ports.profiles.byAccountId(brian);
      if (profile === undefined) throw new Error('Brian has no profile.');
      await ports.profiles.update(brian, { ...profile, pictureKey: picture.key });
      await shown(someRating('neem', { sentAt: at(5), recommends: false, text: '' }), 20);
      await shown(someRating('ginger', { sentAt: at(6) }), 10);
      await ports.ratings.add(someRating('hidden'));
      await ports.ratings.add(
        someRating('back', { authorId: amina, aboutId: brian, advert: { id: 'ad_neem', title: 'neem' } }),
      );
      const author = { id: brian, username: 'brian', fullName: 'brian of Kampala', picture };
      expect(await pageOf()).toEqual([
        {
          id: idOf('neem'),
          authorId: brian,
          advert: { id: 'ad_neem', title: 'herb of neem' },
          ratedAs: 'seller',
          recommends: false,
          text: '',
          shownAt: at(20),
          answer: undefined,
          author,
          returned: true,
          counts: 'newer',
        },
        expect.objectContaining({
          id: idOf('ginger'),
          recommends: true,
          author,
          returned: false,
          counts: 'yes',
        }),
      ]);
      expect(await pageOf(brian)).toEqual([]);
    });

    test('pages through them without losing or repeating any, even at one instant', async () => {
      for (let number = 10; number < 55; number += 1) await shown(someRating(`number${number}x`), number % 3);
      const { items, lengths } = await readAll(
        (query) => ports.ratings.page({ aboutId: amina, joinedBy: at(0), ...query }),
        ({ shownAt, id }) => ({ at: shownAt, id }),
      );
      expect(lengths).toEqual([21, 21, 5]);
      expect(new Set(items.map(({ id }) => id)).size).toBe(45);
      const given = await ports.ratings.ofAuthor({ accountId: brian, after: idOf('number19x'), limit: 2 });
      expect(given.map(({ id }) => id)).toEqual([idOf('number20x'), idOf('number21x')]);
    });

    test('accepts one answer, and only to what is shown', async () => {
      const id = idOf('neem');
      await ports.ratings.add(someRating('neem'));
      const answer = { text: 'Webale 🌿', at: at(12) };
      expect(await ports.ratings.answer(id, answer)).toBe(false);
      await ports.ratings.show(id, at(9));
      const tries = await atOnce(10, () => ports.ratings.answer(id, answer));
      expect(countOf(tries, true)).toBe(1);
      expect(await ports.ratings.answer(id, { text: 'No!', at: at(13) })).toBe(false);
      expect(await ports.ratings.byId(id)).toMatchObject({ answer });
      expect(await pageOf()).toMatchObject([{ answer }]);
      expect(await ports.ratings.answer(idOf('nothing'), answer)).toBe(false);
    });

    test('are removed with the account that they are about; those by it stay without an author', async () => {
      await shown(someRating('neem'));
      await shown(someRating('back', { authorId: amina, aboutId: brian }));
      await ports.accounts.leave(brian, at(10));
      expect(await pageOf()).toMatchObject([{ id: idOf('neem'), author: undefined }]);
      expect(await ports.accounts.remove(brian)).toBe(true);
      expect(await pageOf()).toMatchObject([{ id: idOf('neem'), author: undefined, returned: false }]);
      expect(await shownOf()).toBe(1);
      expect(await ports.ratings.byId(idOf('back'))).toBeUndefined();
      expect(await ports.ratings.byId(idOf('neem'))).toMatchObject({ authorId: undefined });
    });

    test('stay hidden, and are shown later, when the account of their author is gone', async () => {
      await ports.ratings.add(someRating('neem'));
      await ports.accounts.leave(brian, at(10));
      await ports.accounts.remove(brian);
      expect(await pageOf()).toEqual([]);
      await ports.ratings.show(idOf('neem'), at(20));
      expect(await pageOf()).toMatchObject([{ text: 'what is said of neem', author: undefined }]);
    });
  });
}
