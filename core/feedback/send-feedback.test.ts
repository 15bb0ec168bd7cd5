import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAccount, addUser, oneUser, refusalOf, waitingMails } from '../fixtures-for-test.ts';
import * as texts from '../texts/by-subject.ts';
import { type FeedbackInput, sendFeedback } from './send-feedback.ts';

const visitor = { kind: 'visitor' } as const;

const form: FeedbackInput = {
  kind: 'problem',
  message: 'The photos of my advert do not load.',
  email: '',
  formKey: 'form-key-of-feedback',
};

const kept = (ports: MemoryPorts) => [...ports.database.tables.feedback.values()];

describe('sending feedback', () => {
  it('stores what a visitor wrote, and mails it to the operator', async () => {
    const ports = memoryPorts({ settings: { siteName: 'Herbs', supportEmail: 'help@herbs.example' } });
    await sendFeedback(ports, visitor, { ...form, message: ' It fails.\r\nTwice. ' });
    expect(kept(ports)).toEqual([
      {
        id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
        kind: 'problem',
        message: 'It fails.\nTwice.',
        email: undefined,
        accountId: undefined,
        sentAt: ports.clock.now(),
      },
    ]);
    const [mail] = waitingMails(ports);
    expect(mail).toMatchObject({ to: 'help@herbs.example', subject: 'Problem reported on Herbs' });
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail?.text).toContain('It fails.\nTwice.\n');
    expect(mail?.text).toContain('They gave no reply address.');
    expect(mail?.text).toContain(kept(ports)[0]?.id);
  });

  it('stores it and mails nothing if the operator’s address is not set', async () => {
    const ports = memoryPorts({ settings: { mailsReports: false } });
    await sendFeedback(ports, visitor, form);
    expect(kept(ports)).toMatchObject([{ message: form.message }]);
    expect(waitingMails(ports)).toEqual([]);
  });

  it('accepts an address for the answer from a visitor', async () => {
    const ports = memoryPorts();
    await sendFeedback(ports, visitor, { ...form, kind: 'suggestion', email: ' Nakato@Example.com ' });
    expect(kept(ports)).toMatchObject([{ kind: 'suggestion', email: 'nakato@example.com' }]);
    expect(waitingMails(ports)).toMatchObject([
      { replyTo: 'nakato@example.com', subject: 'Suggestion for Eddagala' },
    ]);
  });

  it('uses the address of the account if somebody is signed in, whatever was typed', async () => {
    const { ports, nakato: user } = await oneUser();
    const holder = await addAccount(ports, 'moses');
    await sendFeedback(ports, user, { ...form, email: 'somebody@else.example' });
    await sendFeedback(ports, holder, { ...form, email: 'no email at all' });
    expect(kept(ports)).toMatchObject([
      { accountId: user.accountId, email: user.email },
      { accountId: holder.accountId, email: holder.email },
    ]);
    expect(waitingMails(ports).map((mail) => mail.replyTo)).toEqual([user.email, holder.email]);
  });

  it('stores nothing when the mail cannot be queued', async () => {
    const ports = memoryPorts();
    const transaction: MemoryPorts['transaction'] = (work) =>
      ports.transaction((stores) => {
        const add = () => Promise.reject(new Error('The disk is full.'));
        return work({ ...stores, outbox: { ...stores.outbox, add } });
      });
    await expect(sendFeedback({ ...ports, transaction }, visitor, form)).rejects.toThrow('The disk is full.');
    expect(kept(ports)).toEqual([]);
  });
});

describe('the same form sent again', () => {
  it.each(['a visitor', 'a user'])('by %s is one message', async (who) => {
    const ports = memoryPorts();
    const viewer = who === 'a user' ? await addUser(ports, 'nakato') : visitor;
    await sendFeedback(ports, viewer, form);
    await sendFeedback(ports, viewer, form);
    expect(kept(ports)).toHaveLength(1);
    expect(waitingMails(ports)).toHaveLength(1);
  });

  it('with another message, kind or sender is another message', async () => {
    const ports = memoryPorts();
    await sendFeedback(ports, visitor, form);
    await sendFeedback(ports, visitor, { ...form, message: 'It loads now.' });
    await sendFeedback(ports, visitor, { ...form, kind: 'suggestion' });
    const user = await addUser(ports, 'nakato');
    await sendFeedback(ports, visitor, { ...form, email: user.email });
    await sendFeedback(ports, user, form);
    expect(kept(ports)).toHaveLength(5);
  });
});

describe('a form with mistakes', () => {
  it.each<[Partial<FeedbackInput>, Record<string, string>]>([
    [{ message: ' \n\u200b' }, { message: texts.feedback.messageMissing }],
    [{ message: 'x'.repeat(2001) }, { message: texts.feedback.messageTooLong({ max: 2000 }) }],
    [{ email: 'nakato' }, { email: texts.feedback.emailInvalid }],
    [{ email: 'a@b.ug\nbcc: c@d.ug' }, { email: texts.feedback.emailInvalid }],
  ])('with %j is refused at that field', async (mistake, fields) => {
    const ports = memoryPorts();
    const refusal = await refusalOf(sendFeedback(ports, visitor, { ...form, ...mistake }));
    expect(refusal).toEqual({ code: 'invalid', message: texts.forms.checkFields, fields });
    expect(kept(ports)).toEqual([]);
    expect(waitingMails(ports)).toEqual([]);
  });

  it('can use all 2000 characters', async () => {
    const ports = memoryPorts();
    await sendFeedback(ports, visitor, { ...form, message: `${'x\r\n'.repeat(999)}xx` });
    expect(kept(ports)[0]?.message).toHaveLength(2000);
  });
});
