import { expect, it } from 'vitest';
import { removeAccount } from '../accounts/remove-account.ts';
import { addUser, makeModerator, refusalOf, shop } from '../fixtures-for-test.ts';
import { decideCase } from '../reports/decide-case.ts';
import { sendReport } from '../reports/send-report.ts';
import { visitor } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { theOperator } from './actor.ts';
import { decisionsPerPage } from './limits.ts';
import { listDecisions } from './list-decisions.ts';
import { sanctionAs, sanctionMember } from './sanction-member.ts';
import { setModerator } from './set-moderator.ts';

async function decided() {
  const { ports, amina, brian, advertId } = await shop();
  const moderator = await addUser(ports, 'dora');
  await makeModerator(ports, moderator);
  const subject = { kind: 'advert', id: advertId } as const;
  await sendReport(ports, brian, subject, { reason: 'scam', text: '', formKey: '' });
  ports.clock.advance(1000);
  await decideCase(ports, moderator, subject, { act: 'hide', reason: 'Not yours.', version: '0' });
  ports.clock.advance(1000);
  const about = { accountId: amina.accountId, reason: 'Do not do it again.' };
  await sanctionMember(ports, moderator, { ...about, kind: 'warn', version: 0, days: undefined });
  return { ports, amina, moderator, advertId };
}

it('says to moderators what was decided, by whom and why, newest first', async () => {
  const { ports, amina, moderator, advertId } = await decided();
  // An act, but no decision.
  await setModerator(ports, { username: 'brian', moderator: true });
  const { items, next } = await listDecisions(ports, moderator);
  expect(next).toBeUndefined();
  const both = { by: moderator.fullName, accountId: amina.accountId };
  expect(items).toMatchObject([
    { ...both, act: 'warn', title: amina.fullName, reason: 'Do not do it again.' },
    { ...both, act: 'hide', subject: { kind: 'advert', id: advertId }, reason: 'Not yours.' },
  ]);
  // Although nobody else sees it any more.
  expect(items[1]?.title).toBe('Fresh mululuza');
});

it('names neither who decided nor whom it was about once they are gone', async () => {
  const { ports, amina, moderator } = await decided();
  const reader = await addUser(ports, 'emma');
  await makeModerator(ports, reader);
  for (const { accountId } of [amina, moderator]) await removeAccount(ports, accountId);
  const { items } = await listDecisions(ports, reader);
  expect(items).toHaveLength(2);
  for (const item of items)
    expect(item).toMatchObject({ by: texts.chats.deletedUser, title: undefined, accountId: undefined });
});

it('pages through all of them, also those of the operator', async () => {
  const { ports, amina, moderator } = await decided();
  for (let number = 2; number <= decisionsPerPage; number += 1) {
    ports.clock.advance(1000);
    const { version } = await ports.members.standing(amina.accountId);
    const reason = `Warning ${number}`;
    const warning = { accountId: amina.accountId, kind: 'warn', version, reason, days: undefined } as const;
    await sanctionAs(ports, theOperator, warning);
  }
  const first = await listDecisions(ports, moderator);
  expect(first.items).toHaveLength(decisionsPerPage);
  expect(first.items[0]).toMatchObject({ by: texts.moderation.theOperator, reason: 'Warning 20' });
  const second = await listDecisions(ports, moderator, first.next);
  expect(second).toMatchObject({ items: [{ act: 'hide' }], next: undefined });
});

it('is there for nobody else', async () => {
  const { ports, amina } = await decided();
  for (const viewer of [amina, visitor])
    expect((await refusalOf(listDecisions(ports, viewer))).code).toBe('not-found');
});
