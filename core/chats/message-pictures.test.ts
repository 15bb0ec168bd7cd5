import { describe, expect, it } from 'vitest';
import { fakePicture, fakePictureMarker } from '../../adapters/memory/fake-picture.ts';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { removeAccount } from '../accounts/remove-account.ts';
import { postAdvert } from '../adverts/post-advert.ts';
import {
  addAccount,
  addUser,
  advertForm,
  makeModerator,
  refusalOf,
  threeUsers,
  twoUsers,
} from '../fixtures-for-test.ts';
import { removeExpired } from '../housekeeping/remove-expired.ts';
import { maxPictureBytes } from '../pictures/limits.ts';
import { createPictureReader } from '../pictures/read-picture.ts';
import { sweepPictures } from '../pictures/sweep-pictures.ts';
import { decideCase } from '../reports/decide-case.ts';
import { listCases } from '../reports/list-cases.ts';
import { sendReport } from '../reports/send-report.ts';
import { day } from '../shared/time/durations.ts';
import { type User, type Viewer, visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { texts as keys } from '../texts/text.ts';
import { say } from './conversation-for-test.ts';
import { holdMessagePicture } from './hold-message-picture.ts';
import { listInbox } from './list-inbox.ts';
import { readConversation } from './read-conversation.ts';
import { readMessagePicture } from './read-message-picture.ts';
import { sendMessage } from './send-message.ts';
import { toggleBlock } from './toggle-block.ts';

const messageId = 'm'.repeat(30);
const photo = (note: string) => fakePicture({ width: 800, height: 600, note });

function hold(
  ports: MemoryPorts,
  from: Viewer,
  to: User,
  note = 'leaves',
): Promise<{ readonly key: string }> {
  return holdMessagePicture(ports, from, { with: to.accountId }, photo(note));
}

/** Amina and Brian, and a picture that Amina has sent him. */
async function sent(note = 'leaves') {
  const { ports, amina, brian } = await twoUsers();
  const { key } = await hold(ports, amina, brian, note);
  const form = { with: brian.accountId, message: '', messageId, pictureKeys: [key] };
  const message = await sendMessage(ports, amina, form);
  return { ports, amina, brian, key, form, message };
}

const fileOf = (key: string) => `${key}-320.webp`;
const read = (ports: MemoryPorts, viewer: Viewer, key: string) =>
  readMessagePicture(ports, viewer, fileOf(key)).then(
    ({ contentType }) => contentType,
    (error: { code: string }) => error.code,
  );
const conversationOf = async (ports: MemoryPorts, viewer: User, other: User) =>
  (await readConversation(ports, viewer, { with: other.accountId })).messages;

describe('pictures in a message', () => {
  it('arrive with the text, in the order in which they were chosen', async () => {
    const { ports, amina, brian } = await twoUsers();
    const [one, two] = [await hold(ports, amina, brian, 'one'), await hold(ports, amina, brian, 'two')];
    const pictureKeys = [two.key, one.key];
    await sendMessage(ports, amina, { with: brian.accountId, message: 'Look', messageId, pictureKeys });
    expect(await conversationOf(ports, brian, amina)).toMatchObject([
      { kind: 'text', text: 'Look', pictures: [two, one] },
    ]);
  });

  it('may be the whole message, which the inbox then shows in words', async () => {
    const { ports, amina, brian, message } = await sent();
    expect(message).toMatchObject({ kind: 'text', text: '', position: 1 });
    const { items } = await listInbox(ports, brian);
    expect(items).toMatchObject([
      {
        lastMessage: { text: { text: 'messagePictures.words', values: { count: 1 } }, pictures: [] },
        unread: 1,
      },
    ]);
    await say(ports, amina, brian, 'There');
    expect((await listInbox(ports, brian)).items).toMatchObject([{ lastMessage: { text: 'There' } }]);
  });

  it('arrive once if the answer was lost and the message is sent again, even when they are not held any more', async () => {
    const { ports, amina, brian, form, message } = await sent();
    ports.clock.advance(2 * day);
    await removeExpired(ports);
    await sweepPictures(ports);
    expect(await sendMessage(ports, amina, form)).toEqual(message);
    await hold(ports, amina, brian);
    expect(await sendMessage(ports, amina, form)).toEqual(message);
    expect(await conversationOf(ports, brian, amina)).toEqual([message]);
  });

  it('are another message under the same id if they are other pictures', async () => {
    const { ports, amina, brian, form } = await sent();
    const { key } = await hold(ports, amina, brian, 'roots');
    const other = await sendMessage(ports, amina, { ...form, pictureKeys: [key] });
    expect(other).toMatchObject({ position: 2, pictures: [{ key }] });
    expect(await sendMessage(ports, amina, { ...form, pictureKeys: [key] })).toEqual(other);
  });

  it('are refused with all that is wrong at its field, and nothing is sent', async () => {
    const { ports, amina, brian } = await twoUsers();
    const pictureKeys: string[] = [];
    for (const note of ['1', '2', '3', '4', '5'])
      pictureKeys.push((await hold(ports, amina, brian, note)).key);
    const attempt = (changes: object) =>
      refusalOf(sendMessage(ports, amina, { with: brian.accountId, messageId, message: 'Hi', ...changes }));
    const { chooseAgain, damaged, tooMany } = texts.pictures;
    const invalid = (images: string) => ({ code: 'invalid', fields: { images } });
    expect(await attempt({ pictureKeys })).toMatchObject(invalid(tooMany({ max: 4 })));
    expect(await attempt({ pictureKeys: [`chat${'0'.repeat(32)}`] })).toMatchObject(invalid(chooseAgain));
    expect(await attempt({ pictureKeys: ['../secret'] })).toMatchObject(invalid(chooseAgain));
    expect(await attempt({ pictureProblems: [keys.pictures.damaged] })).toMatchObject(invalid(damaged));
    const tooLong = 'x'.repeat(2001);
    expect(await attempt({ message: tooLong, pictureKeys })).toMatchObject({
      fields: { images: tooMany({ max: 4 }), message: texts.chats.tooLong({ max: 2000 }) },
    });
    expect(await conversationOf(ports, brian, amina)).toEqual([]);
    // Nothing is lost: four of them can be sent now.
    const four = pictureKeys.slice(0, 4);
    await sendMessage(ports, amina, { with: brian.accountId, message: '', messageId, pictureKeys: four });
    expect(await conversationOf(ports, brian, amina)).toMatchObject([
      { pictures: four.map((key) => ({ key })) },
    ]);
  });

  it('of somebody else, or held for somebody else, cannot be sent', async () => {
    const { ports, amina, brian, chebet } = await threeUsers();
    const { key } = await hold(ports, amina, brian);
    const form = { message: 'Mine', messageId, pictureKeys: [key] };
    expect(await refusalOf(sendMessage(ports, brian, { ...form, with: amina.accountId }))).toMatchObject({
      fields: { images: texts.pictures.chooseAgain },
    });
    await sendMessage(ports, amina, { ...form, with: brian.accountId });
    const passedOn = sendMessage(ports, brian, { ...form, with: chebet.accountId });
    expect(await refusalOf(passedOn)).toMatchObject({ fields: { images: texts.pictures.chooseAgain } });
  });

  it.each([
    [
      'a text that is named like a photo',
      new TextEncoder().encode('not a photo'),
      texts.pictures.unsupported,
    ],
    ['a damaged photo', new TextEncoder().encode(fakePictureMarker), texts.pictures.damaged],
    [
      'one that is too large',
      new Uint8Array(maxPictureBytes + 1),
      texts.pictures.tooManyBytes({ maxMegabytes: 10 }),
    ],
  ])('are refused when they arrive: %s', async (_, upload, problem) => {
    const { ports, amina, brian } = await twoUsers();
    const attempt = holdMessagePicture(ports, amina, { with: brian.accountId }, upload);
    expect(await refusalOf(attempt)).toMatchObject({ message: problem, fields: { images: problem } });
    expect(ports.photoStore.files.size).toBe(0);
  });

  it('are refused between people of whom one has blocked the other, before they are read', async () => {
    const { ports, amina, brian } = await twoUsers();
    await toggleBlock(ports, brian, { userId: amina.accountId, blocked: true });
    expect(await refusalOf(hold(ports, amina, brian))).toMatchObject({
      message: texts.reactions.notDelivered,
    });
    expect(await refusalOf(hold(ports, brian, amina))).toMatchObject({
      message: texts.conversation.unblockFirst,
    });
    expect(ports.photoStore.files.size).toBe(0);
  });

  it('that are held when the other blocks are not sent', async () => {
    const { ports, amina, brian } = await twoUsers();
    const { key } = await hold(ports, amina, brian);
    await toggleBlock(ports, brian, { userId: amina.accountId, blocked: true });
    const form = { with: brian.accountId, message: '', messageId, pictureKeys: [key] };
    expect(await refusalOf(sendMessage(ports, amina, form))).toMatchObject({
      message: texts.reactions.notDelivered,
    });
    expect(await read(ports, brian, key)).toBe('not-found');
  });

  it('have keys that tell nobody who else has the same picture', async () => {
    const { ports, amina, brian, chebet } = await threeUsers();
    const keys = [
      await hold(ports, amina, brian),
      await hold(ports, amina, chebet),
      await hold(ports, brian, amina),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^chat[0-9a-f]{32}$/);
  });
});

describe('who sees a picture in a message', () => {
  it('is its sender and its receiver, and its sender alone before it is sent', async () => {
    const { ports, amina, brian } = await twoUsers();
    const { key } = await hold(ports, amina, brian);
    expect([await read(ports, amina, key), await read(ports, brian, key)]).toEqual([
      'image/webp',
      'not-found',
    ]);
    await sendMessage(ports, amina, { with: brian.accountId, message: '', messageId, pictureKeys: [key] });
    expect([await read(ports, amina, key), await read(ports, brian, key)]).toEqual([
      'image/webp',
      'image/webp',
    ]);
  });

  it('is nobody else, and no visitor', async () => {
    const { ports, amina, brian, chebet } = await threeUsers();
    const { key } = await hold(ports, amina, brian);
    await sendMessage(ports, amina, { with: brian.accountId, message: '', messageId, pictureKeys: [key] });
    await say(ports, chebet, brian, 'Hello');
    for (const viewer of [chebet, visitor, await addAccount(ports, 'moses')])
      expect(await read(ports, viewer, key)).toBe('not-found');
  });

  it.each(['', 'secret', `${'a'.repeat(32)}-320.webp`, `chat${'a'.repeat(32)}-320.png`])(
    'is told that there is no picture %j',
    async (name) => {
      const { ports, amina } = await sent();
      expect(await refusalOf(readMessagePicture(ports, amina, name))).toMatchObject({ code: 'not-found' });
    },
  );

  it('is a moderator too once the message has been reported, and their decision changes nothing of it', async () => {
    const { ports, amina, brian, key, message } = await sent();
    const moderator = await addUser(ports, 'moses');
    await makeModerator(ports, moderator);
    expect(await read(ports, moderator, key)).toBe('not-found');
    const report = { reason: 'rude', text: '', formKey: 'key' };
    await sendReport(ports, brian, { kind: 'message', id: message.id }, report);
    expect(await read(ports, moderator, key)).toBe('image/webp');
    const { items } = await listCases(ports, moderator);
    expect(items).toMatchObject([{ pictures: [{ key }], reports: [{ copy: '[Photo]' }] }]);
    const decided = { act: 'dismiss', reason: 'Nothing is wrong with it.', version: '0' };
    await decideCase(ports, moderator, { kind: 'message', id: message.id }, decided);
    expect(await read(ports, moderator, key)).toBe('image/webp');
    expect(await conversationOf(ports, brian, amina)).toMatchObject([{ pictures: [{ key }] }]);
    expect(await read(ports, brian, key)).toBe('image/webp');
  });

  it('is never everybody: not through the pictures of adverts, and not in an advert', async () => {
    const { ports, amina, brian } = await twoUsers();
    const { key } = await hold(ports, amina, brian);
    const readPublic = createPictureReader(ports);
    for (const viewer of [visitor, amina, brian])
      expect(await refusalOf(readPublic(viewer, fileOf(key)))).toMatchObject({ code: 'not-found' });
    const form = advertForm({ pictureKeys: [key] });
    expect(await refusalOf(postAdvert(ports, amina, { formKey: 'k', form }))).toMatchObject({
      fields: { images: texts.pictures.chooseAgain },
    });
  });
});

describe('what becomes of a picture in a message', () => {
  it('is not compared with photos in adverts', async () => {
    const { ports, key } = await sent();
    expect(await ports.pictures.hashesOf([key])).toEqual(new Map([[key, '']]));
    expect(await ports.pictures.lackingHash(9)).toEqual([]);
  });

  it('stays while the message does, and goes with its files when both accounts are deleted', async () => {
    const { ports, amina, brian, key } = await sent();
    const leave = async (user: User) => {
      await ports.accounts.leave(user.accountId, ports.clock.now());
      while (!(await removeAccount(ports, user.accountId)));
      await sweepPictures(ports);
    };
    ports.clock.advance(2 * day);
    await leave(amina);
    expect(await read(ports, brian, key)).toBe('image/webp');
    expect(await read(ports, visitor, key)).toBe('not-found');
    await leave(brian);
    expect([...ports.photoStore.files.keys()]).toEqual([]);
    expect(await ports.pictures.byKey(key)).toBeUndefined();
  });

  it('is forgotten with its files a day after the upload if it was not sent', async () => {
    const { ports, amina, brian, key } = await sent();
    const { key: unsent } = await hold(ports, amina, brian, 'not sent');
    ports.clock.advance(day + 1);
    await sweepPictures(ports);
    expect(await ports.pictures.byKey(unsent)).toBeUndefined();
    const left = new Set([...ports.photoStore.files.keys()].map((name) => name.split('-')[0]));
    expect([...left]).toEqual([key]);
  });
});
