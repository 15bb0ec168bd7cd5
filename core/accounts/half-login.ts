import type { Account } from '../entities/account.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { texts } from '../texts/text.ts';
import { halfLoginTime } from './limits.ts';

/** The first step of a log-in, after which a code is still needed. */
export interface HalfLogin {
  readonly accountId: string;
  readonly way: 'password' | 'google' | 'reset';
  readonly remember: boolean;
  /** Changes as soon as the first step is no longer valid. */
  readonly mark: string;
}

/**
 * The refusal of a session because a code is needed. The browser keeps `halfLogin`, which gives no access by itself.
 */
export class CodeNeeded extends DomainError {
  readonly halfLogin: string;

  constructor(halfLogin: string) {
    super('unauthenticated', texts.logIn.codeMissing);
    this.halfLogin = halfLogin;
  }
}

/** The refusal for somebody who has passed the first step; undefined if the account needs no code. */
export async function codeNeeded(
  ports: Pick<Ports, 'sealer' | 'digests' | 'clock'>,
  stores: Pick<Stores, 'secondFactors'>,
  account: Account,
  { way, remember }: Pick<HalfLogin, 'way' | 'remember'>,
): Promise<CodeNeeded | undefined> {
  const factor = await stores.secondFactors.of(account.id);
  if (factor?.onSince === undefined) return undefined;
  const until = ports.clock.now().getTime() + halfLoginTime;
  const words = ['half-login', account.id, way, Number(remember), credentialsMark(ports, account), until];
  return new CodeNeeded(ports.sealer.seal(words.join(' ')));
}

/** Undefined if it is too old or was not sealed by this site. */
export function openHalfLogin(
  ports: Pick<Ports, 'sealer' | 'clock'>,
  sealed: string | undefined,
): HalfLogin | undefined {
  const text = (sealed !== undefined && ports.sealer.open(sealed)) || '';
  const words = /^half-login (\w+) (password|google|reset) ([01]) ([0-9a-f]+) (\d+)$/.exec(text);
  const [, accountId, way, remember, mark, until] = words ?? [];
  if (accountId === undefined || mark === undefined) return undefined;
  if (ports.clock.now().getTime() > Number(until)) return undefined;
  return { accountId, way: way as HalfLogin['way'], remember: remember === '1', mark };
}

export function credentialsMark(
  ports: Pick<Ports, 'digests'>,
  { passwordHash = '', googleSubject = '' }: Account,
): string {
  return ports.digests.sha256(`half-login ${passwordHash} ${googleSubject}`).slice(0, 16);
}

/** Whether this browser holds a valid half log-in, so that only a code is missing. */
export function awaitsCode(
  ports: Pick<Ports, 'sealer' | 'clock'>,
  { halfLogin }: { readonly halfLogin: string | undefined },
): boolean {
  return openHalfLogin(ports, halfLogin) !== undefined;
}
