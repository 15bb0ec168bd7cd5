import { expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { everyAdvert } from '../adverts/filter.ts';
import { take } from '../chats/conversation-for-test.ts';
import { createStreamControl } from '../chats/stream-signal.ts';
import { type Core, createCore } from '../core.ts';
import {
  addAdvert,
  addSession,
  addUser,
  makeModerator,
  profileForm,
  twoUsers,
} from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import { type User, visitor } from '../shared/viewer.ts';
import { inWords, type Text } from '../texts/text.ts';

const stored = 'nda tested neem from amina, mpigi';
const shown = 'NDA tested neem from Amina, Mpigi';
const description = 'i dry it in mpigi. amina';
const shownDescription = 'I dry it in Mpigi. Amina';

interface Market {
  readonly ports: MemoryPorts;
  readonly core: Core;
  readonly amina: User;
  readonly brian: User;
  readonly advertId: string;
}

/** Amina sells, and Brian looks. */
async function market(): Promise<Market> {
  const { ports, amina, brian } = await twoUsers();
  const advertId = await addAdvert(ports, amina, { herbtitle: stored, description });
  return { ports, core: createCore(ports), amina, brian, advertId };
}

const titles = ({ items }: { readonly items: readonly { readonly title: string }[] }) =>
  items.map(({ title }) => title);

async function offer({ core, brian, amina, advertId }: Market) {
  const form = { with: amina.accountId, move: 'offer', amount: '5,000', advertId, messageId: 'o'.repeat(30) };
  return core.sendMessage(brian, form);
}

async function accepted(there: Market) {
  const { core, amina, brian } = there;
  const { id: answers } = await offer(there);
  const form = { with: brian.accountId, move: 'accept', answers, messageId: 'a'.repeat(30) };
  return core.sendMessage(amina, form);
}

async function stream({ ports, core, brian }: Market) {
  const request = { sessionToken: await addSession(ports, brian), lastEventId: '0' };
  const [, event] = await take(core.streamInbox(brian, request, createStreamControl()), 2);
  return event?.kind === 'message' ? [event.message.text, event.message.quotedAdvert?.title] : [];
}

async function end({ ports, core }: Market) {
  await core.ensureScheduled();
  ports.clock.advance(61 * day);
  await core.dispatchOutbox();
  ports.clock.advance(6 * day);
  await core.dispatchOutbox();
}

const places: [string, (there: Market) => Promise<unknown>, unknown?][] = [
  ['the feed', async ({ core }) => titles(await core.listFeed(visitor))],
  ['a herb’s page', async ({ core }) => titles((await core.viewHerb(visitor, 'neem', 'en')).adverts)],
  ['search', async ({ core }) => titles((await core.search(visitor, 'mpigi')).adverts)],
  [
    'search without words',
    async ({ core }) => {
      const choice = { ...everyAdvert, district: 'Kampala' };
      return titles((await core.search(visitor, '', { choice })).adverts);
    },
  ],
  [
    'similar adverts by herb',
    async ({ core, advertId: id }) => {
      const items = await core.similarAdverts(visitor, { id: `${id}0`, title: 'Neem' });
      return titles({ items });
    },
  ],
  [
    'similar adverts by word',
    async ({ core, advertId: id }) => {
      const items = await core.similarAdverts(visitor, { id: `${id}0`, title: 'NDA' });
      return titles({ items });
    },
  ],
  [
    'the most liked',
    async ({ core, brian, advertId }) => {
      await core.toggleLike(brian, { advertId, liked: true });
      return titles({ items: (await core.topAdverts(visitor)).adverts });
    },
  ],
  [
    'the promoted',
    async ({ core, ports, advertId }) => {
      await ports.adverts.promote(advertId, ports.clock.now());
      return titles({ items: (await core.topAdverts(visitor)).adverts });
    },
  ],
  [
    'saved adverts',
    async ({ core, brian, advertId }) => {
      await core.toggleSaved(brian, { advertId, saved: true });
      return titles(await core.listSaved(brian));
    },
  ],
  ['one’s own adverts', async ({ core, amina }) => titles(await core.listOwnAdverts(amina))],
  [
    'a profile',
    async ({ core, amina }) => titles((await core.viewProfile(visitor, amina.accountId)).adverts),
  ],
  [
    'its page',
    async ({ core, advertId }) => {
      const advert = await core.viewAdvert(visitor, advertId);
      return [advert.title, advert.description];
    },
    [shown, shownDescription],
  ],
  [
    'its page once it has ended',
    async (there) => {
      await end(there);
      return [(await there.core.viewEndedAdvert(there.brian, there.advertId)).title];
    },
  ],
  [
    'the question before it is deleted',
    async ({ core, amina, advertId }) => [(await core.viewAdvertDeletion(amina, advertId)).title],
  ],
  [
    'the mail about its end, and the page of its link',
    async (there) => {
      await end(there);
      const [mail] = there.ports.mailer.sent;
      const token = /\/renew\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      return [/“(.*)”/.exec(mail?.text ?? '')?.[1], (await there.core.viewRenewal(token))?.title];
    },
    [shown, shown],
  ],
  [
    'the message on WhatsApp',
    async ({ core, amina, brian, advertId }) => {
      const reachable = { username: 'amina', phoneNumber: '0772123456', whatsappMe: true };
      await core.editAccount(amina, profileForm(reachable));
      const { whatsapp = '' } = await core.revealContact(brian, { advertId, language: 'en' });
      const text = new URL(whatsapp).searchParams.get('text');
      return [text?.replace(`/${advertId}`, '/id')];
    },
    [`Hello, I am writing about “${shown}”.\nhttps://eddagala.example/singleherb/id`],
  ],
  [
    'the payment page',
    async ({ core, amina, advertId }) => [(await core.viewCheckout(amina, advertId)).advert.title],
  ],
  [
    'what the next message quotes, and offers for',
    async ({ core, amina, brian, advertId }) => {
      const read = await core.readConversation(brian, { with: amina.accountId, advertId });
      return [read.quotedAdvert?.title, read.offerFor?.title];
    },
    [shown, shown],
  ],
  [
    'an offer',
    async (there) => {
      const sent = await offer(there);
      const [read] = (await there.core.readConversation(there.brian, { with: there.amina.accountId }))
        .messages;
      const [item] = (await there.core.listInbox(there.amina)).items;
      return [sent, read, item?.lastMessage].map((message) => [message?.text, message?.quotedAdvert?.title]);
    },
    Array.from({ length: 3 }, () => [`I offer UGX 5,000 for ${shown}.`, shown]),
  ],
  [
    'its answer',
    async (there) => [(await accepted(there)).text],
    [`I accept your offer of UGX 5,000 for ${shown}.`],
  ],
  [
    'an offer, live',
    async (there) => {
      await offer(there);
      return stream(there);
    },
    [`I offer UGX 5,000 for ${shown}.`, shown],
  ],
  [
    'ratings',
    async (there) => {
      await accepted(there);
      const { core, amina, brian, advertId } = there;
      const asked = { with: amina.accountId, advertId };
      const { advert } = await core.viewRating(brian, asked);
      const read = await core.readConversation(brian, asked);
      await core.rate(brian, { ...asked, recommend: 'true', text: '', formKey: '' });
      await core.rate(amina, { ...asked, with: brian.accountId, recommend: 'true', text: '', formKey: '' });
      const [listed] = (
        await core.listRatings(visitor, (await core.viewProfile(visitor, amina.accountId)).profile)
      ).items;
      return [advert.title, read.toRate?.title, listed?.advert.title];
    },
    [shown, shown, shown],
  ],
  [
    'a notification',
    async ({ core, amina, brian, advertId }) => {
      await core.addComment(brian, { advertId, comment: 'Fresh?', formKey: '' });
      return (await core.listNotifications(amina)).items.map(({ text }) => text);
    },
    [`brian of Kampala commented on your advert “${shown}”.`],
  ],
  [
    'a report, and what moderators see',
    async ({ core, ports, brian, advertId: id }) => {
      const subject = { kind: 'advert', id } as const;
      const view = await core.viewReport(brian, subject);
      await core.sendReport(brian, subject, { reason: 'scam', text: '', formKey: '' });
      const moderator = await addUser(ports, 'moderator', { emailVerified: true });
      await makeModerator(ports, moderator);
      const [found] = (await core.listCases(moderator)).items;
      return [
        'title' in view && view.title,
        found?.thing?.title,
        found?.thing?.text,
        found?.reports[0]?.copy,
      ];
    },
    [shown, shown, shownDescription, `${shown}\n\n${shownDescription}`],
  ],
];

it.each(places)('%s has the capitals', async (_place, look, wanted = [shown]) => {
  expect(inEnglish(await look(await market()))).toEqual(wanted);
});

/** What was found, with the texts in it said. */
function inEnglish(found: unknown): unknown {
  if (Array.isArray(found)) return found.map(inEnglish);
  return typeof found === 'object' && found !== null ? inWords(found as Text, 'en') : found;
}

it('stays as it is stored in the form that edits it', async () => {
  const { core, amina, advertId } = await market();
  expect(await core.viewOwnAdvert(amina, advertId)).toMatchObject({ title: stored, description });
});
