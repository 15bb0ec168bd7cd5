import { otherPerson } from '../accounts/other-person.ts';
import type { Picture } from '../entities/picture.ts';
import { messagePictureKey } from '../pictures/picture-key.ts';
import { type StoringPorts, storeHeld } from '../pictures/store-held.ts';
import { pictureLimits } from '../pictures/throttling-limits.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../shared/require-user.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { refuseBlocked } from './refuse-blocked.ts';

/**
 * Stores an uploaded picture and holds it for the viewer for a day, so that a message to this person can have it. Refuses
 * what `sendMessage` would refuse whatever the message says: an unknown person, and one who has blocked the viewer.
 */
export async function holdMessagePicture(
  ports: StoringPorts &
    Pick<Ports, 'profiles' | 'members' | 'blocks' | 'throttle' | 'securityLog' | 'digests'>,
  viewer: Viewer,
  { with: otherId, client }: { readonly with: string; readonly client?: string | undefined },
  upload: Uint8Array,
): Promise<Picture> {
  const user = requireUser(viewer);
  const { accountId } = user;
  const other = await otherPerson(ports, user, otherId);
  await refuseBlocked(ports, accountId, other.id);
  return storeHeld(ports, upload, {
    accountId,
    key: messagePictureKey(ports, { from: accountId, to: other.id }, upload),
    isCompared: false,
    async admit() {
      await admit(ports, pictureLimits['upload-message-picture'], { account: accountId, client });
    },
  });
}
