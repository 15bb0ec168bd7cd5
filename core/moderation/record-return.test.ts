import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { createMemorySearchEngine } from '../../adapters/memory/search-engine.ts';
import { recordReturn } from './record-return.ts';

const subject = { kind: 'account', id: 'nakato' } as const;

it('keeps in the audit what the operator has brought back', async () => {
  const ports = memoryPorts();
  await recordReturn(ports, ports, { subject, adverts: ['ad_1'] });
  expect(await ports.audit.page({ subject, after: undefined, limit: 1 })).toMatchObject([
    { actor: 'operator', act: 'bring-back', subject, at: ports.clock.now() },
  ]);
});

it('tells the search engine of an account and its adverts', async () => {
  const ports = { ...memoryPorts(), searchEngine: createMemorySearchEngine() };
  await recordReturn(ports, ports, { subject, adverts: ['ad_1', 'ad_2'] });
  const now = ports.clock.now();
  const taken = await ports.outbox.take({ now, leaseUntil: now, limit: 9 });
  expect(taken.map(({ task }) => task)).toEqual(
    expect.arrayContaining([
      { kind: 'index-profile', accountId: 'nakato' },
      { kind: 'index-advert', advertId: 'ad_1' },
      { kind: 'index-advert', advertId: 'ad_2' },
    ]),
  );
});
