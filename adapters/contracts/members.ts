import { describe, expect, test } from 'vitest';
import { cleanStanding } from '../../core/entities/standing.ts';
import { at, atOnce, countOf, idOf, insertAccount, insertUser } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeMembers(name: string, fixture: StoresFixture): void {
  describe(`${name}: members`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka');
    const [amina, baraka] = [idOf('amina'), idOf('baraka')];

    test('are accounts with a profile, found by id and by username in any case', async () => {
      const member = {
        accountId: amina,
        username: 'amina',
        fullName: 'amina of Kampala',
        email: 'amina@example.com',
        emailVerified: true,
        joinedAt: at(0),
        language: 'en',
        standing: cleanStanding,
      };
      expect(await ports.members.byId(amina)).toEqual(member);
      expect(await ports.members.byUsername('AMINA')).toEqual(member);
      const holder = await insertAccount(ports, 'holder');
      expect(await ports.members.byId(holder)).toBeUndefined();
      expect(await ports.members.byId('nobody')).toBeUndefined();
      expect(await ports.members.byUsername('ami')).toBeUndefined();
      expect(await ports.members.byIds([amina, 'nobody', holder])).toEqual([member]);
      expect(await ports.members.byIds([])).toEqual([]);
    });

    test('are found by the beginning of username, full name or email, in order of username', async () => {
      await insertUser(ports, 'chebet', { fullName: 'Amos Chebet' });
      await insertUser(ports, 'Akello', { fullName: "100% O'Neem_" });
      const found = async (beginning: string, after?: string, limit = 9) =>
        (await ports.members.page({ beginning, after, limit })).map(({ username }) => username);
      expect(await found('AM')).toEqual(['amina', 'chebet']);
      expect(await found('baraka@EX')).toEqual(['baraka']);
      expect(await found("100% o'neem_")).toEqual(['Akello']);
      expect(await found('%')).toEqual([]);
      expect(await found('')).toEqual(['Akello', 'amina', 'baraka', 'chebet']);
      expect(await found('', 'Akello', 2)).toEqual(['amina', 'baraka']);
    });

    test('are found by how the username begins, then the full name, then the email, each in order and nobody twice', async () => {
      await insertUser(ports, 'chebet', { fullName: 'Ámos Chebet' });
      await insertUser(ports, 'Akello', { fullName: 'AMOS 100%_' });
      await insertUser(ports, 'zawadi', { fullName: 'Zawadi' });
      const found = async (
        beginning: { username?: string; fullName?: string; email?: string },
        limit = 9,
      ) => {
        const query = { username: '', fullName: '', email: '', ...beginning, limit };
        return (await ports.members.beginning(query)).map(({ username }) => username);
      };
      expect(await found({ username: 'a' })).toEqual(['Akello', 'amina']);
      expect(await found({ fullName: 'amos' })).toEqual(['Akello', 'chebet']);
      expect(await found({ fullName: 'amos 100%' })).toEqual(['Akello']);
      expect(await found({ fullName: '%' })).toEqual([]);
      expect(await found({ email: 'baraka@' })).toEqual(['baraka']);
      const all = { username: 'am', fullName: 'am', email: 'a' };
      expect(await found(all)).toEqual(['amina', 'Akello', 'chebet']);
      expect(await found(all, 2)).toEqual(['amina', 'Akello']);
      expect(await found({})).toEqual([]);
      await ports.members.decide(amina, { ...cleanStanding, bannedAt: at(2) });
      await ports.accounts.leave(idOf('chebet'), at(3));
      expect(await found(all)).toEqual(['amina', 'Akello']);
      const akello = await ports.profiles.byAccountId(idOf('Akello'));
      if (akello === undefined) throw new Error('Akello is not there.');
      await ports.profiles.update(idOf('Akello'), { ...akello, fullName: 'Joy', pictureKey: undefined });
      expect(await found({ fullName: 'jo' })).toEqual(['Akello']);
    });

    test('have the standing that was last decided', async () => {
      const standing = { ...cleanStanding, moderator: true, suspendedUntil: at(5.5), bannedAt: at(2) };
      expect(await ports.members.standing(amina)).toEqual(cleanStanding);
      expect(await ports.members.decide(amina, standing)).toBe(true);
      expect(await ports.members.standing(amina)).toEqual({ ...standing, version: 1 });
      expect(await ports.members.decide(amina, { ...cleanStanding, version: 1 })).toBe(true);
      expect(await ports.members.byId(amina)).toMatchObject({ standing: { ...cleanStanding, version: 2 } });
      expect(await ports.members.standing(baraka)).toEqual(cleanStanding);
      expect(await ports.members.standing('nobody')).toEqual(cleanStanding);
    });

    test('keep it when somebody decides without knowing about it', async () => {
      await ports.members.decide(amina, { ...cleanStanding, moderator: true });
      expect(await ports.members.decide(amina, cleanStanding)).toBe(false);
      expect(await ports.members.standing(amina)).toMatchObject({ moderator: true, version: 1 });
    });

    test('are decided about by only one of several at once', async () => {
      const answers = await atOnce(5, (index) =>
        ports.members.decide(amina, { ...cleanStanding, suspendedUntil: at(index) }),
      );
      expect(countOf(answers, true)).toBe(1);
      expect(await ports.members.standing(amina)).toMatchObject({ version: 1 });
    });

    test('stay out of sight when a ban is lifted while they are being deleted', async () => {
      await ports.members.decide(amina, { ...cleanStanding, bannedAt: at(2) });
      await ports.accounts.leave(amina, at(3));
      await ports.members.decide(amina, { ...cleanStanding, version: 1 });
      expect(await ports.profiles.byAccountId(amina)).toBeUndefined();
      await ports.members.decide(baraka, { ...cleanStanding, moderator: true });
      expect(await ports.profiles.byAccountId(baraka)).toBeDefined();
    });

    test('are not listed while they are being deleted, and come back without what was decided', async () => {
      await ports.members.decide(amina, { ...cleanStanding, moderator: true });
      await ports.accounts.leave(amina, at(9));
      expect(await ports.members.byId(amina)).toBeUndefined();
      expect(await ports.members.byUsername('amina')).toBeUndefined();
      await ports.accounts.remove(amina);
      await insertUser(ports, 'amina');
      expect(await ports.members.standing(amina)).toEqual(cleanStanding);
    });
  });
}
