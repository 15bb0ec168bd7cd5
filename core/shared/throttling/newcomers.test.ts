import { expect, it } from 'vitest';
import type { MemoryPorts } from '../../../adapters/memory/memory-ports.ts';
import { deleteAdvert } from '../../adverts/delete-advert.ts';
import { postAdvert } from '../../adverts/post-advert.ts';
import { sendMessage } from '../../chats/send-message.ts';
import {
  addAdvert,
  addUser,
  advertForm,
  holdPictures,
  refusalOf,
  shop,
  twoUsers,
} from '../../fixtures-for-test.ts';
import * as texts from '../../texts/by-subject.ts';
import { day, hour, second } from '../time/durations.ts';
import type { User } from '../viewer.ts';

/** As people do it: one form after another. */
async function post(ports: MemoryPorts, seller: User, times = 1): Promise<string> {
  let posted = '';
  for (let number = 1; number <= times; number += 1) {
    const form = advertForm({ pictureKeys: await holdPictures(ports, seller, ports.ids.alphanumeric(9)) });
    posted = (await postAdvert(ports, seller, { form, formKey: ports.ids.alphanumeric(20) })).advertId;
  }
  return posted;
}

async function writeTo(ports: MemoryPorts, from: User, to: Pick<User, 'accountId'>, message = 'Is it dry?') {
  await sendMessage(ports, from, { with: to.accountId, message, messageId: ports.ids.alphanumeric(30) });
}

async function strangers(ports: MemoryPorts, count: number): Promise<readonly User[]> {
  const names = Array.from({ length: count }, () => `s${ports.ids.alphanumeric(12)}`);
  return Promise.all(names.map((name) => addUser(ports, name)));
}

it('posts twenty adverts a day, is told when it can post more, and then can', async () => {
  const { ports, amina } = await twoUsers();
  ports.clock.advance(30 * second);
  await post(ports, amina, 20);
  ports.clock.advance(hour);
  expect(await refusalOf(post(ports, amina))).toEqual({
    code: 'too-many',
    message: 'Your account is new. You can post again from Thursday 16 January, 12:01 PM.',
    fields: {},
    retryAfter: (day - hour) / second,
  });
  ports.clock.advance(day - hour);
  await post(ports, amina);
});

it('gains nothing by deleting what it has posted, and loses nothing by a refused form', async () => {
  const { ports, amina } = await twoUsers();
  const last = await post(ports, amina, 19);
  for (let tried = 1; tried <= 3; tried += 1) {
    const form = advertForm({ price: 'cheap' });
    expect(await refusalOf(postAdvert(ports, amina, { form, formKey: '' }))).toMatchObject({
      code: 'invalid',
    });
  }
  await deleteAdvert(ports, amina, last);
  await post(ports, amina);
  expect(await refusalOf(post(ports, amina))).toMatchObject({ code: 'too-many' });
});

it('counts a form once if it arrives twice', async () => {
  const { ports, amina } = await twoUsers();
  const form = advertForm({ pictureKeys: await holdPictures(ports, amina, 'leaf') });
  for (const formKey of ['k'.repeat(20), 'k'.repeat(20)]) await postAdvert(ports, amina, { form, formKey });
  await post(ports, amina, 19);
  expect(await refusalOf(post(ports, amina))).toMatchObject({ code: 'too-many' });
});

it('waits only while the account is new, and then has no limit', async () => {
  const { ports, amina } = await twoUsers();
  ports.clock.advance(2.5 * day);
  await post(ports, amina, 20);
  const message = 'Your account is new. You can post again from Saturday 18 January, 12:00 PM.';
  expect(await refusalOf(post(ports, amina))).toMatchObject({ message, retryAfter: (0.5 * day) / second });
  ports.clock.advance(0.5 * day);
  await post(ports, amina, 21);
});

it('starts ten conversations a day, with questions and offers too, and can always continue others', async () => {
  const { ports, amina, brian, advertId } = await shop();
  const [known, eleventh, ...others] = await strangers(ports, 10);
  if (known === undefined || eleventh === undefined) throw new Error('There are ten.');
  await writeTo(ports, known, brian);
  await sendMessage(ports, brian, { with: amina.accountId, move: 'ask', messageId: '', advertId });
  const offered = await addAdvert(ports, eleventh);
  for (const stranger of [...others, ...(await strangers(ports, 1))]) await writeTo(ports, brian, stranger);
  const refusal = {
    code: 'too-many',
    fields: {
      message: 'Your account is new. You can write to somebody new again from Thursday 16 January, 12:00 PM.',
    },
    retryAfter: day / second,
  };
  expect(await refusalOf(writeTo(ports, brian, eleventh))).toMatchObject(refusal);
  const offer = {
    with: eleventh.accountId,
    move: 'offer',
    amount: '2000',
    messageId: '',
    advertId: offered,
  } as const;
  expect(await refusalOf(sendMessage(ports, brian, offer))).toMatchObject(refusal);
  await writeTo(ports, brian, amina);
  await writeTo(ports, brian, known);
  ports.clock.advance(day);
  await writeTo(ports, brian, eleventh);
});

it('has ten in all, however many of them came before its email was confirmed', async () => {
  const { ports, brian } = await twoUsers();
  const people = await strangers(ports, 11);
  const unverified = { ...brian, emailVerified: false };
  for (const stranger of people.slice(0, 5)) await writeTo(ports, unverified, stranger);
  for (const stranger of people.slice(5, 10)) await writeTo(ports, brian, stranger);
  expect(await refusalOf(writeTo(ports, brian, people[10] as User))).toMatchObject({ code: 'too-many' });
});

it('has ten before its email is confirmed too, and is not told to confirm it, which would not help', async () => {
  const { ports, brian } = await twoUsers();
  const people = await strangers(ports, 11);
  const unverified = { ...brian, emailVerified: false };
  for (const stranger of people.slice(0, 10)) await writeTo(ports, unverified, stranger);
  const { code, message } = await refusalOf(writeTo(ports, unverified, people[10] as User));
  expect(code).toBe('too-many');
  expect(message).not.toBe(texts.chats.verifyFirst({ people: 10 }));
});

it('has no more when many arrive at once', async () => {
  const { ports, brian } = await twoUsers();
  const people = await strangers(ports, 15);
  const answers = await Promise.allSettled(people.map((person) => writeTo(ports, brian, person)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});
