import { describe, expect, it } from 'vitest';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { updateAdvert } from '../adverts/update-advert.ts';
import { addAdvert, addUser, advertForm, holdPictures, refusalOf, twoUsers } from '../fixtures-for-test.ts';
import { texts } from '../texts.ts';
import { say } from './conversation-for-test.ts';
import { readConversation } from './read-conversation.ts';
import { sendMessage } from './send-message.ts';
import { toggleBlock } from './toggle-block.ts';

const messageId = 'm'.repeat(30);

describe('sendMessage', () => {
  it('puts the message where both can read it', async () => {
    const { ports, amina, brian } = await twoUsers();
    const form = { with: brian.accountId, message: ' Is it\r\nfresh? ', messageId };
    const message = await sendMessage(ports, amina, form);
    expect(message).toEqual({
      id: messageId,
      position: 1,
      from: amina.accountId,
      to: brian.accountId,
      text: 'Is it\nfresh?',
      sentAt: ports.clock.now(),
      quotedAdvert: undefined,
    });
    expect((await readConversation(ports, brian, { with: amina.accountId })).messages).toEqual([message]);
    expect((await readConversation(ports, amina, { with: brian.accountId })).messages).toEqual([message]);
  });

  it('keeps one order for both sides, also within one millisecond', async () => {
    const { ports, amina, brian } = await twoUsers();
    for (const text of ['one', 'two', 'three']) {
      await say(ports, amina, brian, text);
      await say(ports, brian, amina, `${text} too`);
    }
    const seen = async (viewer: typeof amina, other: typeof amina) =>
      (await readConversation(ports, viewer, { with: other.accountId })).messages.map(
        ({ position, text }) => [position, text],
      );
    expect(await seen(amina, brian)).toEqual([
      [1, 'one'],
      [2, 'one too'],
      [3, 'two'],
      [4, 'two too'],
      [5, 'three'],
      [6, 'three too'],
    ]);
    expect(await seen(brian, amina)).toEqual(await seen(amina, brian));
  });

  it('tells both sides by ids only', async () => {
    const { ports, amina, brian } = await twoUsers();
    await sendMessage(ports, amina, { with: brian.accountId, message: 'secret', messageId });
    expect(ports.eventBus.published).toEqual([
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

  it('is not undone by a bus that fails', async () => {
    const { ports, amina, brian } = await twoUsers();
    const eventBus = { ...ports.eventBus, publish: () => Promise.reject(new Error('no bus')) };
    await sendMessage({ ...ports, eventBus }, amina, { with: brian.accountId, message: 'x', messageId });
    expect((await readConversation(ports, brian, { with: amina.accountId })).messages).toHaveLength(1);
  });

  it('takes the same message sent again for the first one', async () => {
    const { ports, amina, brian } = await twoUsers();
    const advertId = await addAdvert(ports, brian);
    const form = { with: brian.accountId, message: 'Is it fresh?', messageId, advertId };
    const first = await sendMessage(ports, amina, form);
    ports.clock.advance(60_000);
    expect(await sendMessage(ports, amina, { ...form, message: ' Is it fresh? ' })).toEqual(first);
    expect((await readConversation(ports, brian, { with: amina.accountId })).messages).toEqual([first]);
  });

  it('takes other words under the same id for a new message, once', async () => {
    const { ports, amina, brian } = await twoUsers();
    const form = { with: brian.accountId, message: 'Is it fresh?', messageId };
    await sendMessage(ports, amina, form);
    const other = await sendMessage(ports, amina, { ...form, message: 'And how much?' });
    expect(await sendMessage(ports, amina, { ...form, message: 'And how much?' })).toEqual(other);
    expect(other).toMatchObject({ id: expect.stringMatching(/^[0-9A-Za-z]{30}$/), position: 2 });
    expect(other.id).not.toBe(messageId);
  });

  it('takes the same words to somebody else under the same id for a new message', async () => {
    const { ports, amina, brian } = await twoUsers();
    const chebet = await addUser(ports, 'chebet');
    await sendMessage(ports, amina, { with: brian.accountId, message: 'Hello', messageId });
    await sendMessage(ports, amina, { with: chebet.accountId, message: 'Hello', messageId });
    expect((await readConversation(ports, chebet, { with: amina.accountId })).messages).toMatchObject([
      { text: 'Hello', position: 1 },
    ]);
  });

  it("refuses the id of somebody else's message", async () => {
    const { ports, amina, brian } = await twoUsers();
    await sendMessage(ports, amina, { with: brian.accountId, message: 'Hello', messageId });
    const attempt = sendMessage(ports, brian, { with: amina.accountId, message: 'Hello', messageId });
    expect(await refusalOf(attempt)).toEqual({
      code: 'conflict',
      message: texts.chats.failed,
      fields: { message: texts.chats.failed },
    });
    expect((await readConversation(ports, amina, { with: brian.accountId })).messages).toHaveLength(1);
  });

  it.each(['', 'short', 'm'.repeat(31), `${'m'.repeat(29)}-`, `${'m'.repeat(29)}\u0000`])(
    'makes an id itself when it is given %j',
    async (given) => {
      const { ports, amina, brian } = await twoUsers();
      const form = { with: brian.accountId, message: 'Hello', messageId: given };
      expect((await sendMessage(ports, amina, form)).id).toMatch(/^[0-9A-Za-z]{30}$/);
    },
  );

  it.each([
    ['', texts.chats.missing],
    [' \n ', texts.chats.missing],
    ['x'.repeat(2001), texts.chats.tooLong(2000)],
  ])('refuses %j at its field', async (message, problem) => {
    const { ports, amina, brian } = await twoUsers();
    const attempt = sendMessage(ports, amina, { with: brian.accountId, message, messageId });
    expect(await refusalOf(attempt)).toEqual({
      code: 'invalid',
      message: problem,
      fields: { message: problem },
    });
    expect(ports.eventBus.published).toEqual([]);
  });

  it('refuses a blocked person with a text that does not say why', async () => {
    const { ports, amina, brian } = await twoUsers();
    await toggleBlock(ports, brian, { userId: amina.accountId, blocked: true });
    expect(await refusalOf(say(ports, amina, brian, 'Hello'))).toEqual({
      code: 'conflict',
      message: 'This message could not be delivered.',
      fields: { message: 'This message could not be delivered.' },
    });
    expect((await readConversation(ports, brian, { with: amina.accountId })).messages).toEqual([]);
  });

  it('asks whoever has blocked somebody to unblock them first', async () => {
    const { ports, amina, brian } = await twoUsers();
    await toggleBlock(ports, amina, { userId: brian.accountId, blocked: true });
    expect(await refusalOf(say(ports, amina, brian, 'Hello'))).toMatchObject({
      code: 'conflict',
      message: texts.chats.unblockFirst,
    });
    await toggleBlock(ports, amina, { userId: brian.accountId, blocked: false });
    expect(await say(ports, amina, brian, 'Hello')).toMatchObject({ position: 1 });
  });

  it('keeps 50 messages at once, each with a place of its own', async () => {
    const { ports, amina, brian } = await twoUsers();
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0 ? say(ports, amina, brian, `${index}`) : say(ports, brian, amina, `${index}`),
      ),
    );
    expect(sent.map(({ position }) => position).toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });
});

describe('the advert of a message', () => {
  const message = 'Is it still there?';

  it('quotes the advert as it was called when the message was sent', async () => {
    const { ports, amina, brian } = await twoUsers();
    const advertId = await addAdvert(ports, amina, { herbtitle: 'Fresh mululuza' });
    await sendMessage(ports, brian, { with: amina.accountId, advertId, message, messageId });
    const pictureKeys = await holdPictures(ports, amina, 'another');
    await updateAdvert(ports, amina, advertId, advertForm({ herbtitle: 'Dried mululuza', pictureKeys }));
    const quoted = async () =>
      (await readConversation(ports, amina, { with: brian.accountId })).messages[0]?.quotedAdvert;
    expect(await quoted()).toEqual({ id: advertId, title: 'fresh mululuza' });
    await deleteAdvert(ports, amina, advertId);
    expect(await quoted()).toEqual({ id: advertId, title: 'fresh mululuza' });
  });

  it('quotes nothing from a profile', async () => {
    const { ports, amina, brian } = await twoUsers();
    const sent = await sendMessage(ports, brian, { with: amina.accountId, message, messageId });
    expect(sent.quotedAdvert).toBeUndefined();
  });

  it.each(['ad_1', '', "ad_1' or 1=1"])('sends what was typed without a quote of %j', async (advertId) => {
    const { ports, amina, brian } = await twoUsers();
    const form = { with: amina.accountId, advertId, message, messageId };
    expect(await sendMessage(ports, brian, form)).toMatchObject({
      text: message,
      quotedAdvert: undefined,
    });
  });

  it('quotes no advert of anybody else', async () => {
    const { ports, amina, brian } = await twoUsers();
    const advertId = await addAdvert(ports, brian);
    const form = { with: amina.accountId, advertId, message, messageId };
    expect((await sendMessage(ports, brian, form)).quotedAdvert).toBeUndefined();
  });
});
