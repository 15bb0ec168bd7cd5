import { queueIndexing } from '../indexing/queue-indexing.ts';
import type { AuditSubject } from '../ports/audit.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { operator, recordAct } from './record-act.ts';

/**
 * Records that the operator has restored something from a backup, and queues its indexing, in the transaction that
 * restores it. Nobody is notified, because it is not new.
 */
export async function recordReturn(
  ports: Pick<Ports, 'ids' | 'clock' | 'searchEngine'>,
  stores: Pick<Stores, 'audit' | 'outbox'>,
  { subject, adverts }: { readonly subject: AuditSubject; readonly adverts: readonly string[] },
): Promise<void> {
  await recordAct(ports, stores, { actor: operator, act: 'bring-back', subject, reason: '' });
  if (subject.kind === 'account')
    await queueIndexing(ports, stores, { kind: 'index-profile', accountId: subject.id });
  for (const advertId of adverts) await queueIndexing(ports, stores, { kind: 'index-advert', advertId });
}
