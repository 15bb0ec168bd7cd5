import { describe, expect, it } from 'vitest';
import { fakePicture } from '../../adapters/memory/fake-picture.ts';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { updateAdvert } from '../adverts/update-advert.ts';
import { pictureFileNames } from '../entities/picture.ts';
import { addAdvert, advertForm, gate, letOthersWork, refusalOf, twoUsers } from '../fixtures-for-test.ts';
import type { Transaction } from '../ports/ports.ts';
import { day } from '../shared/time/durations.ts';
import * as texts from '../texts/by-subject.ts';
import { holdPicture } from './hold-picture.ts';
import { sweepOrphans } from './sweep-orphans.ts';
import { sweepPictures } from './sweep-pictures.ts';

const upload = fakePicture({ width: 4000, height: 3000 });
const megabyte = 1024 * 1024;

function filesOf(ports: MemoryPorts, key: string): string[] {
  return [...ports.photoStore.files.keys()].filter((name) => name.startsWith(key)).sort();
}

function allCopies(key: string): string[] {
  return pictureFileNames(key).toSorted();
}

function countingEncoder(ports: MemoryPorts) {
  const calls: string[] = [];
  const pictureEncoder: MemoryPorts['pictureEncoder'] = {
    ...ports.pictureEncoder,
    encode(bytes, limits, who) {
      calls.push(who);
      return ports.pictureEncoder.encode(bytes, limits, who);
    },
  };
  return { ports: { ...ports, pictureEncoder }, calls };
}

/** The same ports, but the store does this before or instead of storing a file. */
function storing(
  ports: MemoryPorts,
  put: (name: string, store: () => Promise<void>) => Promise<void>,
): MemoryPorts {
  const photoStore: MemoryPorts['photoStore'] = {
    ...ports.photoStore,
    put: (name, bytes) => put(name, () => ports.photoStore.put(name, bytes)),
  };
  return { ...ports, photoStore };
}

/** A picture that is stored and that nobody holds any more. */
async function orphan() {
  const { ports, amina: user } = await twoUsers();
  const { key } = await holdPicture(ports, user, upload);
  await ports.pictures.release(user.accountId, [key]);
  return { ports, user, key };
}

describe('an account whose pictures take up all its space', () => {
  async function full() {
    const { ports, amina: user, brian: other } = await twoUsers();
    const advertId = await addAdvert(ports, user);
    const picture = { key: 'f'.repeat(32), width: 1, height: 1, placeholder: '' };
    const until = new Date(ports.clock.now().getTime() + day);
    await ports.pictures.hold(picture, { accountId: user.accountId, until, bytes: 200 * megabyte });
    await updateAdvert(ports, user, advertId, advertForm({ pictureKeys: [picture.key] }));
    return { ports, user, other, advertId };
  }

  it('cannot add more, and its uploads are not even read', async () => {
    const { ports, user, other } = await full();
    const { ports: watched, calls } = countingEncoder(ports);
    expect(await refusalOf(holdPicture(watched, user, upload))).toEqual({
      code: 'conflict',
      message: texts.pictures.noRoom({ maxMegabytes: 200 }),
      fields: { images: texts.pictures.noRoom({ maxMegabytes: 200 }) },
    });
    expect(calls).toEqual([]);
    expect(ports.photoStore.files.size).toBe(0);
    await holdPicture(ports, other, upload);
  });

  it('has space again once it deletes an advert', async () => {
    const { ports, user, advertId } = await full();
    await deleteAdvert(ports, user, advertId);
    const { key } = await holdPicture(ports, user, upload);
    const stored = [...ports.photoStore.files.entries()].filter(([name]) => name.startsWith(key));
    const bytes = stored.reduce((sum, [, file]) => sum + file.bytes.byteLength, 0);
    expect(await ports.pictures.bytesOf(user.accountId)).toBe(bytes);
  });
});

describe('holding a picture', () => {
  it('stores every copy and keeps it for the viewer for a day', async () => {
    const { ports, amina: user } = await twoUsers();
    const picture = await holdPicture(ports, user, upload);
    expect(picture).toMatchObject({ width: 1280, height: 960 });
    expect(picture.key).toBe(ports.digests.sha256(upload).slice(0, 32));
    expect(filesOf(ports, picture.key)).toEqual(allCopies(picture.key));

    ports.clock.advance(day);
    expect(await ports.pictures.held(user.accountId, [picture.key], ports.clock.now())).toEqual([picture]);
    ports.clock.advance(1);
    expect(await ports.pictures.held(user.accountId, [picture.key], ports.clock.now())).toEqual([]);
  });

  it('encodes the same upload once, and holds it for everybody who sent it', async () => {
    const { ports: watched, amina: user, brian: other } = await twoUsers();
    const { ports, calls } = countingEncoder(watched);
    const first = await holdPicture(ports, user, upload);
    const second = await holdPicture(ports, other, upload);
    expect(second).toEqual(first);
    expect(calls).toEqual([user.accountId]);
    for (const { accountId } of [user, other]) {
      expect(await ports.pictures.held(accountId, [first.key], ports.clock.now())).toEqual([first]);
    }
  });

  it('holds it for another day when it is sent again', async () => {
    const { ports, amina: user } = await twoUsers();
    const { key } = await holdPicture(ports, user, upload);
    ports.clock.advance(day - 1);
    await holdPicture(ports, user, upload);
    ports.clock.advance(day - 1);
    expect(await ports.pictures.held(user.accountId, [key], ports.clock.now())).toHaveLength(1);
  });
});

describe('an upload that is refused', () => {
  it.each([
    [new Uint8Array(), 'invalid', texts.pictures.unsupported],
    [new TextEncoder().encode('a text file named .jpg'), 'invalid', texts.pictures.unsupported],
    [new TextEncoder().encode('fake picture {"width":'), 'invalid', texts.pictures.damaged],
    [
      fakePicture({ width: 10_000, height: 6000 }),
      'invalid',
      texts.pictures.tooManyPixels({ maxMegapixels: 40, maxOfJpeg: 64 }),
    ],
    [
      fakePicture({ width: 8001, height: 8000, shrinks: true }),
      'invalid',
      texts.pictures.tooManyPixels({ maxMegapixels: 40, maxOfJpeg: 64 }),
    ],
    [fakePicture({ width: 1, height: 39_900_000 }), 'invalid', texts.pictures.tooLong({ maxSide: '16,383' })],
    [fakePicture({ width: 16_384, height: 1000 }), 'invalid', texts.pictures.tooLong({ maxSide: '16,383' })],
    [fakePicture({ width: 100, height: 2001 }), 'invalid', texts.pictures.tooNarrow({ maxRatio: 20 })],
    [new Uint8Array(10 * megabyte), 'invalid', texts.pictures.unsupported],
    [new Uint8Array(10 * megabyte + 1), 'too-large', texts.pictures.tooManyBytes({ maxMegabytes: 10 })],
  ])('says why next to the pictures (case %#)', async (bytes, code, problem) => {
    const { ports, amina: user } = await twoUsers();
    expect(await refusalOf(holdPicture(ports, user, bytes))).toEqual({
      code,
      message: problem,
      fields: { images: problem },
    });
    expect(ports.photoStore.files.size).toBe(0);
    expect(ports.database.tables.pictures.size).toBe(0);
  });
});

it.each([
  [16_383, 820, false],
  [100, 2000, false],
  [8000, 5000, false],
  [8000, 8000, true],
])('a picture of %i by %i pixels is accepted', async (width, height, shrinks) => {
  const { ports, amina: user } = await twoUsers();
  await holdPicture(ports, user, fakePicture({ width, height, shrinks }));
  expect(ports.database.tables.pictures.size).toBe(1);
});

describe('two uploads of the same bytes at once', () => {
  it('both find all copies when they are done', async () => {
    const { ports, amina: user, brian: other } = await twoUsers();
    const seen = async (viewer: typeof user) => {
      const { key } = await holdPicture(ports, viewer, upload);
      return filesOf(ports, key).length;
    };
    expect(await Promise.all([seen(user), seen(other), seen(user)])).toEqual([8, 8, 8]);
    expect(ports.database.tables.pictures.size).toBe(1);
  });

  it('do not rely on each other: one whose files are not written yet counts as missing', async () => {
    const { ports, amina: user, brian: other } = await twoUsers();
    const { open, opened } = gate();
    const waiting = storing(ports, async (name, store) => {
      if (name.endsWith('.jpg')) await opened;
      await store();
    });
    const slow = holdPicture(waiting, user, upload);
    await letOthersWork();
    const { key } = await holdPicture(ports, other, upload);
    expect(filesOf(ports, key)).toEqual(allCopies(key));
    open();
    await slow;
    expect(filesOf(ports, key)).toEqual(allCopies(key));
  });
});

describe('a crash', () => {
  async function crashed() {
    const { ports, amina: user, brian: other } = await twoUsers();
    const failing = storing(ports, async (name, store) => {
      if (name.endsWith('.jpg')) throw new Error('The disk is full.');
      await store();
    });
    await expect(holdPicture(failing, user, upload)).rejects.toThrow(texts.pictures.unavailable);
    return { ports, other };
  }

  it('between hold and files is repaired by the next upload of the same bytes', async () => {
    const { ports, other } = await crashed();
    const { key } = await holdPicture(ports, other, upload);
    expect(filesOf(ports, key)).toEqual(allCopies(key));
  });

  it('between hold and files leaves nothing behind once the hold has expired', async () => {
    const { ports } = await crashed();
    ports.clock.advance(day + 1);
    await sweepOrphans(ports);
    expect(ports.photoStore.files.size).toBe(0);
    expect(ports.database.tables.pictures.size).toBe(0);
  });
});

describe('a sweep at the same time', () => {
  it('leaves a picture whose files are being written', async () => {
    const { ports, amina: user } = await twoUsers();
    const swept = storing(ports, async (_name, store) => {
      await store();
      await sweepPictures(ports);
    });
    const { key } = await holdPicture(swept, user, upload);
    expect(filesOf(ports, key)).toEqual(allCopies(key));
    expect(await ports.pictures.byKey(key)).toBeDefined();
  });

  it.each(['before', 'after'])(
    'that is removing this picture, %s its files are gone, loses nothing',
    async (moment) => {
      const { ports, user, key } = await orphan();
      const reached = gate();
      const resumed = gate();
      const photoStore: MemoryPorts['photoStore'] = {
        ...ports.photoStore,
        async removeAll(removed) {
          if (moment === 'after') await ports.photoStore.removeAll(removed);
          reached.open();
          await resumed.opened;
          if (moment === 'before') await ports.photoStore.removeAll(removed);
        },
      };
      const sweep = sweepOrphans({ ...ports, photoStore });
      await reached.opened;
      const again = holdPicture(ports, user, upload);
      await letOthersWork();
      resumed.open();
      await sweep;
      expect((await again).key).toBe(key);
      expect(filesOf(ports, key)).toEqual(allCopies(key));
      expect(await ports.pictures.held(user.accountId, [key], ports.clock.now())).toHaveLength(1);
    },
  );

  it('that dies after removing the files loses nothing that is uploaded later', async () => {
    const { ports, user, key } = await orphan();
    const dying: Transaction = (work) =>
      ports.transaction(async (stores) => {
        await work(stores);
        throw new Error('The power failed.');
      });
    await expect(sweepOrphans({ ...ports, transaction: dying })).rejects.toThrow();
    expect(filesOf(ports, key)).toEqual([]);

    await holdPicture(ports, user, upload);
    expect(filesOf(ports, key)).toEqual(allCopies(key));
  });

  it('that has to repeat its transaction checks again whether the picture is needed', async () => {
    const { ports, user, key } = await orphan();
    const conflicting: Transaction = async (work) => {
      const conflict = new Error('Another transaction was faster.');
      await ports
        .transaction(async (stores) => {
          await work(stores);
          throw conflict;
        })
        .catch((error: unknown) => {
          if (error !== conflict) throw error;
        });
      await holdPicture(ports, user, upload);
      return ports.transaction(work);
    };
    await sweepOrphans({ ...ports, transaction: conflicting });
    expect(filesOf(ports, key)).toEqual(allCopies(key));
    expect(await ports.pictures.byKey(key)).toBeDefined();
  });
});
