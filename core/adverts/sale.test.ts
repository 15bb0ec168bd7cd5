import { expect, it } from 'vitest';
import { readConversation } from '../chats/read-conversation.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { addAdvert, addUser, refusalOf, shop } from '../fixtures-for-test.ts';
import { openNotification } from '../notifications/open-notification.ts';
import { toldTo } from '../notifications/told-for-test.ts';
import { recommend, write } from '../ratings/rated-for-test.ts';
import { viewRating } from '../ratings/view-rating.ts';
import type { User } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { deleteAdvert } from './delete-advert.ts';
import { nameBuyer } from './name-buyer.ts';
import { possibleBuyers } from './possible-buyers.ts';
import { toggleSold } from './toggle-sold.ts';
import { viewSale } from './view-sale.ts';

/** Amina has sold an advert about which Brian has written. */
async function sold() {
  const { ports, amina, brian, advertId } = await shop();
  await write(ports, brian, amina, advertId);
  await toggleSold(ports, amina, { advertId, sold: true });
  const name = (buyer: string, viewer: User = amina) => nameBuyer(ports, viewer, { advertId, buyer });
  const told = async (person: User) => {
    await dispatchOutbox(ports);
    return toldTo(ports, person);
  };
  return { ports, amina, brian, advertId, name, told };
}

const namesOf = (people: readonly { readonly username: string }[]) => people.map(({ username }) => username);

it('offers those who wrote about the advert, the newest first, or else those who wrote at all', async () => {
  const { ports, amina, brian, advertId } = await sold();
  const chebet = await addUser(ports, 'chebet');
  const other = await addAdvert(ports, amina);
  const asked = async (id = advertId, viewer = amina) => namesOf(await possibleBuyers(ports, viewer, id));
  ports.clock.advance(1000);
  await write(ports, chebet, amina, other);
  expect(await asked()).toEqual(['brian']);
  expect(await asked(other)).toEqual(['chebet']);
  ports.clock.advance(1000);
  await write(ports, chebet, amina, advertId);
  expect(await asked()).toEqual(['chebet', 'brian']);
  const third = await addAdvert(ports, amina);
  expect(await asked(third)).toEqual(['chebet', 'brian']);
  await ports.accounts.leave(chebet.accountId, ports.clock.now());
  expect(await asked(third)).toEqual(['brian']);
  expect(await asked(advertId, brian)).toEqual([]);
});

it('offers no more than the twenty who wrote last', async () => {
  const { ports, amina } = await sold();
  for (let number = 10; number < 32; number += 1) {
    ports.clock.advance(1000);
    await write(ports, await addUser(ports, `buyer${number}`), amina);
  }
  const people = namesOf(await possibleBuyers(ports, amina, await addAdvert(ports, amina)));
  expect(people).toHaveLength(20);
  expect(people[0]).toBe('buyer31');
});

it('asks the buyer once for a rating, which leads to the form for it', async () => {
  const { ports, amina, brian, advertId, name, told } = await sold();
  await name(brian.accountId);
  await name(brian.accountId);
  const [notification, ...more] = await told(brian);
  expect(more).toEqual([]);
  expect(notification?.text).toBe(
    'The seller says that you bought “Fresh mululuza”. Would you recommend them?',
  );
  const path = await openNotification(ports, brian, notification?.id ?? '');
  expect(path).toBe(`/rate?with=${amina.accountId}&ad=${advertId}`);
  expect(await viewSale(ports, amina, advertId)).toMatchObject({ buyerId: brian.accountId });

  await name('else');
  await name(brian.accountId);
  expect(await told(brian)).toMatchObject([{ read: true }]);
  expect(await told(amina)).toEqual([]);
});

it('lets the two rate each other, as buyer and seller, though they wrote about nothing', async () => {
  const { ports, amina } = await sold();
  const chebet = await addUser(ports, 'chebet');
  await write(ports, chebet, amina);
  const advertId = await addAdvert(ports, amina);
  await toggleSold(ports, amina, { advertId, sold: true });
  const asked = { with: amina.accountId, advertId };
  expect(await refusalOf(viewRating(ports, chebet, asked))).toMatchObject({ code: 'not-found' });
  await nameBuyer(ports, amina, { advertId, buyer: chebet.accountId });
  const advert = { id: advertId, title: 'Fresh mululuza' };
  expect(await viewRating(ports, chebet, asked)).toMatchObject({ advert, ratedAs: 'seller', bought: true });
  expect((await readConversation(ports, amina, { with: chebet.accountId })).toRate).toEqual(advert);
  await recommend(ports, chebet, amina, { advertId });
  await recommend(ports, amina, chebet, { advertId });
  const ratings = [...ports.database.tables.ratings.values()];
  expect(ratings.map(({ ratedAs }) => ratedAs)).toEqual(['seller', 'buyer']);
  expect((await readConversation(ports, amina, { with: chebet.accountId })).toRate).toBeUndefined();
});

it('asks nobody who has rated already, has blocked the seller, or is named no more', async () => {
  const { ports, amina, brian, advertId, name, told } = await sold();
  await name(brian.accountId);
  await name('unsaid');
  expect(await told(brian)).toEqual([]);
  expect(await viewSale(ports, amina, advertId)).toMatchObject({ buyerId: undefined });

  await toggleBlock(ports, brian, { userId: amina.accountId, blocked: true });
  await name(brian.accountId);
  expect(await told(brian)).toEqual([]);
  await toggleBlock(ports, brian, { userId: amina.accountId, blocked: false });

  await recommend(ports, brian, amina, { advertId });
  await name('unsaid');
  await name(brian.accountId);
  expect(await told(brian)).toEqual([]);
});

it.each([
  ['nobody chosen', () => ''],
  ['somebody who never wrote', (_: User, chebet: User) => chebet.accountId],
  ['the seller', (amina: User) => amina.accountId],
  ['an unknown account', () => 'x'.repeat(20)],
])('is refused for %s', async (_, chosen) => {
  const { ports, amina, advertId, name } = await sold();
  const chebet = await addUser(ports, 'chebet');
  await write(ports, amina, chebet);
  const text = texts.sales.chooseOne;
  expect(await refusalOf(name(chosen(amina, chebet)))).toEqual({
    code: 'invalid',
    message: text,
    fields: { buyer: text },
  });
  expect(await ports.sales.of(advertId)).toBeUndefined();
});

it('is asked only while the advert is sold, and forgotten with it or when it is available again', async () => {
  const { ports, amina, brian, advertId, name } = await sold();
  await name(brian.accountId);
  await toggleSold(ports, amina, { advertId, sold: false });
  expect(await ports.sales.of(advertId)).toBeUndefined();
  const refused = { code: 'conflict', message: texts.sales.notSold };
  expect(await refusalOf(name(brian.accountId))).toMatchObject(refused);
  expect(await refusalOf(viewSale(ports, amina, advertId))).toMatchObject(refused);

  await toggleSold(ports, amina, { advertId, sold: true });
  await name(brian.accountId);
  await deleteAdvert(ports, amina, advertId);
  expect(await ports.sales.of(advertId)).toBeUndefined();
});
