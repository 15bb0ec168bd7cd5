import type { Ports } from '../ports/ports.ts';

/** Whether sellers can pay for anything on this site. */
export function takesPayments(ports: Pick<Ports, 'paymentWay'>): boolean {
  return ports.paymentWay !== undefined;
}
