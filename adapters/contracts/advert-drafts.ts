import { describe, expect, test } from 'vitest';
import type { AdvertDraft } from '../../core/ports/advert-drafts.ts';
import { at, idOf, oddTexts } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

const draft: AdvertDraft = {
  fields: { herbtitle: 'neem leaves', description: '', price: '25,000' },
  pictureKeys: ['b'.repeat(32), 'a'.repeat(32)],
  savedAt: at(0),
  savedBy: 'c0ffee00-0000-4000-8000-000000000000',
  discarded: false,
};

export function describeAdvertDrafts(name: string, fixture: StoresFixture): void {
  describe(`${name}: drafts of adverts`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka');
    const [amina, baraka] = [idOf('amina'), idOf('baraka')];
    const of = (accountId: string, now = at(0)) => ports.advertDrafts.of(accountId, now);

    test('are stored one for each account, the latest', async () => {
      expect(await of(amina)).toBeUndefined();
      await ports.advertDrafts.keep(amina, draft, at(60));
      expect(await of(amina)).toEqual(draft);
      const later = { fields: {}, pictureKeys: [], savedAt: at(1), savedBy: undefined, discarded: true };
      await ports.advertDrafts.keep(amina, later, at(60));
      expect(await of(amina)).toEqual(later);
      expect(await of(baraka)).toBeUndefined();
    });

    test.each(oddTexts)('keep texts unchanged: $kind', async ({ text }) => {
      const odd = { ...draft, fields: { herbtitle: text, [text]: '' } };
      await ports.advertDrafts.keep(amina, odd, at(60));
      expect(await of(amina)).toEqual(odd);
    });

    test('are kept until they expire and no longer', async () => {
      await ports.advertDrafts.keep(amina, draft, at(60));
      expect(await of(amina, at(60))).toEqual(draft);
      expect(await of(amina, at(60.001))).toBeUndefined();
    });

    test('are removed, the expired ones all at once', async () => {
      await ports.advertDrafts.keep(amina, draft, at(60));
      await ports.advertDrafts.keep(baraka, draft, at(59.999));
      expect(await ports.advertDrafts.removeExpired(at(60))).toBe(1);
      expect(await ports.advertDrafts.removeExpired(at(60))).toBe(0);
      await ports.advertDrafts.remove(amina);
      await ports.advertDrafts.remove(amina);
      expect(await of(amina)).toBeUndefined();
    });

    test('are removed with the account', async () => {
      await ports.advertDrafts.keep(amina, draft, at(60));
      expect(await ports.accounts.remove(amina)).toBe(true);
      expect(await of(amina)).toBeUndefined();
    });
  });
}
