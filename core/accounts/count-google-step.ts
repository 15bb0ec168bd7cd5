import type { Ports } from '../ports/ports.ts';
import { admit } from '../throttling/admit.ts';

/** Counts a step of a sign-in with Google, of which each makes us or the person ask Google. A sign-in has two: going there and coming back. */
export async function countGoogleStep(
  ports: Pick<Ports, 'throttle' | 'securityLog' | 'clock'>,
  { client }: { readonly client: string | undefined },
): Promise<void> {
  await admit(ports, 'google-sign-in', { client });
}
