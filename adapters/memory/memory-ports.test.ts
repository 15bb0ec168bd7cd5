import { expect, test } from 'vitest';
import { describeClock } from '../contracts/clock.ts';
import { describeDigests } from '../contracts/digests.ts';
import { describeEventBus } from '../contracts/event-bus.ts';
import { describeIds } from '../contracts/ids.ts';
import { describeMailer } from '../contracts/mailer.ts';
import { describeOneTimePasswords } from '../contracts/one-time-passwords.ts';
import { describePasswordHasher } from '../contracts/password-hasher.ts';
import { describeExposedFiles, describePhotoStore } from '../contracts/photo-store.ts';
import { describePictureEncoder, type PictureSample } from '../contracts/picture-encoder.ts';
import { at } from '../contracts/samples.ts';
import { describeSealer } from '../contracts/sealer.ts';
import { describeThrottle } from '../contracts/throttle.ts';
import { createProcessThrottle } from '../process/throttle.ts';
import { type FakePicture, fakePicture, fakePictureMarker, readFakeCopy } from './fake-picture.ts';
import { memoryPorts } from './memory-ports.ts';
import { createMemoryPhotoStore } from './photo-store.ts';

describeClock('memory', () => memoryPorts().clock);
describeIds('memory', () => memoryPorts().ids);
describeDigests('memory', () => memoryPorts().digests);
describeSealer('memory', () => memoryPorts().sealer);
describePasswordHasher('memory', () => memoryPorts().passwordHasher);

const { oneTimePasswords } = memoryPorts();
describeOneTimePasswords('memory', oneTimePasswords, oneTimePasswords.passwordAt);

describeEventBus('memory', async () => {
  const { eventBus } = memoryPorts();
  return { publisher: eventBus, listener: eventBus, close: async () => undefined };
});

describePhotoStore('memory', async () => {
  const { photoStore, clock } = memoryPorts();
  return {
    photoStore,
    now: () => clock.now(),
    leaveHalfWritten: async () => 0,
    close: async () => undefined,
  };
});

describeExposedFiles('memory', async () => {
  const { clock } = memoryPorts();
  return {
    photoStore: createMemoryPhotoStore(clock, { isExposed: true }),
    now: () => clock.now(),
    leaveHalfWritten: async () => 0,
    close: async () => undefined,
  };
});

describeThrottle('memory', async () => {
  const { throttle, database } = memoryPorts();
  return {
    throttle,
    restart: async () => createProcessThrottle(database),
    close: async () => undefined,
  };
});

describeThrottle('in this process', async () => {
  const throttle = createProcessThrottle();
  return { throttle, restart: async () => throttle, close: async () => {} };
});

test('a throttle in memory keeps a bounded number of keys, the latest', async () => {
  const throttle = createProcessThrottle();
  const once = (key: number) => ({ key: String(key), count: 1, window: 60_000 });
  for (let key = 0; key <= 50_000; key += 1) await throttle.take([once(key)], at(0));
  expect(await throttle.take([once(50_000)], at(1))).toEqual(at(60));
  expect(await throttle.take([once(0)], at(1))).toBeUndefined();
  expect(await throttle.removeExpired(at(3600))).toBe(50_000);
});

describeMailer('memory', async () => {
  const { mailer } = memoryPorts();
  return {
    mailer,
    async delivered() {
      return mailer.sent.map(({ to, replyTo, subject, text, html, unsubscribe: link }) => ({
        recipients: [to],
        replyTo,
        subject,
        text,
        html,
        ...(link === undefined
          ? {}
          : { unsubscribe: { link: `<${link}>`, post: 'List-Unsubscribe=One-Click' } }),
      }));
    },
    async breakDown() {
      mailer.failure = new Error('The mail server does not answer.');
    },
    async repair() {
      mailer.failure = undefined;
    },
    close: async () => undefined,
  };
});

function sampleOf(picture: FakePicture): PictureSample {
  const { width, height, onItsSide = false } = picture;
  return {
    bytes: fakePicture(picture),
    width: onItsSide ? height : width,
    height: onItsSide ? width : height,
  };
}

describePictureEncoder('memory', async () => ({
  pictureEncoder: memoryPorts().pictureEncoder,
  samples: {
    readable: { landscape: sampleOf({ width: 4000, height: 3000 }) },
    small: sampleOf({ width: 200, height: 113 }),
    onItsSide: sampleOf({ width: 1600, height: 1200, onItsSide: true }),
    transparent: sampleOf({ width: 400, height: 300, firstPixel: [10, 20, 30, 0] }),
    withMetadata: sampleOf({ width: 500, height: 400, note: 'taken in Kampala' }),
    damaged: { 'cut off': new TextEncoder().encode(`${fakePictureMarker}{"width":300,`) },
    unsupported: { 'marker elsewhere': new TextEncoder().encode(` ${fakePictureMarker}{}`) },
    huge: sampleOf({ width: 30_000, height: 30_000 }),
    shrunk: sampleOf({ width: 1400, height: 700, shrinks: true }),
    held: sampleOf({ width: 1400, height: 700 }),
  },
  async inspect(bytes) {
    return { ...readFakeCopy(bytes), carriesMetadata: false, transparent: false };
  },
}));

test('stand still until the clock is moved', () => {
  const { clock } = memoryPorts({ now: new Date('2025-03-01T10:00:00Z') });
  expect(clock.now()).toEqual(new Date('2025-03-01T10:00:00Z'));
  clock.advance(90_000);
  expect(clock.now()).toEqual(new Date('2025-03-01T10:01:30Z'));
  clock.set(new Date('2024-02-29T00:00:00Z'));
  expect(clock.now()).toEqual(new Date('2024-02-29T00:00:00Z'));
});

test('prefer the settings of a test to their own', () => {
  const { settings } = memoryPorts({ settings: { supportEmail: 'help@example.org' } });
  expect(settings).toMatchObject({ siteName: 'Eddagala', supportEmail: 'help@example.org' });
});

test('share nothing with other memory ports', async () => {
  const [one, two] = [memoryPorts(), memoryPorts()];
  await one.mailer.send({ to: 'amina@example.com', subject: 'Hello', text: 'Hello' });
  await one.unfinished.keep('id', { path: '/post', fields: {}, accountId: 'a' }, one.clock.now());
  expect(two.mailer.sent).toEqual([]);
  expect(await two.unfinished.take('id', { accountId: 'a', now: two.clock.now() })).toBeUndefined();
});

test('reveal a store call that nobody awaits', async () => {
  const { transaction, clock } = memoryPorts();
  let forgotten: Promise<unknown> = Promise.resolve();
  await expect(
    transaction(async ({ unfinished }) => {
      forgotten = unfinished.keep('id', { path: '/post', fields: {}, accountId: 'a' }, clock.now());
    }),
  ).rejects.toThrow('A transaction resolved before all of its store calls had.');
  await expect(forgotten).rejects.toThrow('The transaction of this store has ended.');
});

test('reveal a transaction that uses stores other than its own', async () => {
  const ports = memoryPorts();
  const foreign = /only the stores that it hands out/;
  await expect(ports.transaction(() => ports.accounts.byId('id'))).rejects.toThrow(foreign);
  await expect(ports.transaction(() => ports.adverts.remove('id'))).rejects.toThrow(foreign);
  await expect(ports.transaction(() => ports.transaction(async () => 1))).rejects.toThrow(foreign);
  const allowance = { key: 'one', count: 1, window: 1000 };
  await expect(ports.transaction(() => ports.throttle.take([allowance], ports.clock.now()))).rejects.toThrow(
    foreign,
  );
  await expect(ports.accounts.byId('id')).resolves.toBeUndefined();
});

test('hand out rows that may be changed without changing the store', async () => {
  const ports = memoryPorts();
  const until = new Date(ports.clock.now().getTime() + 1000);
  const fields = { price: '1' };
  await ports.unfinished.keep('id', { path: '/post', fields, accountId: 'a' }, until);
  fields.price = '2';
  until.setFullYear(1970);
  expect(await ports.unfinished.take('id', { accountId: 'a', now: ports.clock.now() })).toEqual({
    path: '/post',
    fields: { price: '1' },
    accountId: 'a',
  });
});
