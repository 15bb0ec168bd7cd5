/** What the server keeps of a subscription, as the fields of a form. */
export interface PushFields {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly siteKey: string;
}

/** Whether this browser can be notified, as far as can be known without asking for permission. */
export function mayBeNotified(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && Notification.permission !== 'denied';
}

/** Whether the browser still has a subscription: people can end it in their browser's settings too. */
export async function hasSubscription(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) != null;
}

/**
 * Asks for permission, in answer to a tap, and subscribes with the site's key; undefined if the person or the browser
 * does not allow it. Rejects if the browser's push service cannot be reached.
 */
export async function subscribe(siteKey: string): Promise<PushFields | undefined> {
  const permission = await Notification.requestPermission();
  const registration = await navigator.serviceWorker.getRegistration();
  if (permission !== 'granted' || registration === undefined) return undefined;
  const manager = registration.pushManager;
  const options = { userVisibleOnly: true, applicationServerKey: siteKey };
  const subscription = await manager.subscribe(options).catch(async () => {
    // One that was made with another key is in the way.
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', siteKey };
}
