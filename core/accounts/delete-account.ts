import type { Account } from '../entities/account.ts';
import { composeLetter } from '../mails/compose-letter.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireAccount } from '../shared/require-user.ts';
import { invalidFields } from '../shared/require-valid.ts';
import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { announceSessionEnds } from './announce-session-end.ts';
import { closeAccount, waitingMailsTo } from './close-account.ts';
import { type DeletionProof, deletionProof } from './deletion-proof.ts';
import { ownAccount } from './own-account.ts';
import { matchesPassword, normalisePassword, type PasswordPorts } from './password.ts';
import type { Requester } from './requester.ts';
import { accountLimits } from './throttling-limits.ts';

interface DeletionForm extends Pick<Requester, 'client'> {
  readonly password: string;
  /** The confirmation for an account without a password: the username, or the email while there is no profile. */
  readonly words: string;
  /** Token of the session that makes the request. */
  readonly token: string | undefined;
}

/**
 * Deletes the viewer's account after proof that it is theirs (see `DeletionProof`). When this resolves, nothing of
 * the account is visible or usable and every session has ended; `removeAccount` removes the rest step by step, after
 * which email and username are free again.
 */
export async function deleteAccount(
  ports: PasswordPorts &
    Pick<
      Ports,
      'sessions' | 'outbox' | 'sealer' | 'eventBus' | 'searchEngine' | 'ids' | 'digests' | 'settings'
    >,
  viewer: Viewer,
  form: DeletionForm,
): Promise<void> {
  const account = await ownAccount(ports, viewer);
  await admit(ports, accountLimits['delete-account'], { account: account.id, client: form.client });
  await prove(ports, await deletionProof(ports, requireAccount(viewer), account, form.token), account, form);

  const waiting = await waitingMailsTo(ports, account.email);
  const ended = await ports.transaction(async (stores) => {
    const sessions = await closeAccount(ports, stores, account.id, waiting);
    if (sessions !== undefined) await queueMail(ports, stores, notice(ports, account));
    return sessions ?? [];
  });
  await announceSessionEnds(ports, ended);
}

async function prove(
  ports: Pick<Ports, 'passwordHasher' | 'securityLog'>,
  proof: DeletionProof,
  account: Account,
  form: DeletionForm,
): Promise<void> {
  const { passwordMissing, passwordWrong, wordsWrong, signInAgain } = texts.deleteAccount;
  if (proof.kind === 'sign-in-again') throw new DomainError('invalid', signInAgain);
  if (proof.kind === 'words') {
    if (dropInvisible(form.words).trim().toLowerCase() === proof.words.toLowerCase()) return;
    throw invalidFields({ words: wordsWrong({ words: proof.words }) });
  }
  const password = normalisePassword(form.password);
  if (password === '') throw invalidFields({ password: passwordMissing });
  if (!(await matchesPassword(ports, account.passwordHash, password))) {
    ports.securityLog.note('password-wrong', { accountId: account.id, client: form.client });
    throw invalidFields({ password: passwordWrong });
  }
}

function notice({ settings }: Pick<Ports, 'settings'>, { email, language }: Account) {
  const { mailSubject, mailTold, mailGone, mailClosing } = texts.deleteAccount;
  return composeLetter({
    siteName: settings.siteName,
    language,
    to: email,
    subject: mailSubject(settings),
    paragraphs: [mailTold(settings), mailGone],
    closing: [mailClosing(settings)],
  });
}
