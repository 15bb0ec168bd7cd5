import { describe, expect, it } from 'vitest';
import { logIn } from '../accounts/log-in.ts';
import { resetPassword } from '../accounts/reset-password.ts';
import { resumeSession } from '../accounts/resume-session.ts';
import { listFeed } from '../adverts/list-feed.ts';
import { renewByLink } from '../adverts/renew-by-link.ts';
import { renewalPath } from '../adverts/renewal-link.ts';
import { viewAdvert } from '../adverts/view-advert.ts';
import { listInbox } from '../chats/list-inbox.ts';
import { readConversation } from '../chats/read-conversation.ts';
import { streamInbox } from '../chats/stream-inbox.ts';
import { createStreamControl } from '../chats/stream-signal.ts';
import { addComment } from '../comments/add-comment.ts';
import { listComments } from '../comments/list-comments.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import type { SanctionKind } from '../entities/sanction.ts';
import { exportData } from '../exports/export-data.ts';
import {
  addAdvert,
  addSession,
  addUser,
  makeModerator,
  refusalOf,
  twoUsers,
  waitingMails,
} from '../fixtures-for-test.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { toldTo } from '../notifications/told-for-test.ts';
import { viewProfile } from '../profiles/view-profile.ts';
import { listRatings } from '../ratings/list-ratings.ts';
import { recommend, write } from '../ratings/rated-for-test.ts';
import { day, minute } from '../shared/time/durations.ts';
import { visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { textsIn } from '../texts/catalogues.ts';
import { texts as keys } from '../texts/text.ts';
import { theOperator } from './actor.ts';
import { answerSanction } from './answer-sanction.ts';
import { dismissAnswer } from './dismiss-answer.ts';
import { listAppeals } from './list-appeals.ts';
import { makeResetLink } from './make-reset-link.ts';
import { restoreAs, restoreMember } from './restore-member.ts';
import { sanctionAs, sanctionMember } from './sanction-member.ts';
import { viewMember } from './view-member.ts';
import { viewSanction } from './view-sanction.ts';

const reason = 'Sold leaves that were none.';
const password = 'mululuza leaf';

/** Amina moderates, Brian sells, and his phone is logged in. */
async function site() {
  const { ports, amina } = await twoUsers();
  await makeModerator(ports, amina);
  ports.clock.advance(1_000);
  const brian = await addUser(ports, 'okello', { emailVerified: true, password });
  const advertId = await addAdvert(ports, brian);
  const token = await addSession(ports, brian);
  const { accountId } = brian;
  const versionNow = async () => (await ports.members.standing(accountId)).version;
  return {
    ports,
    amina,
    brian,
    advertId,
    token,
    versionNow,
    async decide(kind: SanctionKind, days = '7') {
      await sanctionMember(ports, amina, { accountId, version: await versionNow(), kind, days, reason });
    },
    async restore() {
      await restoreMember(ports, amina, { accountId, version: await versionNow(), reason: 'It was you.' });
    },
    /** What the link of the last mail leads to. */
    mailed: () => /\/appeal\/([^\s"]+)/.exec(waitingMails(ports).at(-1)?.text ?? '')?.[1] ?? '',
  };
}

describe('a warning', () => {
  it('is mailed in the language of its recipient', async () => {
    const { ports, brian, decide } = await site();
    await ports.accounts.setLanguage(brian.accountId, 'sw');
    await decide('warn');
    const { letters, moderation } = textsIn('sw');
    const mail = waitingMails(ports).at(-1);
    expect(mail?.subject).toBe(letters.decision.subjects.warn({ siteName: 'Eddagala' }));
    for (const said of [moderation.decided.warn({ reason }), letters.decision.mayAnswer])
      expect(mail?.text).toContain(said);
  });

  it('is shown to its recipient, and to nobody else', async () => {
    const { ports, brian, amina, decide, mailed } = await site();
    await decide('warn');
    expect(await toldTo(ports, brian)).toMatchObject([
      { text: `This is a warning about your account: ${reason}` },
    ]);
    expect(waitingMails(ports).at(-1)).toMatchObject({
      to: 'okello@example.com',
      subject: 'A warning about your account on Eddagala',
      text: expect.stringContaining(reason),
    });
    const [sanction] = await ports.sanctions.ofAccount(brian.accountId, 1);
    expect(await viewSanction(ports, visitor, mailed())).toMatchObject({ canAnswer: true });
    expect(await viewSanction(ports, brian, sanction?.id ?? '')).toMatchObject({ canAnswer: true });
    for (const viewer of [visitor, amina]) {
      expect(await refusalOf(viewSanction(ports, viewer, sanction?.id ?? ''))).toMatchObject({
        code: 'not-found',
      });
    }
    expect(await refusalOf(viewSanction(ports, brian, ports.sealer.seal('renew ad_1 1')))).toMatchObject({
      code: 'not-found',
    });
  });

  it('is in the audit with the moderator who gave it', async () => {
    const { ports, amina, brian, decide } = await site();
    await decide('warn');
    expect(await ports.audit.page({ after: undefined, limit: 1 })).toMatchObject([
      { actor: amina.accountId, act: 'warn', subject: { kind: 'account', id: brian.accountId }, reason },
    ]);
  });
});

describe('a suspension', () => {
  it('stops the account from reading and writing, says why and until when, and ends by itself', async () => {
    const { ports, token, advertId, decide } = await site();
    await decide('suspend', '7');
    const viewer = await resumeSession(ports, token);
    const comment = { advertId, comment: 'Still here', formKey: '' };
    expect(await refusalOf(addComment(ports, viewer, comment))).toMatchObject({
      code: 'forbidden',
      message: texts.moderation.suspended({ until: '12:00 PM on 22 January 2025, Kampala time', reason }),
    });
    expect(await listNotifications(ports, viewer)).toMatchObject({ items: [{ read: false }] });
    expect((await listFeed(ports, visitor)).items).toHaveLength(1);

    ports.clock.advance(7 * day);
    await addComment(ports, await resumeSession(ports, token), comment);
  });

  it('also stops renewals through the link in a mail', async () => {
    const { ports, advertId, decide } = await site();
    ports.clock.advance(30 * day);
    const advert = await ports.adverts.byId(advertId);
    if (advert === undefined) throw new Error('The advert is not there.');
    await decide('suspend');
    const token = renewalPath(ports, advert).replace('/renew/', '');
    expect(await refusalOf(renewByLink(ports, { token }))).toMatchObject({ code: 'forbidden' });
  });

  it.each(['', '0', '366', 'soon', '1.5', '-3'])('needs a number of days, which %j is not', async (days) => {
    const { decide } = await site();
    expect(await refusalOf(decide('suspend', days))).toMatchObject({
      fields: { days: 'Please enter a number of days from 1 to 365.' },
    });
  });
});

describe('a ban', () => {
  it('ends sessions and streams, and removes all that others saw', async () => {
    const { ports, amina, brian, advertId, token, decide } = await site();
    const other = await addAdvert(ports, amina);
    await addComment(ports, brian, { advertId: other, comment: 'Cheaper here', formKey: '' });
    const request = { sessionToken: token, lastEventId: undefined };
    const stream = streamInbox(ports, brian, request, createStreamControl());
    expect(await stream.next()).toMatchObject({ value: { kind: 'start' } });
    const ended = stream.next();

    await decide('ban');
    expect(await ended).toEqual({ done: true, value: undefined });
    expect(await resumeSession(ports, token)).toEqual(visitor);
    expect((await listFeed(ports, amina)).items.map(({ id }) => id)).toEqual([other]);
    expect(await refusalOf(viewAdvert(ports, amina, advertId))).toMatchObject({ code: 'not-found' });
    expect(await refusalOf(viewProfile(ports, amina, brian.accountId))).toMatchObject({
      code: 'not-found',
    });
    expect((await listComments(ports, amina, { id: other, sellerId: amina.accountId })).items).toEqual([]);
  });

  it('leaves “Removed by moderators” where others read the name, or looked for the person', async () => {
    const { ports, amina, brian, advertId, decide } = await site();
    const { accountId } = brian;
    await write(ports, amina, brian, advertId);
    await write(ports, brian, amina);
    await recommend(ports, brian, amina, { advertId });
    await recommend(ports, amina, brian, { advertId });
    await decide('ban');
    ports.clock.advance(30 * minute);
    await dispatchOutbox(ports);

    const { removed: name } = texts.moderation;
    const { removed: fullName, removedHint: gone } = keys.moderation;
    const listed = await listInbox(ports, amina);
    expect(listed.items).toMatchObject([{ other: { id: accountId, fullName, username: '' } }]);
    const read = await readConversation(ports, amina, { with: accountId });
    expect(read).toMatchObject({ other: { fullName, username: '' }, gone, messages: [{}, {}] });
    const { profile } = await viewProfile(ports, amina, amina.accountId);
    const ratings = await listRatings(ports, visitor, profile);
    expect(ratings.items).toMatchObject([{ author: undefined, absent: fullName }]);
    const lookedFor = { code: 'not-found', message: name };
    expect(await refusalOf(viewProfile(ports, visitor, accountId))).toMatchObject(lookedFor);
    expect(await refusalOf(write(ports, amina, brian))).toMatchObject(lookedFor);
    const chebet = await addUser(ports, 'chebet');
    expect(await refusalOf(readConversation(ports, chebet, { with: accountId }))).toMatchObject(lookedFor);

    expect(ports.mailer.sent.map(({ subject }) => subject)).toContain(`You have a new message from ${name}`);
    await ports.blocks.set({
      blockerId: amina.accountId,
      blockedId: accountId,
      blocked: true,
      at: new Date(0),
    });
    const exported: string[] = [];
    for await (const { content } of exportData(ports, amina)) {
      if (typeof content === 'string') exported.push(content);
      else if (!(content instanceof Uint8Array)) for await (const piece of content) exported.push(piece);
    }
    // Two messages, a block, a rating given and one received.
    expect(exported.join('').split(name)).toHaveLength(6);
    expect(exported.join('')).not.toMatch(/deleted user/i);
  });

  it('prevents log-in, and says why there', async () => {
    const { ports, decide } = await site();
    const { link } = await makeResetLink(ports, { username: 'okello' });
    await decide('ban');
    const form = { email: 'okello@example.com', password, remember: true };
    const banned = {
      code: 'forbidden',
      message: texts.moderation.banned({ supportEmail: 'support@eddagala.example' }),
    };
    expect(await refusalOf(logIn(ports, form))).toMatchObject(banned);
    expect(await refusalOf(logIn(ports, { ...form, password: 'another leaf' }))).toMatchObject({
      message: texts.logIn.failed,
    });
    const reset = { token: link.split('/').at(-1) ?? '', password, confirmPassword: password };
    expect(await refusalOf(resetPassword(ports, reset))).toMatchObject({ code: 'conflict' });
    const { link: later } = await makeResetLink(ports, { username: 'okello' });
    const again = { ...reset, token: later.split('/').at(-1) ?? '' };
    expect(await refusalOf(resetPassword(ports, again))).toMatchObject(banned);
  });

  it('can be answered once without a log-in, and is lifted', async () => {
    const { ports, token, brian, decide, restore, mailed } = await site();
    await decide('ban');
    const link = mailed();
    const answer = { token: link, text: 'They were mine.' };
    await answerSanction(ports, visitor, answer);
    await answerSanction(ports, visitor, answer);
    expect(await refusalOf(answerSanction(ports, visitor, { ...answer, text: 'And more.' }))).toMatchObject({
      code: 'conflict',
    });
    expect(await ports.sanctions.answered({ after: undefined, limit: 9 })).toMatchObject([
      { accountId: brian.accountId, answer: { text: 'They were mine.' } },
    ]);
    const toOperator = waitingMails(ports).filter(({ to }) => to === 'support@eddagala.example');
    expect(toOperator).toMatchObject([{ subject: 'okello asks for a review on Eddagala' }]);

    await restore();
    expect(await ports.sanctions.answered({ after: undefined, limit: 9 })).toEqual([]);
    expect(await viewSanction(ports, visitor, link)).toMatchObject({ lifted: true, canAnswer: false });
    expect((await listFeed(ports, visitor)).items).toHaveLength(1);
    expect(await resumeSession(ports, token)).toEqual(visitor);
    await logIn(ports, { email: 'okello@example.com', password, remember: true });
    expect(waitingMails(ports).map(({ subject }) => subject)).toContain(
      'Your account on Eddagala is restored',
    );
  });

  it('stays when the answer is dismissed, and its sender is told why', async () => {
    const { ports, amina, brian, decide, mailed } = await site();
    await decide('ban');
    const link = mailed();
    const [sanction] = await ports.sanctions.ofAccount(brian.accountId, 1);
    const dismissal = { sanctionId: sanction?.id ?? '', reason: 'The photos are not yours.' };
    expect(await refusalOf(dismissAnswer(ports, amina, dismissal))).toMatchObject({ code: 'conflict' });
    await answerSanction(ports, visitor, { token: link, text: 'They were mine.' });
    await dismissAnswer(ports, amina, dismissal);
    expect(waitingMails(ports).at(-1)).toMatchObject({
      to: 'okello@example.com',
      text: expect.stringContaining('The photos are not yours.'),
    });
    expect(await viewSanction(ports, visitor, link)).toMatchObject({ dismissed: true, lifted: false });
    expect(await refusalOf(dismissAnswer(ports, amina, dismissal))).toMatchObject({ code: 'conflict' });
  });
});

describe('an answer', () => {
  it('is listed for moderators with what they can do, and only the first of two dismisses it', async () => {
    const { ports, amina, brian, decide, restore, mailed } = await site();
    const chebet = await addUser(ports, 'chebet');
    await makeModerator(ports, chebet);
    await decide('warn');
    const { accountId } = brian;
    await answerSanction(ports, visitor, { token: mailed(), text: 'They were mine.' });
    const { items, next } = await listAppeals(ports, amina);
    expect([items, next]).toMatchObject([
      [
        {
          sanction: { kind: 'warn', reason, answer: { text: 'They were mine.' } },
          account: { accountId, username: 'okello', version: 1, acts: ['warn', 'suspend', 'ban'] },
        },
      ],
      undefined,
    ]);
    const dismissal = { sanctionId: items[0]?.sanction.id ?? '', reason: 'They were not.' };
    ports.clock.advance(1_000);
    await dismissAnswer(ports, chebet, dismissal);
    expect(await refusalOf(dismissAnswer(ports, amina, dismissal))).toMatchObject({
      code: 'conflict',
      message: texts.moderation.decidedBy({ name: 'chebet', act: 'looked at this and left it as it is' }),
    });
    expect(await listAppeals(ports, amina)).toEqual({ items: [], next: undefined });
    expect(await refusalOf(restore())).toMatchObject({ message: texts.moderation.nothingToRestore });
  });

  it('to a warning can be accepted', async () => {
    const { ports, amina, decide, restore, mailed } = await site();
    await decide('warn');
    const token = mailed();
    await answerSanction(ports, visitor, { token, text: 'They were mine.' });
    await restore();
    expect(await viewSanction(ports, visitor, token)).toMatchObject({ lifted: true });
    expect((await listAppeals(ports, amina)).items).toEqual([]);
  });

  it('cannot be dismissed by the person who sent it', async () => {
    const { ports, brian, decide, mailed } = await site();
    await decide('warn');
    await answerSanction(ports, visitor, { token: mailed(), text: 'They were mine.' });
    await makeModerator(ports, brian);
    const [sanction] = await ports.sanctions.ofAccount(brian.accountId, 1);
    const dismissal = { sanctionId: sanction?.id ?? '', reason: 'They were not.' };
    expect(await refusalOf(dismissAnswer(ports, brian, dismissal))).toMatchObject({ code: 'forbidden' });
  });

  it('is on one of several pages if many are waiting', async () => {
    const { ports, amina, decide } = await site();
    for (let count = 0; count < 12; count += 1) {
      await decide('warn');
      ports.clock.advance(1_000);
    }
    const warned = await ports.sanctions.ofAccount(
      (await ports.members.byUsername('okello'))?.accountId ?? '',
      20,
    );
    for (const { id } of warned) {
      await ports.sanctions.answer(id, 'Mine.', ports.clock.now());
      ports.clock.advance(1_000);
    }
    const first = await listAppeals(ports, amina);
    const second = await listAppeals(ports, amina, first.next);
    expect([first.items.length, second.items.length, second.next]).toEqual([10, 2, undefined]);
  });
});

describe('what moderators see of somebody', () => {
  it('is what was decided, by whom, and what can be done, by id or username', async () => {
    const { ports, amina, brian, decide } = await site();
    await decide('suspend', '7');
    const seen = await viewMember(ports, amina, brian.accountId);
    expect(seen).toMatchObject({
      account: { username: 'okello', version: 1, acts: ['restore', 'warn', 'suspend', 'ban'] },
      standing: { suspendedUntil: expect.any(Date), bannedAt: undefined },
      sanctions: [{ sanction: { kind: 'suspend', reason }, by: 'amina' }],
    });
    expect(await viewMember(ports, amina, 'OKELLO')).toEqual(seen);
    ports.clock.advance(7 * day);
    await sanctionAs(ports, theOperator, { accountId: brian.accountId, version: 1, kind: 'ban', reason });
    expect(await viewMember(ports, amina, 'okello')).toMatchObject({
      account: { acts: ['restore'] },
      standing: { suspendedUntil: undefined, bannedAt: expect.any(Date) },
      sanctions: [{ by: undefined }, { by: 'amina' }],
    });
    expect(JSON.stringify(seen)).not.toContain('@');
  });

  it('offers no action on themselves, and finds nobody if there is nobody', async () => {
    const { ports, amina } = await site();
    expect(await viewMember(ports, amina, 'amina')).toMatchObject({ account: { acts: [] } });
    expect(await viewMember(ports, amina, 'nobody')).toBeUndefined();
  });
});

describe('a moderator who decides', () => {
  it('is told if somebody else has decided in the meantime, who and what', async () => {
    const { ports, amina, brian, versionNow, decide } = await site();
    const chebet = await addUser(ports, 'chebet');
    await makeModerator(ports, chebet);
    const { accountId } = brian;
    const seen = await versionNow();
    await decide('suspend');
    const late = { accountId, version: seen, kind: 'ban', reason } as const;
    expect(await refusalOf(sanctionMember(ports, chebet, late))).toMatchObject({
      code: 'conflict',
      message: texts.moderation.decidedBy({ name: 'amina', act: 'suspended this account' }),
    });
    expect(await refusalOf(restoreMember(ports, chebet, late))).toMatchObject({ code: 'conflict' });
    expect(await ports.members.standing(accountId)).toMatchObject({ bannedAt: undefined, version: 1 });

    const version = await versionNow();
    const both = await Promise.allSettled([
      sanctionMember(ports, amina, { accountId, version, kind: 'ban', reason }),
      restoreMember(ports, chebet, { accountId, version, reason }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('cannot decide about themselves or other moderators; only the operator can', async () => {
    const { ports, amina, brian } = await site();
    await makeModerator(ports, brian);
    for (const { accountId } of [brian, amina]) {
      const { version } = await ports.members.standing(accountId);
      const form = { accountId, version, kind: 'ban', reason } as const;
      expect(await refusalOf(sanctionMember(ports, amina, form))).toMatchObject({
        code: 'forbidden',
        message: texts.moderation.onlyTheOperator,
      });
      await sanctionAs(ports, theOperator, form);
    }
    const anybody = { accountId: '', version: 0, kind: 'warn', reason } as const;
    expect(await refusalOf(sanctionMember(ports, amina, anybody))).toMatchObject({ code: 'not-found' });
  });

  it('must give a reason, and restores only what was removed', async () => {
    const { ports, brian, decide } = await site();
    const { accountId } = brian;
    const form = { accountId, version: 0, kind: 'warn' } as const;
    for (const given of ['', ' \n', 'a'.repeat(501)]) {
      expect(await refusalOf(sanctionAs(ports, theOperator, { ...form, reason: given }))).toMatchObject({
        fields: { reason: expect.any(String) },
      });
    }
    expect(await refusalOf(restoreAs(ports, theOperator, { ...form, reason }))).toMatchObject({
      message: texts.moderation.nothingToRestore,
    });
    await decide('ban');
    expect(await refusalOf(decide('suspend'))).toMatchObject({ message: texts.moderation.bannedAlready });
  });

  it('cannot find other people', async () => {
    const { ports, amina } = await site();
    const form = { accountId: 'nobody', version: 0, kind: 'ban', reason } as const;
    expect(await refusalOf(sanctionMember(ports, amina, form))).toMatchObject({ code: 'not-found' });
  });
});
