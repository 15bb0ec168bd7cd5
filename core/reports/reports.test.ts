import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { removeAccount } from '../accounts/remove-account.ts';
import type { AdvertForm } from '../adverts/advert-form.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { holdAdvert } from '../adverts/hold-advert.ts';
import { listFeed } from '../adverts/list-feed.ts';
import { listOwnAdverts } from '../adverts/list-own-adverts.ts';
import { updateAdvert } from '../adverts/update-advert.ts';
import { viewAdvert } from '../adverts/view-advert.ts';
import { say } from '../chats/conversation-for-test.ts';
import { sendMessage } from '../chats/send-message.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { addComment } from '../comments/add-comment.ts';
import { listComments } from '../comments/list-comments.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import type { Subject } from '../entities/report.ts';
import {
  addAdverts,
  addUser,
  advertForm,
  holdPictures,
  makeModerator,
  refusalOf,
  shop,
  waitingMails,
} from '../fixtures-for-test.ts';
import { limits } from '../limits-for-test.ts';
import { sanctionMember } from '../moderation/sanction-member.ts';
import { toldTo } from '../notifications/told-for-test.ts';
import { admit } from '../shared/throttling/admit.ts';
import { day, hour } from '../shared/time/durations.ts';
import { type User, type Viewer, visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { texts as keys } from '../texts/text.ts';
import { askForReview } from './ask-for-review.ts';
import { decideCase } from './decide-case.ts';
import { hiddenInAllAnHour } from './limits.ts';
import { listCases } from './list-cases.ts';
import { sendReport } from './send-report.ts';
import { viewReport } from './view-report.ts';

const verified = { emailVerified: true };

/** An advert of Amina's, her comment on it, and five people who joined eight days ago. */
async function oldShop() {
  const { ports, amina, brian, advertId } = await shop();
  const users: User[] = [brian];
  for (const name of ['chebet', 'dora', 'emma', 'fatuma']) users.push(await addUser(ports, name, verified));
  await addComment(ports, amina, { advertId, comment: 'Buy mine instead.', formKey: '' });
  const [comment] = await ports.comments.page({ advertId, after: undefined, limit: 1 });
  ports.clock.advance(8 * day);
  const moderator = users[4] ?? brian;
  await makeModerator(ports, moderator);
  ports.clock.advance(1_000);
  const advert: Subject = { kind: 'advert', id: advertId };
  return {
    ports,
    amina,
    users: users.slice(0, 4),
    moderator,
    advert,
    comment: { kind: 'comment', id: comment?.id ?? '' } as const satisfies Subject,
  };
}

const report = (ports: MemoryPorts, viewer: Viewer, subject: Subject, reason = 'scam', text = '') =>
  sendReport(ports, viewer, subject, { reason, text, formKey: '' });

const stateOf = async (ports: MemoryPorts, { id }: Subject) => (await ports.adverts.byId(id))?.state;
const noticesOf = async (ports: MemoryPorts, viewer: User) =>
  (await toldTo(ports, viewer)).map(({ text }) => text);

async function threeReport(ports: MemoryPorts, users: readonly Viewer[], subject: Subject): Promise<void> {
  for (const user of users.slice(0, 3)) {
    await report(ports, user, subject);
    ports.clock.advance(1_000);
  }
}

describe('a report', () => {
  it('is accepted once from each account, which is then told that it has reported already', async () => {
    const { ports, users, advert } = await oldShop();
    const [user = visitor] = users;
    expect(await viewReport(ports, user, advert)).toMatchObject({ as: 'reporter', title: 'Fresh mululuza' });
    expect(await report(ports, user, advert)).toEqual({ reason: 'scam', outcome: 'sent' });
    expect(await report(ports, user, advert, 'rude')).toMatchObject({ outcome: 'already' });
    expect(await viewReport(ports, user, advert)).toMatchObject({ as: 'told', reason: 'scam', answer: [] });
    expect(ports.database.tables.reports.size).toBe(1);
  });

  it('keeps the text as it was, so that a moderator can judge it after a change', async () => {
    const { ports, users, amina } = await oldShop();
    const [brian = amina] = users;
    const { id } = await say(ports, amina, brian, 'Send me the money first');
    await report(ports, brian, { kind: 'message', id }, 'scam', 'He asked for money');
    const [kept] = ports.database.tables.reports.values();
    expect(kept).toMatchObject({ copy: 'Send me the money first', text: 'He asked for money' });
  });

  it('of a question that the site worded shows it in the reporter’s language', async () => {
    const { ports, users, amina, advert } = await oldShop();
    const [brian = amina] = users;
    const { id } = await sendMessage(ports, brian, {
      with: amina.accountId,
      move: 'ask',
      messageId: ports.ids.alphanumeric(30),
      advertId: advert.id,
    });
    expect(await viewReport(ports, amina, { kind: 'message', id })).toMatchObject({
      title: keys.offers.question,
    });
  });

  it('is not possible about one’s own things, nor about what one cannot see', async () => {
    const { ports, users, amina, advert, comment } = await oldShop();
    const [brian = amina, chebet = amina] = users;
    const { id } = await say(ports, amina, brian, 'Hello');
    const codeOf = async (viewer: Viewer, subject: Subject) =>
      (await refusalOf(report(ports, viewer, subject))).code;
    expect(await codeOf(amina, advert)).toBe('forbidden');
    expect(await codeOf(amina, { kind: 'user', id: amina.accountId })).toBe('forbidden');
    expect(await codeOf(amina, { kind: 'message', id })).toBe('forbidden');
    expect(await codeOf(chebet, { kind: 'message', id })).toBe('not-found');
    for (const kind of ['advert', 'comment', 'user', 'message'] as const)
      expect(await codeOf(chebet, { kind, id: 'a\u0000' })).toBe('not-found');
    expect(await codeOf(visitor, comment)).toBe('unauthenticated');
    expect(await codeOf(visitor, { kind: 'message', id })).toBe('unauthenticated');
    await threeReport(ports, users, advert);
    expect(await codeOf(users[3] ?? visitor, advert)).toBe('not-found');
  });

  it('is not possible about a message of somebody whose account is gone, with which its cases are too', async () => {
    const { ports, users, amina } = await oldShop();
    const [brian = amina] = users;
    const { id } = await say(ports, brian, amina, 'Send me the money first');
    await ports.accounts.leave(brian.accountId, ports.clock.now());
    await removeAccount(ports, brian.accountId);
    expect(await refusalOf(report(ports, amina, { kind: 'message', id }))).toMatchObject({
      code: 'not-found',
      message: texts.reports.notFound,
    });
    expect(ports.database.tables.reports.size).toBe(0);
  });

  it('is not for suspended people, who can still see the results of earlier ones and why theirs was hidden', async () => {
    const { ports, amina, users, advert, comment } = await oldShop();
    const suspension = { until: new Date('2027-01-01T00:00:00Z'), reason: 'Sold what was not there.' };
    const suspended = (user: User = amina): User => ({ ...user, suspension });
    await report(ports, users[3] ?? visitor, advert);
    for (const subject of [advert, comment, { kind: 'user', id: amina.accountId } as const]) {
      const refused = await refusalOf(report(ports, suspended(users[3]), subject));
      expect(refused, subject.kind).toMatchObject({ code: 'forbidden' });
    }
    expect(ports.database.tables.reports.size).toBe(1);
    expect(await viewReport(ports, suspended(users[3]), advert)).toMatchObject({ as: 'told' });
    await threeReport(ports, users, comment);
    expect(await viewReport(ports, suspended(), comment)).toMatchObject({ as: 'writer', hidden: true });
  });

  it('has one of the reasons offered for that kind of thing', async () => {
    const { ports, users, comment, advert } = await oldShop();
    const [user = visitor] = users;
    const refusal = { code: 'invalid', fields: { reason: texts.reports.reasonMissing } };
    expect(await refusalOf(report(ports, user, comment, 'ill'))).toMatchObject(refusal);
    expect(await refusalOf(report(ports, user, advert, ''))).toMatchObject(refusal);
    expect(await refusalOf(report(ports, user, advert, 'scam', 'x'.repeat(501)))).toMatchObject({
      fields: { text: texts.reports.textTooLong({ max: 500 }) },
    });
  });
});

describe('something that three people report', () => {
  it('is hidden everywhere, and its writer is told why, but not by whom', async () => {
    const { ports, amina, users, advert } = await oldShop();
    await report(ports, users[0] ?? visitor, advert);
    await report(ports, users[1] ?? visitor, advert, 'false-cure');
    expect(await stateOf(ports, advert)).toBe('live');
    await report(ports, users[2] ?? visitor, advert);
    expect(await stateOf(ports, advert)).toBe('hidden');
    expect((await listFeed(ports, visitor)).items).toEqual([]);
    expect(await refusalOf(viewAdvert(ports, visitor, advert.id))).toMatchObject({ code: 'not-found' });
    expect(await noticesOf(ports, amina)).toEqual([
      'Your advert “Fresh mululuza” is hidden until we have looked at it.',
    ]);
    const view = await viewReport(ports, amina, advert);
    expect(view).toMatchObject({ as: 'writer', hidden: true, review: 'possible' });
    const mail = waitingMails(ports).find(({ to }) => to === amina.email);
    expect(mail?.text).toContain('Reported as: Scam, False claims of cure.');
    for (const { username, accountId } of users)
      expect(JSON.stringify([view, mail])).not.toMatch(new RegExp(`${username}|${accountId}`));
  });

  it.each([
    ['advert', 1],
    ['comment', 0],
  ] as const)(
    'is told by mail to an unconfirmed address only if it is an advert: %s',
    async (kind, mails) => {
      const { ports, amina, users, ...things } = await oldShop();
      const account = await ports.accounts.byId(amina.accountId);
      if (account) ports.database.tables.accounts.set(account.id, { ...account, emailVerified: false });
      await threeReport(ports, users, things[kind]);
      expect(waitingMails(ports).filter(({ to }) => to === amina.email)).toHaveLength(mails);
    },
  );

  it('is, if a comment, still seen only by its writer', async () => {
    const { ports, amina, users, comment, advert } = await oldShop();
    await threeReport(ports, users, comment);
    const list = async (viewer: Viewer) =>
      (await listComments(ports, viewer, { id: advert.id, sellerId: amina.accountId })).items;
    expect(await list(users[0] ?? visitor)).toEqual([]);
    expect(await list(amina)).toMatchObject([{ text: 'Buy mine instead.', hidden: true }]);
    expect(await viewAdvert(ports, visitor, advert.id)).toMatchObject({ commentCount: 0 });
    expect(await noticesOf(ports, amina)).toEqual([
      'Your comment on “Fresh mululuza” is hidden until we have looked at it.',
    ]);
  });

  it.each<[string, (world: Awaited<ReturnType<typeof oldShop>>) => Promise<User>]>([
    ['of less than seven days', ({ ports }) => addUser(ports, 'young', verified)],
    [
      'whose email nobody has confirmed',
      async ({ ports }) => {
        const user = await addUser(ports, 'unsure');
        ports.clock.advance(8 * day);
        return user;
      },
    ],
    [
      'with the same mailbox as another',
      async ({ ports }) => {
        const user = await addUser(ports, 'chebet+two', verified);
        ports.clock.advance(8 * day);
        return user;
      },
    ],
  ])('stays if one is an account %s', async (_, third) => {
    const world = await oldShop();
    const { ports, users, advert } = world;
    await threeReport(ports, [...users.slice(0, 2), await third(world)], advert);
    expect(await stateOf(ports, advert)).toBe('live');
    await report(ports, users[2] ?? visitor, advert);
    expect(await stateOf(ports, advert)).toBe('hidden');
  });

  it('is hidden even if its writer has blocked them', async () => {
    const { ports, amina, users, advert } = await oldShop();
    for (const { accountId } of users) await toggleBlock(ports, amina, { userId: accountId, blocked: true });
    await threeReport(ports, users, advert);
    expect(await stateOf(ports, advert)).toBe('hidden');
  });

  it('stays if they are visitors, however many, or if it is a person', async () => {
    const { ports, users, amina, advert } = await oldShop();
    for (let count = 0; count < 5; count += 1) await report(ports, visitor, advert, 'ill');
    expect(await stateOf(ports, advert)).toBe('live');
    await threeReport(ports, users, { kind: 'user', id: amina.accountId });
    expect(await ports.profiles.byAccountId(amina.accountId)).toBeDefined();
  });
});

describe('an advert that made somebody ill', () => {
  it('is hidden at once if the account is old enough and its address is confirmed', async () => {
    const { ports, users, advert } = await oldShop();
    await report(ports, users[0] ?? visitor, advert, 'ill');
    expect(await stateOf(ports, advert)).toBe('hidden');
  });

  it.each<[string, (ports: MemoryPorts) => Promise<Viewer>]>([
    ['an account of less than seven days', (ports) => addUser(ports, 'gloria', verified)],
    [
      'an account whose address nobody has confirmed',
      async (ports) => {
        const user = await addUser(ports, 'gloria');
        ports.clock.advance(8 * day);
        return user;
      },
    ],
    ['a visitor', async () => visitor],
  ])('is not hidden for %s, and stands first in the queue', async (_, reporterIn) => {
    const { ports, users, moderator, advert } = await oldShop();
    await report(ports, users[1] ?? visitor, { kind: 'user', id: users[0]?.accountId ?? '' }, 'unlawful');
    await report(ports, await reporterIn(ports), advert, 'ill');
    expect(await stateOf(ports, advert)).toBe('live');
    const { items } = await listCases(ports, moderator);
    expect(items.map((item) => item.case.subject)).toMatchObject([advert, { kind: 'user' }]);
  });

  it('stays if the account has hidden as many that day as reports may in an hour, and the log warns', async () => {
    const { ports, users, moderator, advert } = await oldShop();
    const [user = moderator] = users;
    for (let used = 0; used < hiddenInAllAnHour; used += 1)
      await admit(ports, limits['hide-as-ill'], { account: user.accountId });
    await report(ports, user, advert, 'ill');
    expect(await stateOf(ports, advert)).toBe('live');
    expect(ports.securityLog.noted).toMatchObject([{ event: 'refused-by-limit', act: 'hide-as-ill' }]);
  });
});

describe('reports in one hour', () => {
  const illOf = async (ports: MemoryPorts, user: Viewer, adverts: readonly string[]) => {
    for (const id of adverts) await report(ports, user, { kind: 'advert', id }, 'ill');
    const states = await Promise.all(adverts.map((id) => stateOf(ports, { kind: 'advert', id })));
    return adverts.filter((_, index) => states[index] === 'hidden');
  };
  const warningsOf = (ports: MemoryPorts) =>
    ports.securityLog.noted.filter(({ event }) => event === 'reports-hide-too-much');

  it('hide five adverts of one seller; the others wait in the queue, and the log warns of each', async () => {
    const { ports, amina, users, moderator, advert } = await oldShop();
    const others = await addAdverts(ports, amina, 6);
    const [first = amina, second = amina] = users;
    expect(await illOf(ports, first, others)).toEqual(others.slice(0, 5));
    expect(warningsOf(ports)).toEqual([
      { event: 'reports-hide-too-much', accountId: amina.accountId, act: 'of one seller' },
    ]);
    expect((await listCases(ports, moderator)).items).toHaveLength(6);
    await threeReport(ports, users, advert);
    expect(await stateOf(ports, advert)).toBe('live');
    expect(warningsOf(ports)).toHaveLength(2);
    const elsewhere = await addAdverts(ports, users[2] ?? amina, 1);
    expect(await illOf(ports, second, elsewhere)).toEqual(elsewhere);
  });

  it('hide twenty adverts in all', async () => {
    const { ports, users } = await oldShop();
    const [first = visitor, second = visitor] = users;
    const adverts: string[] = [];
    for (let seller = 0; seller < 7; seller += 1)
      adverts.push(...(await addAdverts(ports, await addUser(ports, `seller${seller}`), 3)));
    expect(await illOf(ports, first, adverts.slice(0, 20))).toEqual(adverts.slice(0, 20));
    expect(await illOf(ports, second, adverts.slice(20))).toEqual([]);
    const last = await ports.adverts.byId(adverts[20] ?? '');
    expect(warningsOf(ports)).toEqual([
      { event: 'reports-hide-too-much', accountId: last?.sellerId, act: 'in all' },
    ]);
  });

  it('hide more once the hour is over, also of what moderators have restored meanwhile', async () => {
    const { ports, amina, users, moderator } = await oldShop();
    const others = await addAdverts(ports, amina, 8);
    const [first = amina, second = amina, third = amina] = users;
    const began = ports.clock.now().getTime();
    await illOf(ports, first, others.slice(0, 5));
    for (const id of others.slice(0, 5))
      await decideCase(
        ports,
        moderator,
        { kind: 'advert', id },
        { act: 'restore', reason: 'No.', version: '0' },
      );
    expect(await illOf(ports, second, others.slice(5, 7))).toEqual([]);
    ports.clock.set(new Date(began + hour));
    expect(await illOf(ports, third, others.slice(5))).toEqual(others.slice(5));
  });
});

describe('an advert that a moderator has restored', () => {
  async function restored() {
    const world = await oldShop();
    const { ports, users, moderator, advert, amina } = world;
    await report(ports, users[0] ?? amina, advert, 'ill');
    ports.clock.advance(1_000);
    await decideCase(ports, moderator, advert, { act: 'restore', reason: 'It is tea.', version: '0' });
    ports.clock.advance(1_000);
    const pictureKeys = (await ports.adverts.byId(advert.id))?.pictures.map(({ key }) => key) ?? [];
    const edit = (changes: Partial<AdvertForm>) =>
      updateAdvert(ports, amina, advert.id, advertForm({ pictureKeys, ...changes }));
    return { ...world, pictureKeys, edit };
  }

  it('is not hidden again by reports for 30 days, however many, but they bring it back to the queue', async () => {
    const { ports, users, amina, moderator, advert } = await restored();
    for (const user of users.slice(1)) await report(ports, user, advert, 'ill');
    expect(await stateOf(ports, advert)).toBe('live');
    expect((await listCases(ports, moderator)).items).toMatchObject([{ case: { urgency: 2 } }]);
    const another = await addUser(ports, 'hope', verified);
    ports.clock.advance(30 * day - 10_000);
    await report(ports, another, advert, 'ill');
    expect(await stateOf(ports, advert)).toBe('live');
    expect(await noticesOf(ports, amina)).toEqual(['Your advert “Fresh mululuza” is shown again.']);
  });

  it('is hidden again after 30 days', async () => {
    const { ports, users, advert } = await restored();
    ports.clock.advance(30 * day);
    await report(ports, users[1] ?? visitor, advert, 'ill');
    expect(await stateOf(ports, advert)).toBe('hidden');
  });

  it('is protected whatever its price becomes, and in whichever order its photos are', async () => {
    const { ports, users, amina, edit, pictureKeys, advert } = await restored();
    const more = await holdPictures(ports, amina, 'another');
    await edit({ pictureKeys: [...pictureKeys, ...more] });
    await edit({ price: '30,000', pictureKeys: [...more, ...pictureKeys] });
    await edit({ price: '30,000' });
    await report(ports, users[1] ?? visitor, advert, 'ill');
    expect(await stateOf(ports, advert)).toBe('live');
  });

  it.each<[string, Partial<AdvertForm>]>([
    ['title', { herbtitle: 'Fresh aloe' }],
    ['description', { description: 'Picked last year.' }],
  ])('is hidden again when its %s is another', async (_, changes) => {
    const { ports, users, edit, advert } = await restored();
    await edit(changes);
    await report(ports, users[1] ?? visitor, advert, 'ill');
    expect(await stateOf(ports, advert)).toBe('hidden');
  });

  it('is hidden again when it has another photo', async () => {
    const { ports, amina, users, edit, pictureKeys, advert } = await restored();
    await edit({ pictureKeys: [...pictureKeys, ...(await holdPictures(ports, amina, 'another'))] });
    await report(ports, users[1] ?? visitor, advert, 'ill');
    expect(await stateOf(ports, advert)).toBe('hidden');
  });

  it('is not hidden for what was reported of the text that a moderator had seen', async () => {
    const { ports, users, edit, advert } = await restored();
    const [, second = visitor, third = visitor, fourth = visitor] = users;
    await report(ports, second, advert);
    await report(ports, third, advert);
    await edit({ description: 'Picked last year.' });
    await report(ports, fourth, advert);
    expect(await stateOf(ports, advert)).toBe('live');
  });
});

async function promoted(ports: MemoryPorts, user: User): Promise<User> {
  await makeModerator(ports, user);
  return user;
}

describe('a review', () => {
  it('is asked for once, by the writer, and shown to moderators', async () => {
    const { ports, amina, users, moderator, advert } = await oldShop();
    await threeReport(ports, users, advert);
    const ask = (viewer: Viewer) => askForReview(ports, viewer, advert, { text: 'It is only tea.' });
    expect(await refusalOf(ask(users[0] ?? visitor))).toMatchObject({ code: 'not-found' });
    const { held, reportedAs, reasons, reviewAsked } = keys.reports;
    const why = [held.reports, reportedAs({ reasons: reasons.scam })];
    const offered = async () => ({
      page: (await viewAdvert(ports, amina, advert.id)).hidden,
      list: (await listOwnAdverts(ports, amina)).items.map(({ review }) => review),
    });
    expect(await offered()).toEqual({ page: { why, review: 'possible' }, list: ['possible'] });
    await ask(amina);
    expect(await refusalOf(ask(amina))).toMatchObject({ code: 'conflict' });
    expect(await offered()).toEqual({
      page: { why: [...why, reviewAsked], review: 'asked' },
      list: ['asked'],
    });
    expect(await viewReport(ports, amina, advert)).toMatchObject({ review: 'asked' });
    expect(await listCases(ports, moderator)).toMatchObject({
      items: [{ case: { review: { text: 'It is only tea.' } }, acts: ['restore', 'hide'], reportCount: 3 }],
    });
  });

  it('of an advert that is held for its claims is asked for at once', async () => {
    const { ports, amina, moderator, advert } = await oldShop();
    const found = await ports.adverts.byId(advert.id);
    if (found) await ports.transaction((stores) => holdAdvert(ports, stores, found, {}));
    expect(await stateOf(ports, advert)).toBe('hidden');
    expect(await viewReport(ports, amina, advert)).toMatchObject({ review: 'asked' });
    await decideCase(ports, moderator, advert, { act: 'restore', reason: 'It is fine.', version: '0' });
    expect(await stateOf(ports, advert)).toBe('live');
  });
});

describe('a decision', () => {
  const decide = (ports: MemoryPorts, viewer: Viewer, subject: Subject, act: string, version = '0') =>
    decideCase(ports, viewer, subject, { act, reason: 'I have read it.', version });

  it('restores what was hidden: writer and reporters are told, and those reports do not hide it again', async () => {
    const { ports, amina, users, moderator, advert } = await oldShop();
    await threeReport(ports, users, advert);
    await decide(ports, moderator, advert, 'restore');
    expect(await stateOf(ports, advert)).toBe('live');
    expect(await noticesOf(ports, amina)).toEqual(['Your advert “Fresh mululuza” is shown again.']);
    expect(waitingMails(ports).at(-1)).toMatchObject({ to: amina.email });
    const [user = amina] = users;
    expect(await noticesOf(ports, user)).toContain(
      'We have looked at the advert you reported and left it as it is.',
    );
    expect(await viewReport(ports, user, advert)).toMatchObject({
      answer: [keys.reports.lookedAt.restore, 'I have read it.'],
    });
    ports.clock.advance(1_000);
    await report(ports, users[3] ?? visitor, advert);
    expect(await stateOf(ports, advert)).toBe('live');
    expect((await listCases(ports, moderator)).items).toMatchObject([{ case: { reporters: 0 } }]);
  });

  it.each(['hide', 'restore'])(
    'closes a case about an advert that was deleted while it was hidden: %s',
    async (act) => {
      const { ports, amina, users, moderator, advert } = await oldShop();
      await threeReport(ports, users, advert);
      await deleteAdvert(ports, amina, advert.id);
      const told = await noticesOf(ports, amina);
      await decide(ports, moderator, advert, act);
      expect((await listCases(ports, moderator)).items).toEqual([]);
      expect(await noticesOf(ports, amina)).toEqual(told);
    },
  );

  it('shows nothing that its writer has changed since the moderator looked', async () => {
    const { ports, amina, users, moderator, advert } = await oldShop();
    await threeReport(ports, users, advert);
    const seen = async () => String((await listCases(ports, moderator)).items[0]?.case.version);
    const [before, shown] = [await seen(), await ports.adverts.byId(advert.id)];
    const pictureKeys = shown?.pictures.map(({ key }) => key) ?? [];
    await updateAdvert(ports, amina, advert.id, advertForm({ herbtitle: 'Send money first', pictureKeys }));
    expect(await refusalOf(decide(ports, moderator, advert, 'restore', before))).toMatchObject({
      message: texts.reports.changedMeanwhile,
    });
    expect(await stateOf(ports, advert)).toBe('hidden');
    await decide(ports, moderator, advert, 'restore', await seen());
    expect(await stateOf(ports, advert)).toBe('live');
  });

  it('is one row in the audit', async () => {
    const { ports, users, moderator, advert } = await oldShop();
    await report(ports, users[0] ?? visitor, advert);
    await decide(ports, moderator, advert, 'dismiss');
    expect((await listCases(ports, moderator)).items).toEqual([]);
    const subject = { kind: 'advert', id: advert.id } as const;
    expect(await ports.audit.page({ subject, after: undefined, limit: 9 })).toMatchObject([
      { actor: moderator.accountId, act: 'dismiss', subject, reason: 'I have read it.' },
    ]);
  });

  it('says the opposite of the prepared reason if nothing is hidden', async () => {
    const { ports, users, moderator, advert } = await oldShop();
    await report(ports, users[0] ?? visitor, advert);
    const [waiting] = (await listCases(ports, moderator)).items;
    expect(waiting?.readyReason).toEqual(keys.desk.ready.scam);
    const reason = 'It looks like a scam. We asked the seller.';
    await decideCase(ports, moderator, advert, { act: 'dismiss', reason, version: '0' });
    const subject = { kind: 'advert', id: advert.id } as const;
    expect(await ports.audit.page({ subject, after: undefined, limit: 9 })).toMatchObject([
      { reason: 'We found nothing in it that breaks the rules. We asked the seller.' },
    ]);
  });

  it('can hide what was not hidden, and can be answered once', async () => {
    const { ports, amina, users, moderator, advert } = await oldShop();
    await report(ports, users[0] ?? visitor, advert);
    await decide(ports, moderator, advert, 'hide');
    expect(await stateOf(ports, advert)).toBe('hidden');
    expect(await noticesOf(ports, amina)).toEqual(['We have hidden your advert “Fresh mululuza”.']);
    await askForReview(ports, amina, advert, { text: 'Why?' });
    await decide(ports, moderator, advert, 'hide', '1');
    expect(await stateOf(ports, advert)).toBe('hidden');
  });

  it('does not undo another: the second moderator is told who did what', async () => {
    const { ports, users, moderator, advert } = await oldShop();
    await threeReport(ports, users, advert);
    const other = await promoted(ports, await addUser(ports, 'gloria', verified));
    const answers = await Promise.allSettled([
      decide(ports, moderator, advert, 'hide'),
      decide(ports, other, advert, 'restore'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(decide(ports, other, advert, 'restore'))).toMatchObject({
      code: 'conflict',
      message: texts.reports.decidedMeanwhile({
        name: 'fatuma of Kampala',
        act: 'hidden',
        reason: 'I have read it.',
      }),
    });
    expect(await stateOf(ports, advert)).toBe('hidden');
    expect(await ports.audit.page({ after: undefined, limit: 9 })).toHaveLength(3);
  });

  it('is not about one’s own things, and never without a reason', async () => {
    const { ports, amina, users, moderator, advert } = await oldShop();
    await report(ports, users[0] ?? visitor, advert);
    await promoted(ports, amina);
    expect(await refusalOf(decide(ports, amina, advert, 'dismiss'))).toMatchObject({ code: 'forbidden' });
    const silent = { act: 'dismiss', reason: ' ', version: '0' };
    expect(await refusalOf(decideCase(ports, moderator, advert, silent))).toMatchObject({
      fields: { reason: texts.reports.decisionReasonMissing },
    });
    expect(await refusalOf(decide(ports, moderator, advert, 'restore'))).toMatchObject({ code: 'conflict' });
  });
});

it('says in each case what can be decided about its writer, who may be a moderator', async () => {
  const { ports, amina, users, moderator, advert } = await oldShop();
  const [brian = moderator] = users;
  await report(ports, brian, advert);
  const { accountId, username } = amina;
  await sanctionMember(ports, moderator, { accountId, version: 0, kind: 'warn', reason: 'No leaves.' });
  expect((await listCases(ports, moderator)).items).toMatchObject([
    { account: { accountId, username, version: 1, acts: ['warn', 'suspend', 'ban'] }, sanctionCount: 1 },
  ]);
  await promoted(ports, amina);
  expect((await listCases(ports, moderator)).items).toMatchObject([{ account: undefined }]);
});

it('pages the queue without missing or repeating anything', async () => {
  const { ports, amina, moderator } = await oldShop();
  for (let number = 0; number < 23; number += 1) {
    const user = await addUser(ports, `cheat${number}x`);
    await report(ports, amina, { kind: 'user', id: user.accountId }, number === 20 ? 'unlawful' : 'scam');
    ports.clock.advance(1_000);
  }
  const first = await listCases(ports, moderator);
  const second = await listCases(ports, moderator, first.next);
  const third = await listCases(ports, moderator, second.next);
  const found = [first, second, third].flatMap(({ items }) => items.map((item) => item.case.subject.id));
  expect(new Set(found).size).toBe(23);
  expect(third).toMatchObject({ items: { length: 3 }, next: undefined });
  expect(first.items[0]?.reports[0]).toMatchObject({ reason: 'unlawful' });
});

it('forgets reports after two years', async () => {
  const { ports, users, advert } = await oldShop();
  await report(ports, users[0] ?? visitor, advert);
  await ports.outbox.add('today', { kind: 'forget-reports' }, ports.clock.now());
  await dispatchOutbox(ports);
  expect(ports.database.tables.reports.size).toBe(1);
  ports.clock.advance(2 * 365 * day + 1);
  await dispatchOutbox(ports);
  expect(ports.database.tables.reports.size).toBe(0);
});
