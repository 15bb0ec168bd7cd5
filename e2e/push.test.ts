import { execFile } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { act, ask, mainButton, newTalker, say, type Talker } from './acts.ts';
import type { Site } from './site.ts';
import { createWorld, withScriptOnAndOffAtOneSite } from './world.ts';

const turnOn = 'Notify me on this device';
const turnOff = 'Stop notifying this device';
const isOn = 'This device is notified.';
const notOffered = 'Push notifications are not offered on this site.';
const notAllowed = 'Push notifications are not allowed by this browser.';

/** What a test uses in the worker, whose types are not those of a page. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
}

/** As the operator does it, while the site runs. */
async function makeKeys({ env }: Site): Promise<void> {
  const command = ['scripts/run.js', 'scripts/commands/admin.ts', 'push-keys'];
  const run = promisify(execFile)(process.execPath, command, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
  });
  // Refused where there are keys already.
  await run.catch(() => undefined);
}

/** What a browser gives out. The address is public, but no push service; nothing is sent there in these tests. */
function subscription() {
  return {
    endpoint: `https://8.8.8.8/push/${randomBytes(9).toString('hex')}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

/**
 * A browser that lets itself be notified once it has asked, and whose push service is not on the internet. The one of the
 * tests has none, and refuses.
 */
async function letSubscribe(page: Page): Promise<void> {
  const { endpoint, p256dh, auth } = subscription();
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const subscribed = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
      const note = (name: string) => sessionStorage.setItem(name, 'granted');
      Object.defineProperty(Notification, 'permission', {
        get: () => sessionStorage.getItem('permission') ?? 'default',
      });
      Notification.requestPermission = async () => {
        note('permission');
        return Notification.permission;
      };
      Object.assign(PushManager.prototype, {
        async subscribe({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) {
          if (userVisibleOnly !== true || !applicationServerKey) throw new Error('No key.');
          note('subscription');
          return subscribed;
        },
        getSubscription: async () => (sessionStorage.getItem('subscription') === null ? null : subscribed),
      });
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

async function openNotifications(page: Page): Promise<void> {
  await page.goto('/notifications');
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
}

withScriptOnAndOffAtOneSite((world) => {
  it('devices can be notified once the site has keys, which takes no restart', async () => {
    const { page } = await newTalker(world, { worker: true });
    await page.goto('/home');
    await letSubscribe(page);
    if (world.script) {
      await openNotifications(page);
      await page.getByText(notOffered).waitFor();
      expect(await page.getByRole('button', { name: turnOn }).count()).toBe(0);
    }
    await makeKeys(world.site());
    await openNotifications(page);
    expect(await page.getByText(notOffered).count()).toBe(0);
    if (world.script) await page.getByRole('button', { name: turnOn }).waitFor();
    else
      expect(await page.getByRole('main').textContent()).toContain(
        'Being notified on a device needs script.',
      );
  });
});

describe('with script', () => {
  const world = createWorld(true);

  /** Somebody at Notifications of a site with keys. */
  async function atNotifications(prepare: (page: Page) => Promise<unknown> = letSubscribe): Promise<Talker> {
    await makeKeys(world.site());
    const talker = await newTalker(world, { worker: true });
    await talker.page.goto('/home');
    await talker.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await prepare(talker.page);
    await openNotifications(talker.page);
    return talker;
  }

  it('a tap has the device notified, and another ends it', async () => {
    const { page } = await atNotifications();
    await page.getByRole('button', { name: turnOn }).click();
    await page.getByRole('status').getByText(isOn).waitFor();
    await page.reload();
    await page.getByText(isOn).waitFor();
    await mainButton(page, turnOff).click();
    await page.getByText('This device is no longer notified.').waitFor();
    await page.getByRole('button', { name: turnOn }).waitFor();
  });

  it('a device whose browser has ended it by itself can be notified again', async () => {
    const { page } = await atNotifications();
    await page.getByRole('button', { name: turnOn }).click();
    await page.getByText(isOn).waitFor();
    await page.evaluate(() => sessionStorage.removeItem('subscription'));
    await page.reload();
    await page.getByRole('button', { name: turnOn }).waitFor();
    await page.getByRole('button', { name: turnOn }).click();
    await page.getByText(isOn).waitFor();
  });

  it.each<[string, () => void]>([
    ['refuses', () => undefined],
    ['lacks it', () => void Reflect.deleteProperty(window, 'PushManager')],
  ])('a browser that %s has no button', async (_, script) => {
    const { page } = await atNotifications((page) => page.addInitScript(script));
    await page.getByText(notAllowed).waitFor();
    expect(await page.getByRole('button', { name: turnOn }).count()).toBe(0);
  });

  it('a refusal when the browser asks, and a push service that is away, are said', async () => {
    const { page } = await atNotifications(async (page) => {
      await letSubscribe(page);
      await page.addInitScript(() => {
        const away = () => Promise.reject(new DOMException('push service error', 'AbortError'));
        PushManager.prototype.subscribe = away;
      });
    });
    await page.getByRole('button', { name: turnOn }).click();
    await page.getByRole('alert').getByText('That did not work. Please try again.').waitFor();
    await page.evaluate(() => {
      Notification.requestPermission = async () => {
        sessionStorage.setItem('permission', 'denied');
        return Notification.permission;
      };
    });
    await page.getByRole('button', { name: turnOn }).click();
    await page.getByText(notAllowed).first().waitFor();
  });

  it('a forged subscription is refused, and nothing is kept', async () => {
    const [{ page }, other] = [await atNotifications(), await newTalker(world)];
    await openNotifications(other.page);
    const { siteKey } = await page.evaluate(async () => {
      const answer = await fetch('/notifications.data');
      return { siteKey: /"siteKey","(B[\w-]{86})"/.exec(await answer.text())?.[1] ?? '' };
    });
    const real = subscription();
    const send = (who: Page, changes: Readonly<Record<string, string>>) =>
      ask(who, '/notifications', { act: 'push-on', ...real, siteKey, ...changes });
    for (const forged of [
      { endpoint: real.endpoint.replace('https', 'http') },
      { endpoint: 'https://127.0.0.1/push' },
      { endpoint: 'https://[::1]/push' },
      { endpoint: 'https://169.254.169.254/latest/meta-data/' },
      { endpoint: 'https://localhost:3000/' },
      { endpoint: 'https://nakato:secret@8.8.8.8/' },
      { endpoint: `https://8.8.8.8/${'x'.repeat(4096)}` },
      { endpoint: 'x'.repeat(4096) },
      { p256dh: real.auth },
      { p256dh: 'x'.repeat(4096) },
      { auth: real.p256dh },
      { endpoint: '', p256dh: '', auth: '' },
    ]) {
      const { status, text } = await send(page, forged);
      expect({ forged, status }).toEqual({ forged, status: 400 });
      expect(text).toContain('We cannot reach your browser’s notification service.');
    }
    expect((await send(page, { siteKey: real.p256dh })).status).toBe(400);
    expect((await send(page, {})).status).toBe(303);
    const { p256dh, auth } = subscription();
    expect((await send(other.page, { p256dh, auth })).status).toBe(400);
    const shown = async (who: Page) => (await ask(who, '/notifications')).text.includes(isOn);
    expect([await shown(page), await shown(other.page)]).toEqual([true, false]);
    await act(page, '/notifications', { act: 'push-off' });
    expect(await shown(page)).toBe(false);
  });

  describe('the worker', () => {
    /** Somebody’s browser, in which something can be pushed; `shown` are the notifications on the device. */
    async function pushed() {
      const { page } = await atNotifications();
      const origin = world.site().url;
      const cdp = await page.context().newCDPSession(page);
      const registered = new Promise<string>((resolve) => {
        cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const [known] = registrations.filter(({ scopeURL }) => scopeURL === `${origin}/`);
          if (known !== undefined) resolve(known.registrationId);
        });
      });
      await cdp.send('ServiceWorker.enable');
      const registrationId = await registered;
      const worker = () => {
        const [running] = page.context().serviceWorkers();
        if (running === undefined) throw new Error('There is no worker.');
        return running;
      };
      // A browser without a window shows no notifications.
      await worker().evaluate(() => {
        const { registration } = globalThis as unknown as WorkerScope;
        const shown = new Map<string, object>();
        Object.assign(registration, {
          async showNotification(title: string, { tag = '', ...options }: NotificationOptions) {
            shown.delete(tag);
            shown.set(tag, { title, tag, ...options, close: () => shown.delete(tag) });
          },
          getNotifications: async () => [...shown.values()],
        });
      });
      const shown = () =>
        worker().evaluate(async () => {
          const { registration } = globalThis as unknown as WorkerScope;
          const all = await registration.getNotifications();
          return all.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }));
        });
      return {
        page,
        shown,
        send: (data: string) =>
          cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
        /** Taps the oldest. */
        tap: () =>
          worker().evaluate(async () => {
            const self = globalThis as unknown as WorkerScope;
            const [notification] = await self.registration.getNotifications();
            const event = Object.assign(new Event('notificationclick'), {
              notification,
              waitUntil: () => {},
            });
            self.dispatchEvent(event);
          }),
      };
    }

    const about = (changes = {}) => {
      const push = { title: 'Eddagala', body: 'You have a new message from Nakato', tag: 'chat-1' };
      return { version: 1, ...push, path: '/saved', ...changes };
    };

    it('shows what is pushed, the newest of each conversation, and the tap leads there', async () => {
      const { page, shown, send, tap } = await pushed();
      await page.goto('about:blank');
      await send(JSON.stringify(about()));
      await expect.poll(shown).toHaveLength(1);
      await send(JSON.stringify(about({ body: 'You have a new message from Okello', tag: 'chat-2' })));
      await expect.poll(shown).toHaveLength(2);
      await send(JSON.stringify(about({ body: 'Nakato wrote again' })));
      await expect
        .poll(async () => (await shown()).map(({ body }) => body).toSorted())
        .toEqual(['Nakato wrote again', 'You have a new message from Okello']);
      await openNotifications(page);
      await tap();
      await page.waitForURL('**/saved');
      await page.getByRole('heading', { level: 1, name: 'Saved' }).waitFor();
      await expect.poll(shown).toHaveLength(1);
    });

    it('shows nothing while somebody is looking at a page', async () => {
      const { page, shown, send } = await pushed();
      await send(JSON.stringify(about()));
      await page.goto('about:blank');
      await send(JSON.stringify(about({ body: 'Later', tag: 'chat-2' })));
      await expect.poll(shown).toMatchObject([{ body: 'Later' }]);
    });

    it.each([
      ['no JSON', 'hello'],
      ['nothing', ''],
      ['a later version', JSON.stringify(about({ version: 2 }))],
      ['another form', '{"version":1,"title":5}'],
    ])('announces %s plainly', async (_, data) => {
      const { page, shown, send } = await pushed();
      await page.goto('about:blank');
      await send(data);
      const plain = { title: 'Eddagala: you have something new.', path: '/notifications' };
      await expect.poll(shown).toMatchObject([plain]);
    });

    it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
      'leads to no other site, though %s is named',
      async (path) => {
        const { page, shown, send } = await pushed();
        await page.goto('about:blank');
        await send(JSON.stringify(about({ path })));
        await expect.poll(shown).toMatchObject([{ path: '/notifications', tag: 'chat-1' }]);
      },
    );
  });

  describe('Messages', () => {
    const notice = (page: Page) => page.getByRole('region', { name: 'Hear about an answer at once?' });

    async function openMessages(page: Page): Promise<void> {
      await page.goto('/messages');
      await world.settled(page);
      await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    }

    async function write(page: Page, other: Talker): Promise<void> {
      await page.goto(`/chat?with=${other.id}`);
      await world.settled(page);
      await say(page, 'Is it dry?');
      await page.getByRole('log').getByText('Is it dry?').waitFor();
    }

    it('ask once after the first message, and again after 90 days, but no third time', async () => {
      const { page, id } = await atNotifications();
      const other = await newTalker(world);
      await act(other.page, `/chat?with=${id}`, { message: 'Come and see' });
      await openMessages(page);
      await page.getByRole('link', { name: /Come and see/ }).waitFor();
      expect(await notice(page).count()).toBe(0);
      await write(page, other);
      await openMessages(page);
      await notice(page).getByRole('button', { name: 'Not now' }).click();
      await expect.poll(() => notice(page).count()).toBe(0);
      await openMessages(page);
      await page.getByRole('link', { name: /Is it dry/ }).waitFor();
      expect(await notice(page).count()).toBe(0);
      const later = () =>
        page.evaluate(() => {
          const asked = JSON.parse(localStorage.getItem('push-asked') ?? '{}');
          localStorage.setItem('push-asked', JSON.stringify({ ...asked, until: Date.now() - 1 }));
          return asked.until - Date.now();
        });
      expect(await later()).toBeGreaterThan(89 * 86_400_000);
      await openMessages(page);
      await notice(page).getByRole('button', { name: 'Not now' }).click();
      await later();
      await openMessages(page);
      await page.getByRole('link', { name: /Is it dry/ }).waitFor();
      expect(await notice(page).count()).toBe(0);
    });

    it('turn it on where they ask', async () => {
      const { page } = await atNotifications();
      const other = await newTalker(world);
      await write(page, other);
      await openMessages(page);
      await notice(page).getByRole('button', { name: turnOn }).click();
      await notice(page).getByText(isOn).waitFor();
      expect(await ask(page, '/notifications')).toMatchObject({ text: expect.stringContaining(isOn) });
    });
  });
});
