import { describe, expect, test } from 'vitest';
import type { Account } from '../../core/entities/account.ts';
import { at, atOnce, countOf, idOf, insertAccount, someAccount } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeAccounts(name: string, fixture: StoresFixture): void {
  describe(`${name}: accounts`, () => {
    const ports = emptyStores(fixture);

    async function addBoth(ofAmina: Partial<Account> = {}, ofBaraka: Partial<Account> = {}) {
      const both = [someAccount('amina', ofAmina), someAccount('baraka', ofBaraka)] as const;
      for (const account of both) await ports.accounts.add(account);
      return both;
    }

    test('gives back every field of an account, by id and by email', async () => {
      const account = someAccount('amina', {
        emailVerified: true,
        displayName: 'Amina 🌿 Nakató',
        googleSubject: '1099215012345678901234',
        createdAt: at(0.123),
        consentedAt: at(1.456),
        language: 'lg',
      });
      expect(await ports.accounts.add(account)).toBe('added');
      expect(await ports.accounts.byId(account.id)).toEqual(account);
      expect(await ports.accounts.byEmail(account.email)).toEqual(account);
    });

    test('leaves absent what was not given', async () => {
      const account = someAccount('amina', { passwordHash: undefined, consentedAt: undefined });
      await ports.accounts.add(account);
      expect(await ports.accounts.byId(account.id)).toEqual(account);
    });

    test('returns undefined for an unknown id or email', async () => {
      await insertAccount(ports, 'amina');
      expect(await ports.accounts.byId(idOf('nobody'))).toBeUndefined();
      expect(await ports.accounts.byId('')).toBeUndefined();
      expect(await ports.accounts.byEmail('nobody@example.com')).toBeUndefined();
      expect(await ports.accounts.byEmail('')).toBeUndefined();
    });

    test.each(['\0', 'amina@example.com\0', '\ud800'])(
      'finds nobody by %j, which nobody can have and anybody can send',
      async (sent) => {
        await insertAccount(ports, 'amina');
        expect(await ports.accounts.byEmail(sent)).toBeUndefined();
        expect(await ports.accounts.byId(sent)).toBeUndefined();
      },
    );

    test('distinguishes emails that differ in only one character', async () => {
      const underscore = someAccount('one', { email: 'a_b@example.com' });
      const letter = someAccount('two', { email: 'axb@example.com' });
      const accented = someAccount('three', { email: 'áxb@example.com' });
      for (const account of [underscore, letter, accented]) {
        expect(await ports.accounts.add(account)).toBe('added');
      }
      expect(await ports.accounts.byEmail('a_b@example.com')).toEqual(underscore);
      expect(await ports.accounts.byEmail('axb@example.com')).toEqual(letter);
      expect(await ports.accounts.byEmail('áxb@example.com')).toEqual(accented);
      expect(await ports.accounts.byEmail('a%@example.com')).toBeUndefined();
    });

    test('refuses an email that another account has, changes nothing, and lets the transaction go on', async () => {
      const [first, other] = [someAccount('amina'), someAccount('chebet')];
      await ports.accounts.add(first);
      const second = someAccount('baraka', { email: first.email });
      const answers = await ports.transaction(async ({ accounts }) => [
        await accounts.add(second),
        await accounts.add(other),
      ]);
      expect(answers).toEqual(['email-taken', 'added']);
      expect(await ports.accounts.byEmail(first.email)).toEqual(first);
      expect(await ports.accounts.byId(second.id)).toBeUndefined();
      expect(await ports.accounts.byId(other.id)).toEqual(other);
    });

    test('adds exactly one of 20 accounts that ask for the same email at once', async () => {
      const answers = await atOnce(20, (index) =>
        ports.accounts.add(someAccount(`user${index}x`, { email: 'amina@example.com' })),
      );
      expect(countOf(answers, 'added')).toBe(1);
      expect(countOf(answers, 'email-taken')).toBe(19);
      const winner = await ports.accounts.byEmail('amina@example.com');
      expect(winner?.id).toBe(idOf(`user${answers.indexOf('added')}x`));
    });

    test('adds exactly one of 10 transactions that ask for the same email at once', async () => {
      const answers = await atOnce(10, (index) =>
        ports.transaction(({ accounts }) =>
          accounts.add(someAccount(`user${index}x`, { email: 'amina@example.com' })),
        ),
      );
      expect(countOf(answers, 'added')).toBe(1);
      expect(countOf(answers, 'email-taken')).toBe(9);
    });

    test('finds an account by its Google subject', async () => {
      const account = someAccount('amina', { googleSubject: '1099215012345678901234' });
      await ports.accounts.add(account);
      await insertAccount(ports, 'baraka');
      expect(await ports.accounts.byGoogleSubject('1099215012345678901234')).toEqual(account);
      expect(await ports.accounts.byGoogleSubject('109921501234567890123')).toBeUndefined();
      expect(await ports.accounts.byGoogleSubject('')).toBeUndefined();
    });

    test('adds no second account with a Google subject', async () => {
      await ports.accounts.add(someAccount('amina', { googleSubject: 'subject-1' }));
      const second = someAccount('baraka', { googleSubject: 'subject-1' });
      await expect(ports.accounts.add(second)).rejects.toThrow();
      expect(await ports.accounts.byId(second.id)).toBeUndefined();
    });

    test('links a Google subject to that account only, and does no harm when it does so again', async () => {
      const [amina, baraka] = await addBoth();
      expect(await ports.accounts.linkGoogle(amina.id, 'subject-1')).toBe(true);
      expect(await ports.accounts.linkGoogle(amina.id, 'subject-1')).toBe(true);
      const linked = { ...amina, googleSubject: 'subject-1' };
      expect(await ports.accounts.byGoogleSubject('subject-1')).toEqual(linked);
      expect(await ports.accounts.byId(baraka.id)).toEqual(baraka);
    });

    test('changes nothing if either is linked already, or there is no account', async () => {
      const [amina, baraka] = await addBoth({ googleSubject: 'subject-1' });
      expect(await ports.accounts.linkGoogle(amina.id, 'subject-2')).toBe(false);
      expect(await ports.accounts.linkGoogle(baraka.id, 'subject-1')).toBe(false);
      expect(await ports.accounts.linkGoogle(idOf('nobody'), 'subject-3')).toBe(false);
      expect(await ports.accounts.byId(amina.id)).toEqual(amina);
      expect(await ports.accounts.byId(baraka.id)).toEqual(baraka);
    });

    test('links a subject that many accounts ask for at once to exactly one', async () => {
      const names = Array.from({ length: 10 }, (_, index) => `user${index}x`);
      for (const name of names) await insertAccount(ports, name);
      const answers = await Promise.all(
        names.map((name) => ports.accounts.linkGoogle(idOf(name), 'subject-1')),
      );
      expect(countOf(answers, true)).toBe(1);
      const owner = await ports.accounts.byGoogleSubject('subject-1');
      expect(owner?.id).toBe(idOf(names[answers.indexOf(true)] ?? ''));
    });

    test('verifies the email of that account only, and only if it is its current one', async () => {
      const [amina, baraka] = await addBoth();
      expect(await ports.accounts.verifyEmail(amina.id, baraka.email)).toBe(false);
      expect(await ports.accounts.byId(amina.id)).toEqual(amina);
      expect(await ports.accounts.verifyEmail(amina.id, amina.email)).toBe(true);
      expect(await ports.accounts.verifyEmail(amina.id, amina.email)).toBe(true);
      expect(await ports.accounts.byId(amina.id)).toEqual({ ...amina, emailVerified: true });
      expect(await ports.accounts.byId(baraka.id)).toEqual(baraka);
      expect(await ports.accounts.verifyEmail(idOf('nobody'), amina.email)).toBe(false);
    });

    test('gives an account another email, which is then verified, and frees the previous one', async () => {
      const amina = someAccount('amina');
      await ports.accounts.add(amina);
      expect(await ports.accounts.changeEmail(amina.id, 'new@example.com')).toBe('changed');
      const changed = { ...amina, email: 'new@example.com', emailVerified: true };
      expect(await ports.accounts.byEmail('new@example.com')).toEqual(changed);
      expect(await ports.accounts.byEmail(amina.email)).toBeUndefined();
      expect(await ports.accounts.add(someAccount('baraka', { email: amina.email }))).toBe('added');
    });

    test('accepts the email that an account already has as a change, which verifies it', async () => {
      const amina = someAccount('amina');
      await ports.accounts.add(amina);
      expect(await ports.accounts.changeEmail(amina.id, amina.email)).toBe('changed');
      expect(await ports.accounts.byId(amina.id)).toEqual({ ...amina, emailVerified: true });
    });

    test('refuses to change to an email that another account has, and changes nothing', async () => {
      const [amina, baraka] = await addBoth();
      expect(await ports.accounts.changeEmail(amina.id, baraka.email)).toBe('email-taken');
      expect(await ports.accounts.byId(amina.id)).toEqual(amina);
      expect(await ports.accounts.byId(baraka.id)).toEqual(baraka);
    });

    test('gives an email to exactly one of 10 accounts that change to it at once', async () => {
      const ids = await atOnce(10, (index) => insertAccount(ports, `user${index}x`));
      const answers = await Promise.all(
        ids.map((id) => ports.transaction(({ accounts }) => accounts.changeEmail(id, 'new@example.com'))),
      );
      expect(countOf(answers, 'changed')).toBe(1);
      expect(countOf(answers, 'email-taken')).toBe(9);
    });

    test('sets the password of that account only, whether or not it had one', async () => {
      const [amina, baraka] = await addBoth({ passwordHash: undefined });
      await ports.accounts.setPassword(amina.id, 'first');
      expect(await ports.accounts.byId(amina.id)).toEqual({ ...amina, passwordHash: 'first' });
      await ports.accounts.setPassword(amina.id, 'second');
      expect(await ports.accounts.byId(amina.id)).toEqual({ ...amina, passwordHash: 'second' });
      expect(await ports.accounts.byId(baraka.id)).toEqual(baraka);
    });

    test('unlinks the Google identity of that account only', async () => {
      const [amina, baraka] = await addBoth({ googleSubject: '1' }, { googleSubject: '2' });
      await ports.accounts.unlinkGoogle(amina.id);
      expect(await ports.accounts.byId(amina.id)).toEqual({ ...amina, googleSubject: undefined });
      expect(await ports.accounts.byId(baraka.id)).toEqual(baraka);
    });

    test('does not treat changes of an unknown account as an error', async () => {
      await ports.accounts.setPassword(idOf('nobody'), 'hash');
      await ports.accounts.unlinkGoogle(idOf('nobody'));
      await ports.accounts.recordConsent(idOf('nobody'), at(60));
      await ports.accounts.setLanguage(idOf('nobody'), 'sw');
      expect(await ports.accounts.byId(idOf('nobody'))).toBeUndefined();
      expect(await ports.accounts.changeEmail(idOf('nobody'), 'new@example.com')).toBe('changed');
      expect(await ports.accounts.byEmail('new@example.com')).toBeUndefined();
    });

    test('records the consent of that account only', async () => {
      const [amina, baraka] = await addBoth({ consentedAt: undefined }, { consentedAt: undefined });
      await ports.accounts.recordConsent(amina.id, at(60));
      expect(await ports.accounts.byId(amina.id)).toEqual({ ...amina, consentedAt: at(60) });
      expect(await ports.accounts.byId(baraka.id)).toEqual(baraka);
    });

    test('sets the language of that account only', async () => {
      const [amina, baraka] = await addBoth({}, { language: 'lg' });
      await ports.accounts.setLanguage(amina.id, 'sw');
      expect(await ports.accounts.byId(amina.id)).toEqual({ ...amina, language: 'sw' });
      expect(await ports.accounts.byId(baraka.id)).toEqual(baraka);
    });
  });
}
