import type { SecurityEvent, SecurityLog } from '../../core/ports/security-log.ts';

export interface MemorySecurityLog extends SecurityLog {
  /** All events so far, oldest first. */
  readonly noted: readonly (Parameters<SecurityLog['note']>[1] & { readonly event: SecurityEvent })[];
}

export function createMemorySecurityLog(): MemorySecurityLog {
  const noted: MemorySecurityLog['noted'][number][] = [];
  return {
    noted,
    note(event, about) {
      noted.push({ event, ...about });
    },
  };
}
