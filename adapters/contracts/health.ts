import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Health } from '../../core/ports/health.ts';

/** `breakDatabase` makes the database answer no more. */
export type HealthFixture = () => Promise<{
  readonly health: Health;
  breakDatabase(): Promise<void>;
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
    });
  });
}
