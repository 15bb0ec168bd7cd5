import { expect, test } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { resetPassword } from '../../core/accounts/reset-password.ts';
import { topAdverts } from '../../core/adverts/top-adverts.ts';
import { newCase } from '../../core/entities/review-case.ts';
import { sendFeedback } from '../../core/feedback/send-feedback.ts';
import { addAccount, addAdvert, addUser, waitingMails } from '../../core/fixtures-for-test.ts';
import { answerSanction } from '../../core/moderation/answer-sanction.ts';
import { initiatePayment } from '../../core/payments/initiate-payment.ts';
import { nameTransaction } from '../../core/payments/name-transaction.ts';
import { askForReview } from '../../core/reports/ask-for-review.ts';
import { sendReport } from '../../core/reports/send-report.ts';
import { day } from '../../core/shared/time/durations.ts';
import { type User, visitor } from '../../core/shared/viewer.ts';
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
    seller,
    advertId,
    reference,
    name: (transactionId: string) => nameTransaction(ports, seller, { advertId, transactionId }),
    async type(...args: readonly string[]) {
      const printed: string[] = [];
      const complaints: string[] = [];
      const code = await runAdminCommand(args, {
        withPorts: (work) => work(ports),
        print: (line) => printed.push(line),
        complain: (line) => complaints.push(line),
      });
      return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
    },
  };
}

test('lists what is waiting, with everything needed to compare', async () => {
  const { ports, advertId, reference, name, type } = await operator();
  expect(await type('payments')).toEqual({
    code: 1,
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
      `  advert       ${advertId} (Fresh mululuza)`,
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

test('refuses, and confirms anyway when the money comes after all', async () => {
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

test('lists the commands for anybody who types none or an unknown one, or asks', async () => {
  const { type } = await operator();
  const usage = expect.stringMatching(/Usage: npm run admin -- users(.*\n)+.* payments reverse REF/);
  for (const args of [[], ['article'], ['toString']]) {
    expect(await type(...args)).toEqual({ code: 2, printed: '', complaints: usage });
  }
  expect((await type('article')).complaints).toMatch(/^There is no command article\.\nUsage:/);
  expect(await type('--help')).toEqual({ code: 0, printed: usage, complaints: '' });
});

test('finds people, and says what was decided about them', async () => {
  const { type } = await operator();
  await type('grant', 'nakato', 'moderator');
  expect((await type('users', 'NAK')).printed).toMatch(
    /^nakato {2}nakato of Kampala {2}nakato@example\.com \(not confirmed\)\n {2}\w{20}, joined .*, moderator$/,
  );
  expect((await type('users', 'nobody')).printed).toBe('Nobody found.');
  const { users, next } = JSON.parse((await type('users', '--json')).printed);
  expect(users).toMatchObject([{ username: 'nakato', standing: { moderator: true } }]);
  expect(next).toBeUndefined();
});

test('finds the account that a line of the log names by its id', async () => {
  const { ports, seller, type } = await operator();
  await addUser(ports, 'okello');
  const { printed } = await type('users', seller.accountId);
  expect(printed).toMatch(/^nakato {2}nakato of Kampala {2}nakato@example\.com/);
  expect(printed).toContain(`\n  ${seller.accountId}, joined `);
  expect(printed.split('\n')).toHaveLength(2);
  const { users } = JSON.parse((await type('users', seller.accountId, '--json')).printed);
  expect(users).toMatchObject([{ accountId: seller.accountId, username: 'nakato' }]);
});

test('finds an account by its id before its owner has chosen a username', async () => {
  const { ports, type } = await operator();
  const { accountId } = await addAccount(ports, 'new');
  expect((await type('users', accountId)).printed).toMatch(
    new RegExp(`^\\(no username yet\\) {2}new@example\\.com \\(not confirmed\\)\n {2}${accountId}, joined `),
  );
});

test('shows whose id it is before somebody who has taken the id as a username', async () => {
  const { ports, seller, type } = await operator();
  await addUser(ports, seller.accountId);
  const { users } = JSON.parse((await type('users', seller.accountId, '--json')).printed);
  expect(users.map(({ username }: { username: string }) => username)).toEqual(['nakato', seller.accountId]);
});

test('shows what was done about an account by its id, also once the account is gone', async () => {
  const { ports, seller, type } = await operator();
  await type('grant', 'nakato', 'moderator');
  await addUser(ports, seller.accountId);
  const row = expect.stringMatching(/^\S+Z {2}operator {2}grant {2}account \w{20} \(nakato\)$/);
  expect((await type('audit', '--user', seller.accountId)).printed).toEqual(row);
  const other = await addUser(ports, 'okello');
  await type('verify', 'okello');
  await ports.accounts.leave(other.accountId, ports.clock.now());
  expect((await type('audit', '--user', other.accountId)).printed).toMatch(/ {2}verify {2}account /);
});

test('says that nothing was done by or to somebody, and that somebody else does not exist', async () => {
  const { ports, seller, type } = await operator();
  await addUser(ports, 'okello');
  await type('verify', 'okello');
  for (const typed of ['nakato', seller.accountId]) {
    expect(await type('audit', '--user', typed)).toEqual({
      code: 1,
      printed: `Nothing has been done by or to ${typed}.`,
      complaints: '',
    });
  }
  for (const typed of ['nobody', 'A'.repeat(20)]) {
    expect(await type('audit', '--user', typed)).toEqual({
      code: 1,
      printed: '',
      complaints: `There is no account with the username or id ${typed}.`,
    });
  }
});

test('shows also what a moderator has done to others, page by page', async () => {
  const { ports, seller, type } = await operator();
  const moderator = await addUser(ports, 'okello');
  for (let number = 10; number < 65; number += 1) {
    await ports.audit.add({
      id: `act${number}`,
      actor: moderator.accountId,
      act: 'warn',
      subject: { kind: 'account', id: seller.accountId },
      reason: '',
      at: ports.clock.now(),
    });
  }
  await type('verify', 'nakato');
  const { printed } = await type('audit', '--user', 'okello');
  expect(printed).toMatch(/^\S+Z {2}okello {2}warn {2}account \w{20} \(nakato\)\n/);
  const [place = ''] = /(?<=\nMore: npm run admin -- audit --user okello --after )\S+$/.exec(printed) ?? [];
  const rest = await type('audit', '--user', 'okello', '--after', place);
  expect(rest.printed.split('\n')).toHaveLength(5);
});

test('tells how to turn to more people of one name', async () => {
  const { ports, type } = await operator();
  for (let number = 10; number < 65; number += 1) {
    const { accountId, username } = await addUser(ports, `user${number}`);
    const profile = await ports.profiles.byAccountId(accountId);
    if (profile === undefined) throw new Error(`${username} has no profile.`);
    await ports.profiles.update(accountId, { ...profile, fullName: 'Namusoke Ruth', pictureKey: undefined });
  }
  const { printed } = await type('users', 'Namusoke R');
  expect(printed).toMatch(/\nMore: npm run admin -- users "Namusoke R" --after user59$/);
});

test('turns page after page of people and of the audit', async () => {
  const { ports, type } = await operator();
  for (let number = 10; number < 65; number += 1) await addUser(ports, `user${number}`);
  const { printed } = await type('users', 'user');
  expect(printed.split('\n')).toHaveLength(101);
  expect(printed).toMatch(/\nMore: npm run admin -- users user --after user59$/);
  expect((await type('users', 'user', '--after', 'user59')).printed.split('\n')).toHaveLength(10);
  for (let number = 10; number < 65; number += 1) await type('verify', `user${number}`);
  const [place = ''] = /\S+$/.exec((await type('audit')).printed) ?? [];
  expect((await type('audit', '--after', place)).printed.split('\n')).toHaveLength(5);
  expect(await type('audit', '--after', 'there')).toMatchObject({ code: 2 });
});

test('makes moderators, and keeps in the audit who did what', async () => {
  const { type } = await operator();
  expect(await type('audit')).toMatchObject({ code: 1, printed: 'Nothing has been done yet.' });
  expect(await type('grant', 'Nakato', 'moderator')).toEqual({
    code: 0,
    printed: 'Nakato is a moderator.',
    complaints: '',
  });
  expect(await type('grant', 'nakato', 'admin')).toMatchObject({
    code: 2,
    complaints: expect.stringMatching(/^The only role is moderator\.\nUsage/),
  });
  expect(await type('grant', 'nobody', 'moderator')).toEqual({
    code: 1,
    printed: '',
    complaints: 'There is no account with the username nobody.',
  });
  expect((await type('audit', '--user', 'nakato')).printed).toMatch(
    /^\S+Z {2}operator {2}grant {2}account \w{20} \(nakato\)$/,
  );
  expect(await type('revoke', 'nakato', 'moderator')).toMatchObject({
    printed: 'nakato is not a moderator.',
  });
  const { rows } = JSON.parse((await type('audit', '--json')).printed);
  expect(rows.map(({ act }: { act: string }) => act).toSorted()).toEqual(['grant', 'revoke']);
});

test('deals with a bad seller, from the warning to the way back', async () => {
  const { ports, advertId, type } = await operator();
  const because = ['--reason', 'Sold leaves that were none.'];
  expect(await type('warn', 'nakato', ...because)).toMatchObject({ code: 0, printed: 'nakato is warned.' });
  expect((await type('suspend', 'nakato', '--days', '7', ...because)).printed).toBe(
    'nakato is suspended until 12:00 PM on 22 January 2025, Kampala time.',
  );
  ports.clock.advance(1_000);
  const { printed } = await type('ban', 'nakato', ...because, '--json');
  const { standing, sanction } = JSON.parse(printed);
  expect({ standing, sanction }).toMatchObject({ standing: { version: 3 }, sanction: { kind: 'ban' } });
  expect((await type('users', 'nakato')).printed).toContain('banned since');
  expect(await ports.adverts.byId(advertId)).toBeUndefined();

  expect((await type('appeals')).printed).toBe('Nobody is waiting for an answer.');
  await ports.sanctions.answer(sanction.id, 'They were mine.', ports.clock.now());
  expect((await type('appeals')).printed).toMatch(
    /^nakato {2}ban on \S+Z: Sold leaves that were none\.\n {2}answered on \S+Z: They were mine\.$/,
  );
  expect(await type('appeals', 'dismiss', 'nakato', ...because)).toMatchObject({ code: 0 });
  expect(await type('appeals', 'dismiss', 'nakato', ...because)).toMatchObject({ code: 1 });
  expect(await type('restore', 'nakato', ...because)).toMatchObject({ printed: 'nakato is restored.' });
  expect(await ports.adverts.byId(advertId)).toBeDefined();
  expect((await type('audit', '--user', 'nakato', '--json')).printed).toContain(
    'Sold leaves that were none.',
  );
});

test('walks from three reports to the way back, and from a ban to an answer', async () => {
  const { ports, seller, advertId, type } = await operator();
  const people: User[] = [];
  for (const name of ['amina', 'brian', 'chebet']) people.push(await addUser(ports, name));
  for (const name of ['nakato', 'amina', 'brian', 'chebet']) await type('verify', name);
  ports.clock.advance(8 * day);
  expect((await type('reports')).printed).toBe('Nothing is waiting for moderators.');
  const subject = { kind: 'advert', id: advertId } as const;
  for (const viewer of people)
    await sendReport(ports, viewer, subject, { reason: 'scam', text: 'No\u001b[2J leaves.', formKey: '' });
  await askForReview(ports, seller, subject, { text: 'Mine.' });
  expect((await type('reports')).printed).toBe(
    [
      `advert ${advertId}  Fresh mululuza`,
      `  waiting since ${ports.clock.now().toISOString()}, hidden, review requested`,
      '  3 reports: Scam',
      '  by nakato: Bitter leaves, picked this morning.',
    ].join('\n'),
  );
  const { cases } = JSON.parse((await type('reports', '--json')).printed);
  expect(cases).toMatchObject([{ case: { subject }, reportCount: 3 }]);

  const restore = ['adverts', 'restore', advertId, '--reason', 'It promises nothing.'];
  expect(await type(...restore)).toEqual({ code: 0, printed: `${advertId}: Restored.`, complaints: '' });
  expect(await type(...restore)).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('not hidden'),
  });
  expect((await type('reports')).printed).toBe('Nothing is waiting for moderators.');
  ports.clock.advance(1_000);
  const hide = ['adverts', 'hide', advertId, '--reason', 'It does after all.'];
  expect(JSON.parse((await type(...hide, '--json')).printed)).toEqual({ advertId, state: 'hidden' });
  expect(await type(...hide)).toMatchObject({ code: 1, complaints: expect.stringContaining('already') });
  expect(waitingMails(ports).at(-1)?.text).toContain('It does after all.');
  const { rows } = JSON.parse((await type('audit', '--json')).printed);
  expect(rows.slice(0, 2)).toMatchObject([
    { actor: 'operator', act: 'hide', subject },
    { actor: 'operator', act: 'restore', subject },
  ]);

  expect(await type('ban', 'nakato', '--reason', 'Again.')).toMatchObject({ code: 0 });
  expect(await type(...restore)).toMatchObject({
    code: 1,
    complaints: `There is no advert ${advertId}.`,
  });
  const [, token = ''] = /\/appeal\/(\S+)/.exec(waitingMails(ports).at(-1)?.text ?? '') ?? [];
  await answerSanction(ports, visitor, { token, text: 'They are tea.' });
  expect((await type('appeals')).printed).toContain('They are tea.');
  expect(await type('restore', 'nakato', '--reason', 'They are.')).toMatchObject({ code: 0 });
  expect((await type('appeals')).printed).toBe('Nobody is waiting for an answer.');
});

test.each([
  ['warn', 'nakato'],
  ['suspend', 'nakato'],
  ['suspend', 'nobody'],
  ['ban', 'nakato'],
  ['restore', 'nakato'],
  ['adverts', 'hide', 'ad_1'],
  ['adverts', 'restore', 'ad_1'],
  ['appeals', 'dismiss', 'nakato'],
])('%s %s is typed wrongly without a reason, which the person would read', async (...args) => {
  const { ports, type } = await operator();
  await type('verify', 'nakato');
  const mails = waitingMails(ports).length;
  expect(await type(...args)).toEqual({
    code: 2,
    printed: '',
    complaints: expect.stringMatching(/^Please give --reason\. The person will read it\.\nUsage: /),
  });
  expect(waitingMails(ports)).toHaveLength(mails);
  expect((await type('users', 'nakato')).printed).not.toMatch(/suspended|banned/);
});

test.each([
  ['verify', 'nakato'],
  ['grant', 'nakato', 'moderator'],
  ['revoke', 'nakato'],
  ['reset-link', 'nakato'],
])('%s needs no reason, because nobody is told one', async (...args) => {
  const { type } = await operator();
  expect(await type(...args)).toMatchObject({ code: 0 });
});

test('what is typed wrongly, or asks how to type it, needs no shop', async () => {
  const lines: string[] = [];
  const type = (...args: readonly string[]) =>
    runAdminCommand(args, {
      withPorts: () => Promise.reject(new Error('there is none')),
      print: (line) => lines.push(line),
      complain: (line) => lines.push(line),
    });
  expect([await type('--help'), await type('ban', '--help'), await type(), await type('fly')]).toEqual([
    0, 0, 2, 2,
  ]);
  expect(lines).toHaveLength(5);
  for (const typed of ['suspend nakato', 'appeals dismiss nakato', 'grant nakato owner', 'audit --after 1'])
    expect(await type(...typed.split(' ')), typed).toBe(2);
  await expect(type('users')).rejects.toThrow('there is none');
});

test('names what is waiting although nobody has reported it', async () => {
  const { ports, seller, advertId, type } = await operator();
  const waiting = newCase({ kind: 'advert', id: advertId }, seller.accountId, ports.clock.now());
  const knownPhoto = { pictureKey: 'leaf', otherAdvertId: 'ad_1', otherPictureKey: 'leaf' };
  const hiding = { by: 'claims', reasons: [], text: 'It says “cures”.', at: ports.clock.now() } as const;
  await ports.reviewCases.save({ ...waiting, knownPhoto, hiding });
  expect((await type('reports')).printed.split('\n').slice(1, 4)).toEqual([
    `  waiting since ${ports.clock.now().toISOString()}, hidden`,
    '  one of its photos is also in an advert that was deleted',
    '  hidden because: It says “cures”.',
  ]);
});

test.each([
  [['adverts', 'hide'], 2],
  [['adverts', 'show', 'ad_1', '--reason', 'x'], 2],
  [['adverts', 'hide', 'ad_1', '--reason', 'x'], 1],
  [['reports', '--after', 'there'], 2],
])('refuses %j with %i', async (args, code) => {
  const { type } = await operator();
  expect(await type(...args)).toMatchObject({ code, printed: '' });
});

test('refuses what is not a decision, and says why', async () => {
  const { type } = await operator();
  expect(await type('ban', 'nobody', '--reason', 'x')).toMatchObject({ code: 1 });
  expect(await type('suspend', 'nakato', '--reason', 'x', '--days', 'soon')).toMatchObject({
    code: 2,
    complaints: expect.stringMatching(/^Please enter a number of days from 1 to 365\.\nUsage: /),
  });
  expect(await type('restore', 'nakato', '--reason', 'x')).toMatchObject({
    code: 1,
    complaints: 'This account is neither suspended nor banned.',
  });
  expect(await type('appeals', 'read', 'nakato')).toMatchObject({ code: 2 });
});

test('hands out a link to choose a password, and confirms an email, both kept in the audit', async () => {
  const { ports, type } = await operator();
  const { printed } = await type('reset-link', 'nakato');
  const [, token = ''] = /^https:\/\/eddagala\.example\/reset-password\/(\w+)\n/.exec(printed) ?? [];
  const password = 'mululuza leaf';
  await resetPassword(ports, { token, password, confirmPassword: password });
  expect(await type('verify', 'nakato')).toMatchObject({ printed: 'nakato@example.com is confirmed.' });
  const seller = await addUser(ports, 'okello');
  expect(await type('verify', 'okello')).toMatchObject({ code: 0 });
  expect(await ports.accounts.byId(seller.accountId)).toMatchObject({ emailVerified: true });
  const { rows } = JSON.parse((await type('audit', '--json')).printed);
  expect(rows.map(({ act }: { act: string }) => act).toSorted()).toEqual(['reset-link', 'verify']);
});

test('stops asking somebody for a code, but turns two-step login on for nobody', async () => {
  const { ports, type } = await operator();
  expect(await type('two-step', 'off', 'nakato')).toMatchObject({
    code: 1,
    complaints: 'Two-step login is not on for nakato.',
  });
  const member = await ports.members.byUsername('nakato');
  await ports.secondFactors.begin(member?.accountId ?? '', 'sealed', ports.clock.now());
  await ports.secondFactors.turnOn(member?.accountId ?? '', ports.clock.now());
  expect(await type('two-step', 'on', 'nakato')).toMatchObject({ code: 2 });
  expect(await type('two-step', 'off', 'nakato', '--json')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('"twoStep": false'),
  });
  expect((await type('audit')).printed).toContain('two-step-off');
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

test('makes the keys of push notifications once, and others only on request', async () => {
  const { ports, type } = await operator();
  expect(await type('push-keys')).toEqual({
    code: 0,
    printed: expect.stringMatching(/^The public key is site key 1\nPeople can now turn on .* no restart\.$/),
    complaints: '',
  });
  expect(await type('push-keys')).toEqual({
    code: 1,
    printed: '',
    complaints: expect.stringMatching(/^There are keys already\..* push-keys replace$/),
  });
  expect(await ports.pushSender.siteKey()).toBe('site key 1');
  expect(JSON.parse((await type('push-keys', 'replace', '--json')).printed)).toEqual({
    publicKey: 'site key 2',
    replaced: true,
  });
  for (const wrong of [['again'], ['replace', 'all'], ['--force']])
    expect(await type('push-keys', ...wrong)).toMatchObject({ code: 2, printed: '' });
  expect(await type('push-keys', '--help')).toMatchObject({ code: 0 });
  expect(await ports.pushSender.siteKey()).toBe('site key 2');
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
