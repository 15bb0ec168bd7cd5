import type { Picture } from '../entities/picture.ts';
import type { AdvertDraft } from '../ports/advert-drafts.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';

interface ShownDraft extends Omit<AdvertDraft, 'pictureKeys' | 'savedBy'> {
  /** The draft's pictures that are still held. */
  readonly pictures: readonly Picture[];
}

/** The viewer's draft of an advert, even if it has been discarded, while it can be restored. */
export async function viewAdvertDraft(
  ports: Pick<Ports, 'advertDrafts' | 'pictures' | 'clock'>,
  viewer: Viewer,
): Promise<ShownDraft | undefined> {
  const { accountId } = requireUser(viewer);
  const now = ports.clock.now();
  const draft = await ports.advertDrafts.of(accountId, now);
  if (draft === undefined) return undefined;
  const { pictureKeys, savedBy: _form, ...shown } = draft;
  return { ...shown, pictures: await ports.pictures.held(accountId, pictureKeys, now) };
}
