import { describe, expect, it } from 'vitest';
import { fakePicture } from '../../adapters/memory/fake-picture.ts';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { logOut } from '../accounts/log-out.ts';
import { newSession } from '../accounts/session-token.ts';
import { signUp } from '../accounts/sign-up.ts';
import { everyAdvert } from '../adverts/filter.ts';
import { saveAdvertDraft } from '../adverts/save-advert-draft.ts';
import { toggleLike } from '../adverts/toggle-like.ts';
import { toggleSaved } from '../adverts/toggle-saved.ts';
import { holdMessagePicture } from '../chats/hold-message-picture.ts';
import { sendMessage } from '../chats/send-message.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { addComment } from '../comments/add-comment.ts';
import { notificationId } from '../entities/notification.ts';
import { pictureFileName } from '../entities/picture.ts';
import {
  addAccount,
  addAdvert,
  addSession,
  addUser,
  holdPictures,
  oneUser,
  signUpForm,
} from '../fixtures-for-test.ts';
import { toggleFollow } from '../follows/toggle-follow.ts';
import { theOperator } from '../moderation/actor.ts';
import { sanctionAs } from '../moderation/sanction-member.ts';
import { tell } from '../notifications/tell.ts';
import { sendReport } from '../reports/send-report.ts';
import { saveSearch } from '../saved-searches/save-search.ts';
import { day } from '../shared/time/durations.ts';
import type { Viewer } from '../shared/viewer.ts';
import { textsIn } from '../texts/catalogues.ts';
import { texts } from '../texts/text.ts';
import { keepUnfinished } from '../unfinished/keep-unfinished.ts';
import { exportData } from './export-data.ts';
import type { ExportFile } from './export-file.ts';

async function textOf({ content }: ExportFile): Promise<string> {
  if (typeof content === 'string') return content;
  if (content instanceof Uint8Array) return `${content.byteLength} bytes`;
  const pieces: string[] = [];
  for await (const piece of content) pieces.push(piece);
  return pieces.join('');
}

async function exported(ports: MemoryPorts, viewer: Viewer): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for await (const file of exportData(ports, viewer)) files.set(file.name, await textOf(file));
  return files;
}

const parsed = (files: ReadonlyMap<string, string>, name: string): unknown =>
  JSON.parse(files.get(name) ?? 'null', (key, value) => (/At$|^at$/.test(key) ? 'a time' : value));

async function shop() {
  const { ports, nakato } = await oneUser();
  const okello = await addUser(ports, 'okello', { emailVerified: true });
  // So old that what he reports as harmful is hidden.
  ports.clock.advance(8 * day);
  return { ports, nakato, okello };
}

describe('an export of somebody’s data', () => {
  it('has everything of theirs', async () => {
    const { ports, nakato, okello } = await shop();
    const [pictureKey = ''] = await holdPictures(ports, nakato, 'leaf');
    await ports.photoStore.put(pictureFileName(pictureKey, 1280, 'jpg'), new Uint8Array(5));
    const own = await addAdvert(ports, nakato, {
      pictureKeys: [pictureKey],
      quantity: '250',
      unit: 'g',
      goods: 'dried',
      boda: 'on',
    });
    const other = await addAdvert(ports, okello, { herbtitle: 'Neem' });
    await toggleLike(ports, nakato, { advertId: other, liked: true });
    await toggleSaved(ports, nakato, { advertId: other, saved: true });
    await saveSearch(ports, nakato, {
      q: 'Ginger',
      filter: { ...everyAdvert, maxPrice: 5_000, goods: 'powder', delivery: 'boda' },
    });
    await addComment(ports, nakato, { advertId: other, comment: 'Is it dry?', formKey: '' });
    await addComment(ports, okello, { advertId: own, comment: 'A word of another', formKey: '' });
    const at = ports.clock.now();
    const bought = { advertId: other, sellerId: okello.accountId } as const;
    await ports.sales.set({ ...bought, buyerId: nakato.accountId, at });
    await ports.sales.set({ advertId: own, sellerId: nakato.accountId, buyerId: okello.accountId, at });
    const asked = { kind: 'bought', ...bought } as const;
    await ports.notifications.add([{ accountId: nakato.accountId, id: 'bought', at, cause: asked }]);
    await sendMessage(ports, nakato, { with: okello.accountId, message: 'Good morning', messageId: '' });
    const shown = fakePicture({ width: 800, height: 600 });
    const { key: sentKey } = await holdMessagePicture(ports, okello, { with: nakato.accountId }, shown);
    const { id: messageId } = await sendMessage(ports, okello, {
      with: nakato.accountId,
      message: 'Webale',
      messageId: '',
      pictureKeys: [sentKey],
    });
    const messagePicture = `pictures/messages/${messageId}/1.jpg`;
    const mukasa = await addUser(ports, 'mukasa');
    await toggleFollow(ports, nakato, { userId: mukasa.accountId, following: true });
    await toggleFollow(ports, mukasa, { userId: nakato.accountId, following: true });
    await toggleBlock(ports, nakato, { userId: okello.accountId, blocked: true });
    const warning = { accountId: nakato.accountId, version: 0, kind: 'warn' } as const;
    await sanctionAs(ports, theOperator, { ...warning, reason: 'Too many adverts.' });
    await ports.payments.open(
      {
        reference: 'r'.repeat(30),
        advertId: own,
        accountId: nakato.accountId,
        amount: 500,
        gateway: 'sandbox',
        startedAt: ports.clock.now(),
      },
      undefined,
    );
    const [draftKey = ''] = await holdPictures(ports, nakato, 'root');
    await ports.photoStore.put(pictureFileName(draftKey, 1280, 'jpg'), new Uint8Array(6));
    const begun = { herbtitle: 'Dried roots', pictureKeys: [draftKey], pictureProblems: [] };
    await saveAdvertDraft(ports, nakato, { form: begun, formKey: '', opened: '' });
    const { session, signedIn } = newSession(ports, { accountId: nakato.accountId, remember: true });
    await ports.sessions.add(session, 20);
    await ports.feedback.add({
      id: 'one',
      kind: 'suggestion',
      message: 'More herbs.',
      email: nakato.email,
      accountId: nakato.accountId,
      sentAt: ports.clock.now(),
    });

    const scam = { reason: 'scam', text: 'My own words', formKey: '' };
    await sendReport(ports, nakato, { kind: 'advert', id: other }, scam);
    const ill = { reason: 'ill', text: 'Words of a reporter', formKey: '' };
    await sendReport(ports, okello, { kind: 'advert', id: own }, ill);

    const token = await addSession(ports, nakato);
    await logOut(ports, token);
    const form = {
      fields: { comment: 'Is it still', formKey: 'x' },
      browserId: undefined,
      madeFor: undefined,
    };
    await keepUnfinished(ports, { ...form, place: `/singleherb/${other}`, token });
    await ports.accounts.setLanguage(nakato.accountId, 'lg');
    const files = await exported(ports, nakato);
    expect([...files.keys()]).toEqual([
      'README.txt',
      'account.json',
      'adverts.json',
      'draft.json',
      'unfinished.json',
      'comments.json',
      'likes.json',
      'saved.json',
      'searches.json',
      'messages.json',
      'blocked.json',
      'sales.json',
      'following.json',
      'ratings.json',
      'notifications.json',
      'decisions.json',
      'payments.json',
      'devices.json',
      'reports.json',
      'reports-about-you.json',
      'reviews.json',
      'sent-to-us.json',
      'pictures/draft/1.jpg',
      `pictures/${own}/1.jpg`,
      messagePicture,
    ]);
    const [, ...names] = files.keys();
    for (const name of names) {
      const mentioned = name.startsWith('pictures/') ? 'pictures/' : name;
      expect(files.get('README.txt')).toMatch(new RegExp(`(^|\\n)${mentioned}`));
    }
    const madeAt = ports.clock.now().toISOString();
    expect(files.get('README.txt')).toBe(textsIn('lg').exports.readMe({ siteName: 'Eddagala', madeAt }));
    expect(parsed(files, 'account.json')).toMatchObject({
      email: 'nakato@example.com',
      hasPassword: false,
      language: 'lg',
      mails: { messages: true, comments: true, searches: true, adverts: true, sellers: true },
      profile: { username: 'nakato' },
    });
    expect(parsed(files, 'adverts.json')).toMatchObject([
      {
        id: own,
        title: 'fresh mululuza',
        quantity: 250,
        unit: 'g',
        goods: 'dried',
        boda: true,
        parcel: false,
        pictures: [`pictures/${own}/1.jpg`],
      },
    ]);
    expect(parsed(files, 'unfinished.json')).toEqual([
      {
        path: `/singleherb/${other}`,
        fields: { comment: 'Is it still' },
        keptUntil: new Date(ports.clock.now().getTime() + 30 * day).toISOString(),
      },
    ]);
    expect(parsed(files, 'draft.json')).toMatchObject({
      fields: { herbtitle: 'Dried roots' },
      pictures: ['pictures/draft/1.jpg'],
      savedAt: 'a time',
    });
    expect(parsed(files, 'comments.json')).toEqual([
      { advertId: other, text: 'Is it dry?', postedAt: 'a time' },
    ]);
    for (const list of ['likes.json', 'saved.json']) {
      expect(parsed(files, list)).toEqual([{ advertId: other, title: 'neem', at: 'a time' }]);
    }
    expect(parsed(files, 'searches.json')).toEqual([
      { query: 'Ginger', maxPrice: 5_000, goods: 'powder', delivery: 'boda', savedAt: 'a time' },
    ]);
    expect(parsed(files, 'messages.json')).toEqual([
      { with: 'okello of Kampala', sent: true, text: 'Good morning', sentAt: 'a time' },
      {
        with: 'okello of Kampala',
        sent: false,
        text: 'Webale',
        sentAt: 'a time',
        pictures: [messagePicture],
      },
    ]);
    expect(parsed(files, 'blocked.json')).toEqual([{ name: 'okello of Kampala', at: 'a time' }]);
    expect(parsed(files, 'sales.json')).toEqual([
      { soldTo: 'okello of Kampala', advertId: own, at: 'a time' },
      { boughtFrom: 'okello of Kampala', advertId: other, title: 'neem', at: 'a time' },
    ]);
    expect(parsed(files, 'following.json')).toEqual([{ name: 'mukasa of Kampala', at: 'a time' }]);
    expect(parsed(files, 'notifications.json')).toMatchObject([
      { at: 'a time', kind: 'bought', advertId: other },
      { at: 'a time', kind: 'comment', advertId: own },
      { at: 'a time', kind: 'decision', decision: 'warn' },
      { at: 'a time', kind: 'reviewed', advertId: own, outcome: 'held' },
    ]);
    expect(parsed(files, 'decisions.json')).toEqual([
      { decision: 'warn', reason: 'Too many adverts.', at: 'a time' },
    ]);
    expect(parsed(files, 'payments.json')).toMatchObject([{ advertId: own, amount: 500, state: 'open' }]);
    expect(parsed(files, 'devices.json')).toMatchObject([{ device: textsIn('lg').devices.unknownBrowser }]);
    expect(parsed(files, 'sent-to-us.json')).toMatchObject([{ message: 'More herbs.' }]);
    expect(parsed(files, 'reports.json')).toMatchObject([{ about: { id: other }, text: 'My own words' }]);
    expect(parsed(files, 'reports-about-you.json')).toMatchObject([{ about: { id: own }, reason: 'ill' }]);
    expect(parsed(files, 'reviews.json')).toMatchObject([
      { about: { id: own }, hidden: { reasons: ['ill'] } },
    ]);
    expect(files.get(`pictures/${own}/1.jpg`)).toBe('5 bytes');

    const all = [...files.values()].join('\n');
    for (const secret of [
      okello.email,
      okello.accountId,
      signedIn.token,
      session.idHash,
      'A word of',
      'Words of a',
    ]) {
      expect(all).not.toContain(secret);
    }
  });

  it('says in the language of the account what the site words', async () => {
    const { ports, nakato, okello } = await shop();
    await sendMessage(ports, okello, { with: nakato.accountId, message: 'Webale', messageId: '' });
    const search = texts.savedSearches.everything;
    const cause = { kind: 'match', advertId: await addAdvert(ports, okello), search } as const;
    const at = ports.clock.now();
    await tell(ports, [{ accountId: nakato.accountId, id: notificationId(cause), at, cause }]);
    await ports.accounts.leave(okello.accountId, ports.clock.now());
    await ports.accounts.setLanguage(nakato.accountId, 'sw');
    const { chats, savedSearches } = textsIn('sw');
    const files = await exported(ports, nakato);
    expect(parsed(files, 'messages.json')).toMatchObject([{ with: chats.deletedUser, text: 'Webale' }]);
    expect(parsed(files, 'notifications.json')).toMatchObject([{ search: savedSearches.everything }]);
  });

  it('has no password hash in it', async () => {
    const ports = memoryPorts();
    const { token } = await signUp(ports, signUpForm());
    const session = await ports.sessions.byHash(ports.digests.sha256(token));
    const accountId = session?.accountId ?? '';
    const holder = { kind: 'account', accountId, email: '', emailVerified: false } as const;
    const files = await exported(ports, holder);
    expect(parsed(files, 'account.json')).toMatchObject({ hasPassword: true });
    const hash = (await ports.accounts.byId(accountId))?.passwordHash ?? '';
    expect(hash).not.toBe('');
    expect([...files.values()].join('\n')).not.toContain(hash);
  });

  it('has empty lists for an account without anything', async () => {
    const ports = memoryPorts();
    const files = await exported(ports, await addAccount(ports, 'nakato'));
    const lists = [...files.keys()].filter((name) => name !== 'README.txt' && name !== 'account.json');
    expect(lists).toHaveLength(19);
    for (const list of lists) {
      expect(parsed(files, list)).toEqual([]);
    }
  });

  it('is read page by page, no further than it is asked for', async () => {
    const { ports, nakato, okello } = await shop();
    const advertId = await addAdvert(ports, okello);
    const total = 2_500;
    for (let number = 0; number < total; number += 1) {
      const id = String(number).padStart(5, '0');
      const comment = {
        id,
        advertId,
        authorId: nakato.accountId,
        text: 'x',
        postedAt: ports.clock.now(),
        hidden: false,
      };
      ports.database.tables.comments.set(id, comment);
    }
    const limits: number[] = [];
    const counting = {
      ...ports,
      comments: {
        ...ports.comments,
        ofAuthor: (query: Parameters<typeof ports.comments.ofAuthor>[0]) => {
          limits.push(query.limit);
          return ports.comments.ofAuthor(query);
        },
      },
    };
    const files = exportData(counting, nakato);
    let file = await files.next();
    while (!file.done && file.value.name !== 'comments.json') file = await files.next();
    expect(limits).toEqual([]);
    const content = file.done ? '' : file.value.content;
    if (typeof content === 'string' || content instanceof Uint8Array) throw new Error('It is no list.');
    const pieces = content[Symbol.asyncIterator]();
    for (let count = 0; count < 150; count += 1) await pieces.next();
    expect(limits).toEqual([100, 100]);
    await pieces.return?.();
    await files.return();
    expect(limits).toHaveLength(2);

    const whole = parsed(await exported(counting, nakato), 'comments.json');
    expect(whole).toHaveLength(total);
  });
});
