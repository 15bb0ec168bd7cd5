import { describe, expect, it } from 'vitest';
import { advertForm, holdPictures, twoUsers } from '../fixtures-for-test.ts';
import { removeExpired } from '../housekeeping/remove-expired.ts';
import { day, hour } from '../shared/time/durations.ts';
import * as texts from '../texts/by-subject.ts';
import { besideDraft, whenKept } from './advert-draft.ts';
import type { AdvertForm } from './advert-form.ts';
import { discardAdvertDraft } from './discard-advert-draft.ts';
import { postAdvert } from './post-advert.ts';
import { saveAdvertDraft } from './save-advert-draft.ts';
import { viewAdvertDraft } from './view-advert-draft.ts';

const formKey = 'c0ffee00-0000-4000-8000-000000000000';

async function writing() {
  const { ports, amina, brian } = await twoUsers();
  const [leaf = '', root = ''] = await holdPictures(ports, amina, 'leaf', 'root');
  const save = (form: Partial<AdvertForm>, key = formKey, opened = '') =>
    saveAdvertDraft(ports, amina, {
      form: { pictureKeys: [], pictureProblems: [], ...form },
      formKey: key,
      opened,
    });
  const view = () => viewAdvertDraft(ports, amina);
  const discard = (discarded: boolean) => discardAdvertDraft(ports, amina, { discarded });
  const heldFor = async (time: number) => {
    const then = new Date(ports.clock.now().getTime() + time);
    const held = await ports.pictures.held(amina.accountId, [leaf, root], then);
    return held.map(({ key }) => (key === leaf ? 'leaf' : 'root'));
  };
  return { ports, amina, brian, leaf, root, save, view, discard, heldFor };
}

it('keeps what is typed as it is, right or wrong, with its pictures in order', async () => {
  const { ports, brian, leaf, root, save, view } = await writing();
  await save({ herbtitle: 'First' });
  const { held } = await save({
    herbtitle: ' NEEM',
    price: 'cheap',
    pictureKeys: [root, leaf, 'made up'],
  });
  expect(held.map(({ key }) => key)).toEqual([root, leaf]);
  expect(await view()).toMatchObject({
    fields: { herbtitle: ' NEEM', price: 'cheap', description: '' },
    pictures: [{ key: root }, { key: leaf }],
    savedAt: new Date(ports.clock.now().getTime() + 1),
    discarded: false,
  });
  expect(await viewAdvertDraft(ports, brian)).toBeUndefined();
});

it('does not accept other people’s pictures', async () => {
  const { ports, brian, save, view } = await writing();
  const [theirs = ''] = await holdPictures(ports, brian, 'theirs');
  await save({ herbtitle: 'Neem', pictureKeys: [theirs] });
  expect(await view()).toMatchObject({ pictures: [] });
});

it('is kept with its pictures for 30 days after it was last saved', async () => {
  const { ports, leaf, save, view, heldFor } = await writing();
  await save({ pictureKeys: [leaf] });
  expect(await heldFor(30 * day)).toEqual(['leaf']);
  ports.clock.advance(29 * day);
  await save({ herbtitle: 'Neem', pictureKeys: [leaf] });
  ports.clock.advance(30 * day);
  await removeExpired(ports);
  expect(await view()).toMatchObject({ fields: { herbtitle: 'Neem' }, pictures: [{ key: leaf }] });
  ports.clock.advance(1);
  expect(await view()).toBeUndefined();
  await removeExpired(ports);
  expect(await ports.pictures.byKey(leaf)).toBeUndefined();
});

it('keeps a removed picture for another day', async () => {
  const { leaf, root, save, heldFor } = await writing();
  await save({ pictureKeys: [leaf, root] });
  await save({ pictureKeys: [root] });
  expect(await heldFor(day)).toEqual(['leaf', 'root']);
  expect(await heldFor(day + 1)).toEqual(['root']);
});

it('is deleted when nothing is left in the form', async () => {
  const { save, view } = await writing();
  await save({ herbtitle: 'Neem' });
  await save({ herbtitle: ' ' });
  expect(await view()).toBeUndefined();
});

it('is deleted when its advert is posted, and what the form saves late is not kept', async () => {
  const { ports, amina, leaf, root, save, view, heldFor } = await writing();
  await save({ herbtitle: 'Neem', pictureKeys: [leaf, root] });
  await postAdvert(ports, amina, { form: advertForm({ pictureKeys: [leaf] }), formKey });
  expect(await view()).toBeUndefined();
  // Another tab may still show the one that was not posted.
  expect(await heldFor(day)).toEqual(['root']);
  expect(await heldFor(day + 1)).toEqual([]);
  await expect(save({ herbtitle: 'Neem' })).rejects.toMatchObject({ code: 'conflict' });
  expect(await view()).toBeUndefined();
  await save({ herbtitle: 'Aloe' }, 'another-form-0000');
  expect(await view()).toMatchObject({ fields: { herbtitle: 'Aloe' } });
});

it('stays when its advert is refused', async () => {
  const { ports, amina, leaf, save, view } = await writing();
  await save({ herbtitle: 'Neem', pictureKeys: [leaf] });
  const form = advertForm({ pictureKeys: [leaf], price: 'cheap' });
  await expect(postAdvert(ports, amina, { form, formKey })).rejects.toThrow();
  expect(await view()).toMatchObject({ fields: { herbtitle: 'Neem' }, pictures: [{ key: leaf }] });
});

it('can be discarded, and restored within the hour', async () => {
  const { ports, leaf, save, view, discard, heldFor } = await writing();
  expect(await discard(true)).toBe(false);
  await save({ herbtitle: 'Neem', pictureKeys: [leaf] });
  expect(await discard(true)).toBe(true);
  expect(await view()).toMatchObject({ discarded: true });
  expect(await heldFor(day + 1)).toEqual([]);
  // The page that is shown after that saves nothing.
  await save({}, 'another-form-0000', whenKept(await view()));
  ports.clock.advance(hour);
  expect(await discard(false)).toBe(true);
  expect(await view()).toMatchObject({ discarded: false, pictures: [{ key: leaf }] });
  expect(await heldFor(30 * day)).toEqual(['leaf']);
  await discard(true);
  ports.clock.advance(hour + 1);
  expect(await discard(false)).toBe(false);
  expect(await view()).toBeUndefined();
});

/** A tab: a form with a key of its own, opened with the draft that is kept at that time. */
async function openTab({ ports, amina }: Pick<Awaited<ReturnType<typeof writing>>, 'ports' | 'amina'>) {
  const key = ports.ids.alphanumeric(30);
  let opened = whenKept(await viewAdvertDraft(ports, amina));
  return {
    async save(herbtitle: string) {
      const form = { herbtitle, pictureKeys: [], pictureProblems: [] };
      const saved = await saveAdvertDraft(ports, amina, { form, formKey: key, opened });
      opened = saved.opened;
    },
    async post(changes: Partial<AdvertForm>) {
      await postAdvert(ports, amina, { form: advertForm(changes), formKey: key, opened });
    },
  };
}

describe('a save from a tab that is older than what is kept', () => {
  const titleOf = async ({ view }: Pick<Awaited<ReturnType<typeof writing>>, 'view'>) =>
    (await view())?.fields['herbtitle'];
  const older = { code: 'conflict', message: texts.drafts.older };

  it('does not bring back a draft that another tab has posted', async () => {
    const desk = await writing();
    const writer = await openTab(desk);
    await writer.save('Neem');
    const reader = await openTab(desk);
    const poster = await openTab(desk);
    await poster.post({ herbtitle: 'Neem', pictureKeys: [desk.leaf] });
    for (const tab of [writer, reader]) await expect(tab.save('Neem leaves')).rejects.toMatchObject(older);
    expect(await desk.view()).toBeUndefined();
  });

  it('or was opened beside it, for another advert, changes nothing and says so', async () => {
    const desk = await writing();
    await desk.save({ herbtitle: 'Neem' });
    const beside = desk.save({ herbtitle: 'Aloe' }, 'beside-key', besideDraft);
    await expect(beside).rejects.toMatchObject({ code: 'conflict', message: texts.drafts.waits });
    const form = advertForm({ herbtitle: 'Aloe', pictureKeys: [desk.leaf] });
    await postAdvert(desk.ports, desk.amina, { form, formKey: 'beside-key', opened: besideDraft });
    expect(await titleOf(desk)).toBe('Neem');
  });

  it('does not replace what another tab has saved, and that tab goes on saving', async () => {
    const desk = await writing();
    const blank = await openTab(desk);
    const first = await openTab(desk);
    await first.save('Neem');
    const second = await openTab(desk);
    await first.save('Neem leaves');
    for (const tab of [second, blank]) {
      await expect(tab.save('Aloe')).rejects.toMatchObject(older);
      await expect(tab.save('')).rejects.toMatchObject(older);
    }
    await first.save('Neem leaves, dried');
    expect(await titleOf(desk)).toBe('Neem leaves, dried');
    const third = await openTab(desk);
    await third.save('Neem powder');
    await expect(first.save('Neem leaves, dried')).rejects.toMatchObject(older);
    expect(await titleOf(desk)).toBe('Neem powder');
  });

  it('does not bring back what was discarded in another tab, nor change what was restored there', async () => {
    const desk = await writing();
    const tab = await openTab(desk);
    await tab.save('Neem');
    await desk.discard(true);
    await expect(tab.save('Neem leaves')).rejects.toMatchObject(older);
    expect(await desk.view()).toMatchObject({ discarded: true });
    await desk.discard(false);
    await expect(tab.save('Neem leaves')).rejects.toMatchObject(older);
    const next = await openTab(desk);
    await next.save('Neem powder');
    expect(await titleOf(desk)).toBe('Neem powder');
  });

  it('is another than one from a tab whose draft was emptied there, or whose answer was lost', async () => {
    const { save, view } = await writing();
    await save({ herbtitle: 'Neem' });
    const { opened } = await save({ herbtitle: 'Neem leaves' });
    const emptied = await save({}, formKey, opened);
    await save({ herbtitle: 'Aloe' }, formKey, emptied.opened);
    expect(await titleOf({ view })).toBe('Aloe');
  });

  it('leaves the draft of another tab alone also by posting', async () => {
    const desk = await writing();
    const older = await openTab(desk);
    await (await openTab(desk)).save('Aloe');
    await older.post({ herbtitle: 'Neem', pictureKeys: [desk.leaf] });
    expect(await titleOf(desk)).toBe('Aloe');
  });
});

it('keeps no more than a form can hold', async () => {
  const { save, view } = await writing();
  await save({ herbtitle: 'Neem' });
  await save({ herbtitle: 'x'.repeat(100_000) });
  expect(await view()).toMatchObject({ fields: { price: '' } });
  await save({ herbtitle: 'Neem', description: 'x'.repeat(100_000) });
  expect(await view()).toMatchObject({ fields: { herbtitle: 'Neem' } });
  expect((await view())?.fields['description']).toBeUndefined();
});
