import type { Picture } from '../entities/picture.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { maxStoredMegabytes } from './limits.ts';
import { pictureKey } from './picture-key.ts';
import { type StoringPorts, storeHeld } from './store-held.ts';
import { pictureLimits } from './throttling-limits.ts';

/**
 * Stores an uploaded picture and holds it for the viewer for a day, so that a form can refer to it. Refuses an
 * account that has used up its space (simultaneous uploads may exceed the space slightly), and with `unavailable`
 * when the store fails.
 */
export async function holdPicture(
  ports: StoringPorts & Pick<Ports, 'throttle' | 'securityLog' | 'digests'>,
  viewer: Viewer,
  upload: Uint8Array,
  client?: string,
): Promise<Picture> {
  const { accountId } = requireUser(viewer);
  return storeHeld(ports, upload, {
    accountId,
    key: pictureKey(ports, upload),
    isCompared: true,
    async admit() {
      if ((await ports.pictures.bytesOf(accountId)) >= maxStoredMegabytes * 1024 * 1024) {
        const problem = texts.pictures.noRoom({ maxMegabytes: maxStoredMegabytes });
        throw new DomainError('conflict', problem, { images: problem });
      }
      // Refused pictures count too: the limit is for the work of reading them.
      await admit(ports, pictureLimits['upload-picture'], { account: accountId, client });
    },
  });
}
