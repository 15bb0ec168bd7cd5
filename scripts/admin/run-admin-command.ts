import { DomainError } from '../../core/errors.ts';
import { decideByHand } from '../../core/payments/decide-by-hand.ts';
import type { LedgerEntry, Payment, PaymentState } from '../../core/payments/payment.ts';
import { wireAmount } from '../../core/payments/wire-amount.ts';
import type { Ports } from '../../core/ports/ports.ts';

/** What the operator types gets an answer, or a complaint. */
interface AdminConsole {
  readonly ports: Ports;
  print(line: string): void;
  complain(line: string): void;
}

const done = 0;
const failed = 1;
const misused = 2;

const decisions = { confirm: 'paid', refuse: 'failed', reverse: 'reversed' } as const;

const usage = `Usage: npm run admin -- payments                payments that wait for you
       npm run admin -- payments confirm REF    the money has arrived: promotes the advert
       npm run admin -- payments refuse REF     the money has not arrived and will not
       npm run admin -- payments reverse REF    the money arrived and was refunded
       npm run admin -- payments ledger REF     everything that happened to a payment
       npm run admin -- feedback                problems and suggestions that people sent`;

/** Does one of the operator's commands; answers the exit code. */
export async function runAdminCommand(
  args: readonly string[],
  { ports, print, complain }: AdminConsole,
): Promise<number> {
  const [subject, act, reference, ...more] = args;
  if (subject === 'payments' && act === undefined) return listWaiting();
  if (subject === 'feedback' && act === undefined) return listFeedback();
  const isAct = act === 'ledger' || (act !== undefined && Object.hasOwn(decisions, act));
  if (subject !== 'payments' || !isAct || reference === undefined || more.length > 0) {
    complain(usage);
    return misused;
  }
  const payment = await ports.payments.byReference(reference);
  if (payment === undefined) {
    complain(`There is no payment with the reference ${reference}.`);
    return failed;
  }
  return act === 'ledger' ? showLedger(payment) : decide(payment, decisions[act as keyof typeof decisions]);

  async function listWaiting(): Promise<number> {
    const waiting = await ports.payments.awaitingOperator(mostShown);
    if (waiting.length === 0) print('No payments are waiting for you.');
    for (const each of waiting) print(await describe(each));
    if (waiting.length === mostShown) print('There are more; these are the oldest.');
    return done;
  }

  async function listFeedback(): Promise<number> {
    const newest = await ports.feedback.newest(mostShown);
    if (newest.length === 0) print('No feedback yet.');
    if (newest.length === mostShown) print('There is more; this is the newest.');
    for (const { kind, message, email, sentAt } of newest.toReversed()) {
      const answerTo = email === undefined ? 'no reply address' : `reply to ${printable(email)}`;
      const lines = message.split('\n').map((line) => `  ${printable(line)}`);
      print([`${sentAt.toISOString()}  ${kind}, ${answerTo}`, ...lines].join('\n'));
    }
    return done;
  }

  async function describe(payment: Payment): Promise<string> {
    const title = (await ports.adverts.byId(payment.advertId))?.title;
    const seller = payment.accountId && (await ports.profiles.byAccountId(payment.accountId));
    return [
      payment.reference,
      `  amount       UGX ${wireAmount(payment.amount)}`,
      `  transaction  ${payment.transactionId}`,
      `  seller       ${seller ? `${seller.fullName} (${seller.username})` : 'account deleted'}`,
      `  advert       ${title === undefined ? `${payment.advertId} (deleted)` : `${payment.advertId} (${title})`}`,
      `  since        ${payment.startedAt.toISOString()}`,
    ].join('\n');
  }

  async function decide({ reference }: Payment, decision: PaymentState & Decision): Promise<number> {
    try {
      await decideByHand(ports, { reference, decision });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      complain(error.message);
      return failed;
    }
    const state = (await ports.payments.byReference(reference))?.state;
    if (state === decision) {
      print(`${reference} is ${state}.`);
      return done;
    }
    complain(`${reference} stays ${state}: ${hints[decision]}`);
    return failed;
  }

  async function showLedger(payment: Payment): Promise<number> {
    const entries = await ports.payments.ledgerOf(payment.reference);
    for (const entry of entries) print(lineOf(entry));
    if (payment.transactionId !== undefined)
      print(`The seller gave the transaction ID ${payment.transactionId}.`);
    const sum = entries.reduce((total, entry) => total + entry.amount, 0);
    print(`${payment.reference} is ${payment.state}; UGX ${wireAmount(sum)} received in all.`);
    return done;
  }
}

type Decision = (typeof decisions)[keyof typeof decisions];

const mostShown = 200;

const hints: Readonly<Record<Decision, string>> = {
  paid: 'a refund is final. Ask the seller to start a new payment.',
  failed: 'a completed payment can no longer fail. If the money was refunded, use reverse.',
  reversed: 'there is nothing to refund.',
};

function lineOf({ at, step, amount, raw }: LedgerEntry): string {
  const money = amount === 0 ? '' : `UGX ${wireAmount(amount)}`;
  return [at.toISOString(), step.padEnd(17), money.padEnd(12), printable(raw)].join('  ').trimEnd();
}

/** Without what a terminal would obey. */
function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
