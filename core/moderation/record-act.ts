import type { AuditRow } from '../ports/audit.ts';
import type { Ports, Stores } from '../ports/ports.ts';

/** The actor's id for acts of the operator, which has no account. */
export const operator = 'operator';

/** Adds the audit row of a moderator's or the operator's act, in the same transaction as the act. */
export async function recordAct(
  ports: Pick<Ports, 'ids' | 'clock'>,
  stores: Pick<Stores, 'audit'>,
  act: Omit<AuditRow, 'id' | 'at'>,
): Promise<void> {
  await stores.audit.add({ id: ports.ids.alphanumeric(20), at: ports.clock.now(), ...act });
}
