import { beforeEach, describe, expect, test } from 'vitest';
import {
  advertIdOf,
  at,
  atOnce,
  countOf,
  idOf,
  insertAccount,
  insertAdvert,
  insertPicture,
  insertUser,
  moveTo,
  notLive,
  someAdvert,
  somePicture,
  someProfile,
} from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describePictures(name: string, fixture: StoresFixture): void {
  describe(`${name}: pictures`, () => {
    const ports = emptyStores(fixture);
    const [accountId, one, two] = [idOf('amina'), idOf('amina'), idOf('baraka')];
    beforeEach(async () => {
      for (const person of ['amina', 'baraka']) await insertAccount(ports, person);
    });

    const hold = (accountId: string, number: number, until = at(3600)) =>
      ports.pictures.hold(somePicture(number), { accountId, until });

    const heldKeys = async (accountId: string, numbers: readonly number[], now = at(0)) => {
      const keys = numbers.map((number) => somePicture(number).key);
      return (await ports.pictures.held(accountId, keys, now)).map((picture) => picture.key);
    };

    const orphans = async (limit = 100) => (await ports.pictures.orphans(limit)).toSorted();

    const keyOf = (number: number) => somePicture(number).key;

    test('returns a held picture with every field', async () => {
      const picture = {
        ...somePicture(1),
        placeholder: `data:image/webp;base64,${'A'.repeat(577)}`,
        kilobytes: 28,
      };
      await ports.pictures.hold(picture, { accountId, until: at(3600) });
      expect(await ports.pictures.held(accountId, [picture.key], at(0))).toEqual([picture]);
      expect(await ports.pictures.byKey(picture.key)).toEqual(picture);
      expect(await ports.pictures.byKey(keyOf(404))).toBeUndefined();
      expect(await ports.pictures.byKey('')).toBeUndefined();
    });

    test('lists the pictures that lack narrow copies until they are added, and counts their bytes', async () => {
      const holdOld = (number: number) =>
        ports.pictures.hold(somePicture(number), { accountId, until: at(3600), bytes: 100, narrow: false });
      for (const number of [3, 1, 2, 5]) await holdOld(number);
      await hold(accountId, 4);
      await hold(accountId, 1);
      expect(await ports.pictures.lackingNarrow(2)).toEqual([keyOf(1), keyOf(2)].toSorted());
      expect(await ports.pictures.lackingNarrow(100)).toEqual([1, 2, 3, 5].map(keyOf).toSorted());
      for (const number of [1, 3, 3, 4, 404]) await ports.pictures.addNarrow(keyOf(number), 7);
      await ports.pictures.release(accountId, [keyOf(5)]);
      await ports.pictures.removeOrphan(keyOf(5));
      expect(await ports.pictures.lackingNarrow(100)).toEqual([keyOf(2)]);
      expect(await ports.pictures.bytesOf(accountId)).toBe(314);
    });

    test('keeps the hash of a picture, and lists those without one', async () => {
      const { pictures } = ports;
      const until = at(3600);
      await pictures.hold(somePicture(1), { accountId, until, hash: '0123456789abcdef' });
      await pictures.hold(somePicture(1), { accountId: two, until, hash: 'ffffffffffffffff' });
      await pictures.hold(somePicture(2), { accountId, until, hash: '' });
      for (const number of [5, 4, 3]) await hold(accountId, number);
      expect(await pictures.lackingHash(2)).toEqual([3, 4].map(keyOf).toSorted());
      for (const number of [4, 5, 404]) await pictures.setHash(keyOf(number), 'fedcba9876543210');
      await pictures.release(accountId, [keyOf(5)]);
      await pictures.removeOrphan(keyOf(5));
      expect(await pictures.lackingHash(9)).toEqual([keyOf(3)]);
      expect(await pictures.hashesOf([1, 2, 3, 4, 5, 404].map(keyOf))).toEqual(
        new Map([
          [keyOf(1), '0123456789abcdef'],
          [keyOf(2), ''],
          [keyOf(4), 'fedcba9876543210'],
        ]),
      );
      expect(await pictures.hashesOf([])).toEqual(new Map());
      await hold(accountId, 5);
      expect(await pictures.lackingHash(9)).toEqual([3, 5].map(keyOf));
    });

    test('finds pictures by any one of the four quarters of their hash', async () => {
      const hashes = [
        '00ff000000000000',
        'ffff1234ffffffff',
        'ffffffffa5a5ffff',
        '0000000000008001',
        '123400ff8001a5a5',
        '',
      ];
      for (const [number, hash] of hashes.entries())
        await ports.pictures.hold(somePicture(number), { accountId, until: at(3600), hash });
      await hold(accountId, 9);
      const bands = ['00ff', '1234', 'a5a5', '8001'].map((quarter) => [quarter, '7777']);
      const found = await ports.pictures.withBands(bands);
      expect(found.toSorted((left, right) => (left.key < right.key ? -1 : 1))).toEqual(
        [0, 1, 2, 3].map((number) => ({ key: keyOf(number), hash: hashes[number] })),
      );
      expect(await ports.pictures.withBands([])).toEqual([]);
    });

    test('says where others show a picture, in any state, unless they are leaving or banned', async () => {
      const { pictures, adverts } = ports;
      for (const person of ['amina', 'baraka']) await ports.profiles.add(someProfile(person));
      const [leaving, banned] = [await insertUser(ports, 'chebet'), await insertUser(ports, 'dora')];
      const show = (sellerId: string, number: number, picture: number) =>
        insertAdvert(ports, sellerId, number, { pictureKeys: [keyOf(picture)], postedAt: at(number) });
      for (const picture of [1, 2, 3]) await insertPicture(ports, one, picture);
      for (const number of [1, 2, 3, 4]) await show(two, number, 1 + (number % 2));
      await show(two, 5, 3);
      for (const [index, seller] of [one, leaving, banned, two].entries()) await show(seller, 6 + index, 1);
      await adverts.remove(advertIdOf(9));
      for (const [index, state] of notLive.entries()) await moveTo(ports, advertIdOf(index + 1), state);
      await ports.accounts.leave(leaving, at(9));
      await ports.members.decide(banned, { ...(await ports.members.standing(banned)), bannedAt: at(9) });

      const shown = await pictures.shownByOthers({ sellerId: one, keys: [1, 2, 404].map(keyOf) });
      expect(shown.toSorted((left, right) => left.postedAt.getTime() - right.postedAt.getTime())).toEqual(
        [1, 2, 3, 4].map((number) => {
          return { key: keyOf(1 + (number % 2)), advertId: advertIdOf(number), postedAt: at(number) };
        }),
      );
      expect(await pictures.shownByOthers({ sellerId: two, keys: [keyOf(1)] })).toMatchObject([
        { advertId: advertIdOf(6) },
      ]);
      expect(await pictures.shownByOthers({ sellerId: one, keys: [] })).toEqual([]);
    });

    test('says whether a picture is shown: by an advert that is not hidden, or a profile, of somebody present', async () => {
      const { pictures, profiles } = ports;
      for (const person of ['amina', 'baraka']) await profiles.add(someProfile(person));
      const shown = () => pictures.isShown(keyOf(1));
      await hold(one, 1);
      expect(await shown()).toBe(false);
      const { id } = await insertAdvert(ports, one, 1, { pictureKeys: [keyOf(1)] });
      for (const state of ['sold', 'live', 'ended', 'live'] as const) {
        await moveTo(ports, id, state);
        expect(await shown(), state).toBe(true);
      }
      await moveTo(ports, id, 'hidden');
      expect(await shown()).toBe(false);
      const other = await insertAdvert(ports, two, 2, { pictureKeys: [keyOf(1)] });
      expect(await shown()).toBe(true);
      const standing = await ports.members.standing(two);
      await ports.members.decide(two, { ...standing, bannedAt: at(9) });
      expect(await shown()).toBe(false);
      await ports.members.decide(two, standing);
      await ports.adverts.remove(other.id);
      expect(await shown()).toBe(false);
      await profiles.update(one, { ...someProfile('amina'), pictureKey: keyOf(1) });
      expect(await shown()).toBe(true);
      await ports.accounts.leave(one, at(9));
      expect(await shown()).toBe(false);
    });

    test('knows the pictures of adverts that others may not see, unless something else shows them', async () => {
      const { pictures, profiles, adverts } = ports;
      for (const person of ['amina', 'baraka']) await profiles.add(someProfile(person));
      const hidden = async () => (await pictures.hidden()).toSorted();
      for (const picture of [1, 2, 3, 4]) await insertPicture(ports, one, picture);
      const first = await insertAdvert(ports, one, 1, { pictureKeys: [1, 2, 3].map(keyOf) });
      await insertAdvert(ports, two, 2, { pictureKeys: [keyOf(2), keyOf(4)] });
      await hold(one, 9);
      expect(await hidden()).toEqual([]);
      await moveTo(ports, first.id, 'hidden');
      await profiles.update(one, { ...someProfile('amina'), pictureKey: keyOf(3) });
      expect(await hidden()).toEqual([keyOf(1)]);
      const standing = await ports.members.standing(two);
      await ports.members.decide(two, { ...standing, bannedAt: at(9) });
      expect(await hidden()).toEqual([1, 2, 4].map(keyOf).toSorted());
      await adverts.remove(first.id);
      expect(await hidden()).toEqual([2, 4].map(keyOf).toSorted());
    });

    test('says whose picture it is, whatever refers to it', async () => {
      for (const person of ['amina', 'baraka']) await ports.profiles.add(someProfile(person));
      const users = async () => [
        await ports.pictures.isUsedBy(one, keyOf(1)),
        await ports.pictures.isUsedBy(two, keyOf(1)),
      ];
      expect(await users()).toEqual([false, false]);
      await hold(one, 1);
      expect(await users()).toEqual([true, false]);
      const { id } = await insertAdvert(ports, two, 2, { pictureKeys: [keyOf(1)] });
      await moveTo(ports, id, 'hidden');
      expect(await users()).toEqual([true, true]);
      await ports.pictures.release(one, [keyOf(1)]);
      expect(await users()).toEqual([false, true]);
      await ports.profiles.update(one, { ...someProfile('amina'), pictureKey: keyOf(1) });
      expect(await users()).toEqual([true, true]);
    });

    test('sums the bytes of the pictures that adverts, profile and holds of an account refer to, each picture once', async () => {
      for (const person of ['amina', 'baraka']) await ports.profiles.add(someProfile(person));
      const { pictures, adverts, profiles } = ports;
      const holdBytes = (accountId: string, number: number, bytes?: number) =>
        pictures.hold(somePicture(number), { accountId, until: at(3600), ...(bytes && { bytes }) });
      expect(await pictures.bytesOf(one)).toBe(0);
      await holdBytes(one, 1, 300_000);
      await holdBytes(one, 1, 5);
      await holdBytes(one, 2, 20_000);
      await holdBytes(two, 3, 4_000);
      await holdBytes(two, 2);
      await holdBytes(two, 4);
      expect(await pictures.bytesOf(one)).toBe(320_000);
      expect(await pictures.bytesOf(two)).toBe(24_000);

      const { id } = await insertAdvert(ports, one, 1, { pictureKeys: [keyOf(1), keyOf(2)] });
      await adverts.add({ ...someAdvert(2, { sellerId: one, pictureKeys: [keyOf(1)] }) });
      await profiles.update(one, { ...someProfile('amina'), pictureKey: keyOf(3) });
      expect(await pictures.bytesOf(one)).toBe(324_000);
      await pictures.releaseAll(one);
      await adverts.remove(id);
      expect(await pictures.bytesOf(one)).toBe(304_000);
      const ofMessages = { ...somePicture(5), key: `chat${keyOf(5)}` };
      await pictures.hold(ofMessages, { accountId: one, until: at(3600), bytes: 1_000_000 });
      expect(await pictures.bytesOf(one)).toBe(304_000);
    });

    test('records a picture once per key, no matter who holds it', async () => {
      await hold(one, 1);
      await ports.pictures.hold(
        { ...somePicture(1), width: 1, height: 1 },
        { accountId: two, until: at(60) },
      );
      expect(await ports.pictures.byKey(keyOf(1))).toEqual(somePicture(1));
      expect(await ports.pictures.held(two, [keyOf(1)], at(0))).toEqual([somePicture(1)]);
    });

    test('accepts 20 holds of the same picture at once, from one account and from several', async () => {
      const ids = await atOnce(5, (index) => insertAccount(ports, `user${index}x`));
      await atOnce(4, () => Promise.all(ids.map((accountId) => hold(accountId, 1))));
      for (const accountId of ids) expect(await heldKeys(accountId, [1])).toEqual([keyOf(1)]);
    });

    test('returns the held ones in the order requested, without the others', async () => {
      for (const number of [1, 2, 3]) await hold(one, number);
      await hold(two, 4);
      expect(await heldKeys(one, [3, 4, 1, 404, 2])).toEqual([3, 1, 2].map(keyOf));
      expect(await heldKeys(two, [1, 2, 3])).toEqual([]);
      expect(await heldKeys(one, [])).toEqual([]);
    });

    test('holds until the moment given and no longer', async () => {
      await hold(accountId, 1, at(60));
      expect(await heldKeys(accountId, [1], at(60))).toEqual([keyOf(1)]);
      expect(await heldKeys(accountId, [1], at(60.001))).toEqual([]);
    });

    test('lets a later moment replace an earlier one, but not the other way round', async () => {
      await hold(accountId, 1, at(60));
      await hold(accountId, 1, at(120));
      expect(await heldKeys(accountId, [1], at(100))).toEqual([keyOf(1)]);
      await hold(accountId, 1, at(80));
      expect(await heldKeys(accountId, [1], at(100))).toEqual([keyOf(1)]);
    });

    test('ends the holds of that account only, and accepts one that is not there, or none', async () => {
      for (const number of [1, 2, 3]) await hold(one, number);
      await hold(two, 1);
      for (const keys of [[keyOf(1), keyOf(3), keyOf(404)], [keyOf(404)], []]) {
        await ports.pictures.release(one, keys);
      }
      expect(await heldKeys(one, [1, 2, 3])).toEqual([keyOf(2)]);
      expect(await heldKeys(two, [1])).toEqual([keyOf(1)]);
    });

    test('ends the holds that have run out, not those that end now, and says how many', async () => {
      await hold(one, 1, at(59.999));
      await hold(two, 1, at(10));
      await hold(one, 2, at(60));
      await hold(one, 3, at(61));
      expect(await ports.pictures.removeExpiredHolds(at(60))).toBe(2);
      expect(await ports.pictures.removeExpiredHolds(at(60))).toBe(0);
      expect(await heldKeys(one, [1, 2, 3])).toEqual([2, 3].map(keyOf));
      expect(await orphans()).toEqual([keyOf(1)]);
    });

    test('calls a picture an orphan if no advert, profile or hold refers to it', async () => {
      for (const number of [1, 2, 3, 4]) await insertPicture(ports, accountId, number);
      expect(await orphans()).toEqual([1, 2, 3, 4].map(keyOf));
      expect(await orphans(2)).toHaveLength(2);
      await insertAdvert(ports, accountId, 1, { pictureKeys: [keyOf(1), keyOf(2)] });
      await ports.profiles.add(someProfile('baraka', { pictureKey: keyOf(3) }));
      await hold(accountId, 4);
      expect(await orphans()).toEqual([]);
    });

    test('knows an orphan once the advert drops it, or is removed', async () => {
      for (const number of [1, 2, 3]) await insertPicture(ports, accountId, number);
      const advert = await insertAdvert(ports, accountId, 1, { pictureKeys: [1, 2, 3].map(keyOf) });
      await insertAdvert(ports, accountId, 2, { pictureKeys: [keyOf(3)] });
      await ports.adverts.update(advert.id, {
        ...advert,
        pictureKeys: [2, 3].map(keyOf),
        updatedAt: at(9),
      });
      expect(await orphans()).toEqual([keyOf(1)]);
      await ports.adverts.remove(advert.id);
      expect(await orphans()).toEqual([1, 2].map(keyOf));
      await ports.adverts.remove(advertIdOf(2));
      expect(await orphans()).toEqual([1, 2, 3].map(keyOf));
    });

    test('knows an orphan once the profile takes another picture', async () => {
      for (const number of [1, 2]) await insertPicture(ports, accountId, number);
      const profile = someProfile('amina', { pictureKey: keyOf(1) });
      await ports.profiles.add(profile);
      expect(await orphans()).toEqual([keyOf(2)]);
      await ports.profiles.update(accountId, { ...profile, pictureKey: keyOf(2) });
      expect(await orphans()).toEqual([keyOf(1)]);
    });

    test('removes an orphan once, and records it again afterwards', async () => {
      for (const number of [1, 2]) await insertPicture(ports, accountId, number);
      const answers = await atOnce(5, () => ports.pictures.removeOrphan(keyOf(1)));
      expect(countOf(answers, true)).toBe(1);
      expect(await ports.pictures.byKey(keyOf(1))).toBeUndefined();
      expect(await ports.pictures.byKey(keyOf(2))).toEqual(somePicture(2));
      expect(await ports.pictures.removeOrphan(keyOf(404))).toBe(false);
      await hold(accountId, 1);
      expect(await heldKeys(accountId, [1])).toEqual([keyOf(1)]);
    });

    test('removes no picture that something refers to', async () => {
      for (const number of [1, 2, 3]) await insertPicture(ports, accountId, number);
      await insertAdvert(ports, accountId, 1, { pictureKeys: [keyOf(1)] });
      await ports.profiles.add(someProfile('baraka', { pictureKey: keyOf(2) }));
      await hold(accountId, 3);
      for (const number of [1, 2, 3]) {
        expect(await ports.pictures.removeOrphan(keyOf(number))).toBe(false);
        expect(await ports.pictures.byKey(keyOf(number))).toEqual(somePicture(number));
      }
    });

    test('says whether a key is unknown, and makes no picture from it', async () => {
      await hold(accountId, 1);
      expect(await ports.pictures.lockUnknown(keyOf(1))).toBe(false);
      expect(await ports.pictures.byKey(keyOf(1))).toEqual(somePicture(1));
      expect(await ports.pictures.lockUnknown(keyOf(2))).toBe(true);
      expect(await ports.pictures.byKey(keyOf(2))).toBeUndefined();
      expect(await orphans()).toEqual([]);
      await hold(accountId, 2);
      expect(await heldKeys(accountId, [2])).toEqual([keyOf(2)]);
    });
  });
}
