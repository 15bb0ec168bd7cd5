import { ownAccount } from '../accounts/own-account.ts';
import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type BothForm, type ProvingPorts, proveBoth } from './prove-both.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

/** Replaces the recovery codes and returns the new ones, which are never shown again. */
export async function renewRecoveryCodes(
  ports: ProvingPorts & Pick<Ports, 'ids'>,
  viewer: Viewer,
  form: BothForm,
): Promise<readonly string[]> {
  const account = await ownAccount(ports, viewer);
  const transaction = await proveBoth(ports, account, form);
  const { codes, hashes } = await newRecoveryCodes(ports);
  await transaction((stores) => stores.secondFactors.setCodes(account.id, hashes));
  return codes;
}
