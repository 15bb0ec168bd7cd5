import type { Subject } from '../entities/report.ts';

/** The page where a thing is reported, and where its writer and those who reported it see the result. */
export function reportPath({ kind, id }: Subject): string {
  return `/report?${kind}=${id}`;
}
