import { expect, it } from 'vitest';
import { fakePicture } from '../../adapters/memory/fake-picture.ts';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { postAdvert } from '../adverts/post-advert.ts';
import { advertForm, refusalOf, twoUsers } from '../fixtures-for-test.ts';
import * as texts from '../texts/by-subject.ts';
import { texts as keys } from '../texts/text.ts';
import { holdPicture } from './hold-picture.ts';
import { pictureKey } from './picture-key.ts';

const formKey = 'c0ffee00-0000-4000-8000-000000000000';
const upload = fakePicture({ width: 800, height: 600 });

/** A store that accepts this many files and then fails. */
function failingAfter(ports: MemoryPorts, files: number): MemoryPorts {
  let taken = 0;
  const photoStore: MemoryPorts['photoStore'] = {
    ...ports.photoStore,
    async put(name, bytes) {
      taken += 1;
      if (taken > files) throw new Error('The store does not answer.');
      await ports.photoStore.put(name, bytes);
    },
  };
  return { ...ports, photoStore };
}

it.each([0, 1, 5])(
  'a store that fails after %i files is reported, and no advert is posted',
  async (files) => {
    const { ports, amina: seller } = await twoUsers();
    const failing = failingAfter(ports, files);
    expect(await refusalOf(holdPicture(failing, seller, upload))).toEqual({
      code: 'unavailable',
      message: texts.pictures.unavailable,
      fields: { images: texts.pictures.unavailable },
      retryAfter: 10,
    });
    const form = advertForm({ pictureKeys: [], pictureProblems: [keys.pictures.unavailable] });
    expect(await refusalOf(postAdvert(ports, seller, { form, formKey }))).toMatchObject({
      code: 'invalid',
      fields: { images: texts.pictures.unavailable },
    });
    expect(ports.database.tables.adverts.size).toBe(0);
  },
);

it('the same picture sent again is stored completely', async () => {
  const { ports, amina: seller } = await twoUsers();
  await refusalOf(holdPicture(failingAfter(ports, 2), seller, upload));
  const { key } = await holdPicture(ports, seller, upload);
  expect(ports.photoStore.files.size).toBe(8);
  await postAdvert(ports, seller, { form: advertForm({ pictureKeys: [key] }), formKey });
  expect(ports.database.tables.adverts.size).toBe(1);
});

it('a store that cannot even be asked for a known picture fails the same way', async () => {
  const { ports, amina: seller } = await twoUsers();
  await holdPicture(ports, seller, upload);
  const photoStore: MemoryPorts['photoStore'] = {
    ...ports.photoStore,
    read: () => Promise.reject(new Error('The store does not answer.')),
  };
  expect(await refusalOf(holdPicture({ ...ports, photoStore }, seller, upload))).toMatchObject({
    code: 'unavailable',
  });
  expect(await ports.pictures.byKey(pictureKey(ports, upload))).toBeDefined();
});
