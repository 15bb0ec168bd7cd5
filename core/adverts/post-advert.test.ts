import { expect, it } from 'vitest';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { leftOut } from '../entities/advert.ts';
import { advertForm, holdPictures, makeModerator, refusalOf, twoUsers } from '../fixtures-for-test.ts';
import { decideCase } from '../reports/decide-case.ts';
import { saveSearch } from '../saved-searches/save-search.ts';
import { day, hour } from '../shared/time/durations.ts';
import * as texts from '../texts/by-subject.ts';
import { texts as keys, type Text } from '../texts/text.ts';
import type { AdvertForm } from './advert-form.ts';
import { everyAdvert } from './filter.ts';
import { postAdvert } from './post-advert.ts';
import { viewAdvert } from './view-advert.ts';

const formKey = 'c0ffee00-0000-4000-8000-000000000000';
const eight = ['1', '2', '3', '4', '5', '6', '7', '8'];
const postedAt = new Date(1_738_328_709_123);

async function market() {
  const { ports, amina, brian } = await twoUsers({ now: postedAt });
  /** Posts an advert with these pictures and returns it. */
  const post = async (pictureKeys: readonly string[], changes: Partial<AdvertForm> = {}) => {
    const form = advertForm({ pictureKeys, ...changes });
    const { advertId } = await postAdvert(ports, amina, { form, formKey });
    return ports.adverts.byId(advertId);
  };
  const refusalOfPosting = (form: Partial<AdvertForm>) =>
    refusalOf(postAdvert(ports, amina, { form: advertForm(form), formKey }));
  return { ports, seller: amina, brian, post, refusalOfPosting };
}

it('stores the advert as its seller wrote it, in lower case', async () => {
  const { ports, seller, post } = await market();
  const pictureKeys = await holdPictures(ports, seller, 'leaf', 'root');
  expect(await post(pictureKeys, { description: 'Bitter LEAVES\r\nfrom Ntinda' })).toMatchObject({
    id: 'ad_1738328709123',
    sellerId: seller.accountId,
    title: 'fresh mululuza',
    description: 'bitter leaves\nfrom ntinda',
    price: 25_000,
    district: 'Kampala',
    village: 'Ntinda',
    pictures: pictureKeys.map((key) => ({ key })),
    postedAt,
  });
  expect(await ports.profiles.byAccountId(seller.accountId)).toMatchObject({ advertCount: 1 });
});

it('needs no village', async () => {
  const { ports, seller, post } = await market();
  const advert = await post(await holdPictures(ports, seller, 'leaf'), { selectedVillage: '' });
  expect(advert).toMatchObject({ village: undefined });
});

it('ends the holds of the pictures it uses, and no others', async () => {
  const { ports, seller, post } = await market();
  const [leaf = '', root = ''] = await holdPictures(ports, seller, 'leaf', 'root');
  await post([leaf]);
  const held = await ports.pictures.held(seller.accountId, [leaf, root], ports.clock.now());
  expect(held.map((picture) => picture.key)).toEqual([root]);
});

it('uses the next millisecond when an id is taken', async () => {
  const { ports, seller, post } = await market();
  const ids = [];
  for (const key of await holdPictures(ports, seller, 'leaf', 'root', 'seed')) {
    ids.push((await post([key]))?.id);
  }
  expect(ids).toEqual(['ad_1738328709123', 'ad_1738328709124', 'ad_1738328709125']);
});

it('posts one advert when the same form arrives twice at the same time, and again later', async () => {
  const { ports, seller } = await market();
  const form = advertForm({ pictureKeys: await holdPictures(ports, seller, 'leaf') });
  const [first, second] = await Promise.all([
    postAdvert(ports, seller, { form, formKey }),
    postAdvert(ports, seller, { form, formKey }),
  ]);
  ports.clock.advance(5_000);
  const third = await postAdvert(ports, seller, { form, formKey });
  expect([second, third]).toEqual([first, first]);
  expect(await ports.adverts.newestIds(10)).toHaveLength(1);
});

it('posts another advert when the same form arrives with another text', async () => {
  const { ports, seller, post } = await market();
  const [leaf = '', root = ''] = await holdPictures(ports, seller, 'leaf', 'root');
  await post([leaf]);
  await post([root], { price: '9' });
  expect(await ports.adverts.newestIds(10)).toHaveLength(2);
});

it.each([
  ['one that was chosen twice', ['1', '2', '1'], ['1', '2']],
  ['eight that the form has kept and that are all chosen again', [...eight, ...eight.toReversed()], eight],
  ['eight in the order of the form', eight.toReversed(), eight.toReversed()],
])('uses each picture once: %s', async (_which, chosen, taken) => {
  const { ports, seller, post } = await market();
  const advert = await post(await holdPictures(ports, seller, ...chosen));
  const keys = await holdPictures(ports, seller, ...taken);
  expect(advert?.pictures.map((picture) => picture.key)).toEqual(keys);
});

it('reports every field at once and keeps nothing', async () => {
  const { ports, refusalOfPosting } = await market();
  const form = { herbtitle: ' ', description: '', price: 'ten', selectedDistrict: 'Nairobi' };
  expect(await refusalOfPosting(form)).toEqual({
    code: 'invalid',
    message: texts.forms.checkFields,
    fields: {
      herbtitle: texts.advertForm.titleMissing,
      description: texts.advertForm.descriptionMissing,
      price: texts.adverts.priceInvalid,
      selectedDistrict: texts.locations.districtUnknown,
      images: texts.pictures.missing,
    },
  });
  expect(await ports.adverts.newestIds(10)).toEqual([]);
});

it('leaves the pictures held when the form is refused, so that it can be sent again', async () => {
  const { ports, seller, post, refusalOfPosting } = await market();
  const pictureKeys = await holdPictures(ports, seller, 'leaf');
  await refusalOfPosting({ pictureKeys, price: '' });
  expect(await post(pictureKeys)).toBeDefined();
});

const { missing, tooMany, chooseAgain, damaged, unsupported } = texts.pictures;

it.each<[when: string, choose: (held: string[]) => string[], failed: Text[], problem: string]>([
  ['there are none', () => [], [], missing],
  ['there are nine', (held) => [...held, 'f'.repeat(32)], [], tooMany({ max: 8 })],
  [
    'there are nine, although they are one chosen nine times',
    ([leaf = '']) => Array(9).fill(leaf),
    [],
    tooMany({ max: 8 }),
  ],
  ['nobody uploaded them', ([leaf = '']) => [leaf, 'f'.repeat(32)], [], chooseAgain],
  ['there is an empty key', ([leaf = '']) => [leaf, ''], [], chooseAgain],
  ['there is a file name', ([leaf = '']) => [leaf, 'leaf.jpg'], [], chooseAgain],
  ['there is a path', ([leaf = '']) => [leaf, '../../etc/passwd'], [], chooseAgain],
  ['there is a key in capitals', ([leaf = '']) => [leaf, 'A'.repeat(32)], [], chooseAgain],
  ['there is a zero byte', ([leaf = '']) => [leaf, `${'a'.repeat(32)}\u0000`], [], chooseAgain],
  [
    'an upload failed, with its text, once',
    ([leaf = '']) => [leaf],
    [keys.pictures.damaged, keys.pictures.damaged, keys.pictures.unsupported],
    `${damaged}\n${unsupported}`,
  ],
  [
    'every upload failed, with their text and not the one for no pictures',
    () => [],
    [keys.pictures.damaged],
    damaged,
  ],
])('refuses pictures when %s', async (_when, choose, pictureProblems, problem) => {
  const { ports, seller, refusalOfPosting } = await market();
  const pictureKeys = choose(await holdPictures(ports, seller, ...eight));
  expect((await refusalOfPosting({ pictureKeys, pictureProblems })).fields).toEqual({ images: problem });
});

it('refuses pictures that somebody else uploaded, or that were uploaded too long ago', async () => {
  const { ports, seller, brian, refusalOfPosting } = await market();
  const pictureKeys = await holdPictures(ports, brian, 'leaf');
  expect((await refusalOfPosting({ pictureKeys })).fields).toEqual({ images: chooseAgain });
  const old = await holdPictures(ports, seller, 'root');
  ports.clock.advance(day + hour);
  expect((await refusalOfPosting({ pictureKeys: old })).fields).toEqual({ images: chooseAgain });
});

it('stores what the price is for, the kind of goods and how they reach the buyer', async () => {
  const { ports, seller, post } = await market();
  const [leaf = '', root = ''] = await holdPictures(ports, seller, 'leaf', 'root');
  const form = { quantity: '0.25', unit: 'kg', goods: 'dried', boda: 'on', parcel: 'on' };
  expect(await post([leaf], form)).toMatchObject({
    quantity: 250,
    unit: 'kg',
    goods: 'dried',
    pickUp: false,
    boda: true,
    parcel: true,
  });
  expect(await post([root])).toMatchObject({ ...leftOut, village: 'Ntinda' });
});

it('refuses a quantity without a unit, and what is in no list', async () => {
  const { ports, seller, refusalOfPosting } = await market();
  const pictureKeys = await holdPictures(ports, seller, 'leaf');
  expect((await refusalOfPosting({ pictureKeys, quantity: '2', goods: 'fake' })).fields).toEqual({
    unit: texts.adverts.unitMissing,
    goods: texts.adverts.goodsUnknown,
  });
  expect((await refusalOfPosting({ pictureKeys, quantity: '1,5', unit: 'pound' })).fields).toEqual({
    quantity: texts.adverts.quantityWithComma({ number: '1.5' }),
    unit: texts.adverts.unitUnknown,
  });
});

it('refuses a village in another district', async () => {
  const { ports, seller, refusalOfPosting } = await market();
  const pictureKeys = await holdPictures(ports, seller, 'leaf');
  expect((await refusalOfPosting({ pictureKeys, selectedDistrict: 'Gulu' })).fields).toEqual({
    selectedVillage: texts.locations.villageNotOfDistrict,
  });
});

it('gives up when a hundred milliseconds in a row are taken', async () => {
  const { ports, seller, refusalOfPosting } = await market();
  const pictureKeys = await holdPictures(ports, seller, 'leaf');
  for (let tried = 0; tried < 100; tried += 1) {
    await ports.adverts.add({
      id: `ad_${1_738_328_709_123 + tried}`,
      sellerId: seller.accountId,
      title: 'neem',
      description: 'neem',
      price: 1,
      district: 'Abim',
      ...leftOut,
      pictureKeys,
      herbs: [],
      postedAt: ports.clock.now(),
      endsAt: ports.clock.now(),
    });
  }
  expect(await refusalOfPosting({ pictureKeys })).toMatchObject({
    code: 'conflict',
    message: 'Failed to post ad. Please try again.',
  });
});

it('refuses a claim that something heals, and posts nothing', async () => {
  const { ports, seller } = await market();
  const form = advertForm({
    pictureKeys: await holdPictures(ports, seller, 'leaf'),
    description: 'Bitter leaves. This cures diabetes.',
  });
  const refusal = await refusalOf(postAdvert(ports, seller, { form, formKey }));
  expect(refusal).toMatchObject({
    code: 'invalid',
    message: texts.claims.changeOrReview,
    fields: { description: expect.stringMatching(/^“cures diabetes”: /) },
  });
  expect(Object.keys(refusal.fields)).toEqual(['description']);
  expect(await ports.adverts.newestIds(10)).toEqual([]);
  const denying = { ...form, description: 'Bitter leaves. This does not cure diabetes.' };
  expect(await postAdvert(ports, seller, { form: denying, formKey })).toMatchObject({ hidden: false });
});

it('shows an advert sent for review only to its seller, and notifies matching searches when it is restored', async () => {
  const { ports, seller, brian } = await market();
  await saveSearch(ports, brian, { q: 'mululuza', filter: everyAdvert });
  ports.clock.advance(1000);
  const form = advertForm({
    pictureKeys: await holdPictures(ports, seller, 'leaf'),
    description: 'This cures diabetes.',
  });
  const { advertId, hidden } = await postAdvert(ports, seller, { form, formKey, review: true });
  const toldBrian = async () => {
    await dispatchOutbox(ports);
    return (await ports.notifications.page({ accountId: brian.accountId, after: undefined, limit: 9 }))
      .length;
  };
  expect([hidden, await ports.adverts.newestIds(10), await toldBrian()]).toEqual([true, [], 0]);
  expect(await ports.profiles.byAccountId(seller.accountId)).toMatchObject({ advertCount: 0 });
  expect(await refusalOf(viewAdvert(ports, brian, advertId))).toMatchObject({ code: 'not-found' });
  expect(await viewAdvert(ports, seller, advertId)).toMatchObject({
    chip: keys.states.chips.hidden,
    hidden: {
      why: [keys.reports.held.claims, keys.claims.says({ phrases: '“cures diabetes”' })],
      review: 'asked',
    },
  });

  await makeModerator(ports, brian);
  const decision = { act: 'restore', reason: 'It has the approval.', version: '0' };
  await decideCase(ports, brian, { kind: 'advert', id: advertId }, decision);
  expect([(await ports.adverts.newestIds(10)).length, await toldBrian()]).toEqual([1, 1]);
  expect(await postAdvert(ports, seller, { form, formKey, review: true })).toMatchObject({ advertId });
});

it('posts an advert sent for review at once if it claims nothing', async () => {
  const { ports, seller } = await market();
  const form = advertForm({ pictureKeys: await holdPictures(ports, seller, 'leaf') });
  await postAdvert(ports, seller, { form, formKey, review: true });
  expect(await ports.adverts.newestIds(10)).toHaveLength(1);
});
