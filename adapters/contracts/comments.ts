import { describe, expect, test } from 'vitest';
import type { AdvertCursor } from '../../core/ports/adverts.ts';
import {
  advertIdOf,
  at,
  atOnce,
  idOf,
  insertAccount,
  insertAdvert,
  insertPicture,
  oddTexts,
  readAll,
  someComment,
  someProfile,
} from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeComments(name: string, fixture: StoresFixture): void {
  describe(`${name}: comments`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka');
    const sellerId = idOf('amina');
    const authorId = idOf('baraka');

    async function addAdvertOfAmina(number = 1): Promise<string> {
      return (await insertAdvert(ports, sellerId, number)).id;
    }

    async function commentsOn(advertId: string, after?: AdvertCursor, limit = 20) {
      return ports.comments.page({ advertId, after, limit });
    }

    async function commentCount(advertId: string): Promise<number | undefined> {
      return (await ports.adverts.detail(undefined, advertId))?.commentCount;
    }

    test('returns a comment with its author, and counts it', async () => {
      const advertId = await addAdvertOfAmina();
      const authorId = await insertAccount(ports, 'chebet');
      const picture = await insertPicture(ports, authorId, 5);
      await ports.profiles.add(someProfile('chebet', { pictureKey: picture.key }));
      const comment = {
        ...someComment('first', { advertId, authorId }),
        text: 'Is it fresh?',
        postedAt: at(3.21),
      };
      expect(await ports.comments.add(comment)).toBe(true);
      expect(await commentsOn(advertId)).toEqual([
        {
          id: comment.id,
          text: 'Is it fresh?',
          postedAt: at(3.21),
          author: { id: authorId, username: 'chebet', fullName: 'chebet of Kampala', picture },
          hidden: false,
        },
      ]);
      expect(await commentCount(advertId)).toBe(1);
    });

    test('finds a comment by its id, and none by another id', async () => {
      const advertId = await addAdvertOfAmina();
      const comment = { ...someComment('first', { advertId, authorId }), postedAt: at(3.21) };
      await ports.comments.add(comment);
      expect(await ports.comments.byId(comment.id)).toEqual({ ...comment, hidden: false });
      expect(await ports.comments.byId(idOf('second'))).toBeUndefined();
    });

    test('leaves the author out if there is no profile', async () => {
      const advertId = await addAdvertOfAmina();
      const authorId = await insertAccount(ports, 'chebet');
      await ports.comments.add(someComment('first', { advertId, authorId }));
      const [comment] = await commentsOn(advertId);
      expect(comment?.id).toBe(idOf('first'));
      expect(comment?.author).toBeUndefined();
    });

    test('returns false if there is no such advert, changes nothing, and lets the transaction continue', async () => {
      const advertId = await addAdvertOfAmina();
      const answers = await ports.transaction(async ({ comments }) => [
        await comments.add(someComment('first', { advertId: advertIdOf(404), authorId })),
        await comments.add(someComment('second', { advertId, authorId })),
      ]);
      expect(answers).toEqual([false, true]);
      expect(await commentsOn(advertIdOf(404))).toEqual([]);
      expect(await commentCount(advertId)).toBe(1);
    });

    test.each(oddTexts)('keeps the text unchanged: $kind', async ({ text }) => {
      const advertId = await addAdvertOfAmina();
      await ports.comments.add({ ...someComment('first', { advertId, authorId }), text });
      expect((await commentsOn(advertId)).map((comment) => comment.text)).toEqual([text]);
    });

    test('returns the comments of that advert only, newest first, and those of the same instant by id', async () => {
      const advertId = await addAdvertOfAmina(1);
      const { id: other } = await insertAdvert(ports, authorId, 2);
      const post = (id: string, seconds: number, to = advertId) =>
        ports.comments.add({ ...someComment(id, { advertId: to, authorId }), postedAt: at(seconds) });
      await post('2', 10);
      await post('4', 20);
      await post('3', 10);
      await post('1', 30);
      await post('5', 10);
      await post('6', 40, other);
      expect((await commentsOn(advertId)).map((comment) => comment.id)).toEqual(
        ['1', '4', '5', '3', '2'].map(idOf),
      );
      expect((await commentsOn(other)).map((comment) => comment.id)).toEqual([idOf('6')]);
    });

    test('pages through 45 comments, many of the same instant, without missing or repeating any', async () => {
      const advertId = await addAdvertOfAmina();
      const letters = ['a', 'B', 'c', 'D', 'e'];
      for (let index = 0; index < 45; index += 1) {
        await ports.comments.add({
          ...someComment(`${letters[index % 5]}${index}x`, { advertId, authorId }),
          postedAt: at(Math.floor(index / 9)),
        });
      }
      const all = await commentsOn(advertId, undefined, 100);
      expect(new Set(all.map((comment) => comment.id)).size).toBe(45);
      expect(all.map((comment) => comment.postedAt)).toEqual(
        all.map((comment) => comment.postedAt).toSorted((left, right) => right.getTime() - left.getTime()),
      );

      const { items, lengths } = await readAll(
        ({ after, limit }) => commentsOn(advertId, after, limit),
        ({ postedAt, id }) => ({ at: postedAt, id }),
      );
      expect(lengths).toEqual([21, 21, 5]);
      expect(items).toEqual(all);
    });

    test('begins strictly after the cursor, even if nothing is there', async () => {
      const advertId = await addAdvertOfAmina();
      await ports.comments.add({ ...someComment('1', { advertId, authorId }), postedAt: at(10) });
      await ports.comments.add({ ...someComment('2', { advertId, authorId }), postedAt: at(20) });
      const idsAfter = async (seconds: number, id: string) =>
        (await commentsOn(advertId, { at: at(seconds), id })).map((comment) => comment.id);
      expect(await idsAfter(20, idOf('2'))).toEqual([idOf('1')]);
      expect(await idsAfter(15, idOf('9'))).toEqual([idOf('1')]);
      expect(await idsAfter(10, idOf('1'))).toEqual([]);
    });

    test('hides one from everybody but its author, leaves it out of the count and of notifications, and shows it again', async () => {
      const advertId = await addAdvertOfAmina();
      const comment = { ...someComment('first', { advertId, authorId }), postedAt: at(1) };
      await ports.comments.add(comment);
      const cause = { kind: 'comment', advertId, commentId: comment.id } as const;
      await ports.notifications.add([{ accountId: sellerId, id: 'told', at: at(1), cause }]);
      expect(await ports.comments.setHidden(comment.id, true)).toBe(true);
      expect(await ports.comments.setHidden(comment.id, true)).toBe(false);
      expect(await commentsOn(advertId)).toEqual([]);
      const own = await ports.comments.page({ advertId, viewerId: authorId, after: undefined, limit: 9 });
      expect(own).toMatchObject([{ id: comment.id, hidden: true }]);
      expect(await ports.comments.byId(comment.id)).toMatchObject({ hidden: true });
      expect(await commentCount(advertId)).toBe(0);
      expect(await ports.notifications.countUnread(sellerId, 9)).toBe(0);
      expect(await ports.comments.setHidden(comment.id, false)).toBe(true);
      expect(await commentsOn(advertId)).toMatchObject([{ id: comment.id, hidden: false }]);
      expect(await commentCount(advertId)).toBe(1);
      await ports.comments.setHidden(comment.id, true);
      expect(await ports.comments.remove(comment.id)).toBe(true);
      expect(await commentCount(advertId)).toBe(0);
      expect(await ports.comments.setHidden(comment.id, true)).toBe(false);
    });

    test('counts 50 comments at once exactly', async () => {
      const advertId = await addAdvertOfAmina();
      const answers = await atOnce(50, (index) =>
        ports.comments.add(someComment(`comment${index}x`, { advertId, authorId })),
      );
      expect(answers.every((answer) => answer)).toBe(true);
      expect(await commentCount(advertId)).toBe(50);
      expect(await commentsOn(advertId, undefined, 100)).toHaveLength(50);
    });
  });
}
