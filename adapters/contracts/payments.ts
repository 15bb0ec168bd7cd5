import { describe, expect, test } from 'vitest';
import type { LedgerEntry } from '../../core/entities/payment.ts';
import type { NewPayment } from '../../core/ports/payments.ts';
import {
  advertIdOf,
  at,
  atOnce,
  idOf,
  insertAccount,
  insertAdvert,
  insertUser,
  oddTexts,
} from './samples.ts';
import { emptyStores, type StoresFixture, undone } from './stores-fixture.ts';

const referenceOf = (number: number) => `payment${number}`.padEnd(30, 'x');

function somePayment(number: number, changes: Partial<NewPayment> = {}): NewPayment {
  return {
    reference: referenceOf(number),
    advertId: advertIdOf(1),
    accountId: idOf('amina'),
    amount: 500,
    gateway: 'http',
    startedAt: at(number),
    ...changes,
  };
}

function someEntry(number: number, changes: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    id: `entry${number}`,
    reference: referenceOf(1),
    at: at(number),
    step: 'started',
    amount: 0,
    raw: '',
    ...changes,
  };
}

export function describePayments(name: string, fixture: StoresFixture): void {
  describe(`${name}: payments`, () => {
    const ports = emptyStores(fixture);
    const payments = () => ports.payments;

    test('keeps a payment as it was opened', async () => {
      const { outcome, payment } = await payments().open(somePayment(1), at(60));
      expect(outcome).toBe('opened');
      expect(payment).toEqual({
        ...somePayment(1),
        gatewayReference: undefined,
        paymentUrl: undefined,
        transactionId: undefined,
        state: 'open',
        settledAt: undefined,
      });
      expect(await payments().byReference(referenceOf(1))).toEqual(payment);
      expect(await payments().lock(referenceOf(1))).toEqual(payment);
      expect(await payments().latestOf(advertIdOf(1))).toEqual(payment);
      expect(await payments().byReference(referenceOf(2))).toBeUndefined();
      expect(await payments().latestOf(advertIdOf(2))).toBeUndefined();
    });

    test('never gives an advert two open payments', async () => {
      await payments().open(somePayment(1), undefined);
      const second = await payments().open(somePayment(2), undefined);
      expect(second).toMatchObject({ outcome: 'exists', payment: { reference: referenceOf(1) } });
      expect(await payments().byReference(referenceOf(2))).toBeUndefined();
      await payments().open(somePayment(3, { advertId: advertIdOf(2) }), undefined);
      expect(await payments().byReference(referenceOf(3))).toBeDefined();
    });

    test('opens one of 20 payments that are opened at once', async () => {
      const answers = await atOnce(20, (index) => payments().open(somePayment(index), undefined));
      expect(answers.filter(({ outcome }) => outcome === 'opened')).toHaveLength(1);
      expect(new Set(answers.map(({ payment }) => payment.reference)).size).toBe(1);
    });

    test('opens another one when the first is settled', async () => {
      await payments().open(somePayment(1), at(60));
      await payments().setState(referenceOf(1), 'failed', at(5));
      expect((await payments().open(somePayment(2), undefined)).outcome).toBe('opened');
      expect(await payments().latestOf(advertIdOf(1))).toMatchObject({ reference: referenceOf(2) });
      expect(await payments().byReference(referenceOf(1))).toMatchObject({
        state: 'failed',
        settledAt: at(5),
      });
    });

    test('keeps the address of the page of the gateway', async () => {
      await payments().open(somePayment(1), undefined);
      const page = { paymentUrl: 'https://pay.example/1?a=b', gatewayReference: 'g-1' };
      await payments().setGatewayPage(referenceOf(1), page);
      expect(await payments().byReference(referenceOf(1))).toMatchObject(page);
      await payments().setGatewayPage(referenceOf(404), page);
    });

    test('knows when an advert was paid for last', async () => {
      expect(await payments().lastPaid(advertIdOf(1))).toBeUndefined();
      for (const number of [1, 2, 3]) {
        await payments().open(somePayment(number), undefined);
        await payments().setState(referenceOf(number), number === 3 ? 'failed' : 'paid', at(number * 10));
      }
      expect(await payments().lastPaid(advertIdOf(1))).toEqual(at(20));
      await payments().setState(referenceOf(2), 'reversed', at(50));
      expect(await payments().lastPaid(advertIdOf(1))).toEqual(at(10));
    });

    test('keeps a transaction id for one payment only', async () => {
      await payments().open(somePayment(1, { gateway: 'manual' }), undefined);
      await payments().open(somePayment(2, { advertId: advertIdOf(2), gateway: 'manual' }), undefined);
      expect(await payments().setTransactionId(referenceOf(1), 'MP123456')).toBe('kept');
      expect(await payments().setTransactionId(referenceOf(1), 'MP123456')).toBe('kept');
      expect(await payments().setTransactionId(referenceOf(2), 'MP123456')).toBe('taken');
      expect(await payments().byReference(referenceOf(2))).toMatchObject({ transactionId: undefined });
      expect((await payments().awaitingOperator(10)).map((row) => row.reference)).toEqual([referenceOf(1)]);
      await payments().setState(referenceOf(1), 'paid', at(9));
      expect(await payments().awaitingOperator(10)).toEqual([]);
    });

    test('gives a transaction id to only one of many payments that name it at once', async () => {
      const numbers = [1, 2, 3, 4, 5];
      for (const number of numbers) {
        await payments().open(somePayment(number, { advertId: advertIdOf(number) }), undefined);
      }
      const answers = await Promise.all(
        numbers.map((number) => payments().setTransactionId(referenceOf(number), 'MP999999')),
      );
      expect(answers.filter((answer) => answer === 'kept')).toHaveLength(1);
    });

    test('lists what is due for asking about, the longest waiting first', async () => {
      for (const [index, askAt] of [at(30), at(10), at(20), at(40), undefined].entries()) {
        await payments().open(somePayment(index + 1, { advertId: advertIdOf(index + 1) }), askAt);
      }
      const due = async (now: Date, limit = 10) =>
        (await payments().dueForQuestion({ now, limit })).map((row) => row.reference);
      expect(await due(at(30))).toEqual([2, 3, 1].map(referenceOf));
      expect(await due(at(30), 2)).toEqual([2, 3].map(referenceOf));
      await payments().setQuestion(referenceOf(2), at(100));
      await payments().setState(referenceOf(3), 'paid', at(30));
      expect(await due(at(99))).toEqual([1, 4].map(referenceOf));
    });

    test('keeps the ledger in the order in which it was written', async () => {
      await payments().open(somePayment(1), undefined);
      await payments().open(somePayment(2, { advertId: advertIdOf(2) }), undefined);
      const entries = [
        someEntry(9),
        someEntry(1, { step: 'paid', amount: 500, raw: '{"status":"paid"}' }),
        someEntry(5, { step: 'reversed', amount: -500 }),
      ];
      for (const entry of entries) await payments().record(entry);
      await payments().record(someEntry(7, { reference: referenceOf(2) }));
      expect(await payments().ledgerOf(referenceOf(1))).toEqual(entries);
      await expect(payments().record(someEntry(9))).rejects.toThrow();
    });

    test.each(oddTexts)('keeps what gateways say unchanged: $kind', async ({ text }) => {
      await payments().open(somePayment(1), undefined);
      await payments().record(someEntry(1, { raw: text }));
      expect((await payments().ledgerOf(referenceOf(1)))[0]?.raw).toBe(text);
    });

    test('removes a person from their payments, which stay', async () => {
      await payments().open(somePayment(1), undefined);
      await payments().open(
        somePayment(2, { advertId: advertIdOf(2), accountId: idOf('baraka') }),
        undefined,
      );
      const query = { accountId: idOf('amina'), after: undefined, limit: 9 };
      expect(await payments().ofAccount(query)).toMatchObject([{ reference: referenceOf(1), amount: 500 }]);
      expect(await payments().ofAccount({ ...query, after: referenceOf(1) })).toEqual([]);
      await payments().forgetPayer(idOf('amina'));
      expect(await payments().ofAccount(query)).toEqual([]);
      expect(await payments().byReference(referenceOf(1))).toMatchObject({
        accountId: undefined,
        amount: 500,
      });
      expect(await payments().byReference(referenceOf(2))).toMatchObject({ accountId: idOf('baraka') });
    });

    test('leaves nothing behind when the transaction fails', async () => {
      await undone(ports, async (inside) => {
        await inside.payments.open(somePayment(1), undefined);
        await inside.payments.record(someEntry(1));
      });
      expect(await payments().byReference(referenceOf(1))).toBeUndefined();
    });

    describe('promoted adverts', () => {
      const promoted = async (since: Date, limit = 5) => {
        const cards = await ports.adverts.promoted({ viewerId: undefined, since, limit });
        return cards.map((card) => card.id);
      };

      test('are ordered by latest payment, from that moment on', async () => {
        const sellerId = await insertUser(ports, 'amina');
        for (const number of [1, 2, 3, 4]) await insertAdvert(ports, sellerId, number);
        const { adverts } = ports;
        await adverts.promote(advertIdOf(1), at(30));
        await adverts.promote(advertIdOf(2), at(10));
        await adverts.promote(advertIdOf(3), at(20));
        expect(await promoted(at(10))).toEqual([1, 3, 2].map(advertIdOf));
        expect(await promoted(at(11))).toEqual([1, 3].map(advertIdOf));
        expect(await promoted(at(10), 1)).toEqual([advertIdOf(1)]);
        const ids = [1, 2, 3, 9].map(advertIdOf);
        expect(await adverts.promotedAmong({ ids, since: at(11) })).toEqual(new Set([1, 3].map(advertIdOf)));
        expect(await adverts.promotedAmong({ ids: [], since: at(0) })).toEqual(new Set());
        await adverts.promote(advertIdOf(2), at(40));
        await adverts.promote(advertIdOf(1), undefined);
        expect(await promoted(at(10))).toEqual([2, 3].map(advertIdOf));
      });

      test('show viewers their own likes and saves, and are removed with the advert, without which there are none', async () => {
        const sellerId = await insertUser(ports, 'amina');
        const viewerId = await insertAccount(ports, 'baraka');
        const { id } = await insertAdvert(ports, sellerId, 1);
        const { adverts, likes } = ports;
        await adverts.promote(id, at(30));
        await likes.set({ advertId: id, accountId: viewerId, liked: true, at: at(31) });
        const [card] = await adverts.promoted({ viewerId, since: at(0), limit: 5 });
        expect(card).toMatchObject({ id, likedByViewer: true, likeCount: 1 });
        await adverts.remove(id);
        await adverts.promote(id, at(32));
        expect(await promoted(at(0))).toEqual([]);
      });
    });
  });
}
