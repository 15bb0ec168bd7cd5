import { describe, expect, test } from 'vitest';
import { plainText } from '../../core/entities/message.ts';
import { advertIdOf, at, idOf, insertAdvert, insertUsers, moveTo, save, somePicture } from './samples.ts';
import { emptyStores, type StoresFixture, undone } from './stores-fixture.ts';

export function describeViews(name: string, fixture: StoresFixture): void {
  describe(`${name}: views`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka', 'chebet');
    const today = 20_103;

    async function twoAdverts(): Promise<readonly [string, string]> {
      const first = await insertAdvert(ports, idOf('amina'), 1);
      const second = await insertAdvert(ports, idOf('amina'), 2);
      return [first.id, second.id];
    }

    const viewed = (advertId: string, ...marks: readonly string[]) =>
      marks.map((mark) => ({ advertId, mark }));

    async function viewsOf(...ids: readonly string[]): Promise<readonly (number | undefined)[]> {
      const found = await ports.views.performanceOf(ids);
      return ids.map((id) => found.get(id)?.views);
    }

    test('counts each mark once a day, however often it comes again', async () => {
      const [first, second] = await twoAdverts();
      expect(await viewsOf(first, second)).toEqual([0, 0]);
      await ports.views.add(today, [...viewed(first, 'a', 'b', 'a'), ...viewed(second, 'c')]);
      await ports.views.add(today, [...viewed(first, 'b', 'd'), ...viewed(second, 'c')]);
      await ports.views.add(today, []);
      expect(await viewsOf(first, second)).toEqual([3, 1]);
      await ports.views.add(today + 1, viewed(first, 'a'));
      expect(await viewsOf(second, first, first)).toEqual([1, 4, 4]);
    });

    test('counts a thousand at a time, of many adverts', async () => {
      const [first, second] = await twoAdverts();
      const marks = Array.from({ length: 1000 }, (_, index) => `mark ${index}`);
      await ports.views.add(today, viewed(first, ...marks));
      await ports.views.add(today, [...viewed(first, ...marks), ...viewed(second, 'another')]);
      expect(await viewsOf(first, second)).toEqual([1000, 1]);
    });

    test('if several count at once, none is lost and none counts twice', async () => {
      const [first, second] = await twoAdverts();
      const add = (index: number) =>
        ports.transaction(async ({ views }) => {
          await views.keyOf(today, `key ${index}`);
          const own = [...viewed(first, 'same', `own ${index}`), ...viewed(second, `other ${index}`)];
          await views.add(today, index % 2 === 0 ? own : own.toReversed());
        });
      await Promise.all(Array.from({ length: 10 }, (_, index) => add(index)));
      expect(await viewsOf(first, second)).toEqual([11, 10]);
    });

    test('the sum is removed with its advert, and what is still counted for it does no harm', async () => {
      const [first, second] = await twoAdverts();
      await ports.views.add(today, viewed(first, 'a'));
      await ports.adverts.remove(first);
      await ports.views.add(today, [...viewed(first, 'b'), ...viewed(second, 'c')]);
      expect(await viewsOf(first, second, advertIdOf(404))).toEqual([0, 1, 0]);
    });

    test('a day keeps the first key that it is given', async () => {
      expect(await ports.views.keyOf(today, 'first')).toBe('first');
      expect(await ports.views.keyOf(today, 'second')).toBe('first');
      expect(await ports.views.keyOf(today + 1, 'third')).toBe('third');
      const keys = await Promise.all(
        [1, 2, 3].map((index) => ports.views.keyOf(today + 2, `of process ${index}`)),
      );
      expect(new Set(keys).size).toBe(1);
    });

    test('forgets keys and marks of past days, part by part, and no sum', async () => {
      const [first] = await twoAdverts();
      await ports.views.keyOf(today, 'old');
      await ports.views.keyOf(today + 1, 'new');
      await ports.views.add(today, viewed(first, 'a', 'b', 'c'));
      await ports.views.add(today + 1, viewed(first, 'a'));
      expect(await ports.views.forgetBefore(today + 1, 2)).toBe(2);
      expect(await ports.views.keyOf(today, 'another')).toBe('another');
      expect(await ports.views.forgetBefore(today + 1, 2)).toBe(1);
      expect(await ports.views.forgetBefore(today + 1, 2)).toBe(0);
      expect(await ports.views.keyOf(today + 1, 'another')).toBe('new');
      expect(await viewsOf(first)).toEqual([4]);
      await ports.views.add(today + 1, viewed(first, 'a'));
      expect(await viewsOf(first)).toEqual([4]);
    });

    const figuresOf = (name: string, since: number) =>
      ports.views.ofSeller({ sellerId: idOf(name), since, limit: 9 });

    async function dailyOf(name: string, since: number) {
      const figures = await figuresOf(name, since);
      return figures.map(({ daily }) => [...daily].toSorted(([one], [other]) => one - other));
    }

    test('counts each day by itself, and removes old days part by part without changing the sum', async () => {
      const [first, second] = await twoAdverts();
      await ports.views.add(today, [...viewed(first, 'a', 'b', 'a'), ...viewed(second, 'c')]);
      await ports.views.add(today, viewed(first, 'b', 'd'));
      await ports.views.add(today + 1, viewed(first, 'a'));
      expect(await dailyOf('amina', today)).toEqual([
        [[today, 1]],
        [
          [today, 3],
          [today + 1, 1],
        ],
      ]);
      expect(await dailyOf('amina', today + 1)).toEqual([[], [[today + 1, 1]]]);
      expect(await ports.views.removeDaysBefore(today + 1, 1)).toBe(1);
      expect(await ports.views.removeDaysBefore(today + 1, 9)).toBe(1);
      expect(await ports.views.removeDaysBefore(today + 1, 9)).toBe(0);
      expect(await dailyOf('amina', today)).toEqual([[], [[today + 1, 1]]]);
      expect(await viewsOf(first, second)).toEqual([4, 1]);
      await ports.adverts.remove(first);
      expect(await ports.views.removeDaysBefore(today + 2, 9)).toBe(0);
    });

    test("lists the seller's own adverts in any state, newest first, with what came since a day", async () => {
      const [first, second] = await twoAdverts();
      await insertAdvert(ports, idOf('baraka'), 3);
      await moveTo(ports, first, 'sold');
      const before = 20_102;
      const [amina, baraka] = ['amina', 'baraka'].map(idOf) as [string, string];
      const early = new Date(at(0).getTime() - 86_400_000);
      await save(ports, first, baraka, early);
      await save(ports, first, idOf('chebet'), at(1));
      const offer = (number: number, sentAt: Date, kind: 'offer' | 'text') =>
        ports.conversations.add({
          ...plainText,
          id: `offer${number}`.padEnd(30, '0'),
          from: baraka,
          to: amina,
          kind,
          amount: kind === 'offer' ? 5000 : undefined,
          text: 'I offer UGX 5,000.',
          sentAt,
          quotedAdvert: { id: second, title: 'neem' },
        });
      await offer(1, early, 'offer');
      await ports.views.add(before, viewed(first, 'a'));
      const figures = await figuresOf('amina', before + 1);
      expect(figures).toEqual([
        expect.objectContaining({ id: second, state: 'live', views: 0, saves: 0, chats: 1, offers: 1 }),
        expect.objectContaining({ id: first, state: 'sold', views: 1, saves: 2, chats: 0, offers: 0 }),
      ]);
      expect(figures.map(({ recent }) => recent)).toEqual([
        { saves: 0, chats: 0, offers: 0 },
        { saves: 1, chats: 0, offers: 0 },
      ]);
      await offer(2, at(2), 'offer');
      await offer(3, at(3), 'text');
      const [newest] = await figuresOf('amina', before + 1);
      expect(newest).toMatchObject({
        title: 'herb number 2',
        price: 25_000,
        quantity: 250,
        unit: 'kg',
        postedAt: at(2),
        endsAt: at(60 * 86_400 + 2),
        cover: somePicture(1),
        chats: 1,
        offers: 2,
        recent: { saves: 0, chats: 1, offers: 1 },
      });
      expect(await ports.views.ofSeller({ sellerId: amina, since: before, limit: 1 })).toHaveLength(1);
      expect(await figuresOf('chebet', before)).toEqual([]);
      await ports.accounts.leave(amina, at(9));
      expect(await figuresOf('amina', before)).toEqual([]);
    });

    test('a transaction that fails counts nothing', async () => {
      const [first] = await twoAdverts();
      await undone(ports, (inside) => inside.views.add(today, viewed(first, 'a')));
      expect(await viewsOf(first)).toEqual([0]);
      await ports.views.add(today, viewed(first, 'a'));
      expect(await viewsOf(first)).toEqual([1]);
    });

    test('says how many saved an advert, and with how many people its seller wrote about it', async () => {
      const [first, second] = await twoAdverts();
      const [amina, baraka, chebet] = ['amina', 'baraka', 'chebet'].map(idOf) as [string, string, string];
      for (const user of [baraka, ...(await insertUsers(ports, 3))]) await save(ports, first, user, at(1));
      const write = (number: number, from: string, to: string, advertId?: string) =>
        ports.conversations.add({
          ...plainText,
          id: `message${number}`.padEnd(30, '0'),
          from,
          to,
          text: 'Is it there?',
          sentAt: at(number),
          quotedAdvert: advertId === undefined ? undefined : { id: advertId, title: 'neem' },
        });
      await write(1, baraka, amina, first);
      await write(2, amina, baraka);
      await write(3, baraka, amina, first);
      await write(4, chebet, amina, first);
      await write(5, chebet, amina, second);
      await write(6, baraka, chebet);
      const found = await ports.views.performanceOf([first, second]);
      expect(found.get(first)).toEqual({ views: 0, saves: 4, chats: 2 });
      expect(found.get(second)).toEqual({ views: 0, saves: 0, chats: 1 });
      expect(await ports.views.performanceOf([])).toEqual(new Map());
    });
  });
}
