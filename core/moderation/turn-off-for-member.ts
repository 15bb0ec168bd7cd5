import type { Ports } from '../ports/ports.ts';
import { tellOwner } from '../second-factor/tell-owner.ts';
import { DomainError } from '../shared/errors.ts';
import { texts } from '../texts/text.ts';
import { memberNamed } from './member-named.ts';
import { operator, recordAct } from './record-act.ts';

/**
 * Turns off two-step login for a person who has lost both the app and the recovery codes. The operator must have
 * checked who the person is.
 */
export async function turnOffForMember(
  ports: Pick<Ports, 'transaction' | 'sealer' | 'securityLog' | 'clock' | 'ids' | 'settings'>,
  { username }: { readonly username: string },
): Promise<void> {
  const accountId = await ports.transaction(async (stores) => {
    const member = await memberNamed(stores, username);
    if (!(await stores.secondFactors.remove(member.accountId))) {
      throw new DomainError('conflict', texts.moderation.noTwoStep({ username }));
    }
    const subject = { kind: 'account', id: member.accountId } as const;
    await recordAct(ports, stores, { actor: operator, act: 'two-step-off', subject, reason: '' });
    await tellOwner(ports, stores, member, 'off', ports.settings.localUrl);
    return member.accountId;
  });
  ports.securityLog.note('two-step-off', { accountId });
}
