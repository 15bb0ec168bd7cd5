import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPushServiceForTest } from '../../adapters/push/push-service-for-test.ts';
import { createWebPushSender } from '../../adapters/push/web-push-sender.ts';
import { createCore } from '../../core/core.ts';
import { addSession, addUser } from '../../core/fixtures-for-test.ts';
import { openSiteForTest } from './site-for-test.ts';

/** A whole site on SQLite that may reach a push service on this machine, and a clock that can be advanced. */
async function openSiteWithPush() {
  const service = await startPushServiceForTest();
  const { site, dataDir } = await openSiteForTest();
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const pushSender = createWebPushSender({
    keysFile: join(dataDir, 'push-keys'),
    subject: 'mailto:support@eddagala.example',
    clock,
    onRefusal: () => undefined,
    mayReach: (address) => address === '127.0.0.1' || address === '::1',
    ca: service.ca,
  });
  onTestFinished(async () => {
    pushSender.close();
    await service.close();
  });
  const ports = { ...site.ports, pushSender, clock };
  const core = createCore(ports);
  return {
    site,
    service,
    ports,
    core,
    async pass(milliseconds: number) {
      ahead += milliseconds;
      await core.dispatchOutbox(undefined, 'pushes');
    },
  };
}

test('a message reaches the browser of its reader, without its text, until the browser is gone', async () => {
  const { site, service, ports, core, pass } = await openSiteWithPush();
  const reader = await addUser(ports, 'nakato', { emailVerified: true });
  const writer = await addUser(ports, 'okello', { emailVerified: true });
  const token = await addSession(ports, reader);
  const { p256dh, auth, endpoint } = service;
  const siteKey = await ports.pushSender.makeKeys();
  expect(await site.core.viewPush(reader, token)).toEqual({ siteKey, on: false });
  await core.turnOnPush(reader, token, { endpoint, p256dh, auth, siteKey });
  const write = (message: string) =>
    core.sendMessage(writer, { with: reader.accountId, message, messageId: ports.ids.alphanumeric(30) });

  await write('A secret offer');
  await pass(5_000);
  expect(service.received.map(({ text }) => JSON.parse(text))).toEqual([
    {
      version: 1,
      title: 'Eddagala',
      body: 'You have a new message from okello of Kampala',
      tag: `chat-${writer.accountId}`,
      path: `/chat?with=${writer.accountId}`,
    },
  ]);

  service.answer = (response) => void response.writeHead(410).end();
  await write('Are you there?');
  await pass(600_000);
  expect(service.requests).toBe(2);
  expect(await core.viewPush(reader, token)).toEqual({ siteKey, on: false });
  await write('Hello?');
  await pass(600_000);
  expect(service.requests).toBe(2);
});

test('a site reaches no push service in its own network, and forgets who named one', async () => {
  const { site, service, ports } = await openSiteWithPush();
  const reader = await addUser(ports, 'nakato');
  const token = await addSession(ports, reader);
  const { p256dh, auth, endpoint } = service;
  const siteKey = await ports.pushSender.makeKeys();
  const form = { endpoint, p256dh, auth, siteKey };
  await expect(site.core.turnOnPush(reader, token, form)).rejects.toMatchObject({ code: 'invalid' });
  const sessionHash = ports.digests.sha256(token);
  const subscription = { ...form, sessionHash, accountId: reader.accountId, subscribedAt: new Date() };
  const push = { text: '{}', urgency: 'high', ttl: 60, topic: 'chat' } as const;
  expect(await site.ports.pushSender.send(subscription, push)).toBe('gone');
  expect(service.requests).toBe(0);
});
