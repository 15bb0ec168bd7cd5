import { runDaily } from '../outbox/daily.ts';
import type { DailyTask, OutboxEntry } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { reportsKeptFor } from './limits.ts';

/** Few enough to be removed without anybody noticing. */
const atOnce = 500;

/** Removes reports that are older than they are kept, once a day. */
export async function forgetReports(
  ports: Pick<Ports, 'reports' | 'transaction' | 'clock'>,
  entry: Pick<OutboxEntry<DailyTask>, 'id' | 'task'>,
): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - reportsKeptFor);
  let removed: number;
  do removed = await ports.reports.removeBefore(before, atOnce);
  while (removed === atOnce);
  await runDaily(ports, entry, async () => undefined);
}
