import type { AuditRow } from '../ports/audit.ts';
import type { Ports, Stores } from '../ports/ports.ts';

/** Who acts where it is no account. */
export const operator = 'operator';

/** Adds the row that every act of a moderator or the operator has, to be called in the transaction of the act. */
export async function recordAct(
  ports: Pick<Ports, 'ids' | 'clock'>,
  stores: Pick<Stores, 'audit'>,
  act: Omit<AuditRow, 'id' | 'at'>,
): Promise<void> {
  await stores.audit.add({ id: ports.ids.alphanumeric(20), at: ports.clock.now(), ...act });
}
