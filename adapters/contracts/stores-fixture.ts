import { afterEach, beforeEach } from 'vitest';
import type { Ports, Stores } from '../../core/ports/ports.ts';
import type { MemoryEventBus } from '../memory/event-bus.ts';

/** With the bus on which the transaction tells of tasks in the outbox. */
export type StorePorts = Pick<Ports, keyof Stores | 'transaction' | 'searchIndex' | 'searchSource'> & {
  readonly eventBus: MemoryEventBus;
};

/** Opens stores that are empty and that no other test reaches. */
export type StoresFixture = () => Promise<{ readonly ports: StorePorts; close(): Promise<void> }>;

/** Gives every test of the surrounding suite empty stores of its own. */
export function emptyStores(fixture: StoresFixture): { readonly ports: StorePorts } {
  let open: Awaited<ReturnType<StoresFixture>> | undefined;
  beforeEach(async () => {
    open = await fixture();
  });
  afterEach(async () => {
    await open?.close();
    open = undefined;
  });
  return {
    get ports() {
      if (open === undefined) throw new Error('The stores are open only while a test runs.');
      return open.ports;
    },
  };
}
