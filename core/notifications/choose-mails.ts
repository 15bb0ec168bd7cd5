import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../require-user.ts';
import type { Viewer } from '../viewer.ts';
import type { MailChoices } from './mail-choices.ts';

/** Stores what the viewer wants to be mailed about. */
export async function chooseMails(
  ports: Pick<Ports, 'mailChoices'>,
  viewer: Viewer,
  choices: MailChoices,
): Promise<void> {
  const { accountId } = requireReader(viewer);
  await ports.mailChoices.set(accountId, choices);
}
