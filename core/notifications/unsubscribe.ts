import { type MailChoice, usualMailChoices } from '../entities/mail-choices.ts';
import { readUnsubscribeToken, type Unsubscribing } from '../mails/unsubscribe-link.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { counted } from '../shared/throttling/admit.ts';
import { texts } from '../texts/text.ts';
import { notificationLimits } from './throttling-limits.ts';

/** Which mails a link ends, and whether they have already ended: by the link, by a choice, or with the account. */
interface UnsubscribeState {
  readonly choices: readonly MailChoice[];
  readonly done: boolean;
}

/** The effect of an unsubscribe link, for anybody who has the link. */
export async function viewUnsubscribe(
  ports: Pick<Ports, 'accounts' | 'mailChoices' | 'sealer'>,
  token: string,
): Promise<UnsubscribeState> {
  const asked = unsubscribing(ports, token);
  return { choices: asked.choices, done: !(await isMailed(ports, asked)) };
}

/** Ends these mails for this account. The link alone is proof. Repeating it changes nothing. */
export async function unsubscribe(
  ports: Pick<Ports, 'transaction' | 'sealer' | 'throttle' | 'securityLog' | 'clock'>,
  { token, client }: { readonly token: string; readonly client?: string | undefined },
): Promise<UnsubscribeState> {
  const asked = unsubscribing(ports, token);
  const { accountId, choices } = asked;
  await counted(ports, notificationLimits.unsubscribe, { account: accountId, client }, () =>
    ports.transaction(async (stores) => {
      if (!(await isMailed(stores, asked))) return;
      const before = (await stores.mailChoices.of(accountId)) ?? usualMailChoices;
      const off = Object.fromEntries(choices.map((choice) => [choice, false]));
      await stores.mailChoices.set(accountId, { ...before, ...off });
    }),
  );
  return { choices, done: true };
}

function unsubscribing(ports: Pick<Ports, 'sealer'>, token: string): Unsubscribing {
  const asked = readUnsubscribeToken(ports, token);
  if (asked === undefined) throw new DomainError('not-found', texts.notifications.unsubscribeNotFound);
  return asked;
}

async function isMailed(
  stores: Pick<Stores, 'accounts' | 'mailChoices'>,
  { accountId, choices }: Unsubscribing,
): Promise<boolean> {
  if ((await stores.accounts.byId(accountId)) === undefined) return false;
  const chosen = (await stores.mailChoices.of(accountId)) ?? usualMailChoices;
  return choices.some((choice) => chosen[choice]);
}
