import { expect, it } from 'vitest';
import { searchedFieldsOf } from '../entities/saved-search.ts';
import {
  addAdvert,
  advertForm,
  holdPictures,
  refusalOf,
  twoUsers,
  waitingTasks,
} from '../fixtures-for-test.ts';
import { theOperator } from '../moderation/actor.ts';
import { decideAs } from '../reports/decide-case.ts';
import { sendReport } from '../reports/send-report.ts';
import { visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { moveAdvert } from './move-advert.ts';
import { postAdvert } from './post-advert.ts';
import { updateAdvert } from './update-advert.ts';

async function posted() {
  const { ports, amina: seller } = await twoUsers();
  const pictureKeys = await holdPictures(ports, seller, 'leaf', 'root');
  const form = advertForm({ pictureKeys });
  const { advertId } = await postAdvert(ports, seller, { form, formKey: '' });
  ports.clock.advance(60_000);
  return { ports, seller, advertId, pictureKeys, form };
}

it('changes the text and keeps the time of posting', async () => {
  const { ports, seller, advertId, form } = await posted();
  const before = await ports.adverts.byId(advertId);
  await updateAdvert(ports, seller, advertId, {
    ...form,
    herbtitle: 'Dried NEEM',
    description: 'For tea.',
    price: '9 500',
    selectedDistrict: 'Gulu',
    selectedVillage: 'Pece',
  });
  expect(await ports.adverts.byId(advertId)).toEqual({
    ...before,
    title: 'dried neem',
    description: 'for tea.',
    price: 9_500,
    formerPrice: { price: before?.price, until: ports.clock.now() },
    district: 'Gulu',
    village: 'Pece',
    updatedAt: ports.clock.now(),
  });
});

it('refuses a form from before another edit, with what to do, unless both say the same', async () => {
  const { ports, seller, advertId, form, pictureKeys } = await posted();
  const versionOf = async () => String((await ports.adverts.byId(advertId))?.updatedAt.getTime());
  const version = await versionOf();
  const cheaper = { ...form, version, price: '6,000', pictureKeys: pictureKeys.slice(0, 1) };
  await updateAdvert(ports, seller, advertId, cheaper);
  const after = await ports.adverts.byId(advertId);
  await updateAdvert(ports, seller, advertId, cheaper);
  const stale = { ...form, version, herbtitle: 'Dried neem' };
  const refusal = { code: 'conflict', message: texts.adverts.changedMeanwhile };
  for (const keys of [pictureKeys, pictureKeys.slice(0, 1)]) {
    const update = updateAdvert(ports, seller, advertId, { ...stale, pictureKeys: keys });
    expect(await refusalOf(update)).toMatchObject(refusal);
  }
  const invalid = updateAdvert(ports, seller, advertId, { ...cheaper, price: 'cheap' });
  expect(await refusalOf(invalid)).toMatchObject(refusal);
  expect(await ports.adverts.byId(advertId)).toEqual(after);
  const again = { ...stale, version: await versionOf(), pictureKeys: pictureKeys.slice(0, 1) };
  await updateAdvert(ports, seller, advertId, again);
  expect(await ports.adverts.byId(advertId)).toMatchObject({ title: 'dried neem' });
});

it('removes the village when none is chosen any more', async () => {
  const { ports, seller, advertId, form } = await posted();
  await updateAdvert(ports, seller, advertId, { ...form, selectedVillage: '' });
  expect((await ports.adverts.byId(advertId))?.village).toBeUndefined();
});

it('removes the quantity and the unit when they are left empty, and calls no other price a bargain', async () => {
  const { ports, seller, advertId, form } = await posted();
  await updateAdvert(ports, seller, advertId, { ...form, unit: 'kg', boda: 'on' });
  expect(await ports.adverts.byId(advertId)).toMatchObject({ quantity: 1000, unit: 'kg', boda: true });
  await updateAdvert(ports, seller, advertId, { ...form, price: '5,000', quantity: '', unit: '' });
  expect(await ports.adverts.byId(advertId)).toMatchObject({
    quantity: undefined,
    unit: undefined,
    boda: false,
    price: 5_000,
    formerPrice: { price: 5_000 },
  });
  expect(await waitingTasks(ports)).not.toContainEqual(expect.objectContaining({ kind: 'tell-price-drop' }));
});

it('accepts old and new pictures, in the order of the form', async () => {
  const { ports, seller, advertId, form, pictureKeys } = await posted();
  const [leaf = ''] = pictureKeys;
  const [seed = ''] = await holdPictures(ports, seller, 'seed');
  await updateAdvert(ports, seller, advertId, { ...form, pictureKeys: [seed, leaf] });
  const advert = await ports.adverts.byId(advertId);
  expect(advert?.pictures.map((picture) => picture.key)).toEqual([seed, leaf]);
  expect(await ports.pictures.held(seller.accountId, [seed], ports.clock.now())).toEqual([]);
});

/** What has been waiting since it was posted. */
const newAdvert = (advertId: string, pictureKeys: readonly string[]) => [
  { kind: 'match-advert', advertId, at: expect.any(Number) },
  { kind: 'find-known-photos', advertId, pictureKeys, shownAt: expect.any(Number) },
];

it('has removed pictures swept', async () => {
  const { ports, seller, advertId, form, pictureKeys } = await posted();
  await updateAdvert(ports, seller, advertId, { ...form, pictureKeys: pictureKeys.slice(0, 1) });
  expect(waitingTasks(ports)).toEqual([...newAdvert(advertId, pictureKeys), { kind: 'sweep-pictures' }]);
});

it('leaves the outbox alone when every picture stays', async () => {
  const { ports, seller, advertId, form, pictureKeys } = await posted();
  await updateAdvert(ports, seller, advertId, { ...form, pictureKeys: pictureKeys.toReversed() });
  expect(waitingTasks(ports)).toEqual(newAdvert(advertId, pictureKeys));
});

it('reports every field at once and changes nothing', async () => {
  const { ports, seller, advertId } = await posted();
  const before = await ports.adverts.byId(advertId);
  const bad = advertForm({
    herbtitle: 'x'.repeat(101),
    description: 'x'.repeat(2001),
    price: '0',
    selectedDistrict: '',
  });
  expect(await refusalOf(updateAdvert(ports, seller, advertId, bad))).toEqual({
    code: 'invalid',
    message: texts.forms.checkFields,
    fields: {
      herbtitle: texts.adverts.titleTooLong({ max: 100 }),
      description: texts.adverts.descriptionTooLong({ max: 2000 }),
      price: texts.adverts.priceTooLow,
      selectedDistrict: texts.locations.districtMissing,
      images: texts.pictures.missing,
    },
  });
  expect(await ports.adverts.byId(advertId)).toEqual(before);
});

it("refuses pictures of another of the seller's adverts that are not held", async () => {
  const { ports, seller, form, pictureKeys } = await posted();
  const other = await addAdvert(ports, seller);
  const refusal = await refusalOf(updateAdvert(ports, seller, other, { ...form, pictureKeys }));
  expect(refusal.fields).toEqual({ images: texts.pictures.chooseAgain });
});

it('finds nothing, and leaves nothing for moderators, if the advert is deleted in the meantime', async () => {
  const { ports, seller, advertId, form } = await posted();
  const transaction: typeof ports.transaction = (work) =>
    ports.transaction((stores) => {
      const update: typeof stores.adverts.update = async (id, changes) => {
        await stores.adverts.remove(id);
        return stores.adverts.update(id, changes);
      };
      return work({ ...stores, adverts: { ...stores.adverts, update } });
    });
  const claiming = { ...form, herbtitle: 'Cures diabetes', review: true };
  const attempt = updateAdvert({ ...ports, transaction }, seller, advertId, claiming);
  expect(await refusalOf(attempt)).toMatchObject({ code: 'not-found', message: texts.adverts.notFound });
  expect(await ports.reviewCases.of({ kind: 'advert', id: advertId })).toBeUndefined();
});

it('refuses new text that claims that something heals, and hides an advert sent for review with it', async () => {
  const { ports, seller, advertId, form } = await posted();
  const claiming = { ...form, herbtitle: 'Cures diabetes' };
  expect(await refusalOf(updateAdvert(ports, seller, advertId, claiming))).toMatchObject({
    fields: { herbtitle: expect.stringMatching(/^“Cures diabetes”: /) },
  });
  expect(await ports.adverts.byId(advertId)).toMatchObject({ title: 'fresh mululuza', state: 'live' });
  expect(await updateAdvert(ports, seller, advertId, { ...claiming, review: true })).toBe(true);
  expect(await ports.adverts.byId(advertId)).toMatchObject({ title: 'cures diabetes', state: 'hidden' });
});

it('looks for claims only where the text has changed, because a moderator may have allowed the rest', async () => {
  const { ports, seller, advertId, form } = await posted();
  const claiming = { ...form, herbtitle: 'Cures diabetes' };
  await updateAdvert(ports, seller, advertId, { ...claiming, review: true });
  const advert = await ports.adverts.byId(advertId);
  if (advert === undefined) throw new Error('It is gone.');
  await ports.transaction((stores) => moveAdvert(ports, stores, advert, 'restore'));
  expect(await updateAdvert(ports, seller, advertId, { ...claiming, price: '900' })).toBe(false);
  expect(await ports.adverts.byId(advertId)).toMatchObject({ price: 900, state: 'live' });
});

it('shows an advert again when the claim is gone, and notifies those whose searches find it', async () => {
  const { ports, seller, advertId, form } = await posted();
  const claiming = { ...form, herbtitle: 'Cures diabetes', description: 'Bitter.' };
  const first = await ports.adverts.byId(advertId);
  await updateAdvert(ports, seller, advertId, { ...claiming, review: true });
  await updateAdvert(ports, seller, advertId, { ...claiming, price: '900' });
  expect(await ports.adverts.byId(advertId)).toMatchObject({ price: 900, state: 'hidden' });
  expect(await updateAdvert(ports, seller, advertId, { ...claiming, herbtitle: 'Neem' })).toBe(false);
  expect(await ports.adverts.byId(advertId)).toMatchObject({ title: 'neem', state: 'live' });
  expect(waitingTasks(ports)).toContainEqual({
    kind: 'match-advert',
    advertId,
    at: ports.clock.now().getTime(),
    before: first && searchedFieldsOf(first),
    hiddenSince: ports.clock.now().getTime(),
  });
  expect(await ports.reviewCases.of({ kind: 'advert', id: advertId })).toMatchObject({
    open: false,
    hiding: undefined,
  });
});

it('leaves a photo that somebody else uses too to moderators', async () => {
  const { ports, seller, advertId, form } = await posted();
  const subject = { kind: 'advert', id: advertId } as const;
  await updateAdvert(ports, seller, advertId, { ...form, herbtitle: 'Cures diabetes', review: true });
  const held = await ports.reviewCases.of(subject);
  if (held === undefined) throw new Error('Nothing waits.');
  const knownPhoto = { pictureKey: 'leaf', otherAdvertId: 'ad_1', otherPictureKey: 'bark' };
  await ports.reviewCases.save({ ...held, knownPhoto });
  await updateAdvert(ports, seller, advertId, { ...form, herbtitle: 'Neem' });
  expect(await ports.adverts.byId(advertId)).toMatchObject({ state: 'live' });
  expect(await ports.reviewCases.of(subject)).toMatchObject({ open: true, hiding: undefined, knownPhoto });
});

it.each(['reported', 'hidden by a moderator'])(
  'leaves an advert that is also %s to moderators, whatever it says now',
  async (what) => {
    const { ports, seller, advertId, form } = await posted();
    const claiming = { ...form, herbtitle: 'Cures diabetes' };
    const subject = { kind: 'advert', id: advertId } as const;
    const hide = { act: 'hide', reason: 'It is false.', version: '0' };
    if (what === 'reported') {
      await sendReport(ports, visitor, subject, { reason: 'scam', text: '', formKey: '' });
    } else {
      await decideAs(ports, theOperator, subject, hide);
    }
    await updateAdvert(ports, seller, advertId, { ...claiming, review: true });
    await updateAdvert(ports, seller, advertId, { ...claiming, herbtitle: 'Neem' });
    expect(await ports.adverts.byId(advertId)).toMatchObject({ title: 'neem', state: 'hidden' });
  },
);
