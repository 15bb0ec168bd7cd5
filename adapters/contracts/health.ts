import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Health } from '../../core/ports/health.ts';
import { NotWritable } from '../../core/ports/not-writable.ts';

/** `breakDatabase` makes the database unavailable; between `refuseWrites` and `takeWrites` it is read-only. */
type HealthFixture = () => Promise<{
  readonly health: Health;
  breakDatabase(): Promise<void>;
  refuseWrites(): Promise<void>;
  takeWrites(): Promise<void>;
  close(): Promise<void>;
}>;

export function describeHealth(name: string, fixture: HealthFixture): void {
  describe(`${name}: health`, () => {
    let open: Awaited<ReturnType<HealthFixture>>;
    beforeEach(async () => {
      open = await fixture();
    });
    afterEach(async () => {
      await open.close();
    });

    test('resolves while the database answers', async () => {
      await expect(open.health.check()).resolves.toBeUndefined();
      await expect(open.health.check()).resolves.toBeUndefined();
    });

    test('rejects when the database does not answer', async () => {
      await open.breakDatabase();
      await expect(open.health.check()).rejects.toThrow();
      await expect(open.health.tryWriting()).rejects.toThrow();
    });

    test('rejects only the trial write while nothing can be written', async () => {
      await open.health.tryWriting();
      await open.refuseWrites();
      await expect(open.health.tryWriting()).rejects.toThrow(NotWritable);
      await expect(open.health.check()).resolves.toBeUndefined();
      await open.takeWrites();
      await expect(open.health.tryWriting()).resolves.toBeUndefined();
    });
  });
}
