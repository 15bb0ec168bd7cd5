import { describe, expect, it } from 'vitest';
import { fakePicture, readFakeCopy } from '../../adapters/memory/fake-picture.ts';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { moveAdvert } from '../adverts/move-advert.ts';
import type { AdvertMove } from '../entities/advert-state.ts';
import { addAdvert, makeModerator, oneUser, refusalOf, twoUsers } from '../fixtures-for-test.ts';
import { setModerator } from '../moderation/set-moderator.ts';
import { minute } from '../shared/time/durations.ts';
import { visitor } from '../shared/viewer.ts';
import { holdPicture } from './hold-picture.ts';
import { createPictureReader as readerOf } from './read-picture.ts';

const notFound = { code: 'not-found', message: 'Picture not found', fields: {} };
const upload = fakePicture({ width: 800, height: 600 });

/** An advert with a photo. */
async function posted() {
  const { ports, amina: seller, brian: other } = await twoUsers();
  const { key } = await holdPicture(ports, seller, upload);
  const advertId = await addAdvert(ports, seller, { pictureKeys: [key] });
  return { ports, seller, other, key, advertId };
}

type Posted = Awaited<ReturnType<typeof posted>>;

async function moveTo(ports: MemoryPorts, advertId: string, move: AdvertMove): Promise<void> {
  const advert = await ports.adverts.byId(advertId);
  if (advert) await ports.transaction((stores) => moveAdvert(ports, stores, advert, move));
}

const hide = (ports: MemoryPorts, advertId: string) => moveTo(ports, advertId, 'hide');

it.each([
  ['64', 'webp', 'image/webp'],
  ['160', 'webp', 'image/webp'],
  ['320', 'webp', 'image/webp'],
  ['640', 'webp', 'image/webp'],
  ['1280', 'jpg', 'image/jpeg'],
])('reads the copy %s wide as %s', async (width, format, contentType) => {
  const { ports, nakato } = await oneUser();
  const { key } = await holdPicture(ports, nakato, fakePicture({ width: 4000, height: 3000 }));
  const copy = await readerOf(ports)(nakato, `${key}-${width}.${format}`);
  expect(copy.contentType).toBe(contentType);
  expect(readFakeCopy(copy.bytes)).toMatchObject({ width: Number(width), format });
});

it('treats a picture as missing only when the store says so', async () => {
  const { ports, key } = await posted();
  const failure = new Error('The store does not answer.');
  const photoStore: MemoryPorts['photoStore'] = { ...ports.photoStore, read: () => Promise.reject(failure) };
  const read = readerOf({ ...ports, photoStore })(visitor, `${key}-320.webp`);
  await expect(read).rejects.toMatchObject({ cause: failure });
  expect(await refusalOf(read)).toMatchObject({ code: 'unavailable', retryAfter: 10 });
});

it.each([
  '',
  'a'.repeat(32),
  `${'a'.repeat(32)}-320.png`,
  `${'a'.repeat(32)}-321.webp`,
  `${'a'.repeat(32)}-64.jpg`,
  `${'A'.repeat(32)}-320.webp`,
  `${'a'.repeat(32)}-320.webp\n`,
  `../${'a'.repeat(32)}-320.webp`,
  '../../etc/passwd',
  '/etc/passwd',
])('refuses the name %j without asking the store', async (name) => {
  const ports = memoryPorts();
  const photoStore: MemoryPorts['photoStore'] = {
    ...ports.photoStore,
    read: () => Promise.reject(new Error('The store was asked.')),
  };
  expect((await refusalOf(readerOf({ ...ports, photoStore })(visitor, name))).code).toBe('not-found');
});

it('does not find a picture that does not exist', async () => {
  expect(await refusalOf(readerOf(memoryPorts())(visitor, `${'a'.repeat(32)}-320.webp`))).toEqual(notFound);
});

describe('a photo', () => {
  it.each<[string, (world: Posted) => Promise<unknown>]>([
    ['only a hidden advert uses', ({ ports, advertId }) => hide(ports, advertId)],
    [
      'only an advert of a banned seller uses',
      async ({ ports, seller: { accountId } }) => {
        const standing = await ports.members.standing(accountId);
        await ports.members.decide(accountId, { ...standing, bannedAt: ports.clock.now() });
      },
    ],
    [
      'only a deleted advert used, and its seller still holds',
      async ({ ports, seller, advertId }) => {
        await holdPicture(ports, seller, upload);
        await deleteAdvert(ports, seller, advertId);
      },
    ],
  ])('that %s is gone for others within a minute', async (_, conceal) => {
    const world = await posted();
    const { ports, key, other } = world;
    const read = readerOf(ports);
    const name = `${key}-640.jpg`;
    for (const viewer of [visitor, other]) expect(await read(viewer, name)).toMatchObject({ isShown: true });
    await conceal(world);
    ports.clock.advance(minute);
    for (const viewer of [visitor, other]) expect(await refusalOf(read(viewer, name))).toEqual(notFound);
  });

  it.each(['hide', 'mark as sold', 'end'] as const)('is there for its owner after: %s', async (move) => {
    const { ports, key, seller, advertId } = await posted();
    await moveTo(ports, advertId, move);
    const isShown = move !== 'hide';
    expect(await readerOf(ports)(seller, `${key}-640.jpg`)).toMatchObject({ isShown });
    if (isShown) expect(await readerOf(ports)(visitor, `${key}-640.jpg`)).toMatchObject({ isShown });
  });

  it('of a hidden advert is there for moderators with two-step login', async () => {
    const { ports, key, other, advertId } = await posted();
    await hide(ports, advertId);
    await setModerator(ports, { username: other.username, moderator: true });
    expect(await refusalOf(readerOf(ports)(other, `${key}-640.jpg`))).toEqual(notFound);
    await makeModerator(ports, other);
    expect(await readerOf(ports)(other, `${key}-640.jpg`)).toMatchObject({ isShown: false });
  });

  it('is there again as soon as another advert or a profile shows it, or the advert is restored', async () => {
    const { ports, key, seller, advertId } = await posted();
    const read = readerOf(ports);
    const name = `${key}-640.jpg`;
    await hide(ports, advertId);
    expect(await refusalOf(read(visitor, name))).toEqual(notFound);
    await moveTo(ports, advertId, 'restore');
    expect(await read(visitor, name)).toMatchObject({ isShown: true });
    await hide(ports, advertId);
    ports.clock.advance(minute);
    expect(await refusalOf(read(visitor, name))).toEqual(notFound);
    await holdPicture(ports, seller, upload);
    await addAdvert(ports, seller, { pictureKeys: [key] });
    expect(await read(visitor, name)).toMatchObject({ isShown: true });
  });

  it('in a form is there only for whom it is held', async () => {
    const { ports, seller, other } = await posted();
    const { key } = await holdPicture(ports, other, fakePicture({ width: 800, height: 600, note: 'form' }));
    const read = readerOf(ports);
    expect(await read(other, `${key}-320.webp`)).toMatchObject({ isShown: false });
    for (const viewer of [visitor, seller])
      expect(await refusalOf(read(viewer, `${key}-320.webp`))).toEqual(notFound);
  });

  it('is looked up once in a while, however often it is asked for', async () => {
    const { ports, key } = await posted();
    let asked = 0;
    const isShown: MemoryPorts['pictures']['isShown'] = async (picture) => {
      asked += 1;
      return ports.pictures.isShown(picture);
    };
    const read = readerOf({ ...ports, pictures: { ...ports.pictures, isShown } });
    for (let times = 0; times < 20; times += 1) await read(visitor, `${key}-${times % 2 ? 320 : 640}.webp`);
    expect(asked).toBe(1);
  });
});
