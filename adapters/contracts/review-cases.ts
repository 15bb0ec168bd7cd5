import { describe, expect, test } from 'vitest';
import type { Subject } from '../../core/entities/report.ts';
import { newCase, type ReviewCase, rankOf } from '../../core/entities/review-case.ts';
import { cleanStanding } from '../../core/entities/standing.ts';
import type { QueuePlace } from '../../core/ports/review-cases.ts';
import { at, idOf, insertAccount, insertAdvert, insertUser, someComment } from './samples.ts';
import { someSanction } from './sanctions.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

const advert = (id: string): Subject => ({ kind: 'advert', id });

export function describeReviewCases(name: string, fixture: StoresFixture): void {
  describe(`${name}: review cases`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka');
    const writerId = idOf('amina');
    const queue = (after?: QueuePlace, limit = 9) => ports.reviewCases.queue({ after, limit, reports: 2 });
    const open = (subject: Subject, changes: Partial<ReviewCase> = {}) =>
      ports.reviewCases.save({ ...newCase(subject, writerId, at(0)), ...changes });

    test('returns every field, and what it was changed to', async () => {
      const first = newCase(advert('ad_1'), writerId, at(1.25));
      expect(await ports.reviewCases.of(first.subject)).toBeUndefined();
      await ports.reviewCases.save(first);
      expect(await ports.reviewCases.of(first.subject)).toEqual(first);
      const second: ReviewCase = {
        ...first,
        open: false,
        urgency: 2,
        reporters: 3,
        hiding: { by: 'reports', reasons: ['ill', 'scam'], text: '2025-01-15T09:00:00.000Z', at: at(2) },
        reportsHidAt: at(2),
        review: { text: 'Please "look" 🌿', at: at(3) },
        decision: { act: 'hide', moderatorId: idOf('baraka'), reason: 'It is true.', at: at(4) },
        knownPhoto: { pictureKey: 'p1', otherAdvertId: 'ad_2', otherPictureKey: 'p2' },
        version: 7,
      };
      await ports.reviewCases.save(second);
      expect(await ports.transaction((stores) => stores.reviewCases.lock(first.subject))).toEqual(second);
      expect(await ports.reviewCases.of({ kind: 'user', id: 'ad_1' })).toBeUndefined();
      await open({ kind: 'comment', id: 'ad_2' });
      const text = { text: 'claims.says', values: { phrases: '“cures”' } };
      await open(advert('ad_3'), { hiding: { by: 'claims', reasons: [], text, at: at(2) } });
      expect((await ports.reviewCases.of(advert('ad_3')))?.hiding?.text).toEqual(text);
      expect(await ports.reviewCases.ofAdverts(['ad_1', 'ad_2'])).toEqual([second]);
      expect(await ports.reviewCases.ofAdverts([])).toEqual([]);
    });

    test('lists what is open: the most urgent first, then the most reported, then the oldest', async () => {
      await open(advert('young'), { openedAt: at(9) });
      await open(advert('old'), { openedAt: at(1) });
      await open(advert('many'), { openedAt: at(9), reporters: 3 });
      await open(advert('worse'), { openedAt: at(9), urgency: 1 });
      await open(advert('ill'), { openedAt: at(9), urgency: 2 });
      await open(advert('done'), { urgency: 2, open: false });
      await open({ kind: 'message', id: 'old' }, { openedAt: at(1) });
      const all = await queue();
      expect(all.map((item) => item.case.subject.id)).toEqual([
        'ill',
        'worse',
        'many',
        'old',
        'old',
        'young',
      ]);
      const third = all[3]?.case;
      if (third === undefined) throw new Error('There are too few.');
      const rest = await queue({ rank: rankOf(third), subject: third.subject }, 1);
      expect(rest.map((item) => item.case)).toEqual([all[4]?.case]);
    });

    test('counts the adverts that reports have hidden after a time, of one writer and in all', async () => {
      await open(advert('before'), { reportsHidAt: at(1) });
      await open(advert('hidden'), { reportsHidAt: at(2) });
      await open(advert('restored'), { reportsHidAt: at(3), open: false });
      await open(advert('shown'));
      await open(advert('of another'), { reportsHidAt: at(3), writerId: idOf('baraka') });
      await open({ kind: 'comment', id: 'hidden' }, { reportsHidAt: at(3) });
      const counted = ports.transaction((stores) =>
        stores.reviewCases.countHidden({ writerId, after: at(1) }),
      );
      expect(await counted).toEqual({ ofWriter: 2, inAll: 3 });
    });

    test('counts for nobody else until the transaction of the one who asked ends', async () => {
      const hide = (id: string) =>
        ports.transaction(async (stores) => {
          const { inAll } = await stores.reviewCases.countHidden({ writerId, after: at(0) });
          if (inAll < 3)
            await stores.reviewCases.save({ ...newCase(advert(id), writerId, at(0)), reportsHidAt: at(1) });
        });
      await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(hide));
      expect(
        (await ports.reviewCases.ofWriter({ accountId: writerId, after: undefined, limit: 9 })).length,
      ).toBe(3);
    });

    test('returns those of one writer, by kind and id, page by page', async () => {
      const mine: Subject[] = [advert('a'), advert('b'), { kind: 'comment', id: 'a' }];
      for (const subject of mine.toReversed()) await open(subject, { open: false });
      await open(advert('c'), { writerId: idOf('baraka') });
      const of = async (after: Subject | undefined, limit: number) =>
        (await ports.reviewCases.ofWriter({ accountId: writerId, after, limit })).map(
          ({ subject }) => subject,
        );
      expect(await of(undefined, 2)).toEqual(mine.slice(0, 2));
      expect(await of(mine[1], 2)).toEqual(mine.slice(2));
    });

    test('shows the thing, its writer and what was reported', async () => {
      const chebet = await insertUser(ports, 'chebet');
      const { id } = await insertAdvert(ports, chebet, 1);
      const comment = someComment('first', { advertId: id, authorId: chebet });
      await ports.comments.add(comment);
      const subjects: Subject[] = [
        advert(id),
        { kind: 'comment', id: comment.id },
        { kind: 'user', id: chebet },
        { kind: 'message', id: 'm' },
      ];
      for (const subject of subjects)
        await ports.reviewCases.save(newCase(subject, chebet, at(subjects.indexOf(subject))));
      for (const second of [1, 2, 3])
        await ports.reports.add({
          id: idOf(`at${second}x`),
          subject: advert(id),
          writerId: chebet,
          reporterId: undefined,
          reason: 'scam',
          text: `report ${second}`,
          copy: 'as it "was"',
          counts: second === 1,
          sentAt: at(second),
        });
      await ports.members.decide(chebet, { ...cleanStanding, suspendedUntil: at(9) });
      await ports.sanctions.add(someSanction('one', { accountId: chebet }));
      const [ofAdvert, ofComment, ofUser, ofMessage] = await queue();
      const shown = await ports.adverts.byId(id);
      expect(ofAdvert).toMatchObject({
        thing: { title: shown?.title, text: shown?.description, picture: shown?.pictures[0], advertId: id },
        writer: { id: chebet, username: 'chebet' },
        writerSince: at(0),
        writerStanding: { ...cleanStanding, suspendedUntil: at(9), version: 1 },
        sanctionCount: 1,
        reports: [
          { reason: 'scam', text: 'report 1', copy: 'as it "was"', counts: true, sentAt: at(1) },
          { text: 'report 3', counts: false },
        ],
        reportCount: 3,
      });
      expect(ofComment?.thing).toMatchObject({ title: shown?.title, text: comment.text, advertId: id });
      expect(ofUser?.thing).toMatchObject({ title: 'chebet of Kampala', text: 'edit your about please' });
      expect(ofMessage).toMatchObject({ reports: [], reportCount: 0 });
      expect(ofMessage?.thing).toBeUndefined();
      await ports.adverts.remove(id);
      expect((await queue())[0]?.thing).toBeUndefined();
    });

    test('shows both photos of an advert that has one of another advert, as long as that advert is there', async () => {
      const [chebet, dora] = [await insertUser(ports, 'chebet'), await insertUser(ports, 'dora')];
      const [first, second] = [await insertAdvert(ports, dora, 1), await insertAdvert(ports, chebet, 2)];
      const pictureOf = async (id: string) => (await ports.adverts.byId(id))?.pictures[0];
      const [theirs, picture] = [await pictureOf(first.id), await pictureOf(second.id)];
      const knownPhoto = {
        pictureKey: picture?.key ?? '',
        otherAdvertId: first.id,
        otherPictureKey: theirs?.key ?? '',
      };
      await ports.reviewCases.save({ ...newCase(advert(second.id), chebet, at(0)), knownPhoto });
      const shown = async () => (await queue())[0]?.knownPhoto;
      const other = {
        advertId: first.id,
        title: first.title,
        postedAt: first.postedAt,
        picture: theirs,
        username: 'dora',
      };
      expect(await shown()).toEqual({ picture, postedAt: second.postedAt, other });
      const standing = await ports.members.standing(dora);
      await ports.members.decide(dora, { ...standing, bannedAt: at(9) });
      expect(await shown()).toEqual({ picture, postedAt: second.postedAt, other: undefined });
      await ports.members.decide(dora, standing);
      await ports.adverts.remove(first.id);
      expect(await shown()).toMatchObject({ other: undefined });
      await ports.adverts.remove(second.id);
      expect(await shown()).toBeUndefined();
    });

    test('leaves out anybody whose account is being deleted, and is removed with the account', async () => {
      const chebet = await insertAccount(ports, 'chebet');
      await ports.reviewCases.save(newCase(advert('ad_9'), chebet, at(0)));
      await ports.accounts.leave(chebet, at(1));
      expect(await queue()).toEqual([]);
      await ports.accounts.remove(chebet);
      expect(await ports.reviewCases.of(advert('ad_9'))).toBeUndefined();
    });
  });
}
