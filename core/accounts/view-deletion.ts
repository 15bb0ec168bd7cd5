import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type DeletionProof, deletionProof } from './deletion-proof.ts';
import { ownAccount } from './own-account.ts';

/** The proof that the viewer will be asked for before their account is deleted. */
export async function viewDeletion(
  ports: Pick<Ports, 'accounts' | 'sessions' | 'clock' | 'digests'>,
  viewer: Viewer,
  token: string | undefined,
): Promise<DeletionProof> {
  const account = await ownAccount(ports, viewer);
  return deletionProof(ports, requireAccount(viewer), account, token);
}
