import { expect, test } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { limits } from '../limits-for-test.ts';
import { DomainError } from '../shared/errors.ts';
import { visitor } from '../shared/viewer.ts';
import { countSearch, isCounted } from './count-search.ts';
import { search } from './search.ts';

test('counts a search whose result is already known like one that is carried out', async () => {
  const ports = memoryPorts();
  const count = limits.search.client?.count ?? 0;
  for (let counted = 1; counted < count; counted += 1) await countSearch(ports, '41.210.1.1');
  await search(ports, visitor, 'neem', { client: '41.210.1.1' });
  expect(await countSearch(ports, '41.210.1.1')).toBe(false);
  await expect(search(ports, visitor, 'neem', { client: '41.210.1.1' })).rejects.toThrow(DomainError);
  expect(await countSearch(ports, '41.210.2.2')).toBe(true);
  expect(await countSearch(ports, undefined)).toBe(true);
});

test('does not count what looks for nothing', async () => {
  const ports = memoryPorts();
  const client = '41.210.1.1';
  const count = limits.search.client?.count ?? 0;
  for (let counted = 0; counted < count; counted += 1) await countSearch(ports, client);
  for (const q of ['', ' ', " ' "]) {
    expect(isCounted(q)).toBe(false);
    await search(ports, visitor, q, { client });
  }
  expect(isCounted('neem')).toBe(true);
  await expect(search(ports, visitor, 'neem', { client })).rejects.toThrow(DomainError);
});
