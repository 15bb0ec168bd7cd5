import { createCookie } from '@remix-run/node';
import { createArgon2PasswordHasher } from '../adapters/identity/argon2-password-hasher.ts';
import type { OpenSite } from '../app/composition/open-site.server.ts';
import { newLink } from '../core/accounts/one-time-link.ts';
import { moveAdvert } from '../core/adverts/move-advert.ts';
import { renewalPath } from '../core/adverts/renewal-link.ts';
import type { Advert } from '../core/entities/advert.ts';
import { addAccount, addSession, addUser, advertForm } from '../core/fixtures-for-test.ts';
import { unsubscribeLink } from '../core/mails/unsubscribe-link.ts';
import { theOperator } from '../core/moderation/actor.ts';
import { sanctionPath } from '../core/moderation/sanction-link.ts';
import { sanctionAs } from '../core/moderation/sanction-member.ts';
import type { OneTimeLinkKind } from '../core/ports/one-time-links.ts';
import { day } from '../core/shared/time/durations.ts';
import type { User } from '../core/shared/viewer.ts';
import type { ViewerKind } from './access-table.ts';
import { jpeg } from './pictures.ts';

/** The people and things of one request. */
export interface Cast {
  /** The session cookie of the viewer. */
  readonly cookie: string | undefined;
  /** The values of the table's capitalised words. */
  readonly words: Readonly<Record<string, string>>;
}

let casts = 0;
const passwordHash = await createArgon2PasswordHasher().hash('omululuza-2026');
const upload = (await jpeg(1, { width: 64, height: 48 })).buffer;
const hiddenUpload = (await jpeg(2, { width: 64, height: 48 })).buffer;

/**
 * Creates an owner with an advert, another that is being paid for, and one that is sold. If another user makes the request, the
 * two have a conversation about the advert. A stranger has an advert too, and has commented on the owner's; unless a
 * stranger makes the request, somebody else has commented there. The others own nothing.
 */
export async function newCast(shop: OpenSite, kind: ViewerKind): Promise<Cast> {
  const { core, ports } = shop;
  casts += 1;
  const name = (role: string) => `${role}${casts}`;
  const hold = async (user: User, bytes = upload) => (await core.holdPicture(user, bytes)).key;
  const post = async (seller: User, pictureKey?: string) => {
    const form = advertForm({ pictureKeys: [pictureKey ?? (await hold(seller))] });
    return core.postAdvert(seller, { form, formKey: '' });
  };
  const addSeller = async (role: string) => {
    const seller = await addUser(ports, name(role), { emailVerified: true });
    return { seller, ...(await post(seller)) };
  };
  const addViewer = async () => {
    switch (kind) {
      case 'visitor':
        return undefined;
      case 'account':
        return addAccount(ports, name(kind), { emailVerified: true });
      case 'owner':
        return owner.seller;
      case 'stranger':
        return (await addSeller(kind)).seller;
      default:
        return addUser(ports, name(kind), { emailVerified: kind === 'user' });
    }
  };

  const owner = await addSeller('owner');
  const promoted = await post(owner.seller);
  const ended = await post(owner.seller);
  const endedAdvert = await end(ports, ended.advertId);
  const sold = await post(owner.seller);
  const buyer = await addUser(ports, name('buyer'));
  const offered = { with: owner.seller.accountId, message: 'I take it.', messageId: '' };
  await core.sendMessage(buyer, { ...offered, advertId: sold.advertId });
  await core.toggleSold(owner.seller, { advertId: sold.advertId, sold: true });
  const hiddenPicture = await hold(owner.seller, hiddenUpload);
  await hide(ports, (await post(owner.seller, hiddenPicture)).advertId);
  const friend = await addUser(ports, name('friend'));
  const talk = { with: friend.accountId };
  const { key: messagePicture } = await core.holdMessagePicture(owner.seller, talk, hiddenUpload);
  const shown = { message: '', messageId: '', pictureKeys: [messagePicture] };
  await core.sendMessage(owner.seller, { ...talk, ...shown });
  const origin = 'http://localhost';
  const payment = await core.initiatePayment(owner.seller, { advertId: promoted.advertId, origin });
  const viewer = await addViewer();
  let picture = '';
  if (viewer?.kind === 'user') {
    picture = await hold(viewer);
    if (kind !== 'owner') {
      const messageId = ports.ids.alphanumeric(30);
      await core.sendMessage(owner.seller, { with: viewer.accountId, message: 'Good morning.', messageId });
      const about = { advertId: owner.advertId, messageId: '' };
      await core.sendMessage(viewer, { with: owner.seller.accountId, message: 'Is it fresh?', ...about });
    }
  }
  const writer =
    kind === 'stranger' && viewer?.kind === 'user' ? viewer : await addUser(ports, name('writer'));
  const comment = { advertId: owner.advertId, comment: 'Too dear.', formKey: '' };
  await core.addComment(writer, comment);
  const advert = { id: owner.advertId, sellerId: owner.seller.accountId };
  const [written] = (await core.listComments(owner.seller, advert)).items;
  await ports.accounts.setPassword(owner.seller.accountId, passwordHash);
  if (viewer !== undefined) {
    await ports.accounts.setPassword(viewer.accountId, passwordHash);
    await ports.accounts.linkGoogle(viewer.accountId, name('google'));
  }
  const addLink = async (linkKind: OneTimeLinkKind) => {
    const { accountId, email } = owner.seller;
    const made = newLink(ports, { kind: linkKind, accountId, email });
    await ports.oneTimeLinks.add(made.link);
    return made.token;
  };
  const { accountId } = owner.seller;
  const { version } = await ports.members.standing(accountId);
  await sanctionAs(ports, theOperator, { accountId, version, kind: 'warn', reason: 'Too dear.' });
  const [warning] = await ports.sanctions.ofAccount(accountId, 1);
  const token = viewer && (await addSession(ports, viewer));
  return {
    cookie: token && (await sessionCookie(shop, token)),
    words: {
      'THE-ADVERT': owner.advertId,
      'ENDED-ADVERT': ended.advertId,
      'SOLD-ADVERT': sold.advertId,
      'SOLD-BUYER': buyer.accountId,
      'RENEW-TOKEN': renewalPath(ports, endedAdvert).replace(/^.*\//, ''),
      'APPEAL-TOKEN': sanctionPath(ports, warning?.id ?? '').replace(/^.*\//, ''),
      'THE-OWNER': owner.seller.accountId,
      'THE-PAYMENT': payment.reference,
      'THE-COMMENT': written?.id ?? '',
      'THE-VIEWER': viewer?.accountId ?? '',
      'HELD-PICTURE': picture,
      'HIDDEN-PICTURE': hiddenPicture,
      'MESSAGE-PICTURE': messagePicture,
      'NEW-NAME': name('new'),
      'VERIFY-TOKEN': await addLink('verify-email'),
      'CHANGE-TOKEN': await addLink('change-email'),
      'RESET-TOKEN': await addLink('reset-password'),
      'UNSUBSCRIBE-TOKEN': unsubscribeLink(ports, {
        accountId: owner.seller.accountId,
        choices: ['messages'],
      }).replace(/^.*\//, ''),
      'OWN-WORDS': viewer === undefined ? '' : viewer.kind === 'user' ? viewer.username : viewer.email,
    },
  };
}

/** The session cookie, signed with the site's secret. */
export function sessionCookie({ secrets }: OpenSite, token: string): Promise<string> {
  return createCookie('session', { secrets: [...secrets] }).serialize(token);
}

/** Ends an advert as of yesterday. */
async function end(ports: OpenSite['ports'], id: string): Promise<Advert> {
  const advert = await ports.adverts.byId(id);
  if (advert === undefined) throw new Error(`There is no advert ${id}.`);
  const endsAt = new Date(ports.clock.now().getTime() - day);
  await ports.transaction((stores) => moveAdvert(ports, stores, advert, 'end', { endsAt }));
  return { ...advert, endsAt };
}

/** Hides an advert as a moderator does. */
async function hide(ports: OpenSite['ports'], id: string): Promise<void> {
  const advert = await ports.adverts.byId(id);
  if (advert === undefined) throw new Error(`There is no advert ${id}.`);
  await ports.transaction((stores) => moveAdvert(ports, stores, advert, 'hide'));
}

/** Replaces the table's words in a text. */
export function fillIn(text: string, words: Cast['words']): string {
  return Object.entries(words).reduce((filled, [word, meaning]) => filled.replaceAll(word, meaning), text);
}
