import { describe, expect, test } from 'vitest';
import type { Stores } from '../../core/ports/ports.ts';
import { at, atOnce, countOf, hashOf, idOf, insertAccount } from './samples.ts';
import { emptyStores, type StoresFixture, undone } from './stores-fixture.ts';

interface FormSent {
  readonly accountId: string;
  readonly key: string;
  readonly contentHash: string;
}

export function describeFormKeys(name: string, fixture: StoresFixture): void {
  describe(`${name}: form keys`, () => {
    const ports = emptyStores(fixture);

    async function formOfAmina(): Promise<FormSent> {
      return {
        accountId: await insertAccount(ports, 'amina'),
        key: idOf('key'),
        contentHash: hashOf(1),
      };
    }

    /** What a use case does: works once, and returns the first result for the same form key. */
    async function sendOnce(inside: Stores, form: FormSent, result: string, when = at(0)): Promise<string> {
      const earlier = await inside.formKeys.claim({ ...form, at: when });
      if (earlier !== undefined) return earlier;
      await inside.outbox.add(idOf(result), { kind: 'sweep-pictures' }, at(0));
      await inside.formKeys.settle({ ...form, result });
      return result;
    }

    const send = (form: FormSent, result: string, when?: Date) =>
      ports.transaction((inside) => sendOnce(inside, form, result, when));

    const workDone = async () =>
      (await ports.outbox.take({ now: at(0), leaseUntil: at(60), limit: 100 })).length;

    test('gives a new claim to the first and its result to everyone after', async () => {
      const form = await formOfAmina();
      expect(await send(form, 'first')).toBe('first');
      expect(await send(form, 'second')).toBe('first');
      expect(await send(form, 'third')).toBe('first');
      expect(await workDone()).toBe(1);
    });

    test('knows which keys of an account were used', async () => {
      const form = await formOfAmina();
      const used = (key = form.key) => ports.formKeys.isUsed(form.accountId, key);
      expect(await used()).toBe(false);
      await ports.transaction(async (inside) => {
        await inside.formKeys.claim({ ...form, at: at(0) });
        expect(await inside.formKeys.isUsed(form.accountId, form.key)).toBe(false);
        await inside.formKeys.settle({ ...form, result: 'first' });
      });
      expect(await used()).toBe(true);
      expect(await used(idOf('other'))).toBe(false);
      expect(await ports.formKeys.isUsed(idOf('baraka'), form.key)).toBe(false);
    });

    test('returns the result within the same transaction too', async () => {
      const form = await formOfAmina();
      const answers = await ports.transaction(async (inside) => [
        await sendOnce(inside, form, 'first'),
        await sendOnce(inside, form, 'second'),
      ]);
      expect(answers).toEqual(['first', 'first']);
    });

    test('treats another key, other content or another account as new', async () => {
      const form = await formOfAmina();
      await send(form, 'first');
      expect(await send({ ...form, key: idOf('other') }, 'second')).toBe('second');
      expect(await send({ ...form, contentHash: hashOf(2) }, 'third')).toBe('third');
      const accountId = await insertAccount(ports, 'baraka');
      expect(await send({ ...form, accountId }, 'fourth')).toBe('fourth');
      expect(await workDone()).toBe(4);
      expect(await send(form, 'fifth')).toBe('first');
      expect(await send({ ...form, contentHash: hashOf(2) }, 'sixth')).toBe('third');
    });

    test('accepts the forms of visitors, who have no account', async () => {
      const form = { accountId: '', key: idOf('key'), contentHash: hashOf(1) };
      expect(await send(form, 'first')).toBe('first');
      expect(await send(form, 'second')).toBe('first');
    });

    test('keeps an empty result', async () => {
      const form = await formOfAmina();
      expect(await send(form, '')).toBe('');
      expect(await send(form, 'second')).toBe('');
    });

    test('gives the claim to the next when the transaction of the first fails', async () => {
      const form = await formOfAmina();
      await undone(ports, async (inside) => {
        await sendOnce(inside, form, 'first');
      });
      expect(await send(form, 'second')).toBe('second');
      expect(await workDone()).toBe(1);
    });

    test('does the work once for 20 of the same form at once', async () => {
      const form = await formOfAmina();
      const results = Array.from({ length: 20 }, (_, index) => `result${index}x`);
      const answers = await Promise.all(results.map((result) => send(form, result)));
      expect(new Set(answers).size).toBe(1);
      expect(results).toContain(answers[0]);
      expect(await workDone()).toBe(1);
    });

    test('lets the waiting one do the work when the one it waited for fails', async () => {
      const failure = new Error('the use case changed its mind');
      const form = await formOfAmina();
      const failing = ports.transaction(async (inside) => {
        await sendOnce(inside, form, 'failing');
        throw failure;
      });
      const answers = await Promise.allSettled([
        failing,
        ...['a', 'b', 'c'].map((result) => send(form, result)),
      ]);
      expect(answers[0]).toEqual({ status: 'rejected', reason: failure });
      const settled = answers
        .slice(1)
        .map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined));
      expect(new Set(settled).size).toBe(1);
      expect(['a', 'b', 'c']).toContain(settled[0]);
      expect(await workDone()).toBe(1);
    });

    test('does the work of 20 different forms at once', async () => {
      const form = await formOfAmina();
      const answers = await atOnce(20, (index) =>
        send({ ...form, key: idOf(`key${index}x`) }, `result${index}x`),
      );
      expect(new Set(answers).size).toBe(20);
      expect(countOf(answers, 'result7x')).toBe(1);
      expect(await workDone()).toBe(20);
    });

    test('forgets the claims made before a moment, not those made at it, and says how many', async () => {
      const form = await formOfAmina();
      const later = { ...form, key: idOf('later') };
      await send(form, 'first', at(59.999));
      await send({ ...form, contentHash: hashOf(2) }, 'second', at(10));
      await send(later, 'third', at(60));
      expect(await ports.formKeys.removeBefore(at(60))).toBe(2);
      expect(await ports.formKeys.removeBefore(at(60))).toBe(0);
      expect(await send(form, 'anew')).toBe('anew');
      expect(await send(later, 'anew')).toBe('third');
    });
  });
}
