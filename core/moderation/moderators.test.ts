import { describe, expect, it } from 'vitest';
import { addAccount, makeModerator, refusalOf, twoUsers } from '../fixtures-for-test.ts';
import { requireModerator } from '../shared/require-moderator.ts';
import { visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { setModerator } from './set-moderator.ts';

const username = 'amina';
const everything = { after: undefined, limit: 9 };

async function moderator() {
  const people = await twoUsers();
  await makeModerator(people.ports, people.amina);
  return people;
}

describe('requireModerator', () => {
  it('lets in a moderator, and reveals nothing to anybody else', async () => {
    const { ports, amina, brian } = await moderator();
    expect(await requireModerator(ports, amina)).toBe(amina);
    const holder = await addAccount(ports, 'holder');
    for (const viewer of [brian, holder, visitor]) {
      expect(await refusalOf(requireModerator(ports, viewer))).toMatchObject({
        code: 'not-found',
        message: texts.errors.notFound,
      });
    }
  });

  it('lets in a moderator only with two-step login, and says why', async () => {
    const { ports, amina, brian } = await twoUsers();
    await setModerator(ports, { username, moderator: true });
    const needed = { code: 'two-step-required', message: texts.twoStep.moderatorsNeedIt };
    expect(await refusalOf(requireModerator(ports, amina))).toMatchObject(needed);
    for (const { accountId } of [amina, brian]) {
      await ports.secondFactors.begin(accountId, 'sealed', ports.clock.now());
    }
    expect(await refusalOf(requireModerator(ports, amina))).toMatchObject(needed);
    for (const { accountId } of [amina, brian])
      await ports.secondFactors.turnOn(accountId, ports.clock.now());
    expect(await requireModerator(ports, amina)).toBe(amina);
    expect(await refusalOf(requireModerator(ports, brian))).toMatchObject({ code: 'not-found' });
    await ports.secondFactors.remove(amina.accountId);
    expect(await refusalOf(requireModerator(ports, amina))).toMatchObject(needed);
  });

  it.each([
    ['suspended', { suspendedUntil: new Date('2025-01-15T09:00:01Z') }],
    ['banned', { bannedAt: new Date('2025-01-15T09:00:00Z') }],
  ])('does not let in a moderator who is %s', async (_, changes) => {
    const { ports, amina } = await moderator();
    const standing = await ports.members.standing(amina.accountId);
    await ports.members.decide(amina.accountId, { ...standing, ...changes });
    expect(await refusalOf(requireModerator(ports, amina))).toMatchObject({ code: 'not-found' });
  });

  it('lets in one whose suspension is over, but not one who is being deleted', async () => {
    const { ports, amina } = await moderator();
    const standing = await ports.members.standing(amina.accountId);
    await ports.members.decide(amina.accountId, { ...standing, suspendedUntil: ports.clock.now() });
    expect(await requireModerator(ports, amina)).toBe(amina);
    await ports.accounts.leave(amina.accountId, ports.clock.now());
    expect(await refusalOf(requireModerator(ports, amina))).toMatchObject({ code: 'not-found' });
  });
});

describe('setModerator', () => {
  it('is in the audit, once for each change', async () => {
    const { ports, amina, brian } = await moderator();
    await setModerator(ports, { username, moderator: true });
    ports.clock.advance(1_000);
    await setModerator(ports, { username, moderator: false });
    await setModerator(ports, { username: brian.username, moderator: false });
    const subject = { kind: 'account', id: amina.accountId };
    expect(await ports.audit.page(everything)).toEqual(
      ['revoke', 'grant'].map((act) => expect.objectContaining({ actor: 'operator', act, subject })),
    );
    expect(await refusalOf(requireModerator(ports, amina))).toMatchObject({ code: 'not-found' });
  });

  it('refuses people who do not exist or are banned', async () => {
    const { ports, amina } = await twoUsers();
    expect(await refusalOf(setModerator(ports, { username: 'nobody', moderator: true }))).toMatchObject({
      code: 'not-found',
      message: 'There is no account with the username nobody.',
    });
    const standing = await ports.members.standing(amina.accountId);
    await ports.members.decide(amina.accountId, { ...standing, bannedAt: ports.clock.now() });
    expect(await refusalOf(setModerator(ports, { username, moderator: true }))).toMatchObject({
      code: 'conflict',
    });
    expect(await ports.audit.page(everything)).toEqual([]);
  });
});
