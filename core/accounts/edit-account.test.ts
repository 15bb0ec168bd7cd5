import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser, holdPictures, oneUser, refusalOf } from '../fixtures-for-test.ts';
import { day, hour } from '../shared/time/durations.ts';
import type { User } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { texts as keys } from '../texts/text.ts';
import { type EditAccountForm, editAccount } from './edit-account.ts';

const form: EditAccountForm = {
  username: 'nakato',
  fullName: 'Nakato Sarah',
  phoneNumber: '+256772123456',
  callMe: false,
  whatsappMe: false,
  address: 'Plot 4, Nakasero',
  about: 'Herbs from Kampala.',
  dob: '1990-05-31',
  pictureKeys: [],
  removePicture: false,
  pictureProblems: [],
};

const pictureOf = async (ports: MemoryPorts, user: User) =>
  (await ports.profiles.byAccountId(user.accountId))?.picture?.key;

const sweepsAskedFor = (ports: MemoryPorts) => ports.database.tables.outbox.size;

describe('editing the profile', () => {
  it('keeps what was typed', async () => {
    const { ports, nakato: user } = await oneUser();
    expect(await editAccount(ports, user, { ...form, username: ' Nakato.S ' })).toEqual({});
    expect(await ports.profiles.byAccountId(user.accountId)).toMatchObject({
      username: 'Nakato.S',
      fullName: 'Nakato Sarah',
      phoneNumber: '+256772123456',
      address: 'Plot 4, Nakasero',
      about: 'Herbs from Kampala.',
      dateOfBirth: '1990-05-31',
    });
  });

  it('refuses names that look like somebody who runs the site, except the current one', async () => {
    const { ports, nakato: user } = await oneUser();
    const refused = editAccount(ports, user, { ...form, username: 'm0derator', fullName: 'Grace Support' });
    expect((await refusalOf(refused)).fields).toEqual({
      username: texts.signUp.nameReserved,
      fullName: texts.signUp.nameReserved,
    });
    const admin = await addUser(ports, 'admin');
    const { fullName } = admin;
    expect(await editAccount(ports, admin, { ...form, username: 'admin', fullName })).toEqual({});
  });

  it('refuses names that contain a web address, at any age of the account, except the current one', async () => {
    const { ports, nakato: user } = await oneUser();
    ports.clock.advance(400 * day);
    const named = { ...form, username: 'good.com', fullName: 'Nakato t.me/herbs' };
    expect((await refusalOf(editAccount(ports, user, named))).fields).toEqual({
      username: 'A name cannot contain a web address.',
      fullName: 'A name cannot contain a web address.',
    });
    const { username, fullName } = named;
    ports.database.tables.profiles.change(user.accountId, { username, fullName });
    expect(await editAccount(ports, user, { ...named, about: 'I sell mint.' })).toEqual({});
  });

  it('refuses names and a bio that claim that something heals, and marks the phrases', async () => {
    const { ports, nakato: user } = await oneUser();
    const refused = editAccount(ports, user, {
      ...form,
      fullName: 'Nakato, healer of HIV',
      about: 'Herbs that reverse diabetes.',
    });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid',
      message: 'Please change the marked words.',
      claims: {
        fullName: [{ phrase: 'healer of HIV', reason: keys.claims.reasons.disease }],
        about: [{ before: 'Herbs that ', phrase: 'reverse diabetes', after: '.' }],
      },
      fields: {
        about: [keys.claims.because({ phrase: 'reverse diabetes', reason: keys.claims.reasons.disease })],
      },
    });
    expect(await ports.profiles.byAccountId(user.accountId)).toMatchObject({ about: '' });
    await editAccount(ports, user, { ...form, about: 'I do not sell anything that heals diabetes.' });
  });

  it('leaves alone what a profile claimed before, until that is changed', async () => {
    const { ports, nakato: user } = await oneUser();
    const before = { fullName: 'Nakato heals HIV', about: 'My tea cures cancer.' };
    ports.database.tables.profiles.change(user.accountId, before);
    await editAccount(ports, user, { ...form, ...before, address: 'Owino' });
    const changed = editAccount(ports, user, { ...form, ...before, about: 'My tea cures cancer!' });
    await expect(changed).rejects.toMatchObject({ claims: { about: [{ phrase: 'cures cancer' }] } });
  });

  it('allows about, address and date of birth to be empty', async () => {
    const { ports, nakato: user } = await oneUser();
    await editAccount(ports, user, form);
    await editAccount(ports, user, { ...form, about: ' ', address: '', dob: '' });
    expect(await ports.profiles.byAccountId(user.accountId)).toMatchObject({
      about: '',
      address: '',
      dateOfBirth: undefined,
    });
  });

  it('keeps a bad phone number and warns about it', async () => {
    const { ports, nakato: user } = await oneUser();
    expect(await editAccount(ports, user, { ...form, phoneNumber: '0772 123' })).toEqual({
      phoneWarning: { text: 'phoneNumber.invalid' },
    });
    expect(await ports.profiles.byAccountId(user.accountId)).toMatchObject({ phoneNumber: '0772 123' });
  });

  it('keeps a phone number in one form, however it is typed', async () => {
    const { ports, nakato: user } = await oneUser();
    for (const phoneNumber of ['+256 (0) 772 123 456', '0772 123456', '256772123456']) {
      expect(await editAccount(ports, user, { ...form, phoneNumber })).toEqual({});
      const kept = await ports.profiles.byAccountId(user.accountId);
      expect(kept).toMatchObject({ phoneNumber: '+256772123456' });
    }
  });

  it('does not warn about an unchanged placeholder', async () => {
    const { ports, nakato: user } = await oneUser();
    expect(await editAccount(ports, user, { ...form, phoneNumber: 'edit your phone number please' })).toEqual(
      {},
    );
  });

  it('changes nobody else', async () => {
    const { ports, nakato: user } = await oneUser();
    const other = await addUser(ports, 'moses');
    const before = await ports.profiles.byAccountId(other.accountId);
    await editAccount(ports, user, form);
    expect(await ports.profiles.byAccountId(other.accountId)).toEqual(before);
  });
});

describe('a form with mistakes', () => {
  it.each<[Partial<EditAccountForm>, Record<string, string>]>([
    [{ username: 'na kato' }, { username: texts.signUp.usernameSpacesKept({ kept: 'nakato' }) }],
    [{ username: 'na' }, { username: texts.signUp.usernameLength({ min: 3, max: 30 }) }],
    [{ fullName: '' }, { fullName: texts.signUp.fullNameMissing }],
    [{ phoneNumber: '1'.repeat(41) }, { phoneNumber: texts.phoneNumber.tooLong({ max: 40 }) }],
    [{ address: 'x'.repeat(201) }, { address: texts.profile.addressTooLong({ max: 200 }) }],
    [{ about: 'x'.repeat(201) }, { about: texts.profile.aboutTooLong({ max: 200 }) }],
    [{ dob: '2025-02-30' }, { dob: texts.profile.dateOfBirthInvalid }],
    [{ dob: '2025-01-16' }, { dob: texts.profile.dateOfBirthInFuture }],
    [{ dob: '1899-12-31' }, { dob: texts.profile.dateOfBirthTooEarly({ year: 1900 }) }],
    [
      { pictureProblems: [keys.pictures.heic, keys.pictures.damaged, keys.pictures.damaged] },
      { profilepic: `${texts.pictures.heic}\n${texts.pictures.damaged}` },
    ],
    [{ pictureKeys: ['f'.repeat(32)] }, { profilepic: texts.pictures.chooseAgain }],
    [{ pictureKeys: ['../../etc/passwd'] }, { profilepic: texts.pictures.chooseAgain }],
  ])('with %j is refused at that field, and changes nothing', async (mistake, fields) => {
    const { ports, nakato: user } = await oneUser();
    const before = await ports.profiles.byAccountId(user.accountId);
    const refusal = await refusalOf(editAccount(ports, user, { ...form, ...mistake }));
    expect(refusal).toEqual({ code: 'invalid', message: texts.forms.checkFields, fields });
    expect(await ports.profiles.byAccountId(user.accountId)).toEqual(before);
  });

  it.each(['MOSES_L', 'moses..l', 'm0sesI'])(
    'is refused at %s, which looks like the username that somebody else has',
    async (username) => {
      const { ports, nakato: user } = await oneUser();
      await addUser(ports, 'moses_l');
      const { fields } = await refusalOf(editAccount(ports, user, { ...form, username }));
      expect(fields).toEqual({ username: texts.signUp.usernameTaken });
    },
  );

  it('keeps a username from before looks were compared', async () => {
    const { ports, nakato: user } = await oneUser();
    await addUser(ports, 'moses_l');
    ports.database.tables.profiles.change(user.accountId, { username: 'moses..l' });
    expect(await editAccount(ports, user, { ...form, username: 'moses..l' })).toEqual({});
  });

  it('keeps the chosen pictures for the next attempt', async () => {
    const { ports, nakato: user } = await oneUser();
    const pictureKeys = await holdPictures(ports, user, 'portrait');
    await refusalOf(editAccount(ports, user, { ...form, fullName: '', pictureKeys }));
    expect(await ports.pictures.held(user.accountId, pictureKeys, ports.clock.now())).toHaveLength(1);
  });
});

describe('the picture', () => {
  it('is the last one chosen that is held; the others are swept', async () => {
    const { ports, nakato: user } = await oneUser();
    const [first = '', last = ''] = await holdPictures(ports, user, 'first', 'last');
    await editAccount(ports, user, { ...form, pictureKeys: [first, last, 'f'.repeat(32)] });
    expect(await pictureOf(ports, user)).toBe(last);
    expect(await ports.pictures.orphans(10)).toEqual([first]);
    expect(sweepsAskedFor(ports)).toBe(1);
  });

  it('stays when none is chosen, and nothing is swept', async () => {
    const { ports, nakato: user } = await oneUser();
    const pictureKeys = await holdPictures(ports, user, 'portrait');
    await editAccount(ports, user, { ...form, pictureKeys });
    await editAccount(ports, user, { ...form, fullName: 'Sarah' });
    expect([await pictureOf(ports, user)]).toEqual(pictureKeys);
    expect(sweepsAskedFor(ports)).toBe(0);
  });

  it('replaces the one before, which is swept', async () => {
    const { ports, nakato: user } = await oneUser();
    const [before = '', after = ''] = await holdPictures(ports, user, 'before', 'after');
    await editAccount(ports, user, { ...form, pictureKeys: [before] });
    await editAccount(ports, user, { ...form, pictureKeys: [after] });
    expect(await pictureOf(ports, user)).toBe(after);
    expect(await ports.pictures.orphans(10)).toEqual([before]);
    expect(sweepsAskedFor(ports)).toBe(1);
  });

  it('can be removed, and is swept at once', async () => {
    const { ports, nakato: user } = await oneUser();
    const pictureKeys = await holdPictures(ports, user, 'portrait');
    await editAccount(ports, user, { ...form, pictureKeys });
    await editAccount(ports, user, { ...form, removePicture: true });
    expect(await pictureOf(ports, user)).toBeUndefined();
    expect(await ports.pictures.orphans(10)).toEqual(pictureKeys);
    expect(sweepsAskedFor(ports)).toBe(1);
  });

  it('takes precedence over removing the one before, also when the form is sent twice', async () => {
    const { ports, nakato: user } = await oneUser();
    const pictureKeys = await holdPictures(ports, user, 'portrait');
    for (let sent = 0; sent < 2; sent += 1) {
      await editAccount(ports, user, { ...form, pictureKeys, removePicture: true });
      expect([await pictureOf(ports, user)]).toEqual(pictureKeys);
    }
  });

  it('can be chosen again after its hold has expired, because it is in use', async () => {
    const { ports, nakato: user } = await oneUser();
    const pictureKeys = await holdPictures(ports, user, 'portrait');
    await editAccount(ports, user, { ...form, pictureKeys });
    ports.clock.advance(day + hour);
    await ports.pictures.removeExpiredHolds(ports.clock.now());
    await editAccount(ports, user, { ...form, pictureKeys });
    expect([await pictureOf(ports, user)]).toEqual(pictureKeys);
  });

  it('must be one that the viewer holds', async () => {
    const { ports, nakato: user } = await oneUser();
    const pictureKeys = await holdPictures(ports, await addUser(ports, 'moses'), 'portrait of moses');
    const { fields } = await refusalOf(editAccount(ports, user, { ...form, pictureKeys }));
    expect(fields).toEqual({ profilepic: texts.pictures.chooseAgain });
  });
});

it('refuses profiles that no longer exist', async () => {
  const gone = await addUser(memoryPorts(), 'gone');
  expect((await refusalOf(editAccount(memoryPorts(), gone, form))).code).toBe('profile-required');
});
