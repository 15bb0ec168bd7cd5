import { expect, it } from 'vitest';
import { addAccount, oneUser, refusalOf } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import { chooseLanguage } from './choose-language.ts';

it('is stored with the account, also without a profile, and can be chosen again', async () => {
  const { ports, nakato } = await oneUser();
  const holder = await addAccount(ports, 'moses');
  for (const viewer of [nakato, holder]) {
    for (const language of ['lg', 'sw', 'sw', 'en']) {
      expect(await chooseLanguage(ports, viewer, { language })).toBe(language);
      expect(await ports.accounts.byId(viewer.accountId)).toMatchObject({ language });
    }
  }
});

it('is returned to a visitor, of whom nothing is stored', async () => {
  const { ports, nakato } = await oneUser();
  expect(await chooseLanguage(ports, visitor, { language: 'lg' })).toBe('lg');
  expect(await ports.accounts.byId(nakato.accountId)).toMatchObject({ language: 'en' });
});

it.each(['', 'fr', 'EN', 'lg ', 'constructor'])(
  'is refused if the site is not in it: %j',
  async (language) => {
    const { ports, nakato } = await oneUser();
    for (const viewer of [visitor, nakato]) {
      expect(await refusalOf(chooseLanguage(ports, viewer, { language }))).toMatchObject({ code: 'invalid' });
    }
    expect(await ports.accounts.byId(nakato.accountId)).toMatchObject({ language: 'en' });
  },
);
