import { expect, it } from 'vitest';
import { everyAdvert } from '../adverts/filter.ts';
import { usualMailChoices } from '../entities/mail-choices.ts';
import { addSession, oneHolder, oneUser, profileForm } from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import { editAccount } from './edit-account.ts';
import { viewSettings } from './view-settings.ts';

it('says how everything is at first', async () => {
  const { ports, nakato } = await oneUser();
  expect(await viewSettings(ports, nakato)).toEqual({
    email: nakato.email,
    signsInWithGoogle: false,
    twoStep: false,
    devices: 0,
    callMe: false,
    whatsappMe: false,
    savedSearches: 0,
    mails: { chosen: 5, all: 5 },
  });
});

it('says what was chosen since', async () => {
  const { ports, nakato } = await oneUser();
  const { accountId } = nakato;
  await addSession(ports, nakato);
  ports.clock.advance(31 * day);
  await addSession(ports, nakato);
  await ports.secondFactors.begin(accountId, 'sealed', ports.clock.now());
  expect(await viewSettings(ports, nakato)).toMatchObject({ twoStep: false, devices: 1 });
  await ports.secondFactors.turnOn(accountId, ports.clock.now());
  await editAccount(ports, nakato, profileForm({ phoneNumber: '0772123456', whatsappMe: true }));
  await ports.mailChoices.set(accountId, { ...usualMailChoices, comments: false, sellers: false });
  const search = { id: 'neem', accountId, key: 'word neem', savedAt: ports.clock.now() };
  await ports.savedSearches.add({ ...everyAdvert, herb: undefined, query: 'neem', ...search }, 9);
  expect(await viewSettings(ports, nakato)).toMatchObject({
    twoStep: true,
    callMe: false,
    whatsappMe: true,
    savedSearches: 1,
    mails: { chosen: 3, all: 5 },
  });
});

it('knows of an account without a profile what it has', async () => {
  const { ports, holder } = await oneHolder('moses');
  expect(await viewSettings(ports, holder)).toMatchObject({ email: holder.email, callMe: false });
});
