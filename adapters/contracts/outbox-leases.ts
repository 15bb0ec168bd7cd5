import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Outbox, OutboxTask } from '../../core/ports/outbox.ts';
import { at, idOf } from './samples.ts';

interface Process {
  readonly outbox: Outbox;
  die(): Promise<void>;
}

/** Two processes: at the same time if the database allows several, otherwise one after the other. */
type OutboxLeasesFixture = () => Promise<{
  readonly former: Process;
  readonly outbox: Outbox;
  close(): Promise<void>;
}>;

/** For databases that outlive a process with leases. */
export function describeOutboxLeases(name: string, fixture: OutboxLeasesFixture): void {
  describe(`${name}: outbox of a process that is gone`, () => {
    let open: Awaited<ReturnType<OutboxLeasesFixture>>;
    beforeEach(async () => {
      open = await fixture();
    });
    afterEach(() => open.close());

    const sweep: OutboxTask = { kind: 'sweep-pictures' };
    const take = (outbox: Outbox, seconds: number) =>
      outbox.take({ now: at(seconds), leaseUntil: at(seconds + 600), limit: 100 });

    test('hands out at once what it had taken, without counting a failure, and then keeps it from others', async () => {
      const { former, outbox } = open;
      await former.outbox.add(idOf('task'), sweep, at(0));
      await take(former.outbox, 10);
      await former.die();
      expect(await take(outbox, 11)).toEqual([{ id: idOf('task'), task: sweep, attempts: 0 }]);
      expect(await take(outbox, 12)).toEqual([]);
      expect(await take(outbox, 611)).toHaveLength(1);
    });

    test('hands out what it had postponed when that is due', async () => {
      const { former, outbox } = open;
      await former.outbox.add(idOf('task'), sweep, at(0));
      await take(former.outbox, 10);
      await former.outbox.postpone(idOf('task'), at(100), 'no route');
      await former.die();
      expect(await take(outbox, 99)).toEqual([]);
      expect(await take(outbox, 100)).toHaveLength(1);
    });
  });
}
