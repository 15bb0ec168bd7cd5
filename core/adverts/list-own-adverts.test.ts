import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser, refusalOf } from '../fixtures-for-test.ts';
import { day } from '../time/durations.ts';
import { visitor } from '../viewer.ts';
import { topAdvertDays } from './limits.ts';
import { listOwnAdverts } from './list-own-adverts.ts';
import { viewAdvertDeletion } from './view-advert-deletion.ts';

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

  it('tells which of them are paid for, until their time is over', async () => {
    const ports = memoryPorts();
    const amina = await addUser(ports, 'amina');
    const paid = await addAdvert(ports, amina);
    await addAdvert(ports, amina);
    await ports.adverts.promote(paid, ports.clock.now());
    const promoted = async () => {
      const { items } = await listOwnAdverts(ports, amina);
      return items.filter((card) => card.promoted).map((card) => card.id);
    };
    expect(await promoted()).toEqual([paid]);
    expect(await viewAdvertDeletion(ports, amina, paid)).toMatchObject({ promoted: true });
    ports.clock.advance(topAdvertDays * day + 1);
    expect(await promoted()).toEqual([]);
    expect(await viewAdvertDeletion(ports, amina, paid)).toMatchObject({ promoted: false });
  });

  it('is for signed-in people', async () => {
    expect(await refusalOf(listOwnAdverts(memoryPorts(), visitor))).toMatchObject({
      code: 'unauthenticated',
    });
  });
});
