import { expect, it } from 'vitest';
import {
  addAdvert,
  advertForm,
  holdPictures,
  refusalOf,
  twoUsers,
  waitingTasks,
} from '../fixtures-for-test.ts';
import { texts } from '../texts.ts';
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

it('changes what the seller wrote and keeps when it was posted', async () => {
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

it('forgets the village when none is chosen any more', async () => {
  const { ports, seller, advertId, form } = await posted();
  await updateAdvert(ports, seller, advertId, { ...form, selectedVillage: '' });
  expect((await ports.adverts.byId(advertId))?.village).toBeUndefined();
});

it('takes pictures that it had together with new ones, in the order of the form', async () => {
  const { ports, seller, advertId, form, pictureKeys } = await posted();
  const [leaf = ''] = pictureKeys;
  const [seed = ''] = await holdPictures(ports, seller, 'seed');
  await updateAdvert(ports, seller, advertId, { ...form, pictureKeys: [seed, leaf] });
  const advert = await ports.adverts.byId(advertId);
  expect(advert?.pictures.map((picture) => picture.key)).toEqual([seed, leaf]);
  expect(await ports.pictures.held(seller.accountId, [seed], ports.clock.now())).toEqual([]);
});

/** What waits since it was posted. */
const newAdvert = (advertId: string) => ({ kind: 'match-advert', advertId });

it('has dropped pictures swept', async () => {
  const { ports, seller, advertId, form, pictureKeys } = await posted();
  await updateAdvert(ports, seller, advertId, { ...form, pictureKeys: pictureKeys.slice(0, 1) });
  expect(waitingTasks(ports)).toEqual([newAdvert(advertId), { kind: 'sweep-pictures' }]);
});

it('leaves the outbox alone when every picture stays', async () => {
  const { ports, seller, advertId, form, pictureKeys } = await posted();
  await updateAdvert(ports, seller, advertId, { ...form, pictureKeys: pictureKeys.toReversed() });
  expect(waitingTasks(ports)).toEqual([newAdvert(advertId)]);
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
      herbtitle: texts.adverts.titleTooLong(100),
      description: texts.adverts.descriptionTooLong(2000),
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
