import { expect, test } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { topAdverts } from '../../core/adverts/top-adverts.ts';
import { sendFeedback } from '../../core/feedback/send-feedback.ts';
import { addAdvert, addUser } from '../../core/fixtures-for-test.ts';
import { initiatePayment } from '../../core/payments/initiate-payment.ts';
import { nameTransaction } from '../../core/payments/name-transaction.ts';
import { visitor } from '../../core/viewer.ts';
import { runAdminCommand } from './run-admin-command.ts';

async function operator() {
  const memory = memoryPorts();
  const paymentWay = { kind: 'manual', number: '+256 700 123456', name: 'Eddagala Ltd' } as const;
  const ports = { ...memory, paymentWay };
  const seller = await addUser(ports, 'nakato');
  const advertId = await addAdvert(ports, seller);
  const { reference } = await initiatePayment(ports, seller, { advertId, origin: 'https://e.example' });
  return {
    ports,
    advertId,
    reference,
    name: (transactionId: string) => nameTransaction(ports, seller, { advertId, transactionId }),
    async type(...args: readonly string[]) {
      const printed: string[] = [];
      const complaints: string[] = [];
      const code = await runAdminCommand(args, {
        ports,
        print: (line) => printed.push(line),
        complain: (line) => complaints.push(line),
      });
      return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
    },
  };
}

test('lists what waits, with all that is needed to compare', async () => {
  const { ports, advertId, reference, name, type } = await operator();
  expect(await type('payments')).toEqual({
    code: 0,
    printed: 'No payments are waiting for you.',
    complaints: '',
  });
  await name('MP240115.1234');
  expect(await type('payments')).toEqual({
    code: 0,
    complaints: '',
    printed: [
      reference,
      '  amount       UGX 500.00',
      '  transaction  MP2401151234',
      '  seller       nakato of Kampala (nakato)',
      `  advert       ${advertId} (fresh mululuza)`,
      `  since        ${ports.clock.now().toISOString()}`,
    ].join('\n'),
  });
  await ports.adverts.remove(advertId);
  expect((await type('payments')).printed).toContain(`${advertId} (deleted)`);
});

test('confirms, which promotes the advert; and again, which changes nothing', async () => {
  const { ports, advertId, reference, name, type } = await operator();
  await name('MP2401151234');
  const confirmed = { code: 0, printed: `${reference} is paid.`, complaints: '' };
  expect(await type('payments', 'confirm', reference)).toEqual(confirmed);
  expect(await type('payments', 'confirm', reference)).toEqual(confirmed);
  expect((await topAdverts(ports, visitor)).adverts.map(({ id }) => id)).toEqual([advertId]);
  expect((await type('payments')).printed).toBe('No payments are waiting for you.');
  expect((await type('payments', 'ledger', reference)).printed).toMatch(
    /started\n.*paid +UGX 500\.00 +by the operator\nThe seller gave the transaction ID MP2401151234\.\n.* is paid; UGX 500\.00 received in all\.$/s,
  );
});

test('refuses, and confirms all the same when the money comes after all', async () => {
  const { reference, type } = await operator();
  expect(await type('payments', 'refuse', reference)).toMatchObject({ code: 0 });
  expect(await type('payments', 'confirm', reference)).toMatchObject({ code: 0 });
});

test('takes back, for good', async () => {
  const { ports, reference, type } = await operator();
  await type('payments', 'confirm', reference);
  expect(await type('payments', 'refuse', reference)).toEqual({
    code: 1,
    printed: '',
    complaints: `${reference} stays paid: a completed payment can no longer fail. If the money was refunded, use reverse.`,
  });
  expect(await type('payments', 'reverse', reference)).toMatchObject({ code: 0 });
  expect((await topAdverts(ports, visitor)).adverts).toEqual([]);
  expect(await type('payments', 'confirm', reference)).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('stays reversed'),
  });
  expect((await type('payments', 'ledger', reference)).printed).toMatch(
    / is reversed; UGX 0\.00 received in all\.$/,
  );
});

test.each(['confirm', 'refuse', 'reverse', 'ledger'])('says when there is nothing to %s', async (act) => {
  const { type } = await operator();
  expect(await type('payments', act, 'none')).toEqual({
    code: 1,
    printed: '',
    complaints: 'There is no payment with the reference none.',
  });
});

test.each([
  [],
  ['adverts'],
  ['payments', 'list'],
  ['payments', 'confirm'],
  ['payments', 'ledger'],
  ['payments', 'toString', 'x'],
  ['payments', 'confirm', 'one', 'two'],
])('explains itself to whoever types %j %j', async (...args) => {
  const { type } = await operator();
  expect(await type(...args)).toMatchObject({
    code: 2,
    printed: '',
    complaints: expect.stringMatching(/^Usage: npm run admin -- payments/),
  });
});

test('shows a ledger in which a gateway wrote what a terminal would obey', async () => {
  const { ports, reference, type } = await operator();
  await ports.payments.record({
    id: 'odd',
    reference,
    at: ports.clock.now(),
    step: 'mismatch',
    amount: 0,
    raw: 'one\ntwo\u001b[2Jthree',
  });
  expect((await type('payments', 'ledger', reference)).printed).toContain(
    'mismatch                         one two [2Jthree',
  );
});

test('shows what people reported, the newest last, and nothing that a terminal would obey', async () => {
  const { ports, type } = await operator();
  expect((await type('feedback')).printed).toBe('No feedback yet.');
  const note = { formKey: 'form-key-of-a-report', client: undefined };
  const report = { kind: 'problem', message: 'It fails.\n\u001b[2JTwice.', email: '', ...note } as const;
  await sendFeedback(ports, visitor, report);
  const first = ports.clock.now().toISOString();
  ports.clock.advance(1000);
  const idea = { kind: 'suggestion', message: 'Add a map.', email: 'a@b.ug', ...note } as const;
  await sendFeedback(ports, visitor, idea);
  expect(await type('feedback')).toEqual({
    code: 0,
    complaints: '',
    printed: [
      `${first}  problem, no reply address`,
      '  It fails.',
      '  [2JTwice.',
      `${ports.clock.now().toISOString()}  suggestion, reply to a@b.ug`,
      '  Add a map.',
    ].join('\n'),
  });
});
