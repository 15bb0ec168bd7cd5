import { describe, expect, it } from 'vitest';
import { fakePicture } from '../../adapters/memory/fake-picture.ts';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { logIn } from '../accounts/log-in.ts';
import { signUp } from '../accounts/sign-up.ts';
import { postAdvert } from '../adverts/post-advert.ts';
import { toggleLike } from '../adverts/toggle-like.ts';
import { toggleSaved } from '../adverts/toggle-saved.ts';
import { sendMessage } from '../chats/send-message.ts';
import { startConversation } from '../chats/start-conversation.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { addComment } from '../comments/add-comment.ts';
import { sendFeedback } from '../feedback/send-feedback.ts';
import { initiatePayment } from '../payments/initiate-payment.ts';
import { nameTransaction } from '../payments/name-transaction.ts';
import { testGateway } from '../payments/test-gateway.ts';
import { holdPicture } from '../pictures/hold-picture.ts';
import { addAdvert, addUser, advertForm, holdPictures, refusalOf } from '../test-fixtures.ts';
import { day, minute } from '../time/durations.ts';
import { type User, visitor } from '../viewer.ts';
import { admit, type Trier } from './admit.ts';
import { type Limits, limits, type ThrottledAct } from './limits.ts';

const client = '192.0.2.1';
const elsewhere = '198.51.100.1';

interface Shop {
  readonly ports: MemoryPorts;
  readonly amina: User;
  readonly brian: User;
  readonly advertId: string;
}

async function openShop(): Promise<Shop> {
  const ports = memoryPorts();
  const amina = await addUser(ports, 'amina');
  const brian = await addUser(ports, 'brian');
  return { ports, amina, brian, advertId: await addAdvert(ports, brian) };
}

const formKeyOf = (number: number) => `form-key-of-number-${number}`;

const signUpForm = (number: number, from: string | undefined) => ({
  fullName: 'Nakato Sarah',
  username: `nakato.${number}`,
  email: 'nakato@example.com',
  password: 'mululuza leaf',
  confirmPassword: 'mululuza leaf',
  consent: true,
  formKey: formKeyOf(number),
  client: from,
});

interface Case {
  readonly name: string;
  readonly act: ThrottledAct;
  /** By what Amina's tries are counted, where it is not her account. */
  readonly account?: string;
  /** The same number is the same form sent again. */
  attempt(shop: Shop, number: number, client: string | undefined): Promise<unknown>;
}

const cases: readonly Case[] = [
  {
    name: 'logging in',
    act: 'log-in',
    account: 'amina@example.com',
    attempt: ({ ports }, _, from) =>
      logIn(ports, { email: 'Amina@example.com', password: 'wrong', remember: true, client: from }),
  },
  {
    name: 'signing up',
    act: 'sign-up',
    account: 'nakato@example.com',
    attempt: ({ ports }, number, from) => signUp(ports, signUpForm(number, from)),
  },
  {
    name: 'posting an advert',
    act: 'post-advert',
    async attempt({ ports, amina }, number, from) {
      const form = advertForm({ pictureKeys: await holdPictures(ports, amina, `of ${number}`) });
      return postAdvert(ports, amina, { form, formKey: formKeyOf(number), client: from });
    },
  },
  {
    name: 'uploading a picture',
    act: 'upload-picture',
    attempt: ({ ports, amina }, number, from) =>
      holdPicture(ports, amina, fakePicture({ width: 800, height: 600 + number }), from),
  },
  {
    name: 'commenting',
    act: 'add-comment',
    attempt: ({ ports, amina, advertId }, number, from) =>
      addComment(ports, amina, {
        advertId,
        comment: 'Is it fresh?',
        formKey: formKeyOf(number),
        client: from,
      }),
  },
  {
    name: 'writing to somebody new',
    act: 'start-conversation',
    async attempt({ ports, amina }, number, from) {
      const name = `reader${number}`;
      const known = await ports.profiles.usernameTaken(name);
      const reader = known ? ports.digests.sha256(name).slice(0, 20) : (await addUser(ports, name)).accountId;
      const messageId = String(number).repeat(30).slice(0, 30);
      return startConversation(ports, amina, { with: reader, message: 'Hello', messageId, client: from });
    },
  },
  {
    name: 'writing on',
    act: 'send-message',
    async attempt({ ports, amina, brian }, number, from) {
      const first = { with: amina.accountId, message: 'Hello', messageId: 'f'.repeat(30) };
      await sendMessage(ports, brian, first);
      const messageId = String(number).repeat(30).slice(0, 30);
      return sendMessage(ports, amina, { with: brian.accountId, message: 'Hi', messageId, client: from });
    },
  },
  {
    name: 'liking',
    act: 'react',
    attempt: ({ ports, amina, advertId }, _, from) =>
      toggleLike(ports, amina, { advertId, liked: true, client: from }),
  },
  {
    name: 'saving',
    act: 'react',
    attempt: ({ ports, amina, advertId }, _, from) =>
      toggleSaved(ports, amina, { advertId, saved: true, client: from }),
  },
  {
    name: 'beginning to pay',
    act: 'pay',
    async attempt({ ports, amina }, _, from) {
      const advertId = await addAdvert(ports, amina);
      const shop = { ...ports, paymentWay: testGateway() };
      return initiatePayment(shop, amina, { advertId, origin: 'https://e.example', client: from });
    },
  },
  {
    name: 'naming a transaction',
    act: 'pay',
    async attempt({ ports, amina, advertId }, number, from) {
      const transactionId = `MP${100_000 + number}`;
      return nameTransaction(ports, amina, { advertId, transactionId, client: from });
    },
  },
  {
    name: 'telling the operator something',
    act: 'send-feedback',
    attempt: ({ ports, amina }, number, from) =>
      sendFeedback(ports, amina, {
        kind: 'problem',
        message: 'He cheats.',
        email: '',
        formKey: formKeyOf(number),
        client: from,
      }),
  },
];

/** As that many tries would, in the time of one. */
async function use({ ports }: Shop, act: ThrottledAct, times: number, trier: Trier): Promise<void> {
  const before = new Set(ports.database.tables.throttle.keys());
  await admit(ports, act, trier);
  const { throttle } = ports.database.tables;
  for (const [key, row] of throttle) if (!before.has(key)) throttle.set(key, { ...row, points: times });
}

const tooMany = { code: 'too-many', fields: {}, retryAfter: expect.any(Number) };

/** What came of it otherwise does not matter here. */
async function isAdmitted(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(
    () => true,
    (error: unknown) => !(error instanceof Error && 'code' in error && error.code === 'too-many'),
  );
}

describe.each(cases)('$name', ({ act, account, attempt }) => {
  const counts: readonly (readonly [string, (shop: Shop) => Trier])[] = [
    ['together', ({ amina }) => ({ account: account ?? amina.accountId, client })],
    ['account', ({ amina }) => ({ account: account ?? amina.accountId })],
    ['client', () => ({ client })],
  ];
  const limited = counts.flatMap(([by, trierOf]) => {
    const limit = (limits[act] as Limits)[by as keyof Limits];
    return limit === undefined ? [] : [{ by, trierOf, limit }];
  });

  it.each(limited)('is limited by $by', async ({ by, trierOf, limit }) => {
    const shop = await openShop();
    await use(shop, act, limit.count - 1, trierOf(shop));
    expect(await isAdmitted(attempt(shop, 1, client))).toBe(true);
    expect(await refusalOf(attempt(shop, 2, client))).toMatchObject(tooMany);
    expect(await isAdmitted(attempt(shop, 2, elsewhere))).toBe(by !== 'account');
    shop.ports.clock.advance(limit.window);
    expect(await isAdmitted(attempt(shop, 3, client))).toBe(true);
  });

  it('is done under a server that does not know its clients', async () => {
    const shop = await openShop();
    expect(await isAdmitted(attempt(shop, 1, undefined))).toBe(true);
  });
});

describe('the same form sent again', () => {
  const once: readonly ThrottledAct[] = [
    'sign-up',
    'post-advert',
    'upload-picture',
    'add-comment',
    'start-conversation',
    'send-message',
    'send-feedback',
  ];
  it.each(cases.filter(({ act }) => once.includes(act)))('counts once: $name', async ({ act, attempt }) => {
    const shop = await openShop();
    await use(shop, act, limits[act].client.count - 2, { client });
    for (let sent = 1; sent <= 3; sent += 1) await attempt(shop, 1, client);
    expect(await isAdmitted(attempt(shop, 2, client))).toBe(true);
    expect(await isAdmitted(attempt(shop, 3, client))).toBe(false);
  });
});

describe('what came to nothing', () => {
  it('counts for a sign-up, whose refusal tells that an email is taken', async () => {
    const shop = await openShop();
    await use(shop, 'sign-up', limits['sign-up'].client.count - 1, { client });
    const taken = { ...signUpForm(1, client), email: 'amina@example.com' };
    expect(await refusalOf(signUp(shop.ports, taken))).toMatchObject({ code: 'invalid' });
    expect(await refusalOf(signUp(shop.ports, taken))).toMatchObject(tooMany);
  });

  it('does not count for a form that is not filled in', async () => {
    const shop = await openShop();
    await use(shop, 'sign-up', limits['sign-up'].client.count - 1, { client });
    for (let sent = 1; sent <= 3; sent += 1) {
      const refusal = await refusalOf(signUp(shop.ports, { ...signUpForm(1, client), consent: false }));
      expect(refusal.code).toBe('invalid');
    }
    await signUp(shop.ports, signUpForm(1, client));
  });

  it('does not count for an advert that has to be mended', async () => {
    const { ports, amina } = await openShop();
    for (let sent = 1; sent <= limits['post-advert'].account.count + 1; sent += 1) {
      const form = advertForm({ price: 'cheap' });
      const refusal = await refusalOf(postAdvert(ports, amina, { form, formKey: '', client }));
      expect(refusal.code).toBe('invalid');
    }
  });

  it('does not count for a message that is not delivered', async () => {
    const { ports, amina, brian } = await openShop();
    await toggleBlock(ports, brian, { userId: amina.accountId, blocked: true });
    for (let sent = 1; sent <= limits['start-conversation'].account.count + 1; sent += 1) {
      const message = { with: brian.accountId, message: 'Hello', messageId: '', client };
      expect((await refusalOf(sendMessage(ports, amina, message))).code).toBe('conflict');
    }
  });

  it('counts for a picture that cannot be read', async () => {
    const shop = await openShop();
    await use(shop, 'upload-picture', limits['upload-picture'].client.count - 1, { client });
    const unreadable = new TextEncoder().encode('no picture');
    expect((await refusalOf(holdPicture(shop.ports, shop.amina, unreadable, client))).code).toBe('invalid');
    expect(await refusalOf(holdPicture(shop.ports, shop.amina, unreadable, client))).toMatchObject(tooMany);
  });
});

describe('log-ins', () => {
  const wrong = { email: 'nakato@example.com', password: 'wrong', remember: true };
  const right = { ...wrong, password: 'mululuza leaf' };

  async function shopWithNakato(): Promise<Shop> {
    const shop = await openShop();
    await signUp(shop.ports, signUpForm(1, client));
    return shop;
  }

  async function fail(shop: Shop, times: number, from: string): Promise<void> {
    for (let tried = 0; tried < times; tried += 1) {
      expect(await refusalOf(logIn(shop.ports, { ...wrong, client: from }))).toMatchObject({
        code: 'invalid',
      });
    }
  }

  it('do not count when they succeed', async () => {
    const shop = await shopWithNakato();
    await fail(shop, 9, client);
    for (let times = 1; times <= 70; times += 1) await logIn(shop.ports, { ...right, client });
    await fail(shop, 1, client);
  });

  it('are refused with the right password too, so that nobody learns that it was right', async () => {
    const shop = await shopWithNakato();
    await fail(shop, 10, elsewhere);
    const answers = [wrong, right].map((form) =>
      refusalOf(logIn(shop.ports, { ...form, client: elsewhere })),
    );
    const [first, second] = await Promise.all(answers);
    expect(first).toMatchObject(tooMany);
    expect(second).toEqual(first);
  });

  it('are refused in the same way where there is no such account', async () => {
    const shop = await openShop();
    await fail(shop, 10, client);
    expect(await refusalOf(logIn(shop.ports, { ...wrong, client }))).toMatchObject(tooMany);
  });

  it('leave no more tries to many at once', async () => {
    const shop = await shopWithNakato();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => refusalOf(logIn(shop.ports, { ...wrong, client }))),
    );
    expect(answers.filter(({ code }) => code === 'invalid')).toHaveLength(10);
  });

  it('let the owner in where they have been before, whatever is tried elsewhere', async () => {
    const shop = await shopWithNakato();
    for (let number = 1; number <= 10; number += 1) await fail(shop, 10, `203.0.113.${number}`);
    expect(await refusalOf(logIn(shop.ports, { ...right, client: elsewhere }))).toMatchObject(tooMany);
    await logIn(shop.ports, { ...right, client });
    shop.ports.clock.advance(day);
    await logIn(shop.ports, { ...right, client: elsewhere });
  });

  it('let everybody in again after a while', async () => {
    const shop = await shopWithNakato();
    await fail(shop, 10, client);
    expect(await refusalOf(logIn(shop.ports, { ...right, client }))).toMatchObject({
      message: 'Too many tries. Please try again in 15 minutes.',
      retryAfter: 900,
    });
    shop.ports.clock.advance(15 * minute);
    await logIn(shop.ports, { ...right, client });
  });
});

it('counts what visitors tell the operator by their client', async () => {
  const shop = await openShop();
  await use(shop, 'send-feedback', limits['send-feedback'].client.count - 1, { client });
  const form = { kind: 'problem', message: 'He cheats.', email: '', client } as const;
  await sendFeedback(shop.ports, visitor, { ...form, formKey: formKeyOf(1) });
  expect(
    await refusalOf(sendFeedback(shop.ports, visitor, { ...form, formKey: formKeyOf(2) })),
  ).toMatchObject(tooMany);
});
