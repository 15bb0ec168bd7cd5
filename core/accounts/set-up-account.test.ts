import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser, oneHolder, oneUser, refusalOf } from '../fixtures-for-test.ts';
import * as texts from '../texts/by-subject.ts';
import { proposeProfile } from './propose-profile.ts';
import { type SetUpForm, setUpAccount } from './set-up-account.ts';

const form: SetUpForm = {
  about: 'Herbs from Kampala.\r\nSince 1990.',
  address: 'Plot 4, Nakasero',
  phoneNumber: '+256772123456',
  consent: true,
};

describe('setting up an account', () => {
  it('makes the profile that was proposed, with what was typed', async () => {
    const { ports, holder } = await oneHolder('moses.k');
    const { username, fullName } = await proposeProfile(ports, holder);
    await setUpAccount(ports, holder, form);
    expect(await ports.profiles.byAccountId(holder.accountId)).toMatchObject({
      username,
      fullName,
      about: 'Herbs from Kampala.\nSince 1990.',
      address: 'Plot 4, Nakasero',
      phoneNumber: '+256772123456',
      dateOfBirth: undefined,
      picture: undefined,
      createdAt: ports.clock.now(),
    });
  });

  it('records the agreement to the terms', async () => {
    const { ports, holder } = await oneHolder('moses.k');
    await setUpAccount(ports, holder, form);
    const account = await ports.accounts.byId(holder.accountId);
    expect(account?.consentedAt).toEqual(ports.clock.now());
  });

  it('does not ask again for an agreement given before, and keeps its date', async () => {
    const { ports, holder } = await oneHolder('moses.k');
    const consentedAt = ports.clock.now();
    await ports.accounts.recordConsent(holder.accountId, consentedAt);
    ports.clock.advance(1000);
    await setUpAccount(ports, holder, { ...form, consent: false });
    expect((await ports.accounts.byId(holder.accountId))?.consentedAt).toEqual(consentedAt);
  });

  it('takes the next username when somebody else was faster', async () => {
    const { ports, holder } = await oneHolder('moses.k');
    await addUser(ports, 'Moses.K');
    await setUpAccount(ports, holder, form);
    expect((await ports.profiles.byAccountId(holder.accountId))?.username).toBe('moses.k2');
  });

  it('accepts a phone number that fits no pattern', async () => {
    const { ports, holder } = await oneHolder('moses.k');
    await setUpAccount(ports, holder, { ...form, phoneNumber: '0772' });
    expect((await ports.profiles.byAccountId(holder.accountId))?.phoneNumber).toBe('0772');
  });
});

describe('sending the form twice', () => {
  it('succeeds quietly and changes nothing', async () => {
    const { ports, holder } = await oneHolder('moses.k');
    await setUpAccount(ports, holder, form);
    await setUpAccount(ports, holder, { ...form, about: 'Something else' });
    expect((await ports.profiles.byAccountId(holder.accountId))?.about).toMatch(/^Herbs/);
    expect(ports.database.tables.profiles.size).toBe(1);
  });

  it('succeeds quietly when the profile exists already', async () => {
    const { ports, nakato: user } = await oneUser();
    await setUpAccount(ports, user, { about: '', address: '', phoneNumber: '', consent: false });
    expect((await ports.profiles.byAccountId(user.accountId))?.username).toBe('nakato');
  });

  it('makes one profile when both arrive at once', async () => {
    const { ports, holder } = await oneHolder('moses.k');
    await Promise.all([setUpAccount(ports, holder, form), setUpAccount(ports, holder, form)]);
    expect(ports.database.tables.profiles.size).toBe(1);
  });
});

describe('a form with mistakes', () => {
  it.each<[Partial<SetUpForm>, Record<string, string>]>([
    [{ about: ' \n ' }, { about: texts.setUpAccount.aboutMissing }],
    [{ about: 'x'.repeat(201) }, { about: texts.profile.aboutTooLong({ max: 200 }) }],
    [{ address: '' }, { address: texts.setUpAccount.addressMissing }],
    [{ address: 'x'.repeat(201) }, { address: texts.profile.addressTooLong({ max: 200 }) }],
    [{ phoneNumber: '\u200b' }, { phoneNumber: texts.setUpAccount.phoneNumberMissing }],
    [{ phoneNumber: '1'.repeat(41) }, { phoneNumber: texts.phoneNumber.tooLong({ max: 40 }) }],
    [{ consent: false }, { consent: texts.signUp.consentMissing }],
  ])('with %j is refused at that field, and makes no profile', async (mistake, fields) => {
    const { ports, holder } = await oneHolder('moses.k');
    const refusal = await refusalOf(setUpAccount(ports, holder, { ...form, ...mistake }));
    expect(refusal).toEqual({ code: 'invalid', message: texts.forms.checkFields, fields });
    expect(await ports.profiles.byAccountId(holder.accountId)).toBeUndefined();
  });

  it('is refused at all fields at once', async () => {
    const { ports, holder } = await oneHolder('moses.k');
    const empty = { about: '', address: '', phoneNumber: '', consent: false };
    const { fields } = await refusalOf(setUpAccount(ports, holder, empty));
    expect(Object.keys(fields)).toEqual(['about', 'address', 'phoneNumber', 'consent']);
  });
});

it('refuses a text that claims that something heals, and makes no profile', async () => {
  const { ports, holder } = await oneHolder('moses.k');
  const refused = setUpAccount(ports, holder, { ...form, about: 'My roots cure cancer' });
  await expect(refused).rejects.toMatchObject({ claims: { about: [{ phrase: 'cure cancer' }] } });
  expect(await ports.profiles.byAccountId(holder.accountId)).toBeUndefined();
});

it('refuses accounts that no longer exist', async () => {
  const ports = memoryPorts();
  const gone = { kind: 'account', accountId: 'gone', email: 'a@b.ug', emailVerified: false } as const;
  expect((await refusalOf(setUpAccount(ports, gone, form))).code).toBe('unauthenticated');
});

it('says that it failed, and records nothing, when every derived username is taken', async () => {
  const { ports, holder } = await oneHolder('moses.k');
  const transaction: typeof ports.transaction = (work) =>
    ports.transaction((stores) =>
      work({ ...stores, profiles: { ...stores.profiles, add: async () => 'username-taken' } }),
    );
  expect(await refusalOf(setUpAccount({ ...ports, transaction }, holder, form))).toMatchObject({
    code: 'conflict',
    message: 'Failed to save user data. Please try again.',
  });
  expect((await ports.accounts.byId(holder.accountId))?.consentedAt).toBeUndefined();
});
