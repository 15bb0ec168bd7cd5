import { describe, expect, it } from 'vitest';
import { fakePicture } from '../../adapters/memory/fake-picture.ts';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { postAdvert } from '../adverts/post-advert.ts';
import { toggleSold } from '../adverts/toggle-sold.ts';
import { updateAdvert } from '../adverts/update-advert.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { exportData } from '../exports/export-data.ts';
import { advertForm, makeModerator, threeUsers, waitingMails } from '../fixtures-for-test.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { holdPicture } from '../pictures/hold-picture.ts';
import { decideCase } from '../reports/decide-case.ts';
import { listCases } from '../reports/list-cases.ts';
import { viewReport } from '../reports/view-report.ts';
import type { User } from '../shared/viewer.ts';

/** Photos of different things; a copy of one is a little brighter, and another file. */
const thing = (number: number) =>
  Array.from({ length: 72 }, (_, at) => (at * at * (number + 3) + at * 89 * number) % 200);
const photo = (number: number) => fakePicture({ width: 800, height: 600, shades: thing(number) });
const copyOf = (number: number) =>
  fakePicture({ width: 640, height: 480, shades: thing(number).map((shade) => shade + 20) });

async function market() {
  const { ports, amina, brian, chebet } = await threeUsers();
  await makeModerator(ports, chebet);
  const hold = async (user: User, upload: Uint8Array) => (await holdPicture(ports, user, upload)).key;
  /** Posts an advert with these photos, and runs the tasks that follow. */
  const post = async (user: User, ...uploads: readonly Uint8Array[]) => {
    ports.clock.advance(1_000);
    const pictureKeys: string[] = [];
    for (const upload of uploads) pictureKeys.push(await hold(user, upload));
    const { advertId } = await postAdvert(ports, user, { form: advertForm({ pictureKeys }), formKey: '' });
    await dispatchOutbox(ports);
    return advertId;
  };
  const change = async (user: User, advertId: string, ...pictureKeys: readonly string[]) => {
    await updateAdvert(ports, user, advertId, advertForm({ pictureKeys }));
    await dispatchOutbox(ports);
  };
  const marked = async () => (await listCases(ports, chebet)).items;
  return { ports, amina, brian, moderator: chebet, hold, post, change, marked };
}

const keysOf = async (ports: MemoryPorts, id: string) =>
  (await ports.adverts.byId(id))?.pictures.map(({ key }) => key) ?? [];

describe('an advert with a photo from somebody else’s advert', () => {
  it('is marked for moderators, with both photos and which was posted first', async () => {
    const { ports, amina, brian, post, marked } = await market();
    const first = await post(amina, photo(1), photo(2));
    expect(await marked()).toEqual([]);
    const second = await post(brian, photo(3), copyOf(2));
    expect(await marked()).toMatchObject([
      {
        case: { subject: { kind: 'advert', id: second }, writerId: brian.accountId, hiding: undefined },
        acts: ['hide', 'dismiss'],
        reportCount: 0,
        knownPhoto: {
          picture: { key: (await keysOf(ports, second))[1] },
          postedAt: new Date(ports.clock.now()),
          other: {
            advertId: first,
            username: 'amina',
            picture: { key: (await keysOf(ports, first))[1] },
            postedAt: new Date(ports.clock.now().getTime() - 1_000),
          },
        },
      },
    ]);
  });

  it('is not the older one, however late they are compared', async () => {
    const { ports, amina, brian, hold, marked } = await market();
    const ids: string[] = [];
    for (const [user, upload] of [[amina, photo(1)] as const, [brian, copyOf(1)] as const]) {
      const form = advertForm({ pictureKeys: [await hold(user, upload)] });
      ids.push((await postAdvert(ports, user, { form, formKey: '' })).advertId);
      ports.clock.advance(1_000);
    }
    await dispatchOutbox(ports);
    expect((await marked()).map((item) => item.case.subject.id)).toEqual(ids.slice(1));
  });

  it('is marked for the same file too', async () => {
    const { amina, brian, post, marked } = await market();
    await post(amina, photo(1));
    await post(brian, photo(1));
    expect(await marked()).toHaveLength(1);
  });

  it('stays as it is, and neither seller is notified', async () => {
    const { ports, amina, brian, post } = await market();
    await post(amina, photo(1));
    const id = await post(brian, copyOf(1));
    expect(await ports.adverts.byId(id)).toMatchObject({ state: 'live' });
    await expect(viewReport(ports, brian, { kind: 'advert', id })).rejects.toThrow();
    for (const user of [amina, brian]) expect((await listNotifications(ports, user)).items).toEqual([]);
    expect(waitingMails(ports)).toEqual([]);
    for await (const { name, content } of exportData(ports, brian))
      if (name === 'reviews.json' && typeof content === 'object' && Symbol.asyncIterator in content)
        for await (const piece of content) expect(piece).not.toContain(id);
  });

  it('is not marked when the photo is of something else, all one colour, or one’s own', async () => {
    const { amina, brian, post, marked } = await market();
    await post(amina, photo(1), fakePicture({ width: 800, height: 600 }));
    await post(amina, copyOf(1));
    await post(brian, photo(2), fakePicture({ width: 640, height: 480 }));
    expect(await marked()).toEqual([]);
  });

  it('is found among sold adverts, with the one posted first', async () => {
    const { ports, amina, brian, moderator, post, marked } = await market();
    const first = await post(amina, photo(1));
    await toggleSold(ports, amina, { advertId: first, sold: true });
    await post(brian, copyOf(1));
    await post(moderator, photo(1));
    expect((await marked()).map(({ knownPhoto }) => knownPhoto?.other?.advertId)).toEqual([first, first]);
  });

  it('is not found among deleted adverts, or those of an account that is being deleted', async () => {
    const { ports, amina, brian, post, marked } = await market();
    await deleteAdvert(ports, amina, await post(amina, photo(1)));
    await post(amina, photo(2));
    await ports.accounts.leave(amina.accountId, ports.clock.now());
    await post(brian, copyOf(1), copyOf(2));
    expect(await marked()).toEqual([]);
  });

  it('is marked when the photo is added later, and not when another is', async () => {
    const { ports, amina, brian, hold, post, change, marked } = await market();
    await post(amina, photo(1));
    const id = await post(brian, photo(2));
    const [own = ''] = await keysOf(ports, id);
    await change(brian, id, own, await hold(brian, photo(3)));
    expect(await marked()).toEqual([]);
    await change(brian, id, own, await hold(brian, copyOf(1)));
    expect(await marked()).toHaveLength(1);
  });
});

describe('a moderator’s decision', () => {
  it('is not asked again for the same two photos', async () => {
    const { ports, amina, brian, moderator, hold, post, change, marked } = await market();
    await post(amina, photo(1));
    const id = await post(brian, copyOf(1), photo(2));
    const decision = { act: 'dismiss', reason: 'They are family.', version: '0' };
    await decideCase(ports, moderator, { kind: 'advert', id }, decision);
    const [copied = '', own = ''] = await keysOf(ports, id);
    await change(brian, id, own);
    await change(brian, id, own, await hold(brian, copyOf(1)));
    expect(await keysOf(ports, id)).toContain(copied);
    expect(await marked()).toEqual([]);
  });
});

it('says when the other advert is gone, and forgets everything when the account is', async () => {
  const { ports, amina, brian, post, marked } = await market();
  const first = await post(amina, photo(1));
  await post(brian, copyOf(1));
  await deleteAdvert(ports, amina, first);
  expect(await marked()).toMatchObject([{ knownPhoto: { other: undefined } }]);
  const password = 'mululuza leaf';
  await ports.accounts.setPassword(brian.accountId, await ports.passwordHasher.hash(password));
  await deleteAccount(ports, brian, { password, words: '', token: undefined });
  await dispatchOutbox(ports);
  const { reviewCases, pictureHashes } = ports.database.tables;
  expect([reviewCases.size, pictureHashes.size]).toEqual([0, 0]);
});

describe('photos posted before there were hashes', () => {
  it('get one in the background, and are then found', async () => {
    const { ports, amina, brian, post, marked } = await market();
    const keys = await keysOf(ports, await post(amina, photo(1), photo(2)));
    for (const key of keys) ports.database.tables.pictureHashes.delete(key);
    await ports.outbox.add('hash-pictures', { kind: 'hash-pictures' }, ports.clock.now());
    await dispatchOutbox(ports);
    expect(await ports.pictures.lackingHash(9)).toEqual([]);
    await post(brian, copyOf(2));
    expect(await marked()).toHaveLength(1);
  });

  it('get an empty one if no copy can be read, so that it is not tried for ever', async () => {
    const { ports, amina, post } = await market();
    const [key = ''] = await keysOf(ports, await post(amina, photo(1)));
    ports.database.tables.pictureHashes.delete(key);
    await ports.photoStore.removeAll(key);
    await ports.outbox.add('hash-pictures', { kind: 'hash-pictures' }, ports.clock.now());
    await dispatchOutbox(ports);
    expect((await ports.pictures.hashesOf([key])).get(key)).toBe('');
  });
});
