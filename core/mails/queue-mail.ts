import type { Mail } from '../ports/mailer.ts';
import type { OutboxTask } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';

/**
 * Queues, within the caller's transaction, this mail. It is stored encrypted: the database alone reveals neither its
 * link nor its recipient. Mails from which people can unsubscribe come in thousands and nobody is waiting for them, so
 * they let all others pass.
 */
export async function queueMail(
  ports: Pick<Ports, 'sealer' | 'ids' | 'clock'>,
  stores: Pick<Stores, 'outbox'>,
  mail: Mail,
): Promise<void> {
  const sealed = ports.sealer.seal(JSON.stringify(mail));
  const task = { kind: 'send-mail', sealed, urgent: mail.unsubscribe === undefined } as const;
  await stores.outbox.add(ports.ids.alphanumeric(20), task, ports.clock.now());
}

/** The mail of a task; undefined if it was encrypted with a secret that no longer exists. */
export function openMail(
  ports: Pick<Ports, 'sealer'>,
  task: OutboxTask & { readonly kind: 'send-mail' },
): Mail | undefined {
  const opened = ports.sealer.open(task.sealed);
  return opened === undefined ? undefined : (JSON.parse(opened) as Mail);
}
