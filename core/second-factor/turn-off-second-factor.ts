import { ownAccount } from '../accounts/own-account.ts';
import type { Requester } from '../accounts/requester.ts';
import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type BothForm, type ProvingPorts, proveBoth } from './prove-both.ts';
import { tellOwner } from './tell-owner.ts';

export async function turnOffSecondFactor(
  ports: ProvingPorts & Pick<Ports, 'ids' | 'settings'>,
  viewer: Viewer,
  form: BothForm & Requester,
): Promise<void> {
  const account = await ownAccount(ports, viewer);
  const transaction = await proveBoth(ports, account, form);
  await transaction(async (stores) => {
    await stores.secondFactors.remove(account.id);
    await tellOwner(ports, stores, account, 'off', form.origin);
  });
  ports.securityLog.note('two-step-off', { accountId: account.id, client: form.client });
}
