import type { LedgerEntry, Payment } from '../../core/entities/payment.ts';
import { decideByHand } from '../../core/payments/decide-by-hand.ts';
import { wireAmount } from '../../core/payments/wire-amount.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { shownText } from '../../core/shown-text/shown-text.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';
import { type AdminCommand, type CommandAnswer, printable, wordsOf } from './admin-command.ts';
import { AdminRefusal } from './admin-refusal.ts';

const decisions = { confirm: 'paid', refuse: 'failed', reverse: 'reversed' } as const;
type Decision = (typeof decisions)[keyof typeof decisions];

const mostShown = 200;

export const payments: AdminCommand = {
  usage: [
    ['payments', 'payments waiting for you'],
    ['payments confirm REF', 'if the money has arrived: promotes the advert'],
    ['payments refuse REF', 'if the money has not arrived and will not'],
    ['payments reverse REF', 'if the money arrived and was refunded'],
    ['payments ledger REF', 'everything that happened to a payment'],
  ],
  read(typed) {
    if (typed.words.length === 0) return listWaiting;
    const [act = '', reference = ''] = wordsOf(typed, 2);
    if (act !== 'ledger' && !Object.hasOwn(decisions, act)) throw new WrongUsage();
    return async (ports) => {
      const payment = await ports.payments.byReference(reference);
      if (payment === undefined) {
        throw new AdminRefusal(`There is no payment with the reference ${reference}.`);
      }
      return act === 'ledger'
        ? showLedger(ports, payment)
        : decide(ports, payment, decisions[act as keyof typeof decisions]);
    };
  },
};

async function listWaiting(ports: Ports): Promise<CommandAnswer> {
  const waiting = await ports.payments.awaitingOperator(mostShown);
  const described = await Promise.all(waiting.map((each) => describe(ports, each)));
  const lines = waiting.length === 0 ? ['No payments are waiting for you.'] : described;
  return {
    lines: waiting.length === mostShown ? [...lines, 'There are more; these are the oldest.'] : lines,
    data: waiting,
    foundNothing: waiting.length === 0,
  };
}

async function describe(ports: Ports, payment: Payment): Promise<string> {
  const seller = payment.accountId ? await ports.profiles.byAccountId(payment.accountId) : undefined;
  const advert = await ports.adverts.byId(payment.advertId);
  const title = advert && shownText(advert.title, seller?.fullName);
  return [
    payment.reference,
    `  amount       UGX ${wireAmount(payment.amount)}`,
    `  transaction  ${payment.transactionId}`,
    `  seller       ${seller ? `${seller.fullName} (${seller.username})` : 'account deleted'}`,
    `  advert       ${title === undefined ? `${payment.advertId} (deleted)` : `${payment.advertId} (${title})`}`,
    `  since        ${payment.startedAt.toISOString()}`,
  ].join('\n');
}

async function decide(ports: Ports, { reference }: Payment, decision: Decision): Promise<CommandAnswer> {
  await decideByHand(ports, { reference, decision });
  const state = (await ports.payments.byReference(reference))?.state;
  if (state !== decision) {
    throw new AdminRefusal(`${reference} stays ${state}: ${hints[decision]}`);
  }
  return { lines: [`${reference} is ${state}.`], data: { reference, state } };
}

async function showLedger(
  ports: Ports,
  { reference, state, transactionId }: Payment,
): Promise<CommandAnswer> {
  const entries = await ports.payments.ledgerOf(reference);
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  return {
    lines: [
      ...entries.map(lineOf),
      ...(transactionId === undefined ? [] : [`The seller gave the transaction ID ${transactionId}.`]),
      `${reference} is ${state}; UGX ${wireAmount(sum)} received in all.`,
    ],
    data: { reference, state, transactionId, received: sum, entries },
  };
}

const hints: Readonly<Record<Decision, string>> = {
  paid: 'a refund is final. Ask the seller to start a new payment.',
  failed: 'a completed payment can no longer fail. If the money was refunded, use reverse.',
  reversed: 'there is nothing to refund.',
};

function lineOf({ at, step, amount, raw }: LedgerEntry): string {
  const money = amount === 0 ? '' : `UGX ${wireAmount(amount)}`;
  return [at.toISOString(), step.padEnd(17), money.padEnd(12), printable(raw)].join('  ').trimEnd();
}
