import { expect, it } from 'vitest';
import { addUser, makeModerator, refusalOf, twoUsers } from '../fixtures-for-test.ts';
import { theOperator } from './actor.ts';
import { findMembers } from './find-members.ts';
import { sanctionAs } from './sanction-member.ts';

/** Amina moderates; "of Kampala" follows everybody's username in their full name. */
async function desk() {
  const { ports, amina, brian } = await twoUsers();
  await makeModerator(ports, amina);
  const find = async (typed: string) => {
    const { member, others, more } = await findMembers(ports, amina, typed);
    return { member: member?.account.username, others: others.map(({ username }) => username), more };
  };
  return { ports, amina, brian, find };
}

it('finds people by the beginning of a username, a full name or an email, whatever the case and accents', async () => {
  const { ports, brian, find } = await desk();
  const joy = await addUser(ports, 'joy.akello');
  const profile = await ports.profiles.byAccountId(joy.accountId);
  if (profile)
    await ports.profiles.update(joy.accountId, { ...profile, fullName: 'Ákello Joy', pictureKey: undefined });
  const alone = { member: 'joy.akello', others: [], more: false };
  for (const typed of [
    'joy',
    '@JOY.ak',
    ' Jóy.a',
    'akello  j',
    'ÁKELLO',
    'joy.akello@EXAMPLE.com',
    joy.accountId,
  ])
    expect(await find(typed)).toEqual(alone);
  expect(await find('kello')).toEqual({ member: undefined, others: [], more: false });
  expect(await find(' ')).toEqual({ member: undefined, others: [], more: false });
  expect(await find(brian.accountId.slice(0, 12))).toMatchObject({ member: undefined });
});

it('shows whose username it is, and beside that all others that begin so', async () => {
  const { ports, find } = await desk();
  for (const name of ['joy', 'joyce', 'Joyakello']) await addUser(ports, name);
  expect(await find('jo')).toEqual({ member: undefined, others: ['joy', 'Joyakello', 'joyce'], more: false });
  expect(await find('JOY')).toEqual({ member: 'joy', others: ['Joyakello', 'joyce'], more: false });
});

it('finds banned people too', async () => {
  const { ports, brian, find } = await desk();
  const { accountId } = brian;
  await sanctionAs(ports, theOperator, { accountId, version: 0, kind: 'ban', reason: 'Sold nothing.' });
  expect(await find('bri')).toMatchObject({ member: 'brian' });
});

it('shows no more than twenty, and says that there are more', async () => {
  const { ports, find } = await desk();
  for (let number = 10; number < 30; number += 1) await addUser(ports, `joy${number}`);
  expect(await find('joy')).toMatchObject({ others: { length: 20 }, more: false });
  await addUser(ports, 'joy30');
  expect(await find('joy')).toMatchObject({ others: { length: 20 }, more: true });
});

it('is there for moderators only', async () => {
  const { ports, brian } = await desk();
  expect(await refusalOf(findMembers(ports, brian, 'amina'))).toMatchObject({ code: 'not-found' });
});
