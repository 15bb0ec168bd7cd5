import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser, refusalOf } from '../test-fixtures.ts';
import { visitor } from '../viewer.ts';
import { listOwnAdverts } from './list-own-adverts.ts';

describe('listOwnAdverts', () => {
  it("shows only the viewer's own, newest first, page by page", async () => {
    const ports = memoryPorts();
    const amina = await addUser(ports, 'amina');
    const brian = await addUser(ports, 'brian');
    const own: string[] = [];
    for (let count = 0; count < 22; count += 1) {
      own.push(await addAdvert(ports, amina));
      await addAdvert(ports, brian);
      ports.clock.advance(1_000);
    }
    const first = await listOwnAdverts(ports, amina);
    const second = await listOwnAdverts(ports, amina, first.next);
    expect([...first.items, ...second.items].map((card) => card.id)).toEqual(own.toReversed());
    expect(first.items).toHaveLength(20);
    expect(second.next).toBeUndefined();
  });

  it('is for signed-in people', async () => {
    expect(await refusalOf(listOwnAdverts(memoryPorts(), visitor))).toMatchObject({
      code: 'unauthenticated',
    });
  });
});
