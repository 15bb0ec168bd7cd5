import { ifWritable } from '../ports/not-writable.ts';
import type { Ports } from '../ports/ports.ts';
import { tokenHash } from '../token.ts';
import type { Viewer } from '../viewer.ts';
import { viewerId } from '../viewer-id.ts';

/**
 * The fields of the draft, once, for the form that it was written in; undefined when there is none, or when it is
 * somebody else's, who has used the same browser.
 */
export async function takeDraft(
  ports: Pick<Ports, 'drafts' | 'clock' | 'digests'>,
  viewer: Viewer,
  { draftId, path }: { readonly draftId: string | undefined; readonly path: string },
): Promise<Readonly<Record<string, string>> | undefined> {
  const idHash = tokenHash(ports, draftId);
  const accountId = viewerId(viewer);
  if (idHash === undefined || accountId === undefined) return undefined;
  const draft = await ifWritable(ports.drafts.take(idHash, { path, accountId, now: ports.clock.now() }));
  return draft?.fields;
}
