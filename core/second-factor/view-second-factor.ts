import { ownAccount } from '../accounts/own-account.ts';
import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { setUpTime } from './limits.ts';
import { openSecret } from './sealed-secret.ts';

/** The state of two-step login, for the owner of the account. */
type SecondFactorView =
  | { readonly state: 'off'; readonly hasPassword: boolean }
  /** `address` is a link that opens an app, also shown as a QR code. */
  | { readonly state: 'begun'; readonly secret: string; readonly address: string }
  | { readonly state: 'on'; readonly since: Date; readonly codesLeft: number };

export async function viewSecondFactor(
  ports: Pick<Ports, 'accounts' | 'secondFactors' | 'oneTimePasswords' | 'sealer' | 'clock' | 'settings'>,
  viewer: Viewer,
): Promise<SecondFactorView> {
  const { id, email, passwordHash } = await ownAccount(ports, viewer);
  const factor = await ports.secondFactors.of(id);
  if (factor?.onSince !== undefined) {
    const { length } = await ports.secondFactors.codes(id);
    return { state: 'on', since: factor.onSince, codesLeft: length };
  }
  const isFresh = factor !== undefined && ports.clock.now().getTime() - factor.begunAt.getTime() <= setUpTime;
  const secret = isFresh ? openSecret(ports, id, factor.sealedSecret) : undefined;
  if (secret === undefined) return { state: 'off', hasPassword: passwordHash !== undefined };
  const names = { site: ports.settings.siteName, account: email };
  return { state: 'begun', secret, address: ports.oneTimePasswords.address(secret, names) };
}
