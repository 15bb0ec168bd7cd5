import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Allowance, Throttle } from '../../core/ports/throttle.ts';
import { at, atOnce, countOf, oddTexts } from './samples.ts';

/** `restart` ends the process and returns the throttle of the next one. */
type ThrottleFixture = () => Promise<{
  readonly throttle: Throttle;
  restart(): Promise<Throttle>;
  close(): Promise<void>;
}>;

const minute = 60_000;
const three: Allowance = { key: 'log-in of amina', count: 3, window: minute };

export function describeThrottle(name: string, fixture: ThrottleFixture): void {
  describe(`${name}: throttle`, () => {
    let open: Awaited<ReturnType<ThrottleFixture>>;
    let throttle: Throttle;
    beforeEach(async () => {
      open = await fixture();
      throttle = open.throttle;
    });
    afterEach(() => open.close());

    async function takeTimes(times: number, allowance: Allowance, seconds = 0): Promise<void> {
      for (let taken = 0; taken < times; taken += 1) {
        expect(await throttle.take([allowance], at(seconds))).toBeUndefined();
      }
    }

    test('gives as many tries as there are, then says when the next is available', async () => {
      await takeTimes(1, three, 0);
      await takeTimes(2, three, 20.5);
      expect(await throttle.take([three], at(20.5))).toEqual(at(60));
      expect(await throttle.take([three], at(59.999))).toEqual(at(60));
    });

    test('starts again when the window is over, counted from its first try', async () => {
      await takeTimes(3, three, 0);
      await throttle.take([three], at(59.999));
      await takeTimes(3, three, 60);
      expect(await throttle.take([three], at(61))).toEqual(at(120));
    });

    test('does not make anybody who keeps trying wait longer', async () => {
      await takeTimes(3, three);
      for (let tried = 1; tried <= 10; tried += 1) {
        expect(await throttle.take([three], at(tried))).toEqual(at(60));
      }
      await throttle.giveBack([three], at(11));
      expect(await throttle.take([three], at(12))).toBeUndefined();
    });

    test('counts each key separately', async () => {
      await takeTimes(3, three);
      await takeTimes(3, { ...three, key: 'log-in of Amina' });
      await takeTimes(3, { ...three, key: 'log-in of amina ' });
    });

    test.each(oddTexts)('accepts keys of any kind: $kind', async ({ text }) => {
      const once = { key: text, count: 1, window: minute };
      expect(await throttle.take([once], at(0))).toBeUndefined();
      expect(await throttle.take([once], at(1))).toEqual(at(60));
    });

    test('takes from every allowance or from none', async () => {
      const one: Allowance = { key: 'one', count: 1, window: 10 * minute };
      await takeTimes(1, one);
      expect(await throttle.take([three, one], at(1))).toEqual(at(600));
      expect(await throttle.take([one, three], at(1))).toEqual(at(600));
      await takeTimes(3, three, 2);
      expect(await throttle.take([three, one], at(3)), 'the later of both').toEqual(at(600));
      expect(await throttle.take([three], at(3))).toEqual(at(62));
    });

    test('takes nothing if there is no allowance', async () => {
      expect(await throttle.take([], at(0))).toBeUndefined();
    });

    test('gives exactly the allowed number to 100 who ask at once', async () => {
      const twenty: Allowance = { key: 'rush', count: 20, window: minute };
      const other: Allowance = { key: 'another rush', count: 90, window: minute };
      const answers = await atOnce(100, (index) =>
        throttle.take(index % 2 === 0 ? [twenty, other] : [other, twenty], at(0)),
      );
      expect(countOf(answers, undefined)).toBe(20);
      await takeTimes(70, other);
      expect(await throttle.take([other], at(0))).toEqual(at(60));
    });

    test('takes back what was given, never more than was taken', async () => {
      await takeTimes(3, three);
      await throttle.giveBack([three], at(1));
      await takeTimes(1, three, 2);
      expect(await throttle.take([three], at(2))).toEqual(at(60));
      for (let given = 0; given < 5; given += 1) await throttle.giveBack([three], at(3));
      await takeTimes(3, three, 4);
      expect(await throttle.take([three], at(4))).toEqual(at(60));
    });

    test('takes back nothing from a window that is over, nor for an unknown key', async () => {
      await throttle.giveBack([three], at(0));
      await takeTimes(3, three);
      await throttle.giveBack([three], at(60));
      await takeTimes(3, three, 61);
      expect(await throttle.take([three], at(62))).toEqual(at(121));
    });

    test('remembers a key until its moment, however it is counted', async () => {
      expect(await throttle.remembers('amina', at(0))).toBe(false);
      await throttle.remember('amina', at(60));
      expect(await throttle.remembers('amina', at(59.999))).toBe(true);
      expect(await throttle.remembers('amina', at(60))).toBe(false);
      expect(await throttle.remembers('Amina', at(1))).toBe(false);
      await throttle.remember('amina', at(120));
      expect(await throttle.remembers('amina', at(119))).toBe(true);
      await takeTimes(3, { ...three, key: 'amina' }, 31);
      await throttle.giveBack([{ ...three, key: 'amina' }], at(32));
      expect(await throttle.remembers('amina', at(33))).toBe(true);
    });

    test('knows after a restart what it knew before', async () => {
      await takeTimes(3, three);
      await throttle.remember('amina', at(60));
      const restarted = await open.restart();
      expect(await restarted.take([three], at(1))).toEqual(at(60));
      expect(await restarted.remembers('amina', at(1))).toBe(true);
    });

    test('removes what is over and says how many', async () => {
      await takeTimes(1, three);
      await takeTimes(3, { ...three, key: 'longer', window: 2 * minute });
      await throttle.remember('amina', at(60));
      expect(await throttle.removeExpired(at(59.999))).toBe(0);
      expect(await throttle.removeExpired(at(60))).toBe(2);
      expect(await throttle.take([{ ...three, key: 'longer' }], at(60))).toEqual(at(120));
    });
  });
}
