import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Push } from '../../core/ports/push-sender.ts';
import { describePushSender } from '../contracts/push-sender.ts';
import { createMemoryClock } from '../memory/clock.ts';
import { temporaryFolder } from '../temporary-folder-for-test.ts';
import { isPublicAddress } from './public-address.ts';
import { startPushServiceForTest } from './push-service-for-test.ts';
import { createWebPushSender, type RefusalReport } from './web-push-sender.ts';

const statusOf = { sent: 201, gone: 410, later: 503, refused: 413 };
const push: Push = { text: 'Nakato wrote', urgency: 'high', ttl: 60, topic: 'chat-nakato' };

/** A push service on this machine, with a sender that may reach it, and nothing else. */
async function open({
  onRefusal = () => undefined,
  ...options
}: {
  readonly onRefusal?: RefusalReport;
  readonly deadline?: number;
} = {}) {
  const service = await startPushServiceForTest();
  const clock = createMemoryClock(new Date('2025-01-15T09:00:00Z'));
  const keysFile = join(temporaryFolder(), 'push-keys');
  const common = {
    keysFile,
    subject: 'mailto:support@eddagala.example',
    clock,
    onRefusal,
    ca: service.ca,
    ...options,
  };
  const mayReach = (address: string) => address === '127.0.0.1' || address === '::1';
  const sender = createWebPushSender({ ...common, mayReach });
  const { p256dh, auth, endpoint } = service;
  const subscription = {
    p256dh,
    auth,
    endpoint,
    siteKey: await sender.siteKey(),
    accountId: 'amina',
    sessionHash: 'session',
    subscribedAt: clock.now(),
  };
  return {
    service,
    clock,
    keysFile,
    sender,
    strict: createWebPushSender(common),
    answerWith(status: number, headers = {}) {
      service.answer = (response) => void response.writeHead(status, headers).end('because');
    },
    subscribe: async () => ({ ...subscription, siteKey: await sender.makeKeys() }),
    async close() {
      sender.close();
      await service.close();
    },
  };
}

async function opened(options: Parameters<typeof open>[0] = {}) {
  const all = await open(options);
  onTestFinished(all.close);
  return { ...all, subscription: await all.subscribe() };
}

describePushSender('Web Push', async () => {
  const { service, sender, answerWith, close } = await open();
  return {
    sender,
    browser: service,
    received: () => service.received.map(({ text }) => text),
    answer: (outcome) => answerWith(statusOf[outcome]),
    close,
  };
});

describe('the request', () => {
  test('tells the push service who sends, until when, how urgently and in place of what', async () => {
    const { service, sender, subscription, clock } = await opened();
    await sender.send(subscription, push);
    await sender.send(subscription, push);
    await sender.send(subscription, { ...push, topic: 'another', urgency: 'normal' });
    const [first, same, another] = service.received;
    expect(first).toMatchObject({
      path: '/push/1',
      claims: {
        aud: `https://localhost:${service.port}`,
        sub: 'mailto:support@eddagala.example',
        exp: clock.now().getTime() / 1000 + 12 * 60 * 60,
      },
      headers: {
        ttl: '60',
        urgency: 'high',
        'content-encoding': 'aes128gcm',
        topic: expect.stringMatching(/^[\w-]{32}$/),
      },
    });
    expect(same?.headers['topic']).toBe(first?.headers['topic']);
    expect(another?.headers['topic']).not.toBe(first?.headers['topic']);
    expect(another?.headers['urgency']).toBe('normal');
    expect(JSON.stringify(service.received.map(({ headers }) => headers))).not.toContain('nakato');
  });

  test('is not followed to where a redirect leads', async () => {
    const { service, sender, subscription, answerWith } = await opened();
    answerWith(307, { Location: `https://localhost:${service.port}/elsewhere` });
    expect(await sender.send(subscription, push)).toBe('refused');
    expect(service.received.map(({ path }) => path)).toEqual(['/push/1']);
  });

  test('is sent to no server whose certificate is not trusted', async () => {
    const { service, keysFile, clock, subscription } = await opened();
    const untrusting = createWebPushSender({
      keysFile,
      subject: 'mailto:a@b.example',
      clock,
      onRefusal: () => undefined,
      mayReach: () => true,
    });
    expect(await untrusting.send(subscription, push)).toBe('later');
    expect(service.requests).toBe(0);
  });
});

describe('an answer', () => {
  test.each([
    [200, 'sent'],
    [201, 'sent'],
    [202, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [413, 'refused'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ] as const)('of %i means %s', async (status, outcome) => {
    const refusals: unknown[] = [];
    const { service, sender, subscription, answerWith } = await opened({
      onRefusal: (refusal) => refusals.push(refusal),
    });
    answerWith(status);
    expect(await sender.send(subscription, push)).toBe(outcome);
    const said = { status, service: `https://localhost:${service.port}` };
    expect(refusals).toEqual(outcome === 'refused' ? [said] : []);
  });

  test('that says when to come again is heeded for everything at that push service', async () => {
    const { service, sender, subscription, answerWith, clock } = await opened();
    answerWith(429, { 'Retry-After': '120' });
    expect(await sender.send(subscription, push)).toBe('later');
    answerWith(201);
    clock.advance(119_999);
    const other = { ...subscription, endpoint: `${subscription.endpoint}2` };
    expect(await sender.send(other, push)).toBe('later');
    expect(service.requests).toBe(1);
    clock.advance(1);
    expect(await sender.send(other, push)).toBe('sent');
  });

  test('may name a date, and an hour at most', async () => {
    const { sender, subscription, answerWith, clock } = await opened();
    answerWith(503, { 'Retry-After': new Date(clock.now().getTime() + 86_400_000).toUTCString() });
    expect(await sender.send(subscription, push)).toBe('later');
    answerWith(201);
    clock.advance(3_599_999);
    expect(await sender.send(subscription, push)).toBe('later');
    clock.advance(1);
    expect(await sender.send(subscription, push)).toBe('sent');
  });

  test('that does not come in time means later', async () => {
    const { service, sender, subscription } = await opened({ deadline: 50 });
    service.answer = () => undefined;
    expect(await sender.send(subscription, push)).toBe('later');
  });

  test('that is still awaited when the site ends means later, and nothing is sent any more', async () => {
    const { service, sender, subscription } = await opened();
    service.answer = () => sender.close();
    expect(await sender.send(subscription, push)).toBe('later');
    expect(await sender.send(subscription, push)).toBe('later');
    expect(service.requests).toBe(1);
  });

  test('from a machine that is away means later', async () => {
    const { service, sender, subscription } = await opened();
    service.answer = (response) => response.destroy();
    expect(await sender.send(subscription, push)).toBe('later');
  });
});

test('a point that is not on the curve is no key, and a name that is not known no endpoint', async () => {
  const { service, sender } = await opened();
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
  expect(await sender.accepts({ ...service, p256dh })).toBe(false);
  expect(await sender.accepts({ ...service, endpoint: 'https://push.invalid/1' })).toBe(false);
});

describe('the network of the server', () => {
  test('is out of reach, whatever the name of the endpoint, and nothing is sent there', async () => {
    const { service, strict, subscription } = await opened();
    const { port } = service;
    for (const host of ['localhost', '127.0.0.1', '[::1]', '0x7f.1', '[::ffff:127.0.0.1]', '2130706433']) {
      const endpoint = `https://${host}:${port}/push/1`;
      expect(await strict.accepts({ ...service, endpoint }), host).toBe(false);
      expect(await strict.send({ ...subscription, endpoint }, push), host).toBe('gone');
    }
    expect(service.requests).toBe(0);
  });

  test.each([
    ['8.8.8.8', true],
    ['142.250.1.1', true],
    ['2a00:1450:4001::5f', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::a00:1', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['2002:a00:1::', false],
    ['2001:db8::1', false],
    ['ff02::1', false],
    ['localhost', false],
    ['', false],
  ])('%s is an address of the internet: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('the keys', () => {
  test('are in a file that only its owner can read, and new ones need no restart', async () => {
    const { keysFile, sender, strict } = await opened();
    expect(statSync(keysFile).mode & 0o777).toBe(0o600);
    const publicKey = await sender.makeKeys();
    expect(readFileSync(keysFile, 'utf8')).toMatch(new RegExp(`^${publicKey}\n[\\w-]{43}\n$`));
    expect(await strict.siteKey()).toBe(publicKey);
  });

  test('that are damaged are an error for the operator', async () => {
    const { keysFile, sender } = await opened();
    writeFileSync(keysFile, 'half');
    await expect(sender.siteKey()).rejects.toThrow('does not hold two keys');
  });
});
