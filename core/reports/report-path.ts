import type { Subject } from './report.ts';

/** Where a thing is reported, and where its writer and who has reported it read what became of that. */
export function reportPath({ kind, id }: Subject): string {
  return `/report?${kind}=${id}`;
}
