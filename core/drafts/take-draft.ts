import type { Ports } from '../ports/ports.ts';
import { draftHash } from './draft-id.ts';

/** The fields of the draft, once, for the form that it was written in; undefined when there is none. */
export async function takeDraft(
  ports: Pick<Ports, 'drafts' | 'clock' | 'digests'>,
  draftId: string | undefined,
  path: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const idHash = draftHash(ports, draftId);
  if (idHash === undefined) return undefined;
  const draft = await ports.drafts.take(idHash, path, ports.clock.now());
  return draft?.fields;
}
