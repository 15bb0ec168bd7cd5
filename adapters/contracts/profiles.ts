import { describe, expect, test } from 'vitest';
import type { ProfileChanges } from '../../core/ports/profiles.ts';
import {
  at,
  atOnce,
  countOf,
  idOf,
  insertAccount,
  insertAdvert,
  insertPicture,
  insertUser,
  insertUsers,
  like,
  oddTexts,
  someProfile,
} from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

const changes: ProfileChanges = {
  username: 'Amina.Herbs_2',
  fullName: 'Amina Nakato',
  about: 'Leaves from my own garden.',
  address: 'Stall 14, Owino',
  phoneNumber: '+256700000001',
  callMe: true,
  whatsappMe: false,
  dateOfBirth: '1990-02-28',
  pictureKey: undefined,
};

export function describeProfiles(name: string, fixture: StoresFixture): void {
  describe(`${name}: profiles`, () => {
    const ports = emptyStores(fixture);

    test('returns every field of a profile, its picture, and counters at 0', async () => {
      const accountId = await insertAccount(ports, 'amina');
      const picture = await insertPicture(ports, accountId, 1);
      const profile = { ...changes, accountId, pictureKey: picture.key, createdAt: at(0.789) };
      expect(await ports.profiles.add(profile)).toBe('added');
      const { pictureKey, ...rest } = profile;
      expect(pictureKey).toBe(picture.key);
      expect(await ports.profiles.byAccountId(accountId)).toEqual({
        ...rest,
        picture,
        advertCount: 0,
        likesReceived: 0,
        ratingCount: 0,
        answers: undefined,
      });
    });

    test('leaves absent what was not given, and empty what is empty', async () => {
      const accountId = await insertUser(ports, 'amina', { about: '', address: '', phoneNumber: '' });
      const profile = await ports.profiles.byAccountId(accountId);
      expect(profile).toMatchObject({ about: '', address: '', phoneNumber: '' });
      expect(profile?.picture).toBeUndefined();
      expect(profile?.dateOfBirth).toBeUndefined();
    });

    test.each(oddTexts)('keeps texts unchanged: $kind', async ({ text }) => {
      const texts = { fullName: text, about: text, address: text };
      const accountId = await insertUser(ports, 'amina', texts);
      expect(await ports.profiles.byAccountId(accountId)).toMatchObject(texts);
    });

    test('refuses a second profile of one account, and changes nothing', async () => {
      const accountId = await insertUser(ports, 'amina');
      const before = await ports.profiles.byAccountId(accountId);
      const second = someProfile('amina', { username: 'another', about: 'another' });
      expect(await ports.profiles.add(second)).toBe('exists');
      expect(await ports.profiles.byAccountId(accountId)).toEqual(before);
      expect(await ports.profiles.usernameTaken('another')).toBe(false);
    });

    test('refuses a username that is taken in any case, and changes nothing', async () => {
      await insertUser(ports, 'amina', { username: 'Amina.Herbs' });
      const accountId = await insertAccount(ports, 'baraka');
      for (const username of ['Amina.Herbs', 'amina.herbs', 'AMINA.HERBS']) {
        expect(await ports.profiles.add(someProfile('baraka', { username }))).toBe('username-taken');
      }
      expect(await ports.profiles.byAccountId(accountId)).toBeUndefined();
    });

    test.each([
      ['nakato_herbs', 'nakato..herbs'],
      ['nakato_herbs', 'NakatoHerbs'],
      ['lutaaya', 'Iutaaya'],
      ['lutaaya', '1utaaya'],
      ['Iutaaya', 'lutaaya'],
      ['okello', '0kell0'],
    ])('with %s there is no new %s, which looks the same', async (present, rival) => {
      await insertUser(ports, 'amina', { username: present });
      await insertAccount(ports, 'baraka');
      const other = await insertUser(ports, 'chebet');
      expect(await ports.profiles.usernameTaken(rival)).toBe(true);
      expect(await ports.profiles.add(someProfile('baraka', { username: rival }))).toBe('username-taken');
      expect(await ports.profiles.update(other, { ...changes, username: rival })).toBe('username-taken');
      expect(await ports.profiles.byAccountId(other)).toMatchObject({ username: 'chebet' });
    });

    test.each([
      ['rnoses', 'moses'],
      ['nakato', 'nakat0s'],
      ['clement', 'dement'],
    ])('%s and %s are two usernames', async (one, other) => {
      await insertUser(ports, 'amina', { username: one });
      await insertAccount(ports, 'baraka');
      expect(await ports.profiles.usernameTaken(other)).toBe(false);
      expect(await ports.profiles.add(someProfile('baraka', { username: other }))).toBe('added');
    });

    test('lets a transaction continue after a refusal, which changes nothing', async () => {
      await insertUser(ports, 'amina');
      const accountId = await insertAccount(ports, 'baraka');
      const before = await ports.transaction(async ({ profiles }) => {
        expect(await profiles.add(someProfile('baraka', { username: 'AMINA' }))).toBe('username-taken');
        expect(await profiles.add(someProfile('amina', { username: 'other' }))).toBe('exists');
        expect(await profiles.add(someProfile('baraka'))).toBe('added');
        const added = await profiles.byAccountId(accountId);
        expect(await profiles.update(accountId, { ...changes, username: 'Amina' })).toBe('username-taken');
        return added;
      });
      expect(before?.username).toBe('baraka');
      expect(await ports.profiles.byAccountId(accountId)).toEqual(before);
    });

    test('adds exactly one of 20 profiles that ask for the same username at once', async () => {
      const spellings = ['amina', 'AMINA', 'am1na', 'am.lna'];
      const ids = await atOnce(20, (index) => insertAccount(ports, `user${index}x`));
      const answers = await Promise.all(
        ids.map((accountId, index) =>
          ports.profiles.add(someProfile('amina', { accountId, username: spellings[index % 4] ?? '' })),
        ),
      );
      expect(countOf(answers, 'added')).toBe(1);
      expect(countOf(answers, 'username-taken')).toBe(19);
      expect(await ports.profiles.byAccountIds(ids)).toHaveLength(1);
    });

    test('adds exactly one of 10 profiles of the same account at once', async () => {
      const accountId = await insertAccount(ports, 'amina');
      const answers = await atOnce(10, (index) =>
        ports.profiles.add(someProfile('amina', { username: `amina${index}` })),
      );
      expect(countOf(answers, 'added')).toBe(1);
      expect(countOf(answers, 'exists')).toBe(9);
      const profile = await ports.profiles.byAccountId(accountId);
      expect(profile?.username).toBe(`amina${answers.indexOf('added')}`);
    });

    test('changes what the owner may change and nothing else', async () => {
      const accountId = await insertUser(ports, 'amina');
      const other = await insertUser(ports, 'baraka');
      const { id: advertId } = await insertAdvert(ports, accountId, 1);
      await like(ports, advertId, other);
      const picture = await insertPicture(ports, accountId, 7);
      const others = await ports.profiles.byAccountId(other);

      expect(await ports.profiles.update(accountId, { ...changes, pictureKey: picture.key })).toBe('updated');
      const { pictureKey, ...rest } = changes;
      expect(pictureKey).toBeUndefined();
      expect(await ports.profiles.byAccountId(accountId)).toEqual({
        ...rest,
        accountId,
        picture,
        advertCount: 1,
        likesReceived: 1,
        ratingCount: 0,
        answers: undefined,
        createdAt: at(0),
      });
      expect(await ports.profiles.byAccountId(other)).toEqual(others);
    });

    test('hands out profiles by account, part by part', async () => {
      const users = (await insertUsers(ports, 5)).toSorted();
      const idsAfter = async (after: string | undefined, limit: number) =>
        (await ports.profiles.inOrder({ after, limit })).map(({ accountId }) => accountId);
      await insertAccount(ports, 'without');
      expect(await idsAfter(undefined, 9)).toEqual(users);
      expect(await idsAfter(undefined, 2)).toEqual(users.slice(0, 2));
      expect(await idsAfter(users[1], 2)).toEqual(users.slice(2, 4));
      expect(await idsAfter(users[4], 2)).toEqual([]);
    });

    test('keeps how soon somebody answers, until that is removed', async () => {
      const [one = '', other = ''] = await insertUsers(ports, 2);
      const answersOf = async (id: string) => (await ports.profiles.byAccountId(id))?.answers;
      const { id: advertId } = await insertAdvert(ports, one, 1);
      await ports.profiles.setAnswers(one, 'day');
      await ports.profiles.setAnswers('nobody', 'hour');
      expect([await answersOf(one), await answersOf(other)]).toEqual(['day', undefined]);
      expect((await ports.adverts.detail(undefined, advertId))?.sellerAnswers).toBe('day');
      await ports.profiles.update(one, changes);
      expect(await answersOf(one)).toBe('day');
      await ports.profiles.setAnswers(one, undefined);
      expect(await answersOf(one)).toBeUndefined();
    });

    test('removes the picture and the date of birth again', async () => {
      const accountId = await insertAccount(ports, 'amina');
      const picture = await insertPicture(ports, accountId, 1);
      await ports.profiles.add(someProfile('amina', { pictureKey: picture.key, dateOfBirth: '1990-02-28' }));
      await ports.profiles.update(accountId, {
        ...changes,
        dateOfBirth: undefined,
        pictureKey: undefined,
      });
      const profile = await ports.profiles.byAccountId(accountId);
      expect(profile?.picture).toBeUndefined();
      expect(profile?.dateOfBirth).toBeUndefined();
    });

    test.each(['AMINA', 'a.mina', 'Am1na'])('lets amina change to %s', async (username) => {
      const accountId = await insertUser(ports, 'amina');
      expect(await ports.profiles.update(accountId, { ...changes, username })).toBe('updated');
      expect(await ports.profiles.byAccountId(accountId)).toMatchObject({ username });
    });

    test('gives a username to exactly one of 10 owners who change to it at once', async () => {
      const ids = await insertUsers(ports, 10);
      const answers = await Promise.all(
        ids.map((accountId, index) =>
          ports.profiles.update(accountId, { ...changes, username: index % 2 === 0 ? 'wanted' : 'wan.ted' }),
        ),
      );
      expect(countOf(answers, 'updated')).toBe(1);
      expect(countOf(answers, 'username-taken')).toBe(9);
    });

    test('frees a username that its owner gave up', async () => {
      const accountId = await insertUser(ports, 'amina');
      await ports.profiles.update(accountId, { ...changes, username: 'fatuma' });
      expect(await ports.profiles.usernameTaken('amina')).toBe(false);
      const other = await insertUser(ports, 'baraka');
      expect(await ports.profiles.update(other, { ...changes, username: 'amina' })).toBe('updated');
    });

    test('returns nothing if there is no profile, and has none to change', async () => {
      const accountId = await insertAccount(ports, 'amina');
      expect(await ports.profiles.update(accountId, changes)).toBe('missing');
      expect(await ports.profiles.update(idOf('nobody'), changes)).toBe('missing');
      expect(await ports.profiles.byAccountId(accountId)).toBeUndefined();
      expect(await ports.profiles.byAccountId(idOf('nobody'))).toBeUndefined();
    });

    test('knows a taken username in any case, letter for letter', async () => {
      await insertUser(ports, 'amina', { username: 'A_b.C' });
      expect(await ports.profiles.usernameTaken('A_b.C')).toBe(true);
      expect(await ports.profiles.usernameTaken('a_B.c')).toBe(true);
      for (const free of ['axb.c', 'a_bxc', 'a_b', 'a_b.cc', '%', '']) {
        expect(await ports.profiles.usernameTaken(free)).toBe(false);
      }
    });

    test('returns several profiles in the order requested, without those that do not exist', async () => {
      const [amina, baraka, chebet] = [
        await insertUser(ports, 'amina'),
        await insertUser(ports, 'baraka'),
        await insertUser(ports, 'chebet'),
      ];
      const picture = await insertPicture(ports, baraka, 3);
      await ports.profiles.update(baraka, { ...changes, pictureKey: picture.key });
      const found = await ports.profiles.byAccountIds([chebet, idOf('nobody'), amina, baraka]);
      expect(found.map((profile) => profile.accountId)).toEqual([chebet, amina, baraka]);
      expect(found[2]).toEqual(await ports.profiles.byAccountId(baraka));
      expect(found[2]?.picture).toEqual(picture);
      expect(await ports.profiles.byAccountIds([])).toEqual([]);
    });
  });
}
