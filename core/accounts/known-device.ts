import type { Account } from '../entities/account.ts';
import type { Ports } from '../ports/ports.ts';
import { day } from '../shared/time/durations.ts';

/** In milliseconds. The longest that browsers keep a cookie (RFC 6265bis, 5.5). */
export const deviceLifetime = 400 * day;
/** A shared phone is known only to the last accounts that logged in on it, because each makes the cookie longer. */
const maxAccounts = 5;

/** The part of the cookie that belongs to one account. */
interface Pass {
  readonly sealed: string;
  readonly accountId: string;
  readonly password: string;
  readonly at: number;
}

/**
 * The key under which attempts from this cookie's device are counted. Undefined unless the account's owner has logged
 * in with the cookie, recently enough and with the account's current password. This follows OWASP's device cookies: a
 * cookie that is a stranger's, another account's or forged has no effect.
 */
export function knownDevice(
  ports: Pick<Ports, 'sealer' | 'digests' | 'clock'>,
  account: Pick<Account, 'id' | 'passwordHash'> | undefined,
  deviceCookie: string | undefined,
): string | undefined {
  const oldest = ports.clock.now().getTime() - deviceLifetime;
  return passesIn(ports, deviceCookie).find(
    ({ accountId, password, at }) =>
      accountId === account?.id && password === passwordMark(ports, account) && at > oldest,
  )?.sealed;
}

/** The cookie of a device on which the account's owner has just logged in. The parts of other accounts stay in it. */
export function rememberDevice(
  ports: Pick<Ports, 'sealer' | 'digests' | 'clock'>,
  account: Pick<Account, 'id' | 'passwordHash'>,
  deviceCookie: string | undefined,
): string {
  const others = passesIn(ports, deviceCookie).filter(({ accountId }) => accountId !== account.id);
  const mark = passwordMark(ports, account);
  const pass = ports.sealer.seal(`device ${account.id} ${mark} ${ports.clock.now().getTime()}`);
  return [pass, ...others.map(({ sealed }) => sealed)].slice(0, maxAccounts).join(' ');
}

function passesIn(ports: Pick<Ports, 'sealer'>, deviceCookie = ''): Pass[] {
  const seals = deviceCookie.split(' ').slice(0, maxAccounts);
  return seals.flatMap((sealed) => {
    const text = ports.sealer.open(sealed) ?? '';
    const [, accountId, password, at] = /^device (\w+) ([0-9a-f]+) (\d+)$/.exec(text) ?? [];
    if (accountId === undefined || password === undefined) return [];
    return [{ sealed, accountId, password, at: Number(at) }];
  });
}

/** Part of a digest, long enough to distinguish the hashes of two passwords. */
function passwordMark(
  ports: Pick<Ports, 'digests'>,
  { passwordHash = '' }: Pick<Account, 'passwordHash'>,
): string {
  return ports.digests.sha256(`device ${passwordHash}`).slice(0, 16);
}
