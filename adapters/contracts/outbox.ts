import { describe, expect, test } from 'vitest';
import type { OutboxPart, OutboxTask } from '../../core/ports/outbox.ts';
import { at, atOnce, idOf, oddTexts } from './samples.ts';
import { emptyStores, type StoresFixture, undone } from './stores-fixture.ts';

const sweep: OutboxTask = { kind: 'sweep-pictures' };

export function describeOutbox(name: string, fixture: StoresFixture): void {
  describe(`${name}: outbox`, () => {
    const ports = emptyStores(fixture);

    const add = (id: string, seconds: number) => ports.outbox.add(idOf(id), sweep, at(seconds));

    const take = (seconds: number, leaseSeconds: number, limit = 100) =>
      ports.outbox.take({ now: at(seconds), leaseUntil: at(seconds + leaseSeconds), limit });

    const takeIds = async (seconds: number, leaseSeconds = 60, limit = 100) =>
      (await take(seconds, leaseSeconds, limit)).map((entry) => entry.id);

    test('returns tasks of every kind as they were added', async () => {
      const tasks: readonly OutboxTask[] = [
        { kind: 'send-mail', sealed: '' },
        { kind: 'send-mail', sealed: `v1.${'Ab-_'.repeat(5000)}` },
        sweep,
      ];
      for (const [index, task] of tasks.entries()) {
        await ports.outbox.add(idOf(`task${index}x`), task, at(index));
      }
      expect(await take(10, 60)).toEqual(
        tasks.map((task, index) => ({ id: idOf(`task${index}x`), task, attempts: 0 })),
      );
    });

    test.each(oddTexts)('keeps mails unchanged: $kind', async ({ text }) => {
      const task: OutboxTask = { kind: 'send-mail', sealed: text };
      await ports.outbox.add(idOf('task'), task, at(0));
      expect((await take(0, 60))[0]?.task).toEqual(task);
    });

    test('returns nothing if there is nothing', async () => {
      expect(await take(0, 60)).toEqual([]);
    });

    test('gives the tasks that are due, oldest first', async () => {
      await add('three', 30);
      await add('one', 10);
      await add('four', 40.001);
      await add('two', 20);
      expect(await takeIds(40)).toEqual(['one', 'two', 'three'].map(idOf));
    });

    test('gives a task at the very moment it is due', async () => {
      await add('task', 40);
      expect(await takeIds(39.999)).toEqual([]);
      expect(await takeIds(40)).toEqual([idOf('task')]);
    });

    test('gives no more than the limit, and the rest to the next taker', async () => {
      for (const number of [1, 2, 3]) await add(`task${number}x`, number);
      expect(await takeIds(10, 60, 2)).toEqual([idOf('task1x'), idOf('task2x')]);
      expect(await takeIds(10, 60, 2)).toEqual([idOf('task3x')]);
    });

    test('gives only mails, or only other work, to those who ask for that', async () => {
      const mail: OutboxTask = { kind: 'send-mail', sealed: 'a' };
      await ports.outbox.add(idOf('mail1x'), mail, at(1));
      await add('sweep', 2);
      await ports.outbox.add(idOf('mail2x'), mail, at(3));
      const asked = { now: at(10), leaseUntil: at(70), limit: 2 };
      const takePart = async (part: OutboxPart) =>
        (await ports.outbox.take({ ...asked, part })).map((entry) => entry.id);
      expect(await takePart('other work')).toEqual([idOf('sweep')]);
      expect(await takePart('other work')).toEqual([]);
      expect(await takePart('mails')).toEqual(['mail1x', 'mail2x'].map(idOf));
    });

    test('gives urgent mails and requests for a link before all that has waited longer', async () => {
      const tasks: readonly [string, OutboxTask][] = [
        ['mail1x', { kind: 'send-mail', sealed: 'a' }],
        ['work1x', sweep],
        ['mail2x', { kind: 'send-mail', sealed: 'b', urgent: false }],
        ['work2x', sweep],
        ['link', { kind: 'mail-reset-link', sealed: 'c' }],
        ['urgent1x', { kind: 'send-mail', sealed: 'd', urgent: true }],
        ['urgent2x', { kind: 'send-mail', sealed: 'e', urgent: true }],
        ['later', { kind: 'send-mail', sealed: 'f', urgent: true }],
      ];
      for (const [index, [id, task]] of tasks.entries()) await ports.outbox.add(idOf(id), task, at(index));
      const takePart = async (part: OutboxPart | undefined, limit: number, seconds = 6) => {
        const asked = { now: at(seconds), leaseUntil: at(70), limit, part };
        return (await ports.outbox.take(asked)).map((entry) => entry.id);
      };
      await ports.outbox.postpone(idOf('urgent1x'), at(6), 'no route');
      expect(await takePart('mails', 3)).toEqual(['urgent1x', 'urgent2x', 'mail1x'].map(idOf));
      expect(await takePart('other work', 2)).toEqual(['link', 'work1x'].map(idOf));
      expect(await takePart(undefined, 2, 7)).toEqual(['later', 'mail2x'].map(idOf));
      expect(await takePart(undefined, 2)).toEqual(['work2x'].map(idOf));
    });

    test('keeps taken tasks from others until the lease ends, then hands them out again without counting a failure', async () => {
      await add('task', 0);
      expect(await takeIds(10, 60)).toEqual([idOf('task')]);
      expect(await takeIds(10)).toEqual([]);
      expect(await takeIds(69.999)).toEqual([]);
      expect(await take(70, 60)).toEqual([{ id: idOf('task'), task: sweep, attempts: 0 }]);
    });

    test('keeps a task that is waiting, or was taken, as it is when its id is added again', async () => {
      await add('task', 50);
      await ports.outbox.add(idOf('task'), { kind: 'send-mail', sealed: 'other' }, at(0));
      expect(await takeIds(49)).toEqual([]);
      expect(await take(50, 60)).toEqual([{ id: idOf('task'), task: sweep, attempts: 0 }]);
      await add('task', 0);
      expect(await takeIds(60)).toEqual([]);
      await ports.outbox.finish(idOf('task'));
      await add('task', 70);
      expect(await takeIds(70)).toEqual([idOf('task')]);
    });

    test('adds a task once, however many add it at once', async () => {
      await atOnce(10, () => add('task', 0));
      expect(await takeIds(1)).toEqual([idOf('task')]);
    });

    test('tells only one of those who finish a task that it was there', async () => {
      await add('task', 0);
      const answers = await atOnce(3, () => ports.outbox.finish(idOf('task')));
      expect(answers.toSorted()).toEqual([false, false, true]);
    });

    test('still has a task that was finished in a transaction that failed', async () => {
      await add('task', 0);
      await undone(ports, ({ outbox }) => outbox.finish(idOf('task')));
      expect(await takeIds(1)).toEqual([idOf('task')]);
    });

    test('forgets a finished task and no other', async () => {
      await add('done', 0);
      await add('other', 1);
      await take(10, 60);
      await ports.outbox.finish(idOf('done'));
      expect(await takeIds(1000)).toEqual([idOf('other')]);
    });

    test('postpones that task and no other', async () => {
      await add('task', 0);
      await add('other', 0);
      await ports.outbox.postpone(idOf('task'), at(500), 'no route');
      expect(await take(10, 60)).toEqual([{ id: idOf('other'), task: sweep, attempts: 0 }]);
    });

    test('counts failures and makes the task due again at the given moment', async () => {
      await add('task', 0);
      await take(10, 60);
      await ports.outbox.postpone(idOf('task'), at(500), 'connect ECONNREFUSED 127.0.0.1:25');
      expect(await takeIds(499.999)).toEqual([]);
      expect(await take(500, 60)).toEqual([{ id: idOf('task'), task: sweep, attempts: 1 }]);
      await ports.outbox.postpone(idOf('task'), at(501), `${'long '.repeat(2000)}🌿`);
      expect(await take(501, 60)).toEqual([{ id: idOf('task'), task: sweep, attempts: 2 }]);
    });

    test('may make a postponed task due before its lease would have ended', async () => {
      await add('task', 0);
      await take(10, 3600);
      await ports.outbox.postpone(idOf('task'), at(11), 'try again soon');
      expect(await takeIds(11)).toEqual([idOf('task')]);
    });

    test('gives each task to one of 10 takers at once', async () => {
      for (let number = 0; number < 30; number += 1) await add(`task${number}x`, number);
      const taken = (await atOnce(10, () => takeIds(100, 60, 5))).flat();
      expect(new Set(taken).size).toBe(taken.length);
      const rest = await takeIds(100);
      expect(new Set([...taken, ...rest]).size).toBe(30);
      expect(taken.length + rest.length).toBe(30);
    });

    test('has no task of a transaction that failed, and every one of a transaction that succeeded', async () => {
      await undone(ports, async ({ outbox }) => {
        await outbox.add(idOf('undone'), sweep, at(0));
      });
      await ports.transaction(({ outbox }) => outbox.add(idOf('done'), sweep, at(0)));
      expect(await takeIds(10)).toEqual([idOf('done')]);
    });
  });
}
