import { afterEach, beforeEach, expect } from 'vitest';
import type { Ports, Stores } from '../../core/ports/ports.ts';
import type { MemoryEventBus } from '../memory/event-bus.ts';
import { insertUser } from './samples.ts';

/** The stores, with the bus on which a transaction announces new outbox tasks. */
export type StorePorts = Pick<Ports, keyof Stores | 'transaction' | 'searchIndex' | 'searchSource'> & {
  readonly eventBus: MemoryEventBus;
};

/** Opens empty stores of one test. */
export type StoresFixture = () => Promise<{ readonly ports: StorePorts; close(): Promise<void> }>;

/**
 * Gives every test of the surrounding suite its own stores, open while it runs, with nothing in them but these users.
 */
export function emptyStores(fixture: StoresFixture, ...users: readonly string[]): StorePorts {
  let open: Awaited<ReturnType<StoresFixture>> | undefined;
  beforeEach(async () => {
    open = await fixture();
    for (const user of users) await insertUser(open.ports, user);
  });
  afterEach(async () => {
    await open?.close();
    open = undefined;
  });
  return new Proxy({} as StorePorts, {
    get(_target, name: keyof StorePorts) {
      if (open === undefined) throw new Error('The stores are open only while a test runs.');
      return open.ports[name];
    },
  });
}

/** Runs a transaction whose work fails at its end, and expects its error. */
export async function undone(
  { transaction }: Pick<StorePorts, 'transaction'>,
  work: (inside: Stores) => Promise<unknown>,
): Promise<void> {
  const failure = new Error('the use case changed its mind');
  const failing = transaction(async (inside) => {
    await work(inside);
    throw failure;
  });
  await expect(failing).rejects.toBe(failure);
}
