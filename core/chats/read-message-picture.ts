import { parsePictureFileName } from '../entities/picture.ts';
import { isMessagePictureKey } from '../pictures/picture-key.ts';
import { contentTypes } from '../pictures/read-picture.ts';
import { unlessStoreFails } from '../pictures/unless-store-fails.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { type ModeratorPorts, mayModerate } from '../shared/require-moderator.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';

type ReadingPorts = Pick<Ports, 'conversations' | 'pictures' | 'reviewCases' | 'photoStore'> & ModeratorPorts;

/**
 * A copy of a picture in a message, for its sender and its receiver, for a sender who has not sent it yet, and, once the
 * message has been reported, for moderators. For everybody else there is none, whoever knows its name.
 */
export async function readMessagePicture(
  ports: ReadingPorts,
  viewer: Viewer,
  name: string,
): Promise<{ readonly bytes: Uint8Array; readonly contentType: string }> {
  const missing = new DomainError('not-found', texts.pictures.notFound);
  const parts = parsePictureFileName(name);
  if (parts === undefined || !isMessagePictureKey(parts.key)) throw missing;
  if (!(await maySee(ports, viewer, parts.key))) throw missing;
  const bytes = await unlessStoreFails(ports.photoStore.read(name));
  if (bytes === undefined) throw missing;
  return { bytes, contentType: contentTypes[parts.format] };
}

async function maySee(ports: ReadingPorts, viewer: Viewer, key: string): Promise<boolean> {
  if (viewer.kind !== 'user') return false;
  const { accountId } = viewer;
  const messages = await ports.conversations.withPicture(key);
  if (messages.some(({ from, to }) => from === accountId || to === accountId)) return true;
  if (await ports.pictures.isUsedBy(accountId, key)) return true;
  if (!(await mayModerate(ports, viewer))) return false;
  for (const { id } of messages) {
    if ((await ports.reviewCases.of({ kind: 'message', id })) !== undefined) return true;
  }
  return false;
}
