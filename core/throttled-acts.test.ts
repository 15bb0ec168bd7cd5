import { describe, expect, it } from 'vitest';
import { fakePicture } from '../adapters/memory/fake-picture.ts';
import { type MemoryPorts, memoryPorts } from '../adapters/memory/memory-ports.ts';
import { codeNeeded } from './accounts/half-login.ts';
import { newDays } from './accounts/limits.ts';
import { type Core, createCore } from './core.ts';
import {
  addAdvert,
  addSession,
  addUser,
  advertForm,
  holdPictures,
  profileForm,
  refusalOf,
  signUpForm,
} from './fixtures-for-test.ts';
import { limits } from './limits-for-test.ts';
import { testGateway } from './payments/gateway-for-test.ts';
import { pushForm } from './pushes/device-for-test.ts';
import { admit, type Requester } from './shared/throttling/admit.ts';
import type { Limits } from './shared/throttling/limits.ts';
import { day, minute, second } from './shared/time/durations.ts';
import { type User, visitor } from './shared/viewer.ts';
import * as texts from './texts/by-subject.ts';

type ActName = keyof typeof limits;

const client = '192.0.2.1';
const elsewhere = '198.51.100.1';

interface Shop {
  readonly ports: MemoryPorts;
  readonly core: Core;
  readonly amina: User;
  readonly brian: User;
  readonly advertId: string;
}

async function openShop(): Promise<Shop> {
  const ports = { ...memoryPorts(), paymentWay: testGateway() };
  const amina = await addUser(ports, 'amina', { emailVerified: true });
  const brian = await addUser(ports, 'brian');
  return { ports, core: createCore(ports), amina, brian, advertId: await addAdvert(ports, brian) };
}

const formKeyOf = (number: number) => `form-key-of-number-${number}`;

const numberedForm = (number: number, client: string | undefined) =>
  signUpForm({ username: `nakato.${number}`, formKey: formKeyOf(number), client });

/** What Amina's attempts are counted by, where it is not her account. */
const countedAs: Partial<Record<ActName, string>> = {
  'log-in': 'amina@example.com',
  'sign-up': 'nakato@example.com',
  'mail-to': 'nakato@gmail.com',
  'request-reset': 'amina@example.com',
};

/** With the same number, `attempt` sends the same form again. */
function acting(
  name: string,
  act: ActName,
  attempt: (shop: Shop, number: number, client: string | undefined) => Promise<unknown>,
) {
  return { name, act, attempt, account: countedAs[act] };
}

const cases = [
  acting('logging in', 'log-in', ({ core }, _, from) =>
    core.logIn({ email: 'Amina@example.com', password: 'wrong', remember: true, client: from }),
  ),
  acting('giving a code after the password', 'log-in-code', async ({ ports, core, amina }, _, from) => {
    await ports.secondFactors.begin(amina.accountId, 'sealed', ports.clock.now());
    await ports.secondFactors.turnOn(amina.accountId, ports.clock.now());
    const account = await ports.accounts.byId(amina.accountId);
    const shown = { way: 'password', remember: true } as const;
    const needed = account && (await codeNeeded(ports, ports, account, shown));
    return core.finishLogIn({ halfLogin: needed?.halfLogin, code: '123456', client: from });
  }),
  acting('setting up two-step login', 'second-factor', ({ core, amina }, _, from) =>
    core.beginSecondFactor(amina, { currentPassword: 'wrong', client: from }),
  ),
  acting('signing up', 'sign-up', ({ core }, number, from) => core.signUp(numberedForm(number, from))),
  acting('posting an advert', 'post-advert', async ({ ports, core, amina }, number, from) => {
    const form = advertForm({ pictureKeys: await holdPictures(ports, amina, `of ${number}`) });
    return core.postAdvert(amina, { form, formKey: formKeyOf(number), client: from });
  }),
  acting('uploading a picture', 'upload-picture', ({ core, amina }, number, from) =>
    core.holdPicture(amina, fakePicture({ width: 800, height: 600 + number }), from),
  ),
  acting('changing an advert', 'update-advert', async ({ ports, core, amina }, number, from) => {
    const advertId = await addAdvert(ports, amina);
    const form = advertForm({ pictureKeys: await holdPictures(ports, amina, `of ${number}`) });
    return core.updateAdvert(amina, advertId, { ...form, client: from });
  }),
  acting('changing several adverts', 'act-on-adverts', ({ core, amina }, _, from) =>
    core.actOnAdverts(amina, { act: 'end', advertIds: ['ad_1'], client: from }),
  ),
  acting('changing one’s profile', 'edit-account', ({ core, amina }, _, from) =>
    core.editAccount(amina, profileForm({ client: from })),
  ),
  acting('blocking somebody', 'block', ({ core, amina, brian }, _, from) =>
    core.toggleBlock(amina, { userId: brian.accountId, blocked: true, client: from }),
  ),
  acting('following somebody', 'follow', ({ core, amina, brian }, _, from) =>
    core.toggleFollow(amina, { userId: brian.accountId, following: true, client: from }),
  ),
  acting('being notified on a device', 'turn-on-push', async ({ ports, core, amina }, number, from) => {
    const form = await pushForm(ports, number);
    return core.turnOnPush(amina, await addSession(ports, amina), { ...form, client: from });
  }),
  acting('logging in with the right password', 'begin-session', async ({ ports, core, amina }, _, from) => {
    const { accountId, email } = amina;
    await ports.accounts.setPassword(accountId, await ports.passwordHasher.hash('mululuza leaf'));
    return core.logIn({ email, password: 'mululuza leaf', remember: true, client: from });
  }),
  acting('having a mail sent to somebody', 'mail-to', ({ core }, number, from) => {
    const email = `na.kato+${number}@googlemail.com`;
    return core.signUp({ ...numberedForm(number, from), email });
  }),
  acting('asking for a password link', 'request-reset', ({ core }, _, from) =>
    core.requestPasswordReset({ email: 'Amina@example.com', client: from }),
  ),
  acting(
    'asking for a verification mail',
    'send-verification',
    async ({ ports, core, amina }, number, from) => {
      const account = ports.database.tables.accounts.get(amina.accountId);
      // To another mailbox each time, because mailboxes have a limit of their own.
      const changed = { email: `amina${number}@example.com`, emailVerified: false };
      if (account !== undefined)
        ports.database.tables.accounts.set(amina.accountId, { ...account, ...changed });
      return core.sendVerification(amina, { client: from });
    },
  ),
  acting('changing one’s email', 'change-email', ({ core, amina }, number, from) =>
    core.changeEmail(amina, { email: `new${number}@example.com`, currentPassword: 'wrong', client: from }),
  ),
  acting('commenting', 'add-comment', ({ core, amina, advertId }, number, from) =>
    core.addComment(amina, { advertId, comment: 'Is it fresh?', formKey: formKeyOf(number), client: from }),
  ),
  acting('writing to somebody new', 'start-conversation', async ({ ports, core, amina }, number, from) => {
    const name = `reader${number}`;
    const known = await ports.profiles.usernameTaken(name);
    const reader = known ? ports.digests.sha256(name).slice(0, 20) : (await addUser(ports, name)).accountId;
    const messageId = String(number).repeat(30).slice(0, 30);
    return core.sendMessage(amina, { with: reader, message: 'Hello', messageId, client: from });
  }),
  acting(
    'writing to somebody new without a verified email',
    'start-unverified',
    async ({ ports, core, amina }, number, from) => {
      const { accountId } = await addUser(ports, `stranger${ports.ids.alphanumeric(10)}`);
      const messageId = String(number).repeat(30).slice(0, 30);
      const unverified = { ...amina, emailVerified: false };
      return core.sendMessage(unverified, { with: accountId, message: 'Hello', messageId, client: from });
    },
  ),
  acting('writing on', 'send-message', async ({ core, amina, brian }, number, from) => {
    const first = { with: amina.accountId, message: 'Hello', messageId: 'f'.repeat(30) };
    await core.sendMessage(brian, first);
    const messageId = String(number).repeat(30).slice(0, 30);
    return core.sendMessage(amina, { with: brian.accountId, message: 'Hi', messageId, client: from });
  }),
  acting('liking', 'react', ({ core, amina, advertId }, _, from) =>
    core.toggleLike(amina, { advertId, liked: true, client: from }),
  ),
  acting('saving', 'react', ({ core, amina, advertId }, _, from) =>
    core.toggleSaved(amina, { advertId, saved: true, client: from }),
  ),
  acting('beginning to pay', 'pay', async ({ ports, core, amina }, _, from) => {
    const advertId = await addAdvert(ports, amina);
    return core.initiatePayment(amina, { advertId, origin: 'https://e.example', client: from });
  }),
  acting('naming a transaction', 'pay', async ({ core, amina, advertId }, number, from) => {
    const transactionId = `MP${100_000 + number}`;
    return core.nameTransaction(amina, { advertId, transactionId, client: from });
  }),
  acting('searching', 'search', ({ core, amina }, _, from) => core.search(amina, 'neem', { client: from })),
  acting('reading the sitemap', 'read-sitemap', ({ core }, _, from) => core.listSitemap({ client: from })),
  acting('reporting how a page felt', 'report-vitals', ({ core }, _, from) =>
    core.countReport({ client: from }),
  ),
  acting('telling the operator something', 'send-feedback', ({ core, amina }, number, from) =>
    core.sendFeedback(amina, {
      kind: 'problem',
      message: 'He cheats.',
      email: '',
      formKey: formKeyOf(number),
      client: from,
    }),
  ),
  acting('reporting something', 'send-report', async ({ ports, core, amina }, number, from) => {
    const { accountId: id } = await addUser(ports, `cheat${ports.ids.alphanumeric(10)}`);
    const form = { reason: 'scam', text: '', formKey: formKeyOf(number), client: from };
    return core.sendReport(amina, { kind: 'user', id }, form);
  }),
  acting('reporting something unknown', 'send-report-as-visitor', ({ core, advertId }, number, from) =>
    core.sendReport(
      visitor,
      { kind: 'advert', id: advertId },
      { reason: 'scam', text: '', formKey: formKeyOf(number), client: from },
    ),
  ),
];

/** Has the effect of this many attempts, in the time of one. */
async function use({ ports }: Shop, act: ActName, times: number, requester: Requester): Promise<void> {
  const before = new Set(ports.database.tables.throttle.keys());
  await admit(ports, limits[act], requester);
  const { throttle } = ports.database.tables;
  for (const [key, row] of throttle) if (!before.has(key)) throttle.set(key, { ...row, points: times });
}

const tooMany = { code: 'too-many', fields: {}, retryAfter: expect.any(Number) };

/** Any other outcome does not matter here. */
async function isAdmitted(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(
    () => true,
    (error: unknown) => !(error instanceof Error && 'code' in error && error.code === 'too-many'),
  );
}

describe.each(cases)('$name', ({ act, account, attempt }) => {
  const counts: readonly (readonly [string, (shop: Shop) => Requester])[] = [
    ['together', ({ amina }) => ({ account: account ?? amina.accountId, client })],
    ['account', ({ amina }) => ({ account: account ?? amina.accountId })],
    ['client', () => ({ client })],
  ];
  const limited = counts.flatMap(([by, requesterOf]) => {
    const limit = (limits[act] as Limits)[by as keyof Limits];
    return limit === undefined ? [] : [{ by, requesterOf, limit }];
  });

  it.each(limited)('is limited by $by', async ({ by, requesterOf, limit }) => {
    const shop = await openShop();
    await use(shop, act, limit.count - 1, requesterOf(shop));
    expect(await isAdmitted(attempt(shop, 1, client))).toBe(true);
    expect(await refusalOf(attempt(shop, 2, client))).toMatchObject(tooMany);
    expect(await isAdmitted(attempt(shop, 2, elsewhere))).toBe(by !== 'account');
    shop.ports.clock.advance(limit.window);
    expect(await isAdmitted(attempt(shop, 3, client))).toBe(true);
  });

  it('works on a server that does not know its clients', async () => {
    const shop = await openShop();
    expect(await isAdmitted(attempt(shop, 1, undefined))).toBe(true);
  });
});

describe('the same form sent again', () => {
  const once: readonly ActName[] = [
    'sign-up',
    'post-advert',
    'upload-picture',
    'add-comment',
    'start-conversation',
    'send-message',
    'send-feedback',
    'send-report-as-visitor',
  ];
  it.each(cases.filter(({ act }) => once.includes(act)))('counts once: $name', async ({ act, attempt }) => {
    const shop = await openShop();
    await use(shop, act, limits[act].client.count - 2, { client });
    for (let sent = 1; sent <= 3; sent += 1) await attempt(shop, 1, client);
    expect(await isAdmitted(attempt(shop, 2, client))).toBe(true);
    expect(await isAdmitted(attempt(shop, 3, client))).toBe(false);
  });
});

describe('an act that fails', () => {
  it('counts for a sign-up, because its refusal reveals that an email is taken', async () => {
    const shop = await openShop();
    await use(shop, 'sign-up', limits['sign-up'].client.count - 1, { client });
    const taken = { ...numberedForm(1, client), email: 'amina@example.com' };
    expect(await refusalOf(shop.core.signUp(taken))).toMatchObject({ code: 'invalid' });
    expect(await refusalOf(shop.core.signUp(taken))).toMatchObject(tooMany);
  });

  it('does not count for a form that is not complete', async () => {
    const shop = await openShop();
    await use(shop, 'sign-up', limits['sign-up'].client.count - 1, { client });
    for (let sent = 1; sent <= 3; sent += 1) {
      const refusal = await refusalOf(shop.core.signUp({ ...numberedForm(1, client), consent: false }));
      expect(refusal.code).toBe('invalid');
    }
    await shop.core.signUp(numberedForm(1, client));
  });

  it('does not count for an advert that has to be corrected', async () => {
    const { core, amina } = await openShop();
    for (let sent = 1; sent <= limits['post-advert'].account.count + 1; sent += 1) {
      const form = advertForm({ price: 'cheap' });
      const refusal = await refusalOf(core.postAdvert(amina, { form, formKey: '', client }));
      expect(refusal.code).toBe('invalid');
    }
  });

  it('does not count for a message that is not delivered', async () => {
    const { core, amina, brian } = await openShop();
    await core.toggleBlock(brian, { userId: amina.accountId, blocked: true });
    for (let sent = 1; sent <= limits['start-conversation'].account.count + 1; sent += 1) {
      const message = { with: brian.accountId, message: 'Hello', messageId: '', client };
      expect((await refusalOf(core.sendMessage(amina, message))).code).toBe('conflict');
    }
  });

  it('counts for a picture that cannot be read', async () => {
    const shop = await openShop();
    await use(shop, 'upload-picture', limits['upload-picture'].client.count - 1, { client });
    const unreadable = new TextEncoder().encode('no picture');
    expect((await refusalOf(shop.core.holdPicture(shop.amina, unreadable, client))).code).toBe('invalid');
    expect(await refusalOf(shop.core.holdPicture(shop.amina, unreadable, client))).toMatchObject(tooMany);
  });
});

describe('log-ins', () => {
  const wrong = { email: 'nakato@example.com', password: 'wrong', remember: true };
  const right = { ...wrong, password: 'mululuza leaf' };

  async function shopWithNakato(): Promise<Shop> {
    const shop = await openShop();
    await shop.core.signUp(numberedForm(1, client));
    return shop;
  }

  async function fail(shop: Shop, times: number, from: string): Promise<void> {
    for (let tried = 0; tried < times; tried += 1) {
      expect(await refusalOf(shop.core.logIn({ ...wrong, client: from }))).toMatchObject({
        code: 'invalid',
      });
    }
  }

  it('do not count when they succeed', async () => {
    const shop = await shopWithNakato();
    await fail(shop, 9, client);
    for (let times = 1; times <= 70; times += 1) await shop.core.logIn({ ...right, client });
    await fail(shop, 1, client);
  });

  it('are refused with the right password too, so that nobody learns that it was right', async () => {
    const shop = await shopWithNakato();
    await fail(shop, 10, elsewhere);
    const answers = [wrong, right].map((form) => refusalOf(shop.core.logIn({ ...form, client: elsewhere })));
    const [first, second] = await Promise.all(answers);
    expect(first).toMatchObject(tooMany);
    expect(second).toEqual(first);
  });

  it('are refused in the same way if there is no such account', async () => {
    const shop = await openShop();
    await fail(shop, 10, client);
    expect(await refusalOf(shop.core.logIn({ ...wrong, client }))).toMatchObject(tooMany);
  });

  it('allow no more attempts when many arrive at once', async () => {
    const shop = await shopWithNakato();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => refusalOf(shop.core.logIn({ ...wrong, client }))),
    );
    expect(answers.filter(({ code }) => code === 'invalid')).toHaveLength(10);
  });

  it('let the owner in where they have been before, whatever is attempted elsewhere', async () => {
    const shop = await shopWithNakato();
    for (let number = 1; number <= 10; number += 1) await fail(shop, 10, `203.0.113.${number}`);
    expect(await refusalOf(shop.core.logIn({ ...right, client: elsewhere }))).toMatchObject(tooMany);
    await shop.core.logIn({ ...right, client });
    shop.ports.clock.advance(day);
    await shop.core.logIn({ ...right, client: elsewhere });
  });

  it('let everybody in again after a while', async () => {
    const shop = await shopWithNakato();
    await fail(shop, 10, client);
    expect(await refusalOf(shop.core.logIn({ ...right, client }))).toMatchObject({
      message: 'Too many attempts. Please try again in 15 minutes.',
      retryAfter: 900,
    });
    shop.ports.clock.advance(15 * minute);
    await shop.core.logIn({ ...right, client });
  });
});

it('counts feedback from visitors by their client', async () => {
  const shop = await openShop();
  await use(shop, 'send-feedback', limits['send-feedback'].client.count - 1, { client });
  const form = { kind: 'problem', message: 'He cheats.', email: '', client } as const;
  await shop.core.sendFeedback(visitor, { ...form, formKey: formKeyOf(1) });
  expect(await refusalOf(shop.core.sendFeedback(visitor, { ...form, formKey: formKeyOf(2) }))).toMatchObject(
    tooMany,
  );
});

describe('mails to one mailbox', () => {
  const mailbox = 'nakato@example.com';
  const { count } = limits['mail-to'].account;
  const used = (shop: Shop) => use(shop, 'mail-to', count, { account: mailbox });

  it('are counted together, whatever they are for and whichever of its addresses they use', async () => {
    const shop = await openShop();
    const { ports, core, amina } = shop;
    await ports.accounts.setPassword(amina.accountId, await ports.passwordHasher.hash('mululuza leaf'));
    await used(shop);
    const email = 'nakato+herbs@example.com';
    const attempts = [
      () => core.signUp({ ...numberedForm(1, client), email }),
      () => core.changeEmail(amina, { email, currentPassword: 'mululuza leaf', client }),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt())).toMatchObject(tooMany);
    expect(await ports.accounts.byEmail(email)).toBeUndefined();
  });

  it('are counted when their account asks for them', async () => {
    const shop = await openShop();
    const nakato = await addUser(shop.ports, 'nakato');
    await use(shop, 'mail-to', count - 2, { account: mailbox });
    await shop.core.sendVerification(nakato, { client });
    await shop.core.mailPasswordLink(nakato, { client });
    expect(await refusalOf(admit(shop.ports, limits['mail-to'], { account: mailbox }))).toMatchObject(
      tooMany,
    );
  });

  it('do not keep an account from a link to confirm its address, unless it has one that works', async () => {
    const shop = await openShop();
    const nakato = await addUser(shop.ports, 'nakato');
    await used(shop);
    await shop.core.sendVerification(nakato, { client });
    expect(await refusalOf(shop.core.sendVerification(nakato, { client }))).toMatchObject(tooMany);
  });

  it('do not count for a sign-up that is refused or sent again', async () => {
    const shop = await openShop();
    await use(shop, 'mail-to', count - 2, { account: mailbox });
    await addUser(shop.ports, 'taken');
    const refused = { ...numberedForm(1, client), username: 'taken' };
    expect(await refusalOf(shop.core.signUp(refused))).toMatchObject({ code: 'invalid' });
    for (const sent of ['once', 'again']) {
      expect(await shop.core.signUp(numberedForm(2, client)), sent).toBeDefined();
    }
    await admit(shop.ports, limits['mail-to'], { account: mailbox });
    expect(await refusalOf(admit(shop.ports, limits['mail-to'], { account: mailbox }))).toMatchObject(
      tooMany,
    );
  });
});

describe('somebody whose email is not verified', () => {
  const hello = (shop: Shop, to: User, messageId: string) =>
    shop.core.sendMessage(shop.brian, { with: to.accountId, message: 'Hello', messageId, client });

  it('can write to ten strangers a day when no longer new, and to any number of people they know', async () => {
    const shop = await openShop();
    shop.ports.clock.advance(newDays * day);
    const strangers: User[] = [];
    for (let number = 1; number <= 11; number += 1) strangers.push(await addUser(shop.ports, `s${number}`));
    const [first, last] = [strangers[0] as User, strangers[10] as User];
    for (const [index, stranger] of strangers.slice(0, 10).entries()) {
      await hello(shop, stranger, `${index}`.repeat(30));
    }
    const text = texts.chats.verifyFirst({ people: 10 });
    expect(await refusalOf(hello(shop, last, 's'.repeat(30)))).toEqual({
      code: 'too-many',
      message: text,
      fields: { message: text },
      retryAfter: day / second,
    });
    await hello(shop, first, 'f'.repeat(30));
    const { brian } = shop;
    const question = { with: brian.accountId, message: 'Is it fresh?', messageId: 'q'.repeat(30) };
    await shop.core.sendMessage(last, question);
    await hello(shop, last, 'r'.repeat(30));

    const twelfth = await addUser(shop.ports, 's12');
    expect(await refusalOf(hello(shop, twelfth, 'v'.repeat(30)))).toMatchObject({ code: 'too-many' });
    await hello({ ...shop, brian: { ...brian, emailVerified: true } }, twelfth, 'v'.repeat(30));
    const thirteenth = await addUser(shop.ports, 's13');
    expect(await refusalOf(hello(shop, thirteenth, 'e'.repeat(30)))).toMatchObject({ code: 'too-many' });
    shop.ports.clock.advance(day);
    await hello(shop, thirteenth, 'e'.repeat(30));
  });
});
