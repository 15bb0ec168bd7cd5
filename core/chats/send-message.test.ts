import { describe, expect, it } from 'vitest';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { updateAdvert } from '../adverts/update-advert.ts';
import { plainText } from '../entities/message.ts';
import { addAdvert, addUser, advertForm, holdPictures, refusalOf, twoUsers } from '../fixtures-for-test.ts';
import type { User } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { say } from './conversation-for-test.ts';
import { readConversation } from './read-conversation.ts';
import { sendMessage } from './send-message.ts';
import { toggleBlock } from './toggle-block.ts';

const messageId = 'm'.repeat(30);

/** Amina and Brian, and what each of them reads of their conversation. */
async function conversation() {
  const { ports, amina, brian } = await twoUsers();
  const readBy = async (viewer: User) => {
    const other = viewer === amina ? brian : amina;
    return (await readConversation(ports, viewer, { with: other.accountId })).messages;
  };
  const toBrian = (message: string, changes: Partial<Parameters<typeof sendMessage>[2]> = {}) =>
    sendMessage(ports, amina, { with: brian.accountId, message, messageId, ...changes });
  return { ports, amina, brian, readBy, toBrian };
}

describe('sendMessage', () => {
  it('puts the message where both can read it', async () => {
    const { ports, amina, brian, readBy, toBrian } = await conversation();
    const message = await toBrian(' Is it\r\nfresh? ');
    expect(message).toEqual({
      ...plainText,
      outcome: undefined,
      id: messageId,
      position: 1,
      from: amina.accountId,
      to: brian.accountId,
      text: 'Is it\nfresh?',
      sentAt: ports.clock.now(),
      quotedAdvert: undefined,
    });
    expect([await readBy(brian), await readBy(amina)]).toEqual([[message], [message]]);
  });

  it('notifies both sides with ids only', async () => {
    const { ports, amina, brian, toBrian } = await conversation();
    await toBrian('secret');
    expect(ports.eventBus.published.filter(({ channel }) => channel !== 'outbox')).toEqual([
      {
        channel: `account:${brian.accountId}`,
        event: { kind: 'message', ids: { message: messageId, with: amina.accountId } },
      },
      {
        channel: `account:${amina.accountId}`,
        event: { kind: 'message', ids: { message: messageId, with: brian.accountId } },
      },
    ]);
  });

  it('is not undone when the bus fails', async () => {
    const { ports, amina, brian, readBy } = await conversation();
    const eventBus = { ...ports.eventBus, publish: () => Promise.reject(new Error('no bus')) };
    await say({ ...ports, eventBus }, amina, brian, 'x');
    expect(await readBy(brian)).toHaveLength(1);
  });

  it('treats the same message sent again as the first one', async () => {
    const { ports, brian, readBy, toBrian } = await conversation();
    const advertId = await addAdvert(ports, brian);
    const first = await toBrian('Is it fresh?', { advertId });
    ports.clock.advance(60_000);
    expect(await toBrian(' Is it fresh? ', { advertId })).toEqual(first);
    expect(await readBy(brian)).toEqual([first]);
  });

  it('treats other words under the same id as a new message, once', async () => {
    const { toBrian } = await conversation();
    await toBrian('Is it fresh?');
    const other = await toBrian('And how much?');
    expect(await toBrian('And how much?')).toEqual(other);
    expect(other).toMatchObject({ id: expect.stringMatching(/^_[0-9a-f]{29}$/), position: 2 });
    expect(other.id).not.toBe(messageId);
  });

  it('treats other words under the same id as a new message whatever ids others have given to theirs', async () => {
    const before = await conversation();
    await before.toBrian('first');
    const { id } = await before.toBrian('second');
    const { ports, amina, brian, toBrian } = await conversation();
    await toBrian('first');
    await sendMessage(ports, brian, { with: amina.accountId, message: 'Mine', messageId: id });
    expect(await toBrian('second')).toMatchObject({ from: amina.accountId, text: 'second' });
  });

  it('treats the same words to somebody else under the same id as a new message', async () => {
    const { ports, toBrian } = await conversation();
    const chebet = await addUser(ports, 'chebet');
    await toBrian('Hello');
    expect(await toBrian('Hello', { with: chebet.accountId })).toMatchObject({
      to: chebet.accountId,
      position: 1,
    });
  });

  it("refuses the id of somebody else's message", async () => {
    const { ports, amina, brian, readBy, toBrian } = await conversation();
    await toBrian('Hello');
    const attempt = sendMessage(ports, brian, { with: amina.accountId, message: 'Hello', messageId });
    expect(await refusalOf(attempt)).toEqual({
      code: 'conflict',
      message: texts.quickMessage.failed,
      fields: { message: texts.quickMessage.failed },
    });
    expect(await readBy(amina)).toHaveLength(1);
  });

  it.each(['', 'short', 'm'.repeat(31), `${'m'.repeat(29)}-`, `${'m'.repeat(29)}\u0000`])(
    'makes its own id when it is given %j',
    async (given) => {
      const { toBrian } = await conversation();
      expect((await toBrian('Hello', { messageId: given })).id).toMatch(/^[0-9A-Za-z]{30}$/);
    },
  );

  it.each([
    ['', texts.quickMessage.nothingWritten],
    [' \n ', texts.quickMessage.nothingWritten],
    ['x'.repeat(2001), texts.chats.tooLong({ max: 2000 })],
  ])('refuses %j at its field', async (message, problem) => {
    const { ports, toBrian } = await conversation();
    expect(await refusalOf(toBrian(message))).toEqual({
      code: 'invalid',
      message: problem,
      fields: { message: problem },
    });
    expect(ports.eventBus.published).toEqual([]);
  });

  it('refuses a blocked person with a text that does not say why', async () => {
    const { ports, amina, brian, readBy } = await conversation();
    await toggleBlock(ports, brian, { userId: amina.accountId, blocked: true });
    expect(await refusalOf(say(ports, amina, brian, 'Hello'))).toEqual({
      code: 'conflict',
      message: 'This message could not be delivered.',
      fields: { message: 'This message could not be delivered.' },
    });
    expect(await readBy(brian)).toEqual([]);
  });

  it('asks somebody who has blocked the other to unblock them first', async () => {
    const { ports, amina, brian } = await twoUsers();
    await toggleBlock(ports, amina, { userId: brian.accountId, blocked: true });
    expect(await refusalOf(say(ports, amina, brian, 'Hello'))).toMatchObject({
      code: 'conflict',
      message: texts.conversation.unblockFirst,
    });
    await toggleBlock(ports, amina, { userId: brian.accountId, blocked: false });
    expect(await say(ports, amina, brian, 'Hello')).toMatchObject({ position: 1 });
  });
});

describe('the advert of a message', () => {
  it('is quoted with the title it had when the message was sent', async () => {
    const { ports, brian, readBy, toBrian } = await conversation();
    const advertId = await addAdvert(ports, brian, { herbtitle: 'Fresh mululuza' });
    await toBrian('Is it still there?', { advertId });
    const pictureKeys = await holdPictures(ports, brian, 'another');
    await updateAdvert(ports, brian, advertId, advertForm({ herbtitle: 'Dried mululuza', pictureKeys }));
    const quotedAdvert = { id: advertId, title: 'Fresh mululuza' };
    expect(await readBy(brian)).toMatchObject([{ quotedAdvert }]);
    await deleteAdvert(ports, brian, advertId);
    expect(await readBy(brian)).toMatchObject([{ quotedAdvert }]);
  });

  it.each([undefined, 'ad_1', '', "ad_1' or 1=1"])('is not quoted when it is %j', async (advertId) => {
    const { toBrian } = await conversation();
    const sent = await toBrian('Is it still there?', { advertId });
    expect(sent).toMatchObject({ text: 'Is it still there?', quotedAdvert: undefined });
  });

  it('is not quoted when it belongs to somebody else', async () => {
    const { ports, amina, toBrian } = await conversation();
    const advertId = await addAdvert(ports, amina);
    expect((await toBrian('Is it still there?', { advertId })).quotedAdvert).toBeUndefined();
  });
});
