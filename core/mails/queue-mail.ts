import type { Mail } from '../ports/mailer.ts';
import type { OutboxTask } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';

/**
 * Queues the mail within the caller's transaction. It is stored encrypted: the database alone reveals neither its
 * links nor its recipient. A mail with an unsubscribe link is not urgent: such mails come in thousands and nobody
 * waits for them, so others overtake them.
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
