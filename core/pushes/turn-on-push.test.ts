import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { changePassword } from '../accounts/change-password.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { logOut } from '../accounts/log-out.ts';
import { logOutEverywhere } from '../accounts/log-out-everywhere.ts';
import { exportData } from '../exports/export-data.ts';
import { addSession, addUser, refusalOf, twoUsers } from '../fixtures-for-test.ts';
import { theOperator } from '../moderation/actor.ts';
import { sanctionAs } from '../moderation/sanction-member.ts';
import type { User } from '../shared/viewer.ts';
import * as pushTexts from '../texts/push.ts';
import * as deviceTexts from '../texts/push-device.ts';
import { addDevice, pushForm } from './device-for-test.ts';
import { maxPushedDevices } from './limits.ts';
import { turnOffPush } from './turn-off-push.ts';
import { turnOnPush } from './turn-on-push.ts';
import { viewPush } from './view-push.ts';

const kept = ({ database }: MemoryPorts) =>
  [...database.tables.pushSubscriptions.values()].map(({ endpoint }) => endpoint);

describe('a device', () => {
  it('is notified once it has subscribed, until it no longer wants to', async () => {
    const { ports, amina } = await twoUsers();
    const token = await addSession(ports, amina);
    const elsewhere = await addSession(ports, amina);
    const form = await pushForm(ports);
    expect(await viewPush(ports, amina, token)).toEqual({ siteKey: form.siteKey, on: false });
    await turnOnPush(ports, amina, token, form);
    await turnOnPush(ports, amina, token, form);
    expect(await viewPush(ports, amina, token)).toEqual({ siteKey: form.siteKey, on: true });
    expect(await viewPush(ports, amina, elsewhere)).toMatchObject({ on: false });
    await turnOffPush(ports, amina, token);
    await turnOffPush(ports, amina, token);
    expect(await viewPush(ports, amina, token)).toMatchObject({ on: false });
    expect(kept(ports)).toEqual([]);
  });

  it('is offered nothing as long as there are no keys', async () => {
    const { ports, amina } = await twoUsers();
    const token = await addSession(ports, amina);
    expect(await viewPush(ports, amina, token)).toEqual({ siteKey: undefined, on: false });
    const form = { endpoint: 'https://push.example/1', p256dh: '', auth: '', siteKey: 'mine' };
    expect(await refusalOf(turnOnPush(ports, amina, token, form))).toMatchObject({
      code: 'conflict',
      message: pushTexts.notOffered,
    });
  });

  it('has to subscribe again after the keys were made again, which takes no restart', async () => {
    const { ports, amina } = await twoUsers();
    const former = await pushForm(ports);
    const token = await addDevice(ports, amina);
    const siteKey = await ports.pushSender.makeKeys();
    expect(await viewPush(ports, amina, token)).toEqual({ siteKey, on: false });
    expect(await refusalOf(turnOnPush(ports, amina, token, former))).toMatchObject({ code: 'conflict' });
    await turnOnPush(ports, amina, token, await pushForm(ports));
    expect(await viewPush(ports, amina, token)).toEqual({ siteKey, on: true });
  });

  it.each([
    { endpoint: 'http://push.example/1' },
    { endpoint: 'https://localhost/1' },
    { endpoint: 'https://192.168.1.1/1' },
    { endpoint: `https://push.example/${'x'.repeat(4096)}` },
    { endpoint: `https://push.example/${'x'.repeat(2028)}` },
    { endpoint: 'x'.repeat(4096) },
    { endpoint: '' },
    { p256dh: '' },
    { p256dh: 'x'.repeat(4096) },
    { auth: '' },
    { auth: 'x'.repeat(4096) },
  ])('is not reached by %o, of which nothing is kept', async (forged) => {
    const { ports, amina } = await twoUsers();
    const token = await addSession(ports, amina);
    const form = { ...(await pushForm(ports)), ...forged };
    expect(await refusalOf(turnOnPush(ports, amina, token, form))).toMatchObject({
      code: 'invalid',
      message: deviceTexts.notReachable,
    });
    expect(kept(ports)).toEqual([]);
  });

  it('is not taken by somebody who knows its endpoint', async () => {
    const { ports, amina, brian } = await twoUsers();
    const token = await addDevice(ports, amina, 1);
    const { endpoint } = await pushForm(ports, 1);
    const forged = { ...(await pushForm(ports, 2)), endpoint };
    const attempt = turnOnPush(ports, brian, await addSession(ports, brian), forged);
    expect(await refusalOf(attempt)).toMatchObject({ code: 'conflict' });
    expect(await viewPush(ports, amina, token)).toMatchObject({ on: true });
  });

  it('is no longer notified of what concerns one person once another has it', async () => {
    const { ports, amina, brian } = await twoUsers();
    const former = await addDevice(ports, amina, 1);
    const token = await addDevice(ports, brian, 1);
    expect(await viewPush(ports, amina, former)).toMatchObject({ on: false });
    expect(await viewPush(ports, brian, token)).toMatchObject({ on: true });
  });

  it('needs a session that lasts', async () => {
    const { ports, amina } = await twoUsers();
    const token = await addSession(ports, amina);
    const form = await pushForm(ports);
    await logOut(ports, token);
    for (const ended of [token, undefined, 'x'])
      expect(await refusalOf(turnOnPush(ports, amina, ended, form))).toMatchObject({
        code: 'unauthenticated',
      });
  });

  it(`takes the place of the oldest when an account has more than ${maxPushedDevices}`, async () => {
    const { ports, amina, brian } = await twoUsers();
    await addDevice(ports, brian, 99);
    for (let number = 1; number <= maxPushedDevices + 1; number += 1) {
      ports.clock.advance(1000);
      await addDevice(ports, amina, number);
    }
    expect(kept(ports)).toHaveLength(maxPushedDevices + 1);
    expect(kept(ports)).toContain('https://push.example/99');
    expect(kept(ports)).not.toContain('https://push.example/1');
  });

  it('can be turned off, and on, by somebody who is suspended', async () => {
    const { ports, amina } = await twoUsers();
    const suspended = { ...amina, suspension: { until: new Date('2030-01-01'), reason: 'Sold nothing.' } };
    const token = await addDevice(ports, suspended);
    await turnOffPush(ports, suspended, token);
    expect(kept(ports)).toEqual([]);
  });
});

describe('being notified ends', () => {
  const password = 'mululuza leaf';

  async function notified() {
    const people = await twoUsers();
    const { ports, brian } = people;
    const chebet = await addUser(ports, 'chebet', { emailVerified: true, password });
    await addDevice(ports, brian, 9);
    return {
      ports,
      chebet,
      here: await addDevice(ports, chebet, 1),
      away: await addDevice(ports, chebet, 2),
    };
  }
  type Notified = Awaited<ReturnType<typeof notified>>;

  const oneAndTwo = ['https://push.example/1', 'https://push.example/2'];
  it.each<[string, readonly string[], (site: Notified) => Promise<unknown>]>([
    ['with the log-out', oneAndTwo.slice(1), ({ ports, here }) => logOut(ports, here)],
    [
      'with the log-out everywhere else',
      oneAndTwo.slice(0, 1),
      ({ ports, chebet, here }) => logOutEverywhere(ports, chebet, { exceptToken: here }),
    ],
    [
      'elsewhere with another password',
      oneAndTwo.slice(0, 1),
      ({ ports, chebet, here }) =>
        changePassword(ports, chebet, {
          token: here,
          currentPassword: password,
          password: 'omululuza-2026',
          confirmPassword: 'omululuza-2026',
        }),
    ],
    [
      'with a ban',
      [],
      ({ ports, chebet }) =>
        sanctionAs(ports, theOperator, {
          accountId: chebet.accountId,
          version: 0,
          kind: 'ban',
          reason: 'Sold nothing.',
        }),
    ],
    [
      'with the account',
      [],
      ({ ports, chebet, here }) => deleteAccount(ports, chebet, { password, words: 'chebet', token: here }),
    ],
  ])('%s', async (_, left, end) => {
    const site = await notified();
    await end(site);
    expect(kept(site.ports).toSorted()).toEqual([...left, 'https://push.example/9']);
  });
});

it('is in the download of one’s data, without what opens it', async () => {
  const { ports, amina } = await twoUsers();
  await addDevice(ports, amina);
  await addSession(ports, amina);
  const file = await devicesOf(ports, amina);
  expect(
    JSON.parse(file)
      .map(({ notified }: { notified: boolean }) => notified)
      .toSorted(),
  ).toEqual([false, true]);
  expect(file).not.toContain('push.example');
});

async function devicesOf(ports: MemoryPorts, viewer: User): Promise<string> {
  for await (const { name, content } of exportData(ports, viewer)) {
    if (name === 'devices.json' && typeof content === 'string') return content;
  }
  throw new Error('There is no such file.');
}
