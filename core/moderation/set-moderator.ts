import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { texts } from '../texts/text.ts';
import { memberNamed } from './member-named.ts';
import { operator, recordAct } from './record-act.ts';

/** Makes a person a moderator, or ends that. Only for the operator's command. Repeating it changes nothing. */
export async function setModerator(
  ports: Pick<Ports, 'transaction' | 'ids' | 'clock'>,
  { username, moderator }: { readonly username: string; readonly moderator: boolean },
): Promise<void> {
  await ports.transaction(async (stores) => {
    const { accountId, standing } = await memberNamed(stores, username);
    if (standing.moderator === moderator) return;
    if (moderator && standing.bannedAt !== undefined) {
      throw new DomainError('conflict', texts.moderation.noBannedModerator);
    }
    if (!(await stores.members.decide(accountId, { ...standing, moderator }))) {
      throw new DomainError('conflict', texts.moderation.decidedMeanwhile);
    }
    await recordAct(ports, stores, {
      actor: operator,
      act: moderator ? 'grant' : 'revoke',
      subject: { kind: 'account', id: accountId },
      reason: '',
    });
  });
}
