import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { everyAdvert } from '../adverts/filter.ts';
import { postAdvert } from '../adverts/post-advert.ts';
import { updateAdvert } from '../adverts/update-advert.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import {
  addAccount,
  addAdvert,
  addUser,
  advertForm,
  holdPictures,
  inEnglish,
  makeModerator,
  threeUsers,
  waitingTasks,
} from '../fixtures-for-test.ts';
import { askForReview } from '../reports/ask-for-review.ts';
import { decideCase } from '../reports/decide-case.ts';
import type { User } from '../shared/viewer.ts';
import { deleteSavedSearch } from './delete-saved-search.ts';
import { listSavedSearches } from './list-saved-searches.ts';
import { matchAdvert } from './match-advert.ts';
import { saveSearch } from './save-search.ts';
import { keyOfSearch } from './search-keys.ts';

const inKampala = { ...everyAdvert, district: 'Kampala' };

async function toldOf(ports: MemoryPorts, { accountId }: User) {
  const told = await ports.notifications.page({ accountId, after: undefined, limit: 99 });
  return told.map(({ cause, advertTitle }) => [
    advertTitle,
    cause.kind === 'match' && inEnglish(cause.search),
  ]);
}

/** Brian is looking for ginger in Kampala; Amina sells. */
async function market() {
  const { ports, amina, brian, chebet } = await threeUsers();
  await saveSearch(ports, brian, { q: 'ginger', filter: inKampala });
  ports.clock.advance(1000);
  const post = async (herbtitle: string, changes: Parameters<typeof addAdvert>[2] = {}, seller = amina) => {
    const id = await addAdvert(ports, seller, { herbtitle, ...changes });
    await dispatchOutbox(ports);
    ports.clock.advance(1000);
    return id;
  };
  const change = async (id: string, changes: Parameters<typeof advertForm>[0]) => {
    const pictureKeys = (await ports.adverts.byId(id))?.pictures.map(({ key }) => key) ?? [];
    await updateAdvert(ports, amina, id, advertForm({ herbtitle: 'Ginger', pictureKeys, ...changes }));
    await dispatchOutbox(ports);
    ports.clock.advance(1000);
  };
  return { ports, amina, brian, chebet, post, change };
}

const found = [['dried ginger', '“ginger” in Kampala']];

describe('a new advert', () => {
  it('is reported to those whose search finds it, in its words, and to nobody else', async () => {
    const { ports, amina, brian, chebet, post } = await market();
    await saveSearch(ports, chebet, { herb: 'neem', filter: everyAdvert });
    await post('Dried ginger');
    await post('Ginger', { selectedDistrict: 'Gulu', selectedVillage: '' });
    await post('Moringa');
    expect(await toldOf(ports, brian)).toEqual(found);
    expect(await toldOf(ports, amina)).toEqual([]);
    expect(await toldOf(ports, chebet)).toEqual([]);
  });

  it('is found by another name of its herb, by a herb, and by filters alone', async () => {
    const { ports, chebet, post } = await market();
    const other = await addUser(ports, 'other');
    const third = await addUser(ports, 'third');
    await saveSearch(ports, chebet, { q: 'tangawuzi', filter: everyAdvert });
    await saveSearch(ports, other, { herb: 'ginger', filter: { ...everyAdvert, maxPrice: 25_000 } });
    await saveSearch(ports, third, { filter: { ...inKampala, minPrice: 20_000, maxPrice: 30_000 } });
    ports.clock.advance(1000);
    await post('Ginger');
    expect(await toldOf(ports, chebet)).toEqual([['ginger', '“tangawuzi”']]);
    expect(await toldOf(ports, other)).toEqual([['ginger', 'Ginger, up to UGX 25,000']]);
    expect(await toldOf(ports, third)).toEqual([['ginger', 'Everything in Kampala, UGX 20,000 to 30,000']]);
  });

  it('is reported once, however often the task runs and however many searches of one person find it', async () => {
    const { ports, brian, post } = await market();
    await saveSearch(ports, brian, { q: 'ginger', filter: everyAdvert });
    ports.clock.advance(1000);
    const advertId = await post('Dried ginger');
    ports.clock.advance(1000);
    await ports.outbox.add(
      'again',
      { kind: 'match-advert', advertId, at: ports.clock.now().getTime() },
      ports.clock.now(),
    );
    await dispatchOutbox(ports);
    expect(await toldOf(ports, brian)).toHaveLength(1);
  });

  it('is not reported to its own seller, to people who have blocked the seller, or for a deleted search', async () => {
    const { ports, amina, brian, chebet, post } = await market();
    await saveSearch(ports, amina, { q: 'ginger', filter: everyAdvert });
    await saveSearch(ports, chebet, { q: 'ginger', filter: everyAdvert });
    await toggleBlock(ports, brian, { userId: amina.accountId, blocked: true });
    const [search] = await listSavedSearches(ports, chebet);
    await deleteSavedSearch(ports, chebet, search?.id ?? '');
    ports.clock.advance(1000);
    await post('Dried ginger');
    for (const user of [amina, brian, chebet]) expect(await toldOf(ports, user)).toEqual([]);
  });

  it('is not reported to somebody who saved the search when it was already there', async () => {
    const { ports, amina, chebet } = await market();
    await addAdvert(ports, amina, { herbtitle: 'Ginger' });
    ports.clock.advance(1000);
    await saveSearch(ports, chebet, { q: 'ginger', filter: everyAdvert });
    await dispatchOutbox(ports);
    expect(await toldOf(ports, chebet)).toEqual([]);
  });

  it('is not reported once it is deleted, or its seller is about to be', async () => {
    const { ports, amina, brian } = await market();
    await deleteAdvert(ports, amina, await addAdvert(ports, amina, { herbtitle: 'Ginger' }));
    await addAdvert(ports, amina, { herbtitle: 'Ginger' });
    await ports.accounts.leave(amina.accountId, ports.clock.now());
    await dispatchOutbox(ports);
    expect(await toldOf(ports, brian)).toEqual([]);
    expect(waitingTasks(ports).filter(({ kind }) => kind === 'match-advert')).toEqual([]);
  });

  it('is reported to more people than one task compares, each once, even if a task fails on the way', async () => {
    const { ports, amina } = await market();
    const search = { ...everyAdvert, query: 'ginger', herb: undefined, savedAt: ports.clock.now() };
    await ports.transaction(async (stores) => {
      for (let number = 1; number <= 1203; number += 1) {
        const { accountId: id } = await addAccount({ ...ports, ...stores }, `person${number}`);
        await stores.savedSearches.add({ ...search, id, accountId: id, key: keyOfSearch(search) }, 20);
      }
    });
    await addAdvert(ports, amina, { herbtitle: 'Ginger' });
    let steps = 0;
    const failing: MemoryPorts = {
      ...ports,
      transaction: (work) =>
        ports.transaction(async (stores) => {
          const result = await work(stores);
          steps += 1;
          if (steps % 2 === 1) throw new Error('The process is gone.');
          return result;
        }),
    };
    for (let round = 0; round < 9; round += 1) {
      await dispatchOutbox(failing);
      ports.clock.advance(3_600_000);
    }
    expect(steps).toBeGreaterThanOrEqual(6);
    expect(ports.database.tables.notifications.size).toBe(1 + 1203);
  });

  it.each([
    { compared: 1_203, rest: [] },
    { compared: 2_003, rest: [{ kind: 'match-advert', after: { key: 'word ginger' } }] },
  ])(
    'is compared with up to 2,000 searches in one task if few are notified: of $compared',
    async (example) => {
      const { ports, amina, brian } = await market();
      const inGulu = { ...everyAdvert, district: 'Gulu', query: 'ginger', herb: undefined };
      const key = keyOfSearch(inGulu);
      await ports.transaction(async ({ savedSearches }) => {
        for (let number = 1; number <= example.compared; number += 1) {
          const id = `person${number}`;
          await savedSearches.add({ ...inGulu, key, id, accountId: id, savedAt: ports.clock.now() }, 1);
        }
      });
      await addAdvert(ports, amina, { herbtitle: 'Dried ginger' });
      const matching = () => waitingTasks(ports).filter(({ kind }) => kind === 'match-advert');
      const [at, limit] = [ports.clock.now(), 99];
      for (const { id, task } of await ports.outbox.take({ now: at, leaseUntil: at, limit })) {
        if (task.kind === 'match-advert') await matchAdvert(ports, { id, task });
      }
      expect(matching()).toMatchObject(example.rest);
      await dispatchOutbox(ports);
      expect(matching()).toEqual([]);
      expect(await toldOf(ports, brian)).toEqual(found);
      expect(ports.database.tables.notifications.size).toBe(1);
    },
  );
});

describe('a changed advert', () => {
  it('is reported to those whose search finds it only now', async () => {
    const { ports, brian, chebet, post, change } = await market();
    await saveSearch(ports, chebet, { q: 'ginger', filter: { ...everyAdvert, maxPrice: 10_000 } });
    ports.clock.advance(1000);
    const id = await post('Ginger', { price: '25,000' });
    expect(await toldOf(ports, chebet)).toEqual([]);
    await change(id, { price: '9,000' });
    expect(await toldOf(ports, chebet)).toHaveLength(1);
    expect(await toldOf(ports, brian)).toHaveLength(1);
  });

  it('is not reported again, whatever happens to it', async () => {
    const { ports, brian, post, change } = await market();
    const id = await post('Ginger');
    await ports.notifications.markRead(brian.accountId, ports.clock.now());
    await change(id, { selectedDistrict: 'Gulu', selectedVillage: '' });
    await change(id, {});
    await change(id, { description: 'Better words.' });
    expect(await ports.notifications.countUnread(brian.accountId, 9)).toBe(0);
  });

  it('is not reported to somebody who saved the search when it was already found', async () => {
    const { ports, chebet, post, change } = await market();
    const id = await post('Ginger');
    await saveSearch(ports, chebet, { q: 'ginger', filter: everyAdvert });
    await change(id, { description: 'Better words.' });
    expect(await toldOf(ports, chebet)).toEqual([]);
  });
});

describe('an advert that moderators look at first', () => {
  const ginger = { q: 'ginger', filter: everyAdvert };
  const claiming = { herbtitle: 'Ginger', description: 'This cures diabetes.' };

  async function reviewed() {
    const found = await market();
    const { ports, amina } = found;
    const moderator = await addUser(ports, 'moderator', { emailVerified: true });
    await makeModerator(ports, moderator);
    const subjectOf = (id: string) => ({ kind: 'advert', id }) as const;
    const hold = async () => {
      const form = advertForm({ ...claiming, pictureKeys: await holdPictures(ports, amina, 'leaf') });
      const { advertId } = await postAdvert(ports, amina, { form, formKey: 'key', review: true });
      await dispatchOutbox(ports);
      ports.clock.advance(1000);
      return advertId;
    };
    const decide = async (id: string, act: string) => {
      const version = String((await ports.reviewCases.of(subjectOf(id)))?.version);
      await decideCase(ports, moderator, subjectOf(id), { act, reason: 'Because.', version });
      await dispatchOutbox(ports);
      ports.clock.advance(1000);
    };
    return { ...found, hold, decide, subjectOf };
  }

  it('is reported once it is shown, also to somebody who saved the search while it was hidden', async () => {
    const { ports, brian, chebet, hold, decide } = await reviewed();
    const id = await hold();
    await saveSearch(ports, chebet, ginger);
    ports.clock.advance(1000);
    expect(await toldOf(ports, brian)).toEqual([]);
    await decide(id, 'restore');
    expect(await toldOf(ports, brian)).toHaveLength(1);
    expect(await toldOf(ports, chebet)).toHaveLength(1);
  });

  it('is reported once it is shown, also if a moderator first kept it hidden', async () => {
    const { ports, amina, brian, hold, decide, change, subjectOf } = await reviewed();
    const id = await hold();
    await decide(id, 'hide');
    await change(id, { description: 'Picked this morning.' });
    await askForReview(ports, amina, subjectOf(id), { text: 'I have left it out.' });
    await decide(id, 'restore');
    expect(await toldOf(ports, brian)).toHaveLength(1);
  });

  it.each(['restored', 'released'])(
    'is reported to somebody whose search found it only as it was held: %s',
    async (how) => {
      const { ports, amina, chebet, post, change, decide } = await reviewed();
      const id = await post('Neem');
      await saveSearch(ports, chebet, ginger);
      ports.clock.advance(1000);
      const pictureKeys = (await ports.adverts.byId(id))?.pictures.map(({ key }) => key) ?? [];
      for (const price of ['5,000', '6,000']) {
        const form = advertForm({
          ...claiming,
          description: `Cures diabetes, for ${price}.`,
          price,
          pictureKeys,
        });
        await updateAdvert(ports, amina, id, { ...form, review: true });
        await dispatchOutbox(ports);
        ports.clock.advance(1000);
      }
      if (how === 'restored') {
        await decide(id, 'hide');
        await askForReview(ports, amina, { kind: 'advert', id }, { text: 'It does.' });
        await decide(id, 'restore');
      } else await change(id, { herbtitle: 'Ginger', description: 'Picked this morning.' });
      expect((await ports.adverts.byId(id))?.state).toBe('live');
      expect(await toldOf(ports, chebet)).toHaveLength(1);
    },
  );

  it.each(['restored', 'released'])(
    'is reported to somebody who saved the search while it was hidden, not to somebody who saw it before: %s',
    async (how) => {
      const { ports, amina, chebet, post, change, decide } = await reviewed();
      const id = await post('Ginger');
      await saveSearch(ports, chebet, ginger);
      ports.clock.advance(1000);
      const pictureKeys = (await ports.adverts.byId(id))?.pictures.map(({ key }) => key) ?? [];
      await updateAdvert(ports, amina, id, { ...advertForm({ ...claiming, pictureKeys }), review: true });
      ports.clock.advance(1000);
      const late = await addUser(ports, 'late', { emailVerified: true });
      await saveSearch(ports, late, ginger);
      ports.clock.advance(1000);
      if (how === 'restored') await decide(id, 'restore');
      else await change(id, { description: 'Picked this morning.' });
      expect((await ports.adverts.byId(id))?.state).toBe('live');
      expect(await toldOf(ports, chebet)).toEqual([]);
      expect(await toldOf(ports, late)).toHaveLength(1);
    },
  );
});

it('an advert that is changed before it was reported is not new to somebody who saved the search in between', async () => {
  const { ports, amina, chebet } = await market();
  const id = await addAdvert(ports, amina, { herbtitle: 'Ginger' });
  ports.clock.advance(1000);
  await saveSearch(ports, chebet, { q: 'ginger', filter: everyAdvert });
  ports.clock.advance(1000);
  const pictureKeys = (await ports.adverts.byId(id))?.pictures.map(({ key }) => key) ?? [];
  await updateAdvert(ports, amina, id, advertForm({ herbtitle: 'Ginger', description: 'New.', pictureKeys }));
  await dispatchOutbox(ports);
  expect(await toldOf(ports, chebet)).toEqual([]);
});
