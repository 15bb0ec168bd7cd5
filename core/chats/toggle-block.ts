import { otherPerson } from '../accounts/other-person.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../shared/require-user.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { chatLimits } from './throttling-limits.ts';

/**
 * Blocks somebody for the viewer, or unblocks them; repeating it changes nothing. Earlier messages stay. A block ends
 * that either of the two follows the other.
 */
export async function toggleBlock(
  ports: Pick<Ports, 'transaction' | 'profiles' | 'members' | 'throttle' | 'securityLog' | 'clock'>,
  viewer: Viewer,
  {
    userId,
    blocked,
    client,
  }: { readonly userId: string; readonly blocked: boolean; readonly client?: string | undefined },
): Promise<void> {
  const user = requireUser(viewer);
  const other = await otherPerson(ports, user, userId);
  await admit(ports, chatLimits.block, { account: user.accountId, client });
  const block = { blockerId: user.accountId, blockedId: other.id, blocked, at: ports.clock.now() };
  await ports.transaction(async ({ blocks, follows }) => {
    await blocks.set(block);
    if (blocked) await follows.removeBetween(block.blockerId, block.blockedId);
  });
}
