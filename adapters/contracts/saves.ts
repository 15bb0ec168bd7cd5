import { describe, expect, test } from 'vitest';
import { advertIdOf, at, idOf, insertAdvert, insertUsers, save } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeSaves(name: string, fixture: StoresFixture): void {
  describe(`${name}: saves`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka', 'chebet');
    const sellerId = idOf('amina');
    const one = idOf('baraka');
    const two = idOf('chebet');

    async function addAdvertOfAmina(number = 1): Promise<string> {
      return (await insertAdvert(ports, sellerId, number)).id;
    }

    async function unsave(advertId: string, accountId: string): Promise<boolean> {
      return ports.saves.set({ advertId, accountId, saved: false, at: at(99) });
    }

    async function savedBy(viewerId: string) {
      const page = await ports.adverts.savedPage({ viewerId, after: undefined, limit: 100 });
      return page.map(({ card, savedAt }) => ({ id: card.id, savedAt }));
    }

    test('keeps the advert for that user only', async () => {
      const advertId = await addAdvertOfAmina();
      expect(await save(ports, advertId, one, at(10.5))).toBe(true);
      expect(await savedBy(one)).toEqual([{ id: advertId, savedAt: at(10.5) }]);
      expect(await savedBy(two)).toEqual([]);
    });

    test('changes nothing if it is saved already, not even the moment of saving', async () => {
      const advertId = await addAdvertOfAmina();
      await save(ports, advertId, one, at(10));
      expect(await save(ports, advertId, one, at(20))).toBe(true);
      expect(await savedBy(one)).toEqual([{ id: advertId, savedAt: at(10) }]);
    });

    test('removes an advert, and does not treat removing it twice as an error', async () => {
      const advertId = await addAdvertOfAmina();
      await save(ports, advertId, one, at(10));
      await save(ports, advertId, two, at(11));
      expect(await unsave(advertId, one)).toBe(true);
      expect(await unsave(advertId, one)).toBe(true);
      expect(await savedBy(one)).toEqual([]);
      expect(await savedBy(two)).toEqual([{ id: advertId, savedAt: at(11) }]);
    });

    test('uses the new moment when an advert is saved again after it was removed', async () => {
      const advertId = await addAdvertOfAmina();
      await save(ports, advertId, one, at(10));
      await unsave(advertId, one);
      await save(ports, advertId, one, at(30));
      expect(await savedBy(one)).toEqual([{ id: advertId, savedAt: at(30) }]);
    });

    test('names those who had saved an advert by then and want to hear from its seller, part by part', async () => {
      const [first, second] = [await addAdvertOfAmina(1), await addAdvertOfAmina(2)];
      const [late = '', ...users] = await insertUsers(ports, 6);
      for (const user of users) await save(ports, first, user, at(1));
      await save(ports, second, one, at(1));
      await save(ports, first, late, at(2));
      await unsave(first, users[2] ?? '');
      const [, , , blocker = ''] = users;
      await ports.blocks.set({ blockerId: blocker, blockedId: idOf('amina'), blocked: true, at: at(1) });
      await save(ports, first, idOf('amina'), at(1));
      const rest = users.filter((user, index) => index !== 2 && user !== blocker);
      const page = (after: string | undefined, limit: number) =>
        ports.saves.accountsToTell({
          advertId: first,
          sellerId: idOf('amina'),
          savedBy: at(1),
          after,
          limit,
        });
      expect(await page(undefined, 9)).toEqual(rest);
      expect(await page(undefined, 2)).toEqual(rest.slice(0, 2));
      expect(await page(rest[1], 2)).toEqual(rest.slice(2));
      expect(await page(rest[2], 2)).toEqual([]);
    });

    test('returns false if there is no such advert', async () => {
      expect(await save(ports, advertIdOf(404), one, at(10))).toBe(false);
      expect(await unsave(advertIdOf(404), one)).toBe(false);
      expect(await savedBy(one)).toEqual([]);
    });

    test('lets a transaction continue after an advert that does not exist', async () => {
      const advertId = await addAdvertOfAmina();
      const answers = await ports.transaction(async (inside) => [
        await save(inside, advertIdOf(404), one, at(10)),
        await save(inside, advertId, one, at(10)),
      ]);
      expect(answers).toEqual([false, true]);
      expect(await savedBy(one)).toEqual([{ id: advertId, savedAt: at(10) }]);
    });

    test('keeps one of 50 saves by the same user at once, and all of those by different users', async () => {
      const advertId = await addAdvertOfAmina();
      const [one, ...others] = await insertUsers(ports, 20);
      if (one === undefined) throw new Error('There are 20 users.');
      const answers = await Promise.all([
        ...Array.from({ length: 50 }, () => save(ports, advertId, one, at(10))),
        ...others.map((user) => save(ports, advertId, user, at(10))),
      ]);
      expect(answers.every((answer) => answer)).toBe(true);
      for (const user of [one, ...others]) {
        expect(await savedBy(user)).toEqual([{ id: advertId, savedAt: at(10) }]);
      }
    });
  });
}
