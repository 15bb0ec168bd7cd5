import type { MailChoices } from '../entities/mail-choices.ts';
import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';

/** Stores the viewer's choices of what is mailed. */
export async function chooseMails(
  ports: Pick<Ports, 'mailChoices'>,
  viewer: Viewer,
  choices: MailChoices,
): Promise<void> {
  const { accountId } = requireReader(viewer);
  await ports.mailChoices.set(accountId, choices);
}
