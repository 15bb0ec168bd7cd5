import { somethingNew } from '../../../core/texts/push-device.ts';

declare const self: ServiceWorkerGlobalScope;

const list = '/notifications';

/** What the server sends; see `PushedText` in core/notifications/send-push.ts. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(new URL(ownPath(event.notification.data?.path), location.origin).href));
});

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows what was pushed, unless somebody is looking at a page of ours, which tells of it by itself. */
async function show(data: PushMessageData | null): Promise<void> {
  const isLooking = (await windows()).some(({ visibilityState }) => visibilityState === 'visible');
  if (isLooking) return;
  const { title, body, tag, path } = read(data);
  const icon = '/icon-192.png';
  await self.registration.showNotification(title, { body, tag, icon, data: { path } });
}

/** A worker may be older or newer than the site. What it does not understand, it announces without saying what it is. */
function read(data: PushMessageData | null): Pushed {
  try {
    const { version, ...pushed } = data?.json() ?? {};
    const isWhole = [pushed.title, pushed.body, pushed.tag].every((text) => typeof text === 'string');
    if (version === 1 && isWhole) return { ...pushed, path: ownPath(pushed.path) };
  } catch {
    // It is not JSON.
  }
  return { title: somethingNew, body: '', tag: list, path: list };
}

/** The path if it is one of this site, or that of the list of notifications. */
function ownPath(path: unknown): string {
  const isOwn =
    typeof path === 'string' &&
    path.startsWith('/') &&
    new URL(path, location.origin).origin === location.origin;
  return isOwn ? path : list;
}

/** Opens the page in a tab of ours that is open, the one used last, or in a new one. */
async function lead(url: string): Promise<void> {
  const [tab] = await windows();
  const there = tab?.url === url ? tab : await tab?.navigate(url).catch(() => null);
  await (there ? there.focus() : self.clients.openWindow(url));
}
