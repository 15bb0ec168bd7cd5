import { runDaily } from '../outbox/daily.ts';
import type { DailyTask, OutboxEntry } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { keptFor } from './limits.ts';

/** Few enough to be removed without anybody noticing. */
const atOnce = 500;

/** Removes what is older than notifications are kept, once a day. */
export async function forgetNotifications(
  ports: Pick<Ports, 'notifications' | 'transaction' | 'clock'>,
  entry: Pick<OutboxEntry<DailyTask>, 'id' | 'task'>,
): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - keptFor);
  let removed: number;
  do removed = await ports.notifications.removeBefore(before, atOnce);
  while (removed === atOnce);
  await runDaily(ports, entry, async () => undefined);
}
