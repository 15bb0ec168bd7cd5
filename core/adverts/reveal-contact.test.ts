import { expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { editAccount } from '../accounts/edit-account.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { addAdvert, addUser, profileForm, refusalOf, threeUsers } from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import type { User } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { textsIn } from '../texts/catalogues.ts';
import { revealContact } from './reveal-contact.ts';
import { toggleSold } from './toggle-sold.ts';
import { viewAdvert } from './view-advert.ts';

const phoneNumber = '+256772123456';
const asWritten = '0772 123-456';

/** The seller, two people with confirmed addresses and one without. */
async function market() {
  const { ports, amina: seller, brian, chebet: unconfirmed } = await threeUsers();
  const dora = await addUser(ports, 'dora', { emailVerified: true });
  const advertId = await addAdvert(ports, seller, { herbtitle: 'Ginger & lemon' });
  const reachable = (ways: { callMe?: boolean; whatsappMe?: boolean }) =>
    editAccount(ports, seller, profileForm({ username: 'amina', phoneNumber: asWritten, ...ways }));
  const reveal = (viewer: User = brian) => revealContact(ports, viewer, { advertId, language: 'en' });
  return { ports, seller, brian, dora, unconfirmed, advertId, reachable, reveal };
}

const noNumber = { code: 'not-found', message: texts.sellerContact.noNumber, fields: {} };

it('shows no number unless its seller wants it', async () => {
  const { ports, brian, advertId, reachable, reveal } = await market();
  await reachable({});
  expect(await viewAdvert(ports, brian, advertId)).toMatchObject({ sellerCallMe: false });
  expect(await refusalOf(reveal())).toEqual(noNumber);
});

it('shows the number in the ways that its seller wants, and nowhere else', async () => {
  const { ports, brian, advertId, reachable, reveal } = await market();
  await reachable({ callMe: true });
  expect(await reveal()).toEqual({ sellerName: 'amina', phoneNumber, call: true, whatsapp: undefined });
  await reachable({ whatsappMe: true });
  expect(await reveal()).toMatchObject({
    call: false,
    whatsapp: expect.stringMatching(/^https:\/\/wa\.me\/256772123456\?text=\S+$/),
  });
  const { whatsapp = '' } = await reveal();
  expect(new URL(whatsapp).searchParams.get('text')).toBe(
    `Hello, I am writing about “Ginger & lemon”.\n${ports.settings.publicUrl}/singleherb/${advertId}`,
  );
  const inLuganda = await revealContact(ports, brian, { advertId, language: 'lg' });
  expect(new URL(inLuganda.whatsapp ?? '').searchParams.get('text')).toBe(
    textsIn('lg').sellerContact.aboutAdvert({
      title: 'Ginger & lemon',
      address: `${ports.settings.publicUrl}/singleherb/${advertId}`,
    }),
  );
  const shown = await viewAdvert(ports, brian, advertId);
  expect(shown).toMatchObject({ sellerCallMe: false, sellerWhatsappMe: true });
  expect(JSON.stringify(shown)).not.toContain(phoneNumber);
});

it('requires a number that can be called before others can see it', async () => {
  const { ports, seller } = await market();
  const form = profileForm({ username: 'amina', phoneNumber: 'ask me', callMe: true });
  expect(await refusalOf(editAccount(ports, seller, form))).toMatchObject({
    code: 'invalid',
    fields: { phoneNumber: texts.phoneNumber.needed },
  });
});

it('shows it to confirmed addresses only, of whatever age, and says so without counting', async () => {
  const { ports, brian, unconfirmed, reachable, reveal } = await market();
  expect(await refusalOf(reveal(unconfirmed))).toEqual(noNumber);
  await reachable({ callMe: true });
  for (let asked = 0; asked <= 30; asked += 1)
    expect(await refusalOf(reveal(unconfirmed))).toEqual({
      code: 'conflict',
      message: texts.sellerContact.confirmFirst,
      fields: {},
    });
  await ports.accounts.verifyEmail(unconfirmed.accountId, unconfirmed.email);
  expect(await reveal({ ...unconfirmed, emailVerified: true })).toMatchObject({ phoneNumber });
  expect(await reveal(brian)).toMatchObject({ phoneNumber });
});

it('does not show it to anybody the seller has blocked', async () => {
  const { ports, seller, brian, dora, reachable, reveal } = await market();
  await reachable({ callMe: true });
  await toggleBlock(ports, seller, { userId: brian.accountId, blocked: true });
  expect(await refusalOf(reveal())).toMatchObject({
    code: 'conflict',
    message: 'This number cannot be shown.',
  });
  expect(await reveal(dora)).toMatchObject({ phoneNumber });
});

it('no longer shows it once the advert is sold, and says so', async () => {
  const { ports, seller, advertId, reachable, reveal } = await market();
  await reachable({ callMe: true });
  await toggleSold(ports, seller, { advertId, sold: true });
  expect(await refusalOf(reveal())).toMatchObject({ code: 'not-found', message: 'This herb has been sold.' });
});

/** Adverts of sellers with numbers of their own, who take calls. */
async function adverts(ports: MemoryPorts, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const username = `seller${number}`;
    const seller = await addUser(ports, username);
    const phoneNumber = `0772${200_000 + number}`;
    await editAccount(ports, seller, profileForm({ username, phoneNumber, callMe: true }));
    ids.push(await addAdvert(ports, seller));
  }
  return ids;
}

it('shows one account 30 different numbers a day, and more on the next day', async () => {
  const { ports, brian, dora, reachable, reveal } = await market();
  await reachable({ callMe: true });
  for (const advertId of await adverts(ports, 30))
    await revealContact(ports, brian, { advertId, language: 'en' });
  expect(await refusalOf(reveal())).toMatchObject({ code: 'too-many' });
  expect(await reveal(dora)).toMatchObject({ phoneNumber });
  ports.clock.advance(day);
  expect(await reveal()).toMatchObject({ phoneNumber });
});

it('does not count a number again that the account has seen that day, whichever advert it is asked for at', async () => {
  const { ports, seller, brian, reachable, reveal } = await market();
  await reachable({ callMe: true });
  const [refused = '', ...others] = await adverts(ports, 30);
  await reveal();
  const again = await addAdvert(ports, seller);
  for (let asked = 0; asked < 40; asked += 1)
    await revealContact(ports, brian, { advertId: again, language: 'en' });
  for (const advertId of others) await revealContact(ports, brian, { advertId, language: 'en' });
  expect(await refusalOf(revealContact(ports, brian, { advertId: refused, language: 'en' }))).toMatchObject({
    code: 'too-many',
  });
  expect(await reveal()).toMatchObject({ phoneNumber });
});

it('counts a number once that is asked for twice at the same moment', async () => {
  const { ports, brian, reachable, reveal } = await market();
  await reachable({ callMe: true });
  await Promise.all([reveal(), reveal()]);
  const others = await adverts(ports, 30);
  for (const advertId of others.slice(1)) await revealContact(ports, brian, { advertId, language: 'en' });
  expect(
    await refusalOf(revealContact(ports, brian, { advertId: others[0] ?? '', language: 'en' })),
  ).toMatchObject({
    code: 'too-many',
  });
});
