import { describe, expect, it } from 'vitest';
import { fakePicture } from '../../adapters/memory/fake-picture.ts';
import { createMemoryPhotoStore } from '../../adapters/memory/photo-store.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { moveAdvert } from '../adverts/move-advert.ts';
import type { AdvertMove } from '../entities/advert-state.ts';
import { addAdvert, twoUsers } from '../fixtures-for-test.ts';
import { holdPicture } from './hold-picture.ts';
import { createPicturePlacer } from './place-pictures.ts';
import { sweepOrphans } from './sweep-orphans.ts';

/** Two adverts of one photo each, at a store whose files browsers fetch. */
async function market() {
  const people = await twoUsers();
  const photoStore = createMemoryPhotoStore(people.ports.clock, { isExposed: true });
  const ports = { ...people.ports, photoStore };
  const { amina } = people;
  const hold = async (note: string) =>
    (await holdPicture(ports, amina, fakePicture({ width: 800, height: 600, note }))).key;
  const show = async (key: string) => addAdvert(ports, amina, { pictureKeys: [key] });
  const [one, two] = [await hold('one'), await hold('two')];
  const [advertId] = [await show(one), await show(two)];
  const move = async (move: AdvertMove) => {
    const advert = await ports.adverts.byId(advertId);
    if (advert) await ports.transaction((stores) => moveAdvert(ports, stores, advert, move));
  };
  const withheld = async () => {
    const keys: string[] = [];
    for await (const key of photoStore.exposed?.withheld() ?? []) keys.push(key);
    return keys;
  };
  return { ports, amina, one, two, advertId, hold, show, move, withheld, place: createPicturePlacer(ports) };
}

describe('pictures that browsers fetch themselves', () => {
  it('are withheld while only hidden adverts use them, and released with them', async () => {
    const { one, move, withheld, place } = await market();
    await place();
    expect(await withheld()).toEqual([]);
    await move('hide');
    await place();
    expect(await withheld()).toEqual([one]);
    await move('restore');
    await place();
    expect(await withheld()).toEqual([]);
  });

  it('are released when another advert shows them', async () => {
    const { one, move, hold, show, withheld, place } = await market();
    await move('hide');
    await place();
    await show(await hold('one'));
    await place();
    expect(await withheld()).toEqual([]);
    expect(one).toBe(await hold('one'));
  });

  it('are released by a process that has only started after they were withheld', async () => {
    const { ports, move, withheld, place } = await market();
    await move('hide');
    await place();
    await move('restore');
    await createPicturePlacer(ports)();
    expect(await withheld()).toEqual([]);
  });

  it('stay withheld while only a form holds them, and are forgotten with their files', async () => {
    const { ports, amina, one, advertId, hold, move, withheld, place } = await market();
    await move('hide');
    await place();
    await hold('one');
    await deleteAdvert(ports, amina, advertId);
    await place();
    expect(await withheld()).toEqual([one]);
    await ports.pictures.releaseAll(amina.accountId);
    await sweepOrphans(ports);
    await place();
    expect(await withheld()).toEqual([]);
  });

  it('are tried again after the store has failed', async () => {
    const { ports, one, move, withheld } = await market();
    const { exposed } = ports.photoStore;
    if (exposed === undefined) throw new Error('Browsers cannot fetch its files.');
    let fails = true;
    const withhold = async (key: string) => {
      if (fails) throw new Error('The store does not answer.');
      await exposed.withhold(key);
    };
    const photoStore = { ...ports.photoStore, exposed: { ...exposed, withhold } };
    const place = createPicturePlacer({ ...ports, photoStore });
    await move('hide');
    await expect(place()).rejects.toThrow('The store does not answer.');
    fails = false;
    await place();
    expect(await withheld()).toEqual([one]);
  });
});
